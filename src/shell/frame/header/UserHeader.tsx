import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import type { CurrentUser } from '../../../../generated/model/currentUser.ts';
import { t } from '../../../i18n/i18n.ts';
import { paths } from '../../../lib/paths.ts';
import { languageOf } from '../../../lib/text-language.ts';
import { AppLink } from '../../links/AppLink.tsx';
import { Header, LanguageSwitcher } from './Header.tsx';
import { Tabs } from './Tabs.tsx';
import { BUTTON_GUARD_MS, useClickGuard } from '../../../ui/use-click-guard.ts';
import styles from './UserHeader.module.css';
import { useSettings } from '../../issuer/use-settings.ts';

export interface UserHeaderProps {
  /** Undefined if the customer is unknown: the header then shows no name. */
  user: Partial<Pick<CurrentUser, 'customerName' | 'titleOfHonor'>> | undefined;
  /**
   * For a page opened by a mailed link: without account, logout and tabs (S2), but possibly with a
   * link to its e-storage page.
   */
  mailedLink?: { eStoragePath: string | undefined };
}

/** The customer's name with the honorific; the name may be blank or unset (S3). */
function displayedNameOf(user: UserHeaderProps['user']) {
  const name = user?.customerName?.trim();
  if (!name) return undefined;
  const honorific = user?.titleOfHonor?.trim();
  return {
    name,
    honorific,
    fullName: t('frame.customer', { name, honorific: honorific ?? '' }).trim(),
  };
}

function CustomerName({ user }: Pick<UserHeaderProps, 'user'>) {
  const displayedName = displayedNameOf(user);
  if (displayedName === undefined) return null;
  const { name, honorific, fullName } = displayedName;
  return (
    <span className={styles.customer} title={fullName} lang={languageOf(fullName)}>
      <span className={styles.customerName}>{name}</span>
      {honorific ? <span className={styles.honorific}> {honorific}</span> : null}
    </span>
  );
}

/** Electronic storage, account, logout (S2). */
function CustomerLinks({ mailedLink }: Pick<UserHeaderProps, 'mailedLink'>) {
  const settings = useSettings();
  const showsAccountLink = settings?.isDisplayAccountLink ?? false;
  const customerPath = settings?.isDisplayEStorageLink ? paths.eStorage() : undefined;
  const eStoragePath = mailedLink ? mailedLink.eStoragePath : customerPath;
  return (
    <nav className={styles.links} aria-label={t('frame.links.label')}>
      {eStoragePath === undefined ? null : (
        <AppLink className={styles.link} to={eStoragePath}>
          {t('frame.links.eStorage')}
        </AppLink>
      )}
      {mailedLink || !showsAccountLink ? null : (
        <AppLink className={styles.link} to={paths.accountSettings()}>
          {t('frame.links.account')}
        </AppLink>
      )}
      {mailedLink ? null : (
        <AppLink className={styles.link} to={paths.logout()}>
          {t('frame.links.logout')}
        </AppLink>
      )}
    </nav>
  );
}

/**
 * The header of a customer: name, tabs, links, language (S2). If the links do not fit in one row, a button opens
 * a menu with the links, the languages and the full name.
 */
export function UserHeader({ user, mailedLink }: UserHeaderProps) {
  const menuId = useId();
  const guardClick = useClickGuard(BUTTON_GUARD_MS);
  const menuRef = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // A link in the menu navigates inside the document, and the browser would keep the menu open.
  const lastKeyRef = useRef(key);
  useEffect(() => {
    if (lastKeyRef.current !== key) menuRef.current?.hidePopover?.();
    lastKeyRef.current = key;
  }, [key]);
  const hasLinks = mailedLink === undefined || mailedLink.eStoragePath !== undefined;
  const menu = (
    <div
      ref={menuRef}
      id={menuId}
      className={styles.menu}
      popover="auto"
      data-customer={displayedNameOf(user)?.fullName}
    >
      <CustomerLinks mailedLink={mailedLink} />
      <LanguageSwitcher />
    </div>
  );
  const aside = (
    <>
      <CustomerName user={user} />
      {hasLinks ? (
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget={menuId}
          onClick={guardClick(undefined)}
        >
          <span>{t('frame.menu')}</span>
        </button>
      ) : (
        <LanguageSwitcher />
      )}
      {hasLinks ? menu : null}
    </>
  );
  return <Header tabs={mailedLink ? undefined : <Tabs />} aside={aside} />;
}

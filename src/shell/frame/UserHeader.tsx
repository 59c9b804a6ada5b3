import { NavLink, useLocation } from 'react-router';
import type { CurrentUser } from '../../../generated/model/currentUser.ts';
import { t } from '../../i18n/i18n.ts';
import { isAt } from '../../lib/is-at.ts';
import { paths } from '../../lib/paths.ts';
import { LINK_GUARD_MS, useClickGuard } from '../../ui/use-click-guard.ts';
import { AppLink } from '../links/AppLink.tsx';
import { Header } from './Header.tsx';
import { prepareFor } from '../links/prepare.ts';
import styles from './UserHeader.module.css';
import { useSettings } from '../issuer/use-settings.ts';

export interface UserHeaderProps {
  /** Undefined if nobody could say who it is: the header then stands without a name. */
  user: Partial<Pick<CurrentUser, 'customerName' | 'titleOfHonor'>> | undefined;
  /**
   * The page was opened by a mailed link: no account, logout or tabs (S2), and an e-storage link of its
   * own, if there is one.
   */
  download?: { eStoragePath: string | undefined };
}

const tabs = [
  { name: 'top', to: paths.top() },
  { name: 'bills', to: paths.bills() },
  { name: 'user', to: paths.user() },
] as const;

function Tab({ name, to }: (typeof tabs)[number]) {
  const guard = useClickGuard(LINK_GUARD_MS);
  // On its own page, whose address may hold a search, it is no step for Back to return from.
  const isOwnPage = isAt(name, useLocation().pathname);
  return (
    <NavLink
      className={styles.tab}
      to={to}
      replace={isOwnPage}
      onClick={guard((event) => prepareFor(to, event))}
    >
      {t(`frame.tabs.${name}`)}
    </NavLink>
  );
}

/** The customer's name with the honorific; the name may be blank or unset (S3). */
function CustomerName({ user }: Pick<UserHeaderProps, 'user'>) {
  const name = user?.customerName?.trim();
  if (!name) return null;
  const honorific = user?.titleOfHonor?.trim();
  return (
    <span
      className={styles.customer}
      title={t('frame.customer', { name, honorific: honorific ?? '' }).trim()}
    >
      <span className={styles.customerName}>{name}</span>
      {honorific ? <span className={styles.honorific}> {honorific}</span> : null}
    </span>
  );
}

/** Electronic storage, account, logout (S2). */
function Links({ download }: { download: UserHeaderProps['download'] }) {
  const settings = useSettings();
  const showsAccount = settings?.isDisplayAccountLink ?? false;
  const ownPath = settings?.isDisplayEStorageLink ? paths.eStorage() : undefined;
  const eStoragePath = download ? download.eStoragePath : ownPath;
  if (download && eStoragePath === undefined) return null;
  return (
    <nav className={styles.links} aria-label={t('frame.links.label')}>
      {eStoragePath === undefined ? null : (
        <AppLink className={styles.link} to={eStoragePath}>
          {t('frame.links.eStorage')}
        </AppLink>
      )}
      {download || !showsAccount ? null : (
        <AppLink className={styles.link} to={paths.accountSettings()}>
          {t('frame.links.account')}
        </AppLink>
      )}
      {download ? null : (
        <AppLink className={styles.link} to={paths.logout()}>
          {t('frame.links.logout')}
        </AppLink>
      )}
    </nav>
  );
}

/** The header of a customer: name, links, tabs (S2). */
export function UserHeader({ user, download }: UserHeaderProps) {
  return (
    <Header aside={<CustomerName user={user} />}>
      <div className={styles.row}>
        {download ? null : (
          <nav className={styles.tabs} aria-label={t('frame.tabs.label')}>
            {tabs.map((tab) => (
              <Tab key={tab.name} {...tab} />
            ))}
          </nav>
        )}
        <Links download={download} />
      </div>
    </Header>
  );
}

import { NavLink } from 'react-router';
import type { CurrentUser } from '../../generated/model/currentUser.ts';
import { t } from '../i18n/i18n.ts';
import { paths } from '../lib/paths.ts';
import { LINK_GUARD_MS, useClickGuard } from '../ui/use-click-guard.ts';
import { AppLink } from './AppLink.tsx';
import { Header } from './Header.tsx';
import { prepareFor } from './navigation.ts';
import styles from './UserHeader.module.css';
import { useSettings } from './use-settings.ts';

const tabs = [
  { name: 'top', to: paths.top() },
  { name: 'bills', to: paths.bills() },
  { name: 'user', to: paths.user() },
] as const;

function Tab({ name, to }: (typeof tabs)[number]) {
  const guard = useClickGuard(LINK_GUARD_MS);
  return (
    <NavLink className={styles.tab} to={to} onClick={guard((event) => prepareFor(to, event))}>
      {t(`frame.tabs.${name}`)}
    </NavLink>
  );
}

/** The customer's name with the honorific; the name may be blank or unset (S3). */
function CustomerName({ user }: { user: CurrentUser | undefined }) {
  const name = user?.customerName?.trim();
  if (!name) return null;
  return (
    <span className={styles.customer} title={name}>
      {t('frame.customer', { name, honorific: user?.titleOfHonor ?? '' }).trim()}
    </span>
  );
}

export interface UserHeaderProps {
  /** Undefined if user/me failed: the header then stands without a name. */
  user: CurrentUser | undefined;
  /** The page was opened by a mailed link: no account, logout or tabs (S2). */
  downloadToken?: string;
}

/** The header of a customer: name, links, tabs (S2). */
export function UserHeader({ user, downloadToken }: UserHeaderProps) {
  const showsAccount = useSettings()?.isDisplayAccountLink ?? false;
  const isDownload = downloadToken !== undefined;
  return (
    <Header aside={<CustomerName user={user} />}>
      <div className={styles.row}>
        {isDownload ? null : (
          <nav className={styles.tabs} aria-label={t('frame.tabs.label')}>
            {tabs.map((tab) => (
              <Tab key={tab.name} {...tab} />
            ))}
          </nav>
        )}
        <nav className={styles.links} aria-label={t('frame.links.label')}>
          <AppLink
            className={styles.link}
            to={isDownload ? paths.downloadEStorage(downloadToken) : paths.eStorage()}
          >
            {t('frame.links.eStorage')}
          </AppLink>
          {isDownload || !showsAccount ? null : (
            <AppLink className={styles.link} to={paths.accountSettings()}>
              {t('frame.links.account')}
            </AppLink>
          )}
          {isDownload ? null : (
            <AppLink className={styles.link} to={paths.logout()}>
              {t('frame.links.logout')}
            </AppLink>
          )}
        </nav>
      </div>
    </Header>
  );
}

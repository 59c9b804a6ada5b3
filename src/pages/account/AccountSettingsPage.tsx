import { t } from '../../i18n/i18n.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { AccountSections } from './AccountSections.tsx';
import styles from './Account.module.css';

/**
 * Password, mail addresses and the attachment of bills (S2 userConfig). `isDisplayAccountLink` decides
 * only about links to this page (S6); the page works by its address, like the settings' other pages.
 */
export function AccountSettingsPage() {
  return (
    <PageColumn width="medium">
      <PageTitle>{t('account.title')}</PageTitle>
      <p className={styles.lead}>{t('account.lead')}</p>
      <AccountSections />
    </PageColumn>
  );
}

import { t } from '../../i18n/i18n.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { useSettings, useSettingsFailure } from '../../shell/issuer/use-settings.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AccountSections } from './AccountSections.tsx';
import styles from './Account.module.css';

/** Password, mail addresses and the attachment of bills (S2 userConfig), where the issuer offers them (S6). */
export function AccountSettingsPage() {
  const settings = useSettings();
  const failure = useSettingsFailure();
  if (settings?.isDisplayAccountLink === false) {
    return (
      <PageColumn width="medium">
        <PageTitle>{t('account.title')}</PageTitle>
        <EmptyState icon="info" title={t('account.closed.title')}>
          {t('account.closed.text')}
        </EmptyState>
      </PageColumn>
    );
  }
  return (
    <PageColumn width="medium">
      <PageTitle>{t('account.title')}</PageTitle>
      <p className={styles.lead}>{t('account.lead')}</p>
      {/* Whether the issuer offers them is known first. Where that cannot be known, the server decides. */}
      {settings === undefined && failure == null ? (
        <Card>
          <Skeleton lines={16} />
        </Card>
      ) : (
        <AccountSections />
      )}
    </PageColumn>
  );
}

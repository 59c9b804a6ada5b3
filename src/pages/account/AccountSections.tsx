import { useGetAccountSettings } from '../../../generated/hooks/user/user.ts';
import type { AccountSettings } from '../../../generated/model/accountSettings.ts';
import { usablePolicy } from '../../forms/rules/usable-policy.ts';
import { t } from '../../i18n/i18n.ts';
import { formatDate } from '../../lib/dates.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { usePartFailure } from '../../shell/errors/use-part-failure.ts';
import { PasswordChangeForm } from '../../shell/password/PasswordChangeForm.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AttachmentSection } from './AttachmentSection.tsx';
import { MailAddressSection } from './MailAddressSection.tsx';
import { askAgain } from './save-or-find.ts';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './Account.module.css';

/** The three sections, each by itself: what one of them cannot read or save is no matter of the others. */
export function AccountSections() {
  const { data, error, isFetching, refetch } = useGetAccountSettings();
  const noPolicy = usePartFailure(data, ['loginId', 'passwordPolicy', 'passwordExpiresOn']);
  const noAddresses = usePartFailure(data, ['mailAddresses']);
  const noAttachment = usePartFailure(data, ['ledgerMailAttachment']);
  const retry = (): void => void refetch();
  if (data === undefined) {
    return (
      <>
        <ErrorNotice error={error} onRetry={retry} />
        {isFetching ? (
          <Card>
            <Skeleton lines={16} />
          </Card>
        ) : null}
      </>
    );
  }
  const parts: Partial<AccountSettings> = data;
  const { loginId, passwordPolicy, passwordExpiresOn, mailAddresses, ledgerMailAttachment } = parts;
  return (
    <>
      <SettingsSection title={t('password.change.title')}>
        <div>
          <p>{t('account.password.logout')}</p>
          {passwordExpiresOn ? (
            <p className={styles.note}>
              {t('account.password.expires', { date: formatDate(passwordExpiresOn) })}
            </p>
          ) : null}
        </div>
        <ErrorNotice error={noPolicy} onRetry={retry} />
        <PasswordChangeForm loginId={loginId} policy={usablePolicy(passwordPolicy)} />
      </SettingsSection>
      <SettingsSection title={t('account.mail.title')}>
        <ErrorNotice error={noAddresses} onRetry={retry} />
        {mailAddresses ? (
          <MailAddressSection
            given={mailAddresses}
            find={async () => (await askAgain(refetch))?.mailAddresses}
          />
        ) : null}
      </SettingsSection>
      <SettingsSection title={t('account.attachment.title')}>
        <ErrorNotice error={noAttachment} onRetry={retry} />
        {ledgerMailAttachment ? (
          <AttachmentSection
            given={ledgerMailAttachment}
            find={async () => (await askAgain(refetch))?.ledgerMailAttachment}
          />
        ) : null}
      </SettingsSection>
    </>
  );
}

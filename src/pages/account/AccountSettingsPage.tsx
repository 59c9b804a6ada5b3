import { useGetAccountSettings } from '../../../generated/hooks/user/user.ts';
import type { AccountSettings } from '../../../generated/model/accountSettings.ts';
import { usablePolicy } from '../../forms/rules/password-rules.ts';
import { t } from '../../i18n/i18n.ts';
import { formatDate } from '../../lib/dates.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useUnreadablePartError } from '../../shell/errors/use-unreadable-part-error.ts';
import { PasswordChangeForm } from '../../shell/password/PasswordChangeForm.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MailAddressSection } from './MailAddressSection.tsx';
import type { LedgerMailAttachmentSettings } from '../../../generated/model/ledgerMailAttachmentSettings.ts';
import type { LedgerMailAttachmentUpdate } from '../../../generated/model/ledgerMailAttachmentUpdate.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { AttachmentForm } from './AttachmentForm.tsx';
import { AttachmentLimit, SaveResultNotice } from './SettingsParts.tsx';
import { useId, type ReactNode } from 'react';
import { refetchData, useSettingsSection } from './use-settings-form.ts';
import styles from './Account.module.css';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';

interface SettingsCardProps {
  title: string;
  children: ReactNode;
}

/** A section of the settings, which is saved separately. */
function SettingsCard({ title, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

interface AttachmentSectionProps {
  initialSettings: LedgerMailAttachmentSettings;
  /** Fetches the setting again after a conflict. */
  refetch: () => Promise<LedgerMailAttachmentSettings | undefined>;
}

/** The switch that attaches bills to notification mails, for all types of bills (S2 userConfig). */
function AttachmentSection({ initialSettings, refetch }: AttachmentSectionProps) {
  const section = useSettingsSection<LedgerMailAttachmentSettings, LedgerMailAttachmentUpdate>(
    initialSettings,
  );
  const { settings, formKey, saveResult } = section;
  return (
    <>
      {settings.isEditable ? (
        <AttachmentForm key={formKey} section={section} refetch={refetch} />
      ) : (
        <>
          <SaveResultNotice saveResult={saveResult} isEdited={false} />
          <dl className={styles.readOnlyList}>
            <dt>{t('account.attachment.switch')}</dt>
            <dd>
              {settings.isLedgerMailAttached
                ? t('account.attachment.on')
                : t('account.attachment.off')}
            </dd>
            <dd className={styles.hint}>{t('account.attachment.fixed')}</dd>
          </dl>
          <AttachmentLimit bytes={settings.attachmentSizeLimit} />
        </>
      )}
      <p>
        <AppLink kind="standalone" to={paths.attachedMail()}>
          {t('account.attachment.toLines')}
        </AppLink>
      </p>
    </>
  );
}

/** The three sections of the settings. If one section cannot be read or saved, the others still work. */
export function AccountSections() {
  const { data, error, isFetching, refetch } = useGetAccountSettings();
  const passwordPartError = useUnreadablePartError(data, [
    'loginId',
    'passwordPolicy',
    'passwordExpiresOn',
  ]);
  const mailAddressPartError = useUnreadablePartError(data, ['mailAddresses']);
  const attachmentPartError = useUnreadablePartError(data, ['ledgerMailAttachment']);
  const retry = (): void => void refetch();
  if (data === undefined) {
    return (
      <>
        <ErrorNotice error={error} onRetry={retry} />
        {isFetching ? (
          <Card>
            <Skeleton lineCount={16} />
          </Card>
        ) : null}
      </>
    );
  }
  const settings: Partial<AccountSettings> = data;
  const { loginId, passwordPolicy, passwordExpiresOn, mailAddresses, ledgerMailAttachment } =
    settings;
  return (
    <>
      <SettingsCard title={t('password.change.title')}>
        <div>
          <p>{t('account.password.logout')}</p>
          {passwordExpiresOn ? (
            <p className={styles.note}>
              {t('account.password.expires', { date: formatDate(passwordExpiresOn) })}
            </p>
          ) : null}
        </div>
        <ErrorNotice error={passwordPartError} onRetry={retry} />
        <PasswordChangeForm loginId={loginId} policy={usablePolicy(passwordPolicy)} />
      </SettingsCard>
      <SettingsCard title={t('account.mail.title')}>
        <ErrorNotice error={mailAddressPartError} onRetry={retry} />
        {mailAddresses ? (
          <MailAddressSection
            initialSettings={mailAddresses}
            refetch={async () => (await refetchData(refetch))?.mailAddresses}
          />
        ) : null}
      </SettingsCard>
      <SettingsCard title={t('account.attachment.title')}>
        <ErrorNotice error={attachmentPartError} onRetry={retry} />
        {ledgerMailAttachment ? (
          <AttachmentSection
            initialSettings={ledgerMailAttachment}
            refetch={async () => (await refetchData(refetch))?.ledgerMailAttachment}
          />
        ) : null}
      </SettingsCard>
    </>
  );
}

/**
 * Password, mail addresses and the attachment of bills (S2 userConfig). `isDisplayAccountLink` hides only the
 * links to this page (S6): the page itself is still available at its address.
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

import { useGetAttachedMailSettings } from '../../../generated/hooks/user/user.ts';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import { rowsOf } from '../../api/unreadable.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { LineSetting } from './attached-lines.ts';
import { AttachedLinesForm } from './AttachedLinesForm.tsx';
import { AttachmentLimit, SaveResultNotice, AccountSettingsLink } from './SettingsParts.tsx';
import { refetchData, useSettingsSection } from './use-settings-form.ts';
import styles from './Account.module.css';

/** The attachment of bills to mails: formats and addresses for each type of bill (S2 bapMlAttachedMaster). */
export function AttachedMailPage() {
  const { data, error, isFetching, refetch } = useGetAttachedMailSettings();
  return (
    <PageColumn width="wide">
      <PageTitle>{t('account.lines.title')}</PageTitle>
      <p className={styles.attachedLead}>{t('account.lines.lead')}</p>
      {data === undefined ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && isFetching ? (
        <Card>
          <Skeleton lineCount={20} />
        </Card>
      ) : null}
      {data === undefined ? null : (
        <AttachedLinesSection initialSettings={data} refetch={() => refetchData(refetch)} />
      )}
      <AccountSettingsLink />
    </PageColumn>
  );
}

interface AttachedLinesSectionProps {
  initialSettings: AttachedMailSettings;
  refetch: () => Promise<AttachedMailSettings | undefined>;
}

function AttachedLinesSection({ initialSettings, refetch }: AttachedLinesSectionProps) {
  const section = useSettingsSection<AttachedMailSettings, readonly LineSetting[]>(initialSettings);
  const { settings, formKey, saveResult } = section;
  if (rowsOf(settings, 'items').length === 0)
    return (
      <>
        <SaveResultNotice saveResult={saveResult} isEdited={false} />
        <EmptyState title={t('account.lines.empty')} />
      </>
    );
  return (
    <>
      {settings.isLedgerMailAttached ? null : (
        <Alert tone="warning" title={t('account.lines.off')}>
          <p>{t('account.lines.offNext')}</p>
        </Alert>
      )}
      {settings.selectableMailAddresses.length > 0 ? null : (
        <Alert tone="warning" title={t('account.lines.noAddress')} />
      )}
      <div>
        <AttachmentLimit bytes={settings.attachmentSizeLimit} />
        <p className={styles.secondaryText}>
          {t('account.lines.receiversNote')}{' '}
          <AppLink to={paths.mailEdit()}>{t('account.lines.toAddresses')}</AppLink>
        </p>
      </div>
      <AttachedLinesForm key={formKey} section={section} refetch={refetch} />
    </>
  );
}

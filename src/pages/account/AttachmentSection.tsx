import type { LedgerMailAttachmentSettings } from '../../../generated/model/ledgerMailAttachmentSettings.ts';
import type { LedgerMailAttachmentUpdate } from '../../../generated/model/ledgerMailAttachmentUpdate.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { AttachmentForm } from './AttachmentForm.tsx';
import { AttachmentLimit } from './AttachmentLimit.tsx';
import { SettingsNews } from './SettingsNews.tsx';
import { useSection } from './use-section.ts';
import styles from './Account.module.css';

export interface AttachmentSectionProps {
  given: LedgerMailAttachmentSettings;
  /** Asks for the setting again. */
  find: () => Promise<LedgerMailAttachmentSettings | undefined>;
}

/** Whether bills come attached to the notification mail (S2 userConfig): one switch for all types of bills. */
export function AttachmentSection({ given, find }: AttachmentSectionProps) {
  const section = useSection<LedgerMailAttachmentSettings, LedgerMailAttachmentUpdate>(given);
  const { now, round, news } = section;
  return (
    <>
      {now.isEditable ? (
        <AttachmentForm key={round} section={section} find={find} />
      ) : (
        <>
          <SettingsNews news={news} isEdited={false} />
          <dl className={styles.shown}>
            <dt>{t('account.attachment.switch')}</dt>
            <dd>
              {now.isLedgerMailAttached ? t('account.attachment.on') : t('account.attachment.off')}
            </dd>
            <dd className={styles.hint}>{t('account.attachment.fixed')}</dd>
          </dl>
          <AttachmentLimit bytes={now.attachmentSizeLimit} />
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

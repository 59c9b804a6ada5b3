import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { EntrySummary, type EntrySummaryProps } from '../../shell/flows/EntrySummary.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { SaveResult } from './use-settings-form.ts';
import styles from './Account.module.css';
import { Actions } from '../../ui/Actions.tsx';
import { formatSize } from '../../lib/files.ts';
import { paths } from '../../lib/paths.ts';
import { useSettings } from '../../shell/issuer/use-settings.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';

export interface SaveResultNoticeProps {
  saveResult: SaveResult<unknown> | undefined;
  /** Whether the form was edited after the last press: then a success message no longer applies. */
  isEdited: boolean;
  /** Text below the success message. */
  savedNote?: ReactNode;
  /** The settings that another user has saved; undefined if the page shows them elsewhere. */
  rows?: EntrySummaryProps['rows'];
  /** Discards the entries and shows the saved settings; undefined if nothing can be saved. */
  onDiscard?: (() => void) | undefined;
}

/**
 * The result of the last press of a button in a section. The notice takes the focus, because a new form has
 * replaced the button.
 */
export function SaveResultNotice({
  saveResult,
  isEdited,
  savedNote,
  rows,
  onDiscard,
}: SaveResultNoticeProps) {
  const noticeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saveResult !== undefined) noticeRef.current?.focus();
  }, [saveResult]);
  const hasNewerEntries = saveResult?.kind === 'saved' && saveResult.newerEntries !== undefined;
  const isOutdated = saveResult?.kind !== 'concurrentChange' && !hasNewerEntries && isEdited;
  if (saveResult === undefined || isOutdated) return null;
  return (
    <div ref={noticeRef} tabIndex={-1} className={styles.notice}>
      {saveResult.kind === 'saved' ? (
        <Alert tone="success" title={t('account.saved')}>
          {savedNote}
          {hasNewerEntries ? <p>{t('account.savedEarlier')}</p> : null}
        </Alert>
      ) : null}
      {saveResult.kind === 'cancelled' ? (
        <Alert tone="info" title={t('account.cancelled')} />
      ) : null}
      {saveResult.kind === 'concurrentChange' ? (
        <Alert
          tone="warning"
          title={
            saveResult.changedBy === 'issuer'
              ? t('account.changed.byIssuer')
              : t('account.changed.byOthers')
          }
          actions={
            onDiscard === undefined ? undefined : (
              <Button size="small" onClick={onDiscard}>
                {t('account.changed.take')}
              </Button>
            )
          }
        >
          {rows === undefined || rows.length === 0 ? null : (
            <>
              <p>{t('account.changed.now')}</p>
              <EntrySummary rows={rows} />
            </>
          )}
          {onDiscard === undefined ? null : <p>{t('account.changed.overwrite')}</p>}
        </Alert>
      ) : null}
    </div>
  );
}

export interface SettingsActionsProps {
  /** The text of the save button, different for each section of a page. */
  saveText: string;
  isSending: boolean;
  onCancel: () => void;
}

/**
 * The buttons that save the entries, and that return to the saved settings (S5: an edit without a change is
 * cancelled).
 */
export function SettingsActions({ saveText, isSending, onCancel }: SettingsActionsProps) {
  return (
    <Actions>
      <Button type="submit" variant="primary" busy={isSending}>
        {saveText}
      </Button>
      <Button onClick={onCancel} aria-disabled={isSending || undefined}>
        {t('account.cancel')}
      </Button>
    </Actions>
  );
}

/** The size limit of the attachments of one mail. */
export const AttachmentLimit = ({ bytes }: { bytes: number }) => (
  <p className={styles.note}>{t('account.attachment.limit', { size: formatSize(bytes) })}</p>
);

/** A link to the other settings, if the issuer offers them (S6). */
export function AccountSettingsLink() {
  if (!useSettings()?.isDisplayAccountLink) return null;
  return (
    <p>
      <AppLink kind="standalone" to={paths.accountSettings()}>
        {t('account.toSettings')}
      </AppLink>
    </p>
  );
}

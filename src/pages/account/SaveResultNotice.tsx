import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { EntrySummary, type EntrySummaryProps } from '../../shell/flows/EntrySummary.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { SaveResult } from './use-settings-form.ts';
import styles from './Account.module.css';

export interface SaveResultNoticeProps {
  saveResult: SaveResult<unknown> | undefined;
  /** The form was edited since, so an older success message no longer applies. */
  isEdited: boolean;
  /** Text below the success message. */
  savedNext?: ReactNode;
  /** The settings that another user saved, unless the page shows them anyway. */
  rows?: EntrySummaryProps['rows'];
  /** Discards the entries and shows the saved settings; undefined if nothing can be saved. */
  onDiscard?: (() => void) | undefined;
}

/** The result of the last press in a section. It takes the focus, because a new form replaced the pressed button. */
export function SaveResultNotice({
  saveResult,
  isEdited,
  savedNext,
  rows,
  onDiscard,
}: SaveResultNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saveResult !== undefined) place.current?.focus();
  }, [saveResult]);
  const isOutdated = saveResult?.kind !== 'changedMeanwhile' && isEdited;
  if (saveResult === undefined || isOutdated) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.news}>
      {saveResult.kind === 'saved' ? (
        <Alert tone="success" title={t('account.saved')}>
          {savedNext}
        </Alert>
      ) : null}
      {saveResult.kind === 'cancelled' ? (
        <Alert tone="info" title={t('account.cancelled')} />
      ) : null}
      {saveResult.kind === 'changedMeanwhile' ? (
        <Alert
          tone="warning"
          title={
            saveResult.by === 'issuer'
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

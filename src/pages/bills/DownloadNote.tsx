import { t } from '../../i18n/i18n.ts';
import { formatSize } from '../../lib/files.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import type { DownloadRequest, DownloadState } from './downloads-store.ts';
import styles from './DownloadNote.module.css';

export interface DownloadNoteProps {
  state: DownloadState;
  onCancel: () => void;
  onRetry: (request: DownloadRequest) => void;
  onDismiss: () => void;
  /** Leads to the search form, where narrowing the search would help. */
  onNarrow?: () => void;
  /** Takes the selection back, where that would help. */
  onUnselect?: (() => void) | undefined;
}

/** How a download is getting on, or why it failed and what can be done. */
export function DownloadNote({
  state,
  onCancel,
  onRetry,
  onDismiss,
  onNarrow,
  onUnselect,
}: DownloadNoteProps) {
  if (state.phase === 'failed') {
    const { error, request } = state;
    return (
      <ErrorNotice
        error={error}
        isKept
        onRetry={() => onRetry(request)}
        onDismiss={onDismiss}
        onNarrow={onNarrow}
        onUnselect={onUnselect}
      />
    );
  }
  const { received, total } = state;
  return (
    <div className={styles.note}>
      <progress
        className={styles.bar}
        max={total}
        value={total === undefined ? undefined : received}
      />
      <p className={styles.text} role="status">
        {progressText(received, total)}
      </p>
      <Button size="small" variant="quiet" onClick={onCancel}>
        {t('bills.progress.cancel')}
      </Button>
    </div>
  );
}

function progressText(received: number, total: number | undefined): string {
  if (received === 0) return t('bills.progress.preparing');
  if (total === undefined) return t('bills.progress.received', { received: formatSize(received) });
  return t('bills.progress.receivedOf', {
    received: formatSize(received),
    total: formatSize(total),
  });
}

import { t } from '../../i18n/i18n.ts';
import { formatCount } from '../../lib/prices.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { DownloadNote } from './DownloadNote.tsx';
import type { DownloadRequest, DownloadState } from './use-downloads.ts';
import styles from './BatchBar.module.css';

export interface BatchBarProps {
  selectedCount: number;
  state: DownloadState | undefined;
  onDownload: () => void;
  onClear: () => void;
  onCancel: () => void;
  onRetry: (request: DownloadRequest) => void;
  onDismiss: () => void;
  onNarrow: () => void;
}

/** What can be done with the selected bills. Stays in sight at the lower edge while there are any. */
export function BatchBar({
  selectedCount,
  state,
  onDownload,
  onClear,
  onCancel,
  onRetry,
  onDismiss,
  onNarrow,
}: BatchBarProps) {
  return (
    <section className={styles.bar} aria-label={t('bills.batch.region')}>
      {selectedCount === 0 ? null : (
        <div className={styles.line}>
          <p className={styles.count} role="status">
            {t('bills.batch.selected', { count: formatCount(selectedCount) })}
          </p>
          <Button variant="quiet" size="small" onClick={onClear}>
            {t('bills.batch.clear')}
          </Button>
          <Button
            variant="primary"
            size="small"
            icon={<Icon name="download" />}
            busy={state?.phase === 'running'}
            onClick={onDownload}
          >
            {t('bills.batch.download')}
          </Button>
        </div>
      )}
      {state === undefined || (state.phase === 'running' && !state.isSlow) ? null : (
        <DownloadNote
          state={state}
          onCancel={onCancel}
          onRetry={onRetry}
          onDismiss={onDismiss}
          onNarrow={onNarrow}
        />
      )}
    </section>
  );
}

import { useId } from 'react';
import { downloadBillsZipParamsBillIdMax as BILLS_AT_MOST } from '../../../../generated/zod/schemas/downloadBillsZipParams.zod.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatCount } from '../../../lib/prices.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { DownloadNote } from '../DownloadNote.tsx';
import type { DownloadRequest, DownloadState } from '../downloads-store.ts';
import styles from './BatchBar.module.css';

export interface BatchBarProps {
  /** Files of a batch of each selected bill, by the bill's id. */
  selected: ReadonlyMap<string, number>;
  /** Files that one batch may hold; undefined until the API has said so. */
  fileLimit: number | undefined;
  state: DownloadState | undefined;
  onDownload: () => void;
  onClear: () => void;
  onCancel: () => void;
  onRetry: (request: DownloadRequest) => void;
  onDismiss: () => void;
}

/** What can be done with the selected bills. Stays in sight at the lower edge while there are any. */
export function BatchBar({
  selected,
  fileLimit,
  state,
  onDownload,
  onClear,
  onCancel,
  onRetry,
  onDismiss,
}: BatchBarProps) {
  const limitId = useId();
  const overLimit = overLimitText(selected, fileLimit);
  const clear = (): void => {
    onClear();
    if (state?.phase === 'failed') onDismiss();
  };
  return (
    <section className={styles.bar} aria-label={t('bills.batch.region')}>
      {selected.size === 0 ? null : (
        <div className={styles.line}>
          <p className={styles.count} role="status">
            {t('bills.batch.selected', { count: formatCount(selected.size) })}
            {overLimit === undefined ? null : (
              <span className={styles.limit} id={limitId}>
                {overLimit}
              </span>
            )}
          </p>
          <Button variant="quiet" size="small" onClick={clear}>
            {t('bills.batch.clear')}
          </Button>
          <Button
            variant="primary"
            size="small"
            icon={<Icon name="download" />}
            busy={state?.phase === 'running'}
            disabled={overLimit !== undefined}
            aria-describedby={overLimit === undefined ? undefined : limitId}
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
          onUnselect={selected.size === 0 ? undefined : clear}
        />
      )}
    </section>
  );
}

/**
 * Why the selection cannot be had in one file; undefined if it can, as far as is known here. What would break
 * the contract is not sent, and what the server would refuse (400-1-05-02) need not be.
 */
function overLimitText(
  selected: ReadonlyMap<string, number>,
  fileLimit: number | undefined,
): string | undefined {
  const files = [...selected.values()].reduce((sum, count) => sum + count, 0);
  if (fileLimit !== undefined && files > fileLimit)
    return t('bills.batch.selectedFileLimit', {
      count: formatCount(files),
      limit: formatCount(fileLimit),
    });
  if (selected.size > BILLS_AT_MOST)
    return t('bills.batch.selectedLimit', { count: formatCount(BILLS_AT_MOST) });
  return undefined;
}

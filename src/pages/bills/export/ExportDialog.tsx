import { useEffect, useEffectEvent, useState } from 'react';
import type { SearchBillsParams } from '../../../../generated/model/searchBillsParams.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatCount } from '../../../lib/prices.ts';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import { handleError } from '../../../shell/errors/handle-error.ts';
import { fetchAllBills, type AllBills } from '../../../shell/downloads/fetch-all-bills.ts';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import styles from './Export.module.css';

export interface ExportDialogProps {
  title: string;
  /** The conditions and the order of the search. */
  conditions: SearchBillsParams;
  /** Called with all bills of the result. */
  onFetched: (allBills: AllBills) => void;
  /** The message after the export; undefined before the export. */
  doneMessage: string | undefined;
  onClose: () => void;
}

type Phase =
  | { name: 'fetching'; fetchedCount: number; total: number | undefined }
  | { name: 'failed'; error: unknown }
  | { name: 'fetched'; unreadableCount: number };

/**
 * The dialog that fetches all pages of the result, one after another, and shows the progress. Closing the dialog
 * stops the export.
 */
export function ExportDialog({
  title,
  conditions,
  onFetched,
  doneMessage,
  onClose,
}: ExportDialogProps) {
  const [phase, setPhase] = useState<Phase>({
    name: 'fetching',
    fetchedCount: 0,
    total: undefined,
  });
  // One controller per attempt. Closing the dialog aborts the attempt.
  const [controller, setController] = useState(() => new AbortController());
  const fetchBills = useEffectEvent((signal: AbortSignal) =>
    fetchAllBills(conditions, {
      signal,
      onPage: (fetchedCount, total) => setPhase({ name: 'fetching', fetchedCount, total }),
    }),
  );
  const notifyFetched = useEffectEvent(onFetched);
  const showFailure = useEffectEvent((error: unknown): void => {
    // Errors such as the end of the session appear elsewhere (S8), without this dialog.
    if (handleError(error)) onClose();
    else setPhase({ name: 'failed', error });
  });
  useEffect(() => {
    const { signal } = controller;
    fetchBills(signal).then(
      (allBills) => {
        if (signal.aborted) return;
        setPhase({ name: 'fetched', unreadableCount: allBills.unreadableCount });
        notifyFetched(allBills);
      },
      (error: unknown) => {
        if (!signal.aborted) showFailure(error);
      },
    );
    return () => controller.abort();
  }, [controller]);
  const retry = (): void => {
    setPhase({ name: 'fetching', fetchedCount: 0, total: undefined });
    setController(new AbortController());
  };
  return (
    <ModalDialog
      title={title}
      closeText={phase.name === 'fetching' ? t('bill-export.stop') : undefined}
      onClose={onClose}
    >
      <div tabIndex={-1} className={styles.contents}>
        {phase.name === 'fetching' ? <Progress {...phase} /> : null}
        {phase.name === 'failed' ? <ErrorNotice error={phase.error} onRetry={retry} /> : null}
        {phase.name === 'fetched' ? (
          <div role="status">
            <p>{doneMessage}</p>
            {phase.unreadableCount === 0 ? null : (
              <p>{t('bill-export.unreadable', { count: phase.unreadableCount })}</p>
            )}
          </div>
        ) : null}
      </div>
    </ModalDialog>
  );
}

function Progress({ fetchedCount, total }: { fetchedCount: number; total: number | undefined }) {
  return (
    <div className={styles.progress}>
      <p role="status">{t('bill-export.walking')}</p>
      <progress
        className={styles.progressBar}
        aria-label={t('bill-export.walking')}
        max={total}
        value={total === undefined ? undefined : fetchedCount}
      />
      {/* Hidden from screen readers: each announcement would interrupt the previous one. */}
      <p className={styles.counts} aria-hidden="true">
        {total === undefined
          ? '\u00a0'
          : t('bill-export.seen', { seen: formatCount(fetchedCount), total: formatCount(total) })}
      </p>
    </div>
  );
}

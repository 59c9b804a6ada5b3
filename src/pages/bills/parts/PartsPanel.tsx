import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { indexFile, indexFileName } from '../../../lib/archive-index.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { readArchiveOptions } from '../../../shell/downloads/archive/archive-options.ts';
import { readDownloadRecord } from '../../../shell/downloads/download-record.ts';
import { createPartsIndex } from './parts-index.ts';
import { formatCount } from '../../../lib/prices.ts';
import { useStore } from '../../../lib/store.ts';
import { downloadButtonId } from '../../../shell/downloads/download-store.ts';
import type { LargeBatch } from '../../../shell/downloads/large-batch.ts';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFocusReturn } from '../../../ui/focus.ts';
import { PartList, BillNames, formatRange } from './PartList.tsx';
import { fileCountOf, nextPartIndexOf, type Plan } from './plan.ts';
import { billPartsDownload, type PartsState } from './run-parts.ts';
import type { DownloadProgress } from '../../../api/downloads.ts';
import { formatSize } from '../../../lib/files.ts';
import { canSaveToFolder, chooseFolder } from '../../../lib/folder.ts';
import { Alert } from '../../../ui/Alert.tsx';
import styles from './PartsPanel.module.css';

/** Batches whose panel has received the focus. A return to the page does not move the focus again. */
const focusedBatches = new WeakSet<LargeBatch>();

/** The buttons of a state of the download. If the focused button is removed, the heading gets the focus. */
function Actions({ headingId, children }: { headingId: string; children: ReactNode }) {
  const actionsRef = useFocusReturn<HTMLDivElement>(headingId);
  return (
    <div ref={actionsRef} className={styles.actions}>
      {children}
    </div>
  );
}

/** The button that saves the remaining parts into a folder. It is removed when the download starts. */
function FolderButton({ headingId }: { headingId: string }) {
  const buttonRef = useFocusReturn<HTMLButtonElement>(headingId);
  return (
    <Button ref={buttonRef} size="small" onClick={() => void startInFolder()}>
      {t('parts.toFolder')}
    </Button>
  );
}

/** The button that saves one index for all parts, for a customer who wants archives with an index. */
function IndexButton({ plan }: { plan: Plan }) {
  if (!readArchiveOptions().hasIndex || plan.parts.every(({ file }) => file === undefined))
    return null;
  const saveIndex = (): void => {
    const language = currentLanguage();
    const rows = createPartsIndex(plan, readDownloadRecord().files, language);
    saveFile(indexFile(rows, language), indexFileName(new Date().toISOString(), language));
  };
  return (
    <Button size="small" onClick={saveIndex}>
      {t('parts.index')}
    </Button>
  );
}

interface EndedContentsProps {
  plan: Plan;
  headingId: string;
  onClose: () => void;
}

/** The result after the last part: saved bills, and bills that could not be downloaded. */
function PartsResult({ plan, headingId, onClose }: EndedContentsProps) {
  const { unavailable: unavailableBills, parts, unreadable: unreadableCount } = plan;
  const savedParts = parts.filter(({ state }) => state === 'saved');
  const bills = savedParts.flatMap((part) => part.bills);
  return (
    <>
      <p role="status">
        {t('parts.done', {
          bills: formatCount(bills.length),
          files: formatCount(fileCountOf(bills)),
          parts: formatCount(savedParts.length),
        })}
      </p>
      {unavailableBills.length === 0 ? null : (
        <Alert
          tone="warning"
          title={t('parts.gone', { count: formatCount(unavailableBills.length) })}
        >
          <BillNames bills={unavailableBills} />
        </Alert>
      )}
      {unreadableCount === 0 ? null : (
        <Alert
          tone="warning"
          title={t('parts.unreadable', { count: formatCount(unreadableCount) })}
        />
      )}
      <Actions headingId={headingId}>
        <IndexButton plan={plan} />
        <Button size="small" onClick={onClose}>
          {t('common.close')}
        </Button>
      </Actions>
      <PartList plan={plan} />
    </>
  );
}

interface PartsProgressProps {
  plan: Plan;
  /** The progress of the running part. */
  progress: DownloadProgress | undefined;
}

/** The progress of all parts, and the running part. */
function PartsProgress({ plan, progress }: PartsProgressProps) {
  const partIndex = nextPartIndexOf(plan);
  const part = plan.parts[partIndex];
  if (part === undefined) return null;
  const textValues = {
    number: formatCount(partIndex + 1),
    total: formatCount(plan.parts.length),
    range: formatRange(part),
  };
  const receivedShare = progress?.totalBytes ? progress.receivedBytes / progress.totalBytes : 0;
  return (
    <div className={styles.progress}>
      <p role="status">{t('parts.running', textValues)}</p>
      <progress
        className={styles.progressBar}
        aria-label={t('downloads.progress')}
        max={plan.parts.length}
        value={partIndex + Math.min(1, receivedShare)}
      />
      {/* Hidden from screen readers: each announcement would interrupt the previous one. */}
      <p className={styles.counts} aria-hidden="true">
        {progress === undefined || progress.receivedBytes === 0
          ? t('downloads.preparing')
          : t('downloads.received', { received: formatSize(progress.receivedBytes) })}
      </p>
    </div>
  );
}

export interface PartsPanelProps {
  /** The batch that the customer has just requested; undefined for the stored plan of this tab. */
  batch: LargeBatch | undefined;
  onPartSaved: (billIds: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** A download in parts: contents, progress and actions. */
export function PartsPanel({ batch, onPartSaved, onClose }: PartsPanelProps) {
  const state = useStore(billPartsDownload.state);
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [refusedBatch, setRefusedBatch] = useState<LargeBatch>();
  const panelRef = useFocusReturn<HTMLDivElement>(
    downloadButtonId({ position: 'all', key: 'zip' }),
  );
  useEffect(() => billPartsDownload.addListener(onPartSaved), [onPartSaved]);
  useEffect(() => {
    billPartsDownload.restore();
    if (batch !== undefined) {
      void billPartsDownload.planBatch(batch).then((isAccepted) => {
        if (!isAccepted) setRefusedBatch(batch);
      });
      // After a return to the page, the focus belongs to the row that the customer had pressed.
      if (!focusedBatches.has(batch)) headingRef.current?.focus();
      focusedBatches.add(batch);
    } else if (billPartsDownload.state.get() === undefined) onClose();
  }, [batch, onClose]);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <div ref={panelRef} className={styles.panel}>
        <h2 id={headingId} ref={headingRef} tabIndex={-1} className={styles.title}>
          {t('parts.title')}
        </h2>
        {batch !== undefined && batch === refusedBatch ? (
          <Alert tone="warning" title={t('parts.otherUnfinished')} />
        ) : null}
        <PanelContents
          state={state}
          headingId={headingId}
          onClose={() => {
            billPartsDownload.discard();
            onClose();
          }}
        />
      </div>
    </Card>
  );
}

interface PanelContentsProps {
  /** Undefined until the search starts. */
  state: PartsState | undefined;
  /** The id of the heading, which gets the focus when a focused button is removed. */
  headingId: string;
  onClose: () => void;
}

function PanelContents({ state, headingId, onClose }: PanelContentsProps) {
  if (state === undefined || state.phase === 'planning') {
    const { fetchedCount, total } = state ?? { fetchedCount: 0, total: undefined };
    return (
      <>
        <p role="status">{t('parts.planning')}</p>
        <p className={styles.counts} aria-hidden="true">
          {total === undefined
            ? '\u00a0'
            : t('parts.seen', { seen: formatCount(fetchedCount), total: formatCount(total) })}
        </p>
        <Actions headingId={headingId}>
          <Button size="small" variant="quiet" onClick={onClose}>
            {t('parts.giveUp')}
          </Button>
        </Actions>
      </>
    );
  }
  if (state.phase === 'searchFailed') {
    return (
      <ErrorNotice
        error={state.error}
        showsAnyError
        onRetry={() => void billPartsDownload.start()}
        onDismiss={onClose}
      />
    );
  }
  const { plan } = state;
  if (plan.parts.length === 0) return <NoParts {...{ plan, headingId, onClose }} />;
  if (nextPartIndexOf(plan) < 0) return <PartsResult {...{ plan, headingId, onClose }} />;
  return (
    <>
      {state.phase === 'running' ? (
        <PartsProgress plan={plan} progress={state.progress} />
      ) : (
        <p role="status">{plan.isBegun ? formatStopMessage(plan) : formatOverview(plan)}</p>
      )}
      {state.phase === 'failed' ? (
        // No retry button: the button below continues with the failed part.
        <ErrorNotice error={state.error} showsAnyError />
      ) : null}
      {plan.isBegun ? null : <p className={styles.hint}>{t('parts.browserAsks')}</p>}
      {state.isStored ? null : <p className={styles.hint}>{t('parts.notKept')}</p>}
      <Actions headingId={headingId}>
        {state.phase === 'running' ? (
          <Button size="small" onClick={billPartsDownload.stop}>
            {t('parts.stop')}
          </Button>
        ) : (
          <>
            <Button size="small" variant="primary" onClick={() => void billPartsDownload.start()}>
              {plan.isBegun ? t('parts.goOn') : t('parts.start')}
            </Button>
            {canSaveToFolder() ? <FolderButton headingId={headingId} /> : null}
            <IndexButton plan={plan} />
            <Button size="small" variant="quiet" onClick={onClose}>
              {t('parts.giveUp')}
            </Button>
          </>
        )}
      </Actions>
      <PartList plan={plan} isRunning={state.phase === 'running'} />
    </>
  );
}

/** Saves the remaining parts into a folder. Does nothing if the customer cancels the choice of the folder. */
async function startInFolder(): Promise<void> {
  const folder = await chooseFolder();
  if (folder !== undefined) await billPartsDownload.start(folder);
}

function NoParts({ plan, headingId, onClose }: EndedContentsProps) {
  return (
    <>
      <p role="status">{t('parts.nothing')}</p>
      {plan.unreadable === 0 ? null : <p>{t('parts.unreadable', { count: plan.unreadable })}</p>}
      <Actions headingId={headingId}>
        <Button size="small" onClick={onClose}>
          {t('common.close')}
        </Button>
      </Actions>
    </>
  );
}

function formatOverview({ parts }: Plan): string {
  const bills = parts.flatMap((part) => part.bills);
  return t('parts.overview', {
    bills: formatCount(bills.length),
    files: formatCount(fileCountOf(bills)),
    parts: formatCount(parts.length),
  });
}

const formatStopMessage = (plan: Plan): string =>
  t('parts.stopped', {
    total: formatCount(plan.parts.length),
    left: formatCount(plan.parts.filter(({ state }) => state === 'waiting').length),
  });

import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { Bill } from '../../../../generated/model/bill.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatCount } from '../../../lib/prices.ts';
import { languageOf } from '../../../lib/text-language.ts';
import { DownloadNote } from '../../../shell/downloads/DownloadNote.tsx';
import type { DownloadState, DownloadStates } from '../../../shell/downloads/download-store.ts';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { billDownloads } from '../bill-downloads.ts';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { isPreviewable } from '../bill-files.ts';
import { asPdf, createPreviewRequest } from './use-preview.ts';
import styles from './PreviewDialog.module.css';

/** The position of a bill's preview in the download store. The preview of another bill does not wait for it. */
const previewPositionOf = (billId: string): string => `preview-${billId}`;

export interface PreviewDialogProps {
  billId: string;
  /** The bills on the page of the list. */
  bills: readonly Bill[];
  downloads: DownloadStates;
  onMove: (billId: string) => void;
  onDownload: (billId: string) => void;
  onClose: () => void;
}

/** Whether a download that was running has ended with an error of the message area (S8). The dialog would cover it. */
const isErrorElsewhere = (state: DownloadState | undefined): boolean =>
  state === undefined || state.phase === 'unavailable';

/** The PDF of a bill in the viewer of the browser, with buttons for the previous and the next bill. */
export function PreviewDialog({
  billId,
  bills,
  downloads,
  onMove,
  onDownload,
  onClose,
}: PreviewDialogProps) {
  const pdfAddress = usePdfAddress(billId, onClose);
  const pdfState = usePdfDownload(billId, downloads[billId], onClose);
  const [downloadedBillId, setDownloadedBillId] = useState<string>();
  const previewableBills = bills.filter((bill) => isPreviewable(bill) || bill.billId === billId);
  const index = previewableBills.findIndex((bill) => bill.billId === billId);
  const bill = previewableBills[index];
  const downloadState = downloads[previewPositionOf(billId)];
  const billName = bill === undefined ? '' : `${bill.title} ${bill.billNumber}`;
  const moveBy = (step: -1 | 1): void => {
    const targetBill = previewableBills[index + step];
    if (index >= 0 && targetBill !== undefined) onMove(targetBill.billId);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') moveBy(-1);
    else if (event.key === 'ArrowRight') moveBy(1);
  };
  return (
    <ModalDialog
      size="large"
      title={billName}
      lang={languageOf(billName)}
      className={styles.dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className={styles.toolbar}>
        <Button
          size="small"
          icon={<Icon name="left" size={1.1} />}
          aria-keyshortcuts="ArrowLeft"
          aria-disabled={index <= 0}
          onClick={() => moveBy(-1)}
        >
          {t('preview.previous')}
        </Button>
        <Button
          size="small"
          icon={<Icon name="right" size={1.1} />}
          aria-keyshortcuts="ArrowRight"
          aria-disabled={index < 0 || index >= previewableBills.length - 1}
          onClick={() => moveBy(1)}
        >
          {t('preview.next')}
        </Button>
        <p className={styles.position} role="status">
          {index < 0
            ? null
            : t('preview.place', {
                number: formatCount(index + 1),
                total: formatCount(previewableBills.length),
              })}
        </p>
        <Button
          size="small"
          icon={<Icon name="download" size={1.1} />}
          busy={pdfState?.phase === 'running'}
          aria-disabled={downloads[billId]?.phase === 'running' || undefined}
          onClick={() => {
            setDownloadedBillId(billId);
            onDownload(billId);
          }}
        >
          {t('preview.download')}
        </Button>
      </div>
      <div tabIndex={-1} className={styles.note}>
        <DownloadNote downloads={billDownloads} state={downloadState} />
        {pdfState?.phase === 'failed' ? (
          // No retry button: the download button repeats the request.
          <ErrorNotice error={pdfState.error} showsAnyError />
        ) : null}
        <VisuallyHidden role="status">
          {pdfState?.phase === 'saved' && downloadedBillId === billId
            ? t('downloads.saved', { fileName: pdfState.fileName })
            : null}
        </VisuallyHidden>
      </div>
      {pdfAddress === undefined ? (
        <div className={styles.frame}>
          {downloadState?.phase === 'running' ? <p role="status">{t('preview.loading')}</p> : null}
        </div>
      ) : (
        // No `sandbox`: browsers show no PDF in a sandboxed frame. The type of the file is always PDF, never HTML.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          className={styles.frame}
          name="billPreview"
          title={t('preview.frame', { name: billName })}
          src={pdfAddress}
        />
      )}
    </ModalDialog>
  );
}

/**
 * The state of the download of a bill's PDF; undefined for the download of another file.
 *
 * @param state the state at the bill
 */
function usePdfDownload(
  billId: string,
  state: DownloadState | undefined,
  onClose: () => void,
): DownloadState | undefined {
  const pdfState = state?.request.key === 'pdf' ? state : undefined;
  const closeDialog = useEffectEvent(onClose);
  const runningBillIdRef = useRef<string>(undefined);
  useEffect(() => {
    if (runningBillIdRef.current === billId && isErrorElsewhere(pdfState)) closeDialog();
    runningBillIdRef.current = pdfState?.phase === 'running' ? billId : undefined;
  }, [billId, pdfState]);
  return pdfState;
}

/**
 * The blob address of a bill's PDF; undefined until the file has arrived.
 *
 * @param onClose called if the file does not arrive and the message area shows the error
 */
function usePdfAddress(billId: string, onClose: () => void): string | undefined {
  const closeDialog = useEffectEvent(onClose);
  const [loadedFile, setLoadedFile] = useState<{ billId: string; address: string }>();
  const previousDownloadRef = useRef(Promise.resolve());
  useEffect(() => {
    let address: string | undefined;
    let isCancelled = false;
    const position = previewPositionOf(billId);
    const request = createPreviewRequest(position, billId, (file) => {
      if (isCancelled) return;
      address = URL.createObjectURL(asPdf(file));
      setLoadedFile({ billId, address });
    });
    // Waits until the cancelled download has ended, so that a bill that is skipped quickly causes no request.
    previousDownloadRef.current = previousDownloadRef.current.then(async () => {
      if (isCancelled) return;
      await billDownloads.start(request);
      const hasNoFile = !isCancelled && address === undefined;
      if (hasNoFile && isErrorElsewhere(billDownloads.states.get()[position])) closeDialog();
    });
    return () => {
      isCancelled = true;
      billDownloads.cancel(position);
      void previousDownloadRef.current.then(() => billDownloads.dismiss(position));
      if (address === undefined) return;
      URL.revokeObjectURL(address);
      // A return to this bill must not show the released address.
      setLoadedFile(undefined);
    };
  }, [billId]);
  return loadedFile?.billId === billId ? loadedFile.address : undefined;
}

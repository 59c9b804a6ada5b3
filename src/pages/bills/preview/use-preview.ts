import { useCallback, useState } from 'react';
import { getPreviewBillPdfUrl } from '../../../../generated/hooks/bills/bills.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { DownloadRequest } from '../../../shell/downloads/download-store.ts';
import { useSettings } from '../../../shell/issuer/use-settings.ts';
import { billDownloads } from '../bill-downloads.ts';

/** The time that a new tab gets to read the file, in milliseconds. */
const READ_TIME_MS = 60_000;

/** The request for a preview, which counts as an access, not as a download. */
export function createPreviewRequest(
  position: string,
  billId: string,
  openFile: (file: Blob, fileName: string) => void,
): DownloadRequest {
  return { position, key: 'preview', path: getPreviewBillPdfUrl(billId), openFile };
}

/** The file with the type PDF. Its original type is not used, because HTML would run with the portal's rights. */
export const asPdf = (file: Blob): Blob => new Blob([file], { type: 'application/pdf' });

/** Whether the window is wide enough for the dialog, and the browser shows PDFs in a frame. */
const fitsInDialog = (): boolean =>
  navigator.pdfViewerEnabled && matchMedia('(min-width: 56.01rem)').matches;

/** Shows a bill in a new tab. The tab opens during the press, because browsers block later tabs. */
async function openInTab(billId: string): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab !== null) tab.opener = null;
  let isFileShown = false;
  const showFile = (file: Blob, fileName: string): void => {
    isFileShown = true;
    // Some browsers open no tab. The customer gets the file as a download.
    if (tab === null) return saveFile(file, fileName);
    const address = URL.createObjectURL(asPdf(file));
    tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), READ_TIME_MS);
  };
  await billDownloads.start(createPreviewRequest(billId, billId, showFile));
  if (!isFileShown) tab?.close();
}

export interface Preview {
  /** Shows a bill; undefined if the issuer offers no previews. */
  open: ((billId: string) => void) | undefined;
  /** The bill in the dialog. */
  billId: string | undefined;
  moveTo: (billId: string) => void;
  close: () => void;
}

/** The preview of a bill's PDF before the download: in a dialog above the list, or in a new tab. */
export function usePreview(): Preview {
  const isPreviewOffered = useSettings()?.isBillPreviewEnabled === true;
  const [billId, setBillId] = useState<string>();
  const open = useCallback((newBillId: string): void => {
    if (fitsInDialog()) setBillId(newBillId);
    else void openInTab(newBillId);
  }, []);
  return {
    open: isPreviewOffered ? open : undefined,
    billId,
    moveTo: setBillId,
    close: () => setBillId(undefined),
  };
}

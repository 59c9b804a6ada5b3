import { useCallback, useState } from 'react';
import { getPreviewBillPdfUrl } from '../../../../generated/hooks/bills/bills.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { DownloadRequest } from '../../../shell/downloads/download-store.ts';
import { useSettings } from '../../../shell/issuer/use-settings.ts';
import { billDownloads } from '../bill-downloads.ts';

/** How long a new tab may need to read the file, in milliseconds. */
const READING_MS = 60_000;

/** The call for a bill's PDF to be looked at: it counts as access, not as download. */
export function previewRequest(
  place: string,
  billId: string,
  open: (file: Blob, fileName: string) => void,
): DownloadRequest {
  return { place, key: 'preview', path: getPreviewBillPdfUrl(billId), open };
}

/** A file that browsers take for nothing but a PDF, whatever the server says of it: a page would be the portal's. */
export const asPdf = (file: Blob): Blob => new Blob([file], { type: 'application/pdf' });

/** Whether there is room for a bill over the list, and the browser shows it in a frame. */
const fitsInDialog = (): boolean =>
  navigator.pdfViewerEnabled && matchMedia('(min-width: 56.01rem)').matches;

/** Shows a bill in a tab of its own, opened by the press itself: later the browser would refuse. */
async function openInTab(billId: string): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab !== null) tab.opener = null;
  let isShown = false;
  const show = (file: Blob, fileName: string): void => {
    isShown = true;
    // Some browsers open no tab: the customer gets the file all the same.
    if (tab === null) return saveFile(file, fileName);
    const address = URL.createObjectURL(asPdf(file));
    tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), READING_MS);
  };
  await billDownloads.start(previewRequest(billId, billId, show));
  if (!isShown) tab?.close();
}

export interface Preview {
  /** Shows a bill; undefined where the issuer does not offer it. */
  open: ((billId: string) => void) | undefined;
  /** The bill in the dialog. */
  billId: string | undefined;
  moveTo: (billId: string) => void;
  close: () => void;
}

/** A look at a bill's PDF before it is downloaded: in a dialog over the list, or in a new tab. */
export function usePreview(): Preview {
  const isOffered = useSettings()?.isBillPreviewEnabled === true;
  const [billId, setBillId] = useState<string>();
  const open = useCallback((chosen: string): void => {
    if (fitsInDialog()) setBillId(chosen);
    else void openInTab(chosen);
  }, []);
  return {
    open: isOffered ? open : undefined,
    billId,
    moveTo: setBillId,
    close: () => setBillId(undefined),
  };
}

import { Suspense } from 'react';
import { lazyWithTexts } from '../../../i18n/lazy-with-texts.ts';
import type { PreviewDialogProps } from './PreviewDialog.tsx';

const PreviewDialog = lazyWithTexts(
  ['preview'],
  async () => (await import('./PreviewDialog.tsx')).PreviewDialog,
);

/** The preview dialog, if a bill is being viewed. */
export function BillPreview({
  billId,
  ...rest
}: Omit<PreviewDialogProps, 'billId'> & { billId: string | undefined }) {
  if (billId === undefined) return null;
  return (
    <Suspense>
      <PreviewDialog {...rest} billId={billId} />
    </Suspense>
  );
}

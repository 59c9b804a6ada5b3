import { Suspense } from 'react';
import { dispositionOf } from '../../api/errors.ts';
import { lazyWithTexts } from '../../shell/lazy-with-texts.ts';
import type { BillErrorBodyProps } from './BillErrorBody.tsx';
import { isFileError } from './file-errors.ts';

const Body = lazyWithTexts<BillErrorBodyProps>(
  ['errors', 'field-names', 'frame'],
  async () => (await import('./BillErrorBody.tsx')).BillErrorBody,
);

export interface BillErrorNoticeProps extends Omit<BillErrorBodyProps, 'error'> {
  /** Null shows nothing, and so does an error that the shell deals with (S8). */
  error: unknown;
}

/** An error where it happened, with the next step. Its texts come when there is one. */
export function BillErrorNotice({ error, ...steps }: BillErrorNoticeProps) {
  if (error === null || error === undefined) return null;
  if (dispositionOf(error) !== 'caller' && !isFileError(error)) return null;
  return (
    <Suspense>
      <Body error={error} {...steps} />
    </Suspense>
  );
}

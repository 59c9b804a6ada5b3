import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { dispositionOf } from '../../api/errors.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { BillErrorBody, type BillErrorBodyProps } from './BillErrorBody.tsx';
import { isFileError } from './file-errors.ts';

export interface BillErrorNoticeProps extends Omit<BillErrorBodyProps, 'error'> {
  /** Null shows nothing, and so does an error that the shell deals with (S8). */
  error: unknown;
  /** Nobody has dealt with it: the shell was not asked, since the customer was elsewhere. */
  isMissed?: boolean;
}

/** An error where it happened, with the next step. */
export function BillErrorNotice({ error, isMissed = false, ...steps }: BillErrorNoticeProps) {
  const isOurs =
    error !== null &&
    error !== undefined &&
    (isMissed || dispositionOf(error) === 'caller' || isFileError(error));
  // A broken connection has its text at hand: what would have to be loaded for it would not come.
  const hasCodes = error instanceof ApiError && error.items.length > 0;
  const hasTexts = useErrorTexts(isOurs && hasCodes);
  if (!isOurs || (hasCodes && !hasTexts)) return null;
  return <BillErrorBody error={error} {...steps} />;
}

/** The texts of codes come when the first of them is needed. If they cannot come, a general one serves. */
function useErrorTexts(isNeeded: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    if (!isNeeded || isSettled) return;
    const settle = (): void => setIsSettled(true);
    loadTexts('errors', 'field-names', 'frame').then(settle, settle);
  }, [isNeeded, isSettled]);
  return isSettled;
}

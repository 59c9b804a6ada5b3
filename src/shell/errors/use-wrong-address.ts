import { useEffect } from 'react';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { errorOfCode } from './error-of-code.ts';
import { handleError } from './handle-error.ts';

/**
 * Says of an address that can be none what a server would say (S8), without asking it.
 *
 * @param code of the answer; undefined where nothing is wrong with the address
 */
export function useWrongAddress(code: ErrorCode | undefined): void {
  useEffect(() => {
    if (code !== undefined) handleError(errorOfCode(code));
  }, [code]);
}

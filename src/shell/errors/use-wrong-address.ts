import { useEffect } from 'react';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { errorOfCode } from './error-of-code.ts';
import { handleError } from './handle-error.ts';

/**
 * Handles a malformed address without a request, as S8 handles the answer of the server for such an address.
 *
 * @param code the error code of such an answer; undefined if the address may be valid
 */
export function useWrongAddress(code: ErrorCode | undefined): void {
  useEffect(() => {
    if (code !== undefined) handleError(errorOfCode(code));
  }, [code]);
}

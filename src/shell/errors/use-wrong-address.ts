import { useEffect } from 'react';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { ApiError } from '../../api/api-error.ts';
import { getFlowId } from '../../api/identity.ts';
import { handleError } from './handle-error.ts';

/**
 * Says of an address that can be none what a server would say (S8), without asking it.
 *
 * @param code of the answer; undefined where nothing is wrong with the address
 */
export function useWrongAddress(code: ErrorCode | undefined): void {
  useEffect(() => {
    if (code === undefined) return;
    const status = Number(code.slice(0, 3));
    const items = [{ code, target: [], mapping: [] }];
    handleError(new ApiError({ kind: 'http', status, items, flowId: getFlowId() }));
  }, [code]);
}

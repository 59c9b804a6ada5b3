import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { ApiError } from '../../api/api-error.ts';
import { getFlowId } from '../../api/identity.ts';
import { linkToken } from '../../lib/link-token.ts';
import { handleError } from '../errors/handle-error.ts';

/**
 * Tells what S8 says of an address that is no link of ours, as a server would, without asking one.
 *
 * @param code what a server says of an address that never was a link
 */
export function useToldNoLink(isNone: boolean, code: ErrorCode): void {
  useEffect(() => {
    if (!isNone) return;
    const status = Number(code.slice(0, 3));
    const items = [{ code, target: [], mapping: [] }];
    handleError(new ApiError({ kind: 'http', status, items, flowId: getFlowId() }));
  }, [isNone, code]);
}

/**
 * The token of a mailed link's address. One that can be none, with other characters or longer than any,
 * gets the answer of S8 that a server would give, without being asked.
 *
 * @param code what a server says of an address that never was a link
 * @returns undefined where there is nothing to ask for
 */
export function useLinkToken(code: ErrorCode): string | undefined {
  const { token = '' } = useParams();
  const isToken = linkToken.test(token);
  useToldNoLink(!isToken, code);
  return isToken ? token : undefined;
}

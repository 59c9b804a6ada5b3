import { useParams } from 'react-router';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { useWrongAddress } from '../errors/use-wrong-address.ts';

/** The contract's PathToken, which mailed links contain. */
export const linkTokenPattern = /^[A-Za-z0-9_-]{1,128}$/;

/**
 * The token in the address of a mailed link. For a text that cannot be a token, the page shows the error that a
 * server would return (S8), without a call.
 *
 * @param code the error of an unknown link
 * @returns undefined without a valid token
 */
export function useLinkToken(code: ErrorCode): string | undefined {
  const { token = '' } = useParams();
  const isToken = linkTokenPattern.test(token);
  useWrongAddress(isToken ? undefined : code);
  return isToken ? token : undefined;
}

import { useParams } from 'react-router';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { linkToken } from '../../lib/link-token.ts';
import { useWrongAddress } from '../errors/use-wrong-address.ts';

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
  useWrongAddress(isToken ? undefined : code);
  return isToken ? token : undefined;
}

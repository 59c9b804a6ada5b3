import type { LoginResult } from '../../../generated/model/loginResult.ts';
import { failure } from '../../api/call.ts';
import { paths } from '../../lib/paths.ts';
import { takeReturnPath } from '../../shell/session/return-path.ts';

/**
 * Where a login leads: the page asked for before it, or what has to be done first (S2).
 *
 * @param answer of the login; a server that is newer than the portal may give anything
 * @throws ApiError of kind `malformed` if the answer does not say where
 */
export function placeAfter(answer: LoginResult | null | undefined): string {
  switch (answer?.nextStep) {
    case 'passwdExpired':
    case 'passwdTemporary':
      return paths.passwordExpired();
    case 'verify':
      return paths.verify();
    case 'top':
      return takeReturnPath();
    default:
      throw failure('malformed', undefined, 200);
  }
}

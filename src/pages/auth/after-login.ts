import type { LoginResult } from '../../../generated/model/loginResult.ts';
import { failure } from '../../api/call.ts';
import { paths } from '../../lib/paths.ts';
import { notifyOtherTabs } from '../../shell/session/other-tabs.ts';
import { takeReturnPath } from '../../shell/session/return-path.ts';
import { beginSession } from '../../shell/session/session.ts';

/**
 * What a login brings with it: the other tabs are told that the session may be another customer's now,
 * and the way leads to the page asked for before, or to what has to be done first (S2).
 *
 * @param answer of the login; a server that is newer than the portal may give anything
 * @throws ApiError of kind `malformed` if the answer does not say where
 */
export async function placeAfter(answer: LoginResult | null | undefined): Promise<string> {
  beginSession();
  notifyOtherTabs('login');
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

import { paths } from '../../lib/paths.ts';
import { showMessage } from '../messages/message-store.ts';
import { replacePage } from '../links/navigation.ts';
import { notifyOtherTabs } from '../session/other-tabs.ts';
import { clearSession } from '../session/session.ts';

/** Codes that are about the password one logs in with: a wrong pair, a wrong password (S8). */
const codes: ReadonlySet<string> = new Set(['400-1-02-01', '400-1-08-01']);

/**
 * Where a form asks for a password and for a new one, the codes of the login call the former
 * `password`, which is the name of the latter here.
 */
export const passwordOfLogin = (code: string, target: string): string | undefined =>
  target === 'password' && codes.has(code) ? 'currentPassword' : undefined;

/**
 * A new password ends the session (S4): what the page kept of it goes, the other tabs hear of it, and
 * the login says what happened. A page that was asked for before the login is still there for the next.
 *
 * @returns never: a form that waits for it stays busy until its page is gone, also while the login is
 *   still loading, so that nothing is sent twice
 */
export function leaveForLogin(message: string, subMessage?: string): Promise<never> {
  clearSession();
  notifyOtherTabs('logout');
  showMessage({ status: 'success', message, subMessage });
  replacePage(paths.login(), { keep: true });
  return new Promise(() => undefined);
}

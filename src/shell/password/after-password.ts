import { paths } from '../../lib/paths.ts';
import { showMessage } from '../messages/message-store.ts';
import { replacePage } from '../links/navigation.ts';
import { notifyOtherTabs, type SessionEvent } from '../session/other-tabs.ts';
import { clearSession } from '../session/session.ts';

/**
 * Ends the session after a new password (S4): clears the page's data, notifies the other tabs, and shows the result
 * at the login. The return path is kept.
 *
 * @param eventForOtherTabs `login` makes the other tabs ask who is logged in: a password of a mailed link may belong
 *   to another account than their session
 * @returns a promise that never resolves: the form stays busy until its page closes, so that nothing is sent twice
 */
export function endSessionAfterPasswordChange(
  message: string,
  subMessage?: string,
  eventForOtherTabs: SessionEvent = 'logout',
): Promise<never> {
  clearSession();
  notifyOtherTabs(eventForOtherTabs);
  showMessage({ status: 'success', message, subMessage });
  replacePage(paths.login(), { keepsMessage: true });
  return new Promise(() => undefined);
}

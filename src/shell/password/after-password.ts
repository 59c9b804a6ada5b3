import { paths } from '../../lib/paths.ts';
import { showMessage } from '../messages/message-store.ts';
import { replacePage } from '../links/navigation.ts';
import { tellOtherTabs } from '../session/other-tabs.ts';
import { clearSession } from '../session/session.ts';

/**
 * A new password ends the session (S4): what the page kept of it goes, the other tabs hear of it, and
 * the login says what happened. A page that was asked for before the login is still there for the next.
 *
 * @returns never: a form that waits for it stays busy until its page is gone, also while the login is
 *   still loading, so that nothing is sent twice
 */
export function leaveForLogin(message: string, subMessage?: string): Promise<never> {
  clearSession();
  tellOtherTabs('logout');
  showMessage({ status: 'success', message, subMessage });
  replacePage(paths.login(), { keep: true });
  return new Promise(() => undefined);
}

import { paths } from '../../lib/paths.ts';
import { showMessage } from '../../shell/messages/message-store.ts';
import { replacePage } from '../../shell/links/navigation.ts';
import { tellOtherTabs } from '../../shell/session/other-tabs.ts';
import { clearSession } from '../../shell/session/session.ts';

/**
 * A new password ends the session (S4): what the page kept of it goes, the other tabs hear of it, and
 * the login says what happened.
 */
export function leaveForLogin(message: string, subMessage?: string): void {
  clearSession();
  tellOtherTabs('logout');
  showMessage({ status: 'success', message, subMessage });
  replacePage(paths.login(), { keep: true });
}

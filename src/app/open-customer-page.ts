import { getBasePath } from '../lib/base-path.ts';
import { clearLoginHint } from '../lib/login-hint.ts';
import { topLinkState } from '../shell/links/navigation.ts';
import { takeReturnPath } from '../shell/session/return-path.ts';

/**
 * Replaces the address of the login page by the address of the page after a login, before the form is rendered.
 * Clears the hint, so that this happens only once after a login: if the session is over, the page after the login
 * redirects to the login page, which then stays.
 */
export async function openCustomerPage(root: HTMLElement): Promise<void> {
  const path = await takeReturnPath();
  clearLoginHint();
  root.replaceChildren();
  // This state prevents an error message if the session is over: the customer opened the login page.
  history.replaceState({ usr: topLinkState }, '', getBasePath().base + path);
}

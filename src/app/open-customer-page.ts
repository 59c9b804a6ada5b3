import { getBasePath } from '../lib/base-path.ts';
import { forgetLogin } from '../lib/login-hint.ts';
import { takeReturnPath } from '../shell/session/return-path.ts';

/**
 * Replaces the address of the login by the page that a login would open, before the form is rendered.
 * Once per login: if the session has ended, the page redirects to the login, which then stays.
 */
export async function openCustomerPage(root: HTMLElement): Promise<void> {
  const place = await takeReturnPath();
  forgetLogin();
  root.replaceChildren();
  // An ended session needs no message here: the customer has opened the login.
  history.replaceState({ usr: { toTop: true } }, '', getBasePath().base + place);
}

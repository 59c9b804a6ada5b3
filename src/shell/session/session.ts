import { forgetEarly } from '../../api/early.ts';
import { forgetPresses } from '../../api/idempotency.ts';
import { forgetSession } from '../../api/session-guard.ts';
import { paths } from '../../lib/paths.ts';
import { clearBillSearch } from '../../lib/stored.ts';
import { dismissDialogs } from '../messages/dialog-store.ts';
import { createStore } from '../../lib/store.ts';
import { pageCustomer } from './page-customer.ts';
import { forgetCustomerChange } from './customer-change.ts';

/** Whose session the open page stands on. */
export interface PageSession {
  kind: 'none' | 'user' | 'download';
  /** Where the page's customer logs in. */
  loginPath: string;
}

const noSession: PageSession = { kind: 'none', loginPath: paths.login() };

/** Told by the layouts; a 401 is sent to the login of the page it happened on (S8). */
export const pageSession = createStore<PageSession>(noSession);

export function leavePageSession(): void {
  pageSession.set(noSession);
}

const endings = new Set<() => void>();

/** For what a page keeps and has begun beyond its own life: calls back whenever a session is cleared. */
export function onSessionEnd(listener: () => void): void {
  endings.add(listener);
}

/** Forgets what the page has got and begun for its customer. */
export function forgetPageData(): void {
  for (const end of endings) end();
  forgetEarly();
  dismissDialogs();
}

/** Somebody has logged in on this page: whatever it held was another session's. */
export function beginSession(): void {
  forgetPageData();
  pageCustomer.set(undefined);
  forgetSession();
  forgetPresses();
  forgetCustomerChange();
}

/** The session of a download link is over. What is kept for a login to the portal is not its to clear. */
export function clearLinkSession(): void {
  beginSession();
  leavePageSession();
}

/** Forgets what a logout has to clear (S4), here; the server's side is `POST /auth/logout`. */
export function clearSession(): void {
  beginSession();
  clearBillSearch();
  leavePageSession();
}

import { forgetEarly } from '../../api/early.ts';
import { forgetPresses } from '../../api/idempotency.ts';
import { forgetSession } from '../../api/session-guard.ts';
import { paths } from '../../lib/paths.ts';
import { clearBillSearch } from '../../lib/stored.ts';
import { dismissDialogs } from '../messages/dialog-store.ts';
import { createStore } from '../../lib/store.ts';
import { pageCustomer } from './page-customer.ts';
import { forgetCustomerChange } from './customer-change.ts';

/** The session that the open page uses. */
export interface PageSession {
  kind: 'none' | 'user' | 'download';
  /** Where the page's customer logs in. */
  loginPath: string;
}

const noSession: PageSession = { kind: 'none', loginPath: paths.login() };

/** Set by the layouts; a 401 redirects to the login of that page (S8). */
export const pageSession = createStore<PageSession>(noSession);

export function leavePageSession(): void {
  pageSession.set(noSession);
}

const endings = new Set<() => void>();

/** For data and tasks that outlive a page: calls back whenever a session is cleared. */
export function onSessionEnd(listener: () => void): void {
  endings.add(listener);
}

/** Forgets what the page has got and begun for its customer. */
export function forgetPageData(): void {
  for (const end of endings) end();
  forgetEarly();
  dismissDialogs();
}

/** A login on this page: its data belonged to another session. */
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

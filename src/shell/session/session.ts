import { clearEarlyAnswers } from '../../api/early.ts';
import { clearIdempotencyKeys } from '../../api/idempotency.ts';
import { clearSessionToken } from '../../api/session-guard.ts';
import { paths } from '../../lib/paths.ts';
import { clearLoginHint } from '../../lib/login-hint.ts';
import { clearBillSearch } from '../../lib/stored.ts';
import { dismissDialogs } from '../messages/dialog-store.ts';
import { createStore } from '../../lib/store.ts';
import { pageCustomer } from './page-customer.ts';
import { clearCustomerChange } from './customer-change.ts';

/** The session that the open page uses. */
export interface PageSession {
  kind: 'none' | 'user' | 'download';
  /** The path of the login for this page. */
  loginPath: string;
}

const noSession: PageSession = { kind: 'none', loginPath: paths.login() };

/** The session of the open page, set by the layouts. A 401 redirects to the login of this session (S8). */
export const pageSession = createStore<PageSession>(noSession);

export function leavePageSession(): void {
  pageSession.set(noSession);
}

const sessionEndListeners = new Set<() => void>();

/** Calls the listener each time a session is cleared. For data and tasks that remain after a page is closed. */
export function onSessionEnd(listener: () => void): void {
  sessionEndListeners.add(listener);
}

/** Deletes the customer's data in the page, and stops the tasks for the customer. */
export function clearPageData(): void {
  for (const listener of sessionEndListeners) listener();
  clearEarlyAnswers();
  dismissDialogs();
}

/** Clears the data of the previous session. Called at each login. */
export function resetSession(): void {
  clearPageData();
  pageCustomer.set(undefined);
  clearSessionToken();
  clearIdempotencyKeys();
  clearCustomerChange();
}

/** Ends the session of a download link. Keeps the stored data of the portal's login. */
export function clearLinkSession(): void {
  resetSession();
  leavePageSession();
}

/** Clears everything that a logout clears in the browser (S4). `POST /auth/logout` ends the session. */
export function clearSession(): void {
  resetSession();
  clearLoginHint();
  clearBillSearch();
  leavePageSession();
}

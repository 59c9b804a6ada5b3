import { getCurrentUser, getGetCurrentUserUrl } from '../../../generated/hooks/user/user.ts';
import type { CurrentUser } from '../../../generated/model/currentUser.ts';
import { createApiError } from '../../api/call.ts';
import { fetchEarly } from '../../api/early.ts';
import { getXsrfToken } from '../../api/identity.ts';
import type { CallInit } from '../../api/mutator.ts';
import { setSessionToken } from '../../api/session-guard.ts';
import { setLoginHint } from '../../lib/login-hint.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import {
  currentOwnerKey,
  isSameCustomer,
  ownerKeyOf,
  pageCustomer,
  type PageCustomer,
} from './page-customer.ts';
import { closePageOfCustomer } from './customer-change.ts';

/** Fetches user/me while the page that needs the answer is still loading (S7). */
export const prefetchUser = (): void => fetchEarly(getGetCurrentUserUrl(), () => getCurrentUser());

/** @throws ApiError of kind `malformed` for an answer without a customer */
function readCustomer(answer: Partial<CurrentUser> | null | undefined): PageCustomer {
  const customerKey = answer?.customerKey;
  const customerName = answer?.customerName;
  // An answer without key and name identifies no customer.
  if (!customerKey && customerName == null) throw createApiError('malformed', undefined, 200);
  return { key: customerKey || undefined, name: customerName ?? '' };
}

/**
 * Fetches the customer for the page after a login. That page uses this answer instead of a request.
 *
 * @returns the owner key of the logged-in customer
 * @throws ApiError
 */
export async function fetchCustomerForNextPage(): Promise<string | undefined> {
  const user = await fetchCustomer();
  fetchEarly(getGetCurrentUserUrl(), () => Promise.resolve(user));
  return currentOwnerKey();
}

/**
 * Fetches the logged-in customer (S7) for the current or next page. All tabs of the browser have one session. After a
 * login in another tab, the session may belong to another customer; then the page closes.
 *
 * @returns the answer of user/me
 * @throws ApiError; of kind `aborted` if the customer has changed
 */
export async function fetchCustomer(init: CallInit = {}): Promise<CurrentUser> {
  const xsrfToken = getXsrfToken();
  const user = await getCurrentUser(init);
  const customer = readCustomer(user);
  const previousCustomer = pageCustomer.get();
  if (previousCustomer !== undefined && !isSameCustomer(previousCustomer, customer)) {
    closePageOfCustomer(ownerKeyOf(previousCustomer));
    throw createApiError('aborted');
  }
  pageCustomer.set({ ...customer, key: customer.key ?? previousCustomer?.key });
  // The first answer sets the token.
  setSessionToken(xsrfToken ?? getXsrfToken());
  setLoginHint();
  if (previousCustomer === undefined) notifyOtherTabs({ customer: ownerKeyOf(customer) });
  return user;
}

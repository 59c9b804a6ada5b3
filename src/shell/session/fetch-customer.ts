import { getCurrentUser, getGetCurrentUserUrl } from '../../../generated/hooks/user/user.ts';
import type { CurrentUser } from '../../../generated/model/currentUser.ts';
import { failure } from '../../api/call.ts';
import { askEarly } from '../../api/early.ts';
import { getXsrfToken } from '../../api/identity.ts';
import type { CallInit } from '../../api/mutator.ts';
import { noteSession } from '../../api/session-guard.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import {
  customerMark,
  isSameCustomer,
  markOf,
  pageCustomer,
  type PageCustomer,
} from './page-customer.ts';
import { leaveForOtherCustomer } from './customer-change.ts';

/** Asks who is logged in before the page that wants to know is drawn (user/me, S7). */
export const prefetchUser = (): void => askEarly(getGetCurrentUserUrl(), () => getCurrentUser());

/** @throws ApiError of kind `malformed` for an answer that does not say who it is */
function readCustomer(answer: Partial<CurrentUser> | null | undefined): PageCustomer {
  const customerKey = answer?.customerKey;
  const customerName = answer?.customerName;
  // A name that is not set is no name of anybody's.
  if (!customerKey && customerName == null) throw failure('malformed', undefined, 200);
  return { key: customerKey || undefined, name: customerName ?? '' };
}

/**
 * Asks for the page that a login leads to, which need not ask again then.
 *
 * @returns the mark of who has logged in
 * @throws ApiError
 */
export async function fetchCustomerForNextPage(): Promise<string | undefined> {
  const user = await fetchCustomer();
  askEarly(getGetCurrentUserUrl(), () => Promise.resolve(user));
  return customerMark();
}

/**
 * Asks who is logged in (S7), for the page that is open or is about to be. The session belongs to the
 * browser: it may be another customer's from one call to the next, because of a login in another tab.
 * The page is left then.
 *
 * @returns what user/me says
 * @throws ApiError; of kind `aborted` if it is another customer
 */
export async function fetchCustomer(init: CallInit = {}): Promise<CurrentUser> {
  const token = getXsrfToken();
  const user = await getCurrentUser(init);
  const customer = readCustomer(user);
  const before = pageCustomer.get();
  if (before !== undefined && !isSameCustomer(before, customer)) {
    leaveForOtherCustomer(markOf(before));
    throw failure('aborted');
  }
  pageCustomer.set({ ...customer, key: customer.key ?? before?.key });
  // Where the answer itself has brought the first token, that is the one.
  noteSession(token ?? getXsrfToken());
  if (before === undefined) notifyOtherTabs({ customer: markOf(customer) });
  return user;
}

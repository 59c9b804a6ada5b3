import { getBasePath } from '../../lib/base-path.ts';
import { paths } from '../../lib/paths.ts';
import { createStore } from '../../lib/store.ts';
import { dismissDialogs } from '../messages/dialog-store.ts';

/** Whether the page is being left for one of another customer: nothing of it is to be seen any more. */
export const isCustomerChanging = createStore(false);

/** Whose page was left, for the page that comes; per customer code. */
const storageKey = (): string => `leftPageOf.${getBasePath().customerCode}`;

/**
 * Begins to leave the page of a customer who is not logged in any more: the layout takes its contents away.
 *
 * @param mark of the customer whose page it was
 */
export function leaveForOtherCustomer(mark: string): void {
  if (isCustomerChanging.get()) return;
  isCustomerChanging.set(true);
  dismissDialogs();
  try {
    sessionStorage.setItem(storageKey(), mark);
  } catch {
    // Without storage the new page comes without a word of why.
  }
}

/**
 * Leaves it, for the top page of the customer who is logged in. By a new document: whatever the page has
 * kept, begun, or let others put into it, such as the chat, ends. Called when its contents are gone, so
 * that no form of theirs asks whether its entries may be lost.
 */
export const openTopPageInNewDocument = (): void =>
  location.replace(getBasePath().base + paths.top());

/** The page that comes is no successor of another's. */
export function forgetCustomerChange(): void {
  try {
    sessionStorage.removeItem(storageKey());
  } catch {
    // As above.
  }
}

/**
 * Whether this page stands in the place of another customer's, once; that has to be told.
 *
 * @param mark of the customer who is logged in
 */
export function takeCustomerChange(mark: string): boolean {
  let left: string | null = null;
  try {
    left = sessionStorage.getItem(storageKey());
  } catch {
    // As above.
  }
  forgetCustomerChange();
  return left !== null && left !== mark;
}

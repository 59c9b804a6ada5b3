import { getBasePath } from '../../lib/base-path.ts';
import { paths } from '../../lib/paths.ts';
import { createStore } from '../../lib/store.ts';
import { dismissDialogs } from '../messages/dialog-store.ts';

/** Whether the page closes because another customer has logged in. The contents must disappear. */
export const customerChangingStore = createStore(false);

/** The storage key, per customer code, of the owner key of the replaced page. The next page reads the owner key. */
const storageKey = (): string => `leftPageOf.${getBasePath().customerCode}`;

/**
 * Starts to leave the page of a customer who is no longer logged in: the layout removes the contents of the page.
 *
 * @param ownerKey of the customer of the page
 */
export function closePageOfCustomer(ownerKey: string): void {
  if (customerChangingStore.get()) return;
  customerChangingStore.set(true);
  dismissDialogs();
  try {
    sessionStorage.setItem(storageKey(), ownerKey);
  } catch {
    // Without storage, the new page does not explain the change.
  }
}

/**
 * Opens the top page of the logged-in customer in a new document, which ends everything that the page had loaded or
 * started, such as the chat. Called after the contents are removed, so that no form asks about unsaved entries.
 */
export const openTopPageInNewDocument = (): void =>
  location.replace(getBasePath().base + paths.top());

/** Called at a login and a logout: the next page is not a replacement of another customer's page. */
export function clearCustomerChange(): void {
  try {
    sessionStorage.removeItem(storageKey());
  } catch {
    // Without storage, nothing was stored.
  }
}

/**
 * Whether this page replaces another customer's page. Returns true only once, so that the change is reported once.
 *
 * @param ownerKey of the logged-in customer
 */
export function takeCustomerChange(ownerKey: string): boolean {
  let previousOwnerKey: string | null = null;
  try {
    previousOwnerKey = sessionStorage.getItem(storageKey());
  } catch {
    // Without storage, nothing was stored.
  }
  clearCustomerChange();
  return previousOwnerKey !== null && previousOwnerKey !== ownerKey;
}

import { createStore } from '../../lib/store.ts';

/** The customer of the open page, from user/me. */
export interface PageCustomer {
  /** `customerKey`; undefined if the backend does not send it. */
  key: string | undefined;
  name: string;
}

/** Undefined before user/me has answered, and without a login. */
export const pageCustomer = createStore<PageCustomer | undefined>(undefined);

/** FNV-1a: distinguishes the few customers of a browser, without storing their names as plain text. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * The owner key, which is stored with the data of a customer to identify the owner: `customerKey`, or a hash
 * of the name.
 */
export const ownerKeyOf = ({ key, name }: PageCustomer): string => key ?? `name-${hashOf(name)}`;

/** The owner key of the page's customer; undefined while unknown. */
export function currentOwnerKey(): string | undefined {
  const customer = pageCustomer.get();
  return customer && ownerKeyOf(customer);
}

/** Compares the names only if a key is missing, because two customers may have the same name. */
export const isSameCustomer = (customer: PageCustomer, otherCustomer: PageCustomer): boolean =>
  customer.key !== undefined && otherCustomer.key !== undefined
    ? customer.key === otherCustomer.key
    : customer.name === otherCustomer.name;

/*
 * The address of a history entry may contain a customer's search, and the entry remains after a reload, a
 * logout and another customer's login. So each entry has the owner key of its customer.
 */

/** The key of the owner in the state of a history entry. The state remains after a reload. */
const OWNER_STATE_KEY = 'customer';

/** The owner key of the customer who opened the current history entry; undefined without a customer. */
export function ownerOfHistoryEntry(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(OWNER_STATE_KEY in state)) return undefined;
  return typeof state[OWNER_STATE_KEY] === 'string' ? state[OWNER_STATE_KEY] : undefined;
}

/** Stores the owner key of the customer in the current history entry. */
export function claimHistoryEntry(ownerKey: string): void {
  if (ownerOfHistoryEntry() === ownerKey) return;
  const state: unknown = history.state;
  history.replaceState(
    { ...(typeof state === 'object' ? state : {}), [OWNER_STATE_KEY]: ownerKey },
    '',
  );
}

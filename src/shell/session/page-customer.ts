import { createStore } from '../../lib/store.ts';

/** Whose page is open, by what user/me has answered. */
export interface PageCustomer {
  /** `customerKey`; undefined from a backend that does not give it. */
  key: string | undefined;
  name: string;
}

/** Undefined before user/me has answered, and when nobody is logged in. */
export const pageCustomer = createStore<PageCustomer | undefined>(undefined);

/** FNV-1a: enough to tell a few customers of one browser apart, and the name is not kept in clear. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What stands beside the things that are kept for a customer. */
export const markOf = ({ key, name }: PageCustomer): string => key ?? `name-${hashOf(name)}`;

/** The mark of the page's customer; undefined while nobody knows who it is. */
export function customerMark(): string | undefined {
  const customer = pageCustomer.get();
  return customer && markOf(customer);
}

/** Two customers may have one name: that counts only where a backend says no more. */
export const isSameCustomer = (one: PageCustomer, other: PageCustomer): boolean =>
  one.key !== undefined && other.key !== undefined
    ? one.key === other.key
    : one.name === other.name;

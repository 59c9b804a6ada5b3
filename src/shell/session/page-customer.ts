import { createStore } from '../../lib/store.ts';

/** The customer of the open page, from user/me. */
export interface PageCustomer {
  /** `customerKey`; undefined from a backend that does not give it. */
  key: string | undefined;
  name: string;
}

/** Undefined before user/me has answered, and without a login. */
export const pageCustomer = createStore<PageCustomer | undefined>(undefined);

/**
 * FNV-1a: enough to distinguish a few customers of one browser, without storing the name in clear
 * text.
 */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The mark that is stored with a customer's data. */
export const markOf = ({ key, name }: PageCustomer): string => key ?? `name-${hashOf(name)}`;

/** The mark of the page's customer; undefined while unknown. */
export function customerMark(): string | undefined {
  const customer = pageCustomer.get();
  return customer && markOf(customer);
}

/** Two customers may have the same name: names are compared only without keys. */
export const isSameCustomer = (one: PageCustomer, other: PageCustomer): boolean =>
  one.key !== undefined && other.key !== undefined
    ? one.key === other.key
    : one.name === other.name;

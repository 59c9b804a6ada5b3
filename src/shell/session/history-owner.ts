/*
 * The address of a history entry may contain a customer's search, and the entry outlives the
 * session: through a reload, a logout and another customer's login. So each entry is marked with
 * its customer.
 */

/** Stored next to the router's state in the entry; survives a reload. */
const OWNER = 'customer';

/** The customer of the open entry; undefined if no customer has opened it yet. */
export function ownerOfHistoryEntry(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !(OWNER in state)) return undefined;
  return typeof state[OWNER] === 'string' ? state[OWNER] : undefined;
}

/** The open place shows this customer's page. */
export function claimHistoryEntry(customerKey: string): void {
  if (ownerOfHistoryEntry() === customerKey) return;
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : {}), [OWNER]: customerKey }, '');
}

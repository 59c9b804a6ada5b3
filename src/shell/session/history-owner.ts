/*
 * Each place in a tab's history may hold one customer's search in its address, and a place outlives
 * the session: through a reload, a logout, and the login of somebody else. So each says whose it is.
 */

/** Stands beside what the router keeps with a place, and survives a reload with it. */
const OWNER = 'customer';

/** Whose the open place is; undefined if no customer has seen it yet. */
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

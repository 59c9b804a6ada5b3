import { getFlowId } from '../../api/identity.ts';
import { getBasePath } from '../../lib/base-path.ts';
import { customerMark } from '../session/page-customer.ts';

/*
 * A download in parts that is not finished, kept for this tab: it outlives a reload and the end of a session, and
 * is given back to the same customer only. A logout forgets it.
 */

const keyOf = (): string => `billParts.${getBasePath().customerCode}`;

/** The first line of the stored text: its owner. */
const ownerLine = (): string => `${customerMark() ?? `tab-${getFlowId()}`}\n`;

/**
 * Stores the plan, replacing the one before.
 *
 * @returns whether it was stored: the storage may be closed or full
 */
export function keepParts(text: string): boolean {
  try {
    sessionStorage.setItem(keyOf(), ownerLine() + text);
    return true;
  } catch {
    forgetParts();
    return false;
  }
}

/** What was kept for the customer of this page; undefined if there is nothing. */
export function keptParts(): string | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf());
    const owner = ownerLine();
    return kept?.startsWith(owner) ? kept.slice(owner.length) : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: it is finished, or given up, or its customer has logged out (S4). */
export function forgetParts(): void {
  try {
    sessionStorage.removeItem(keyOf());
  } catch {
    // Closed to the page: there is nothing in it.
  }
}

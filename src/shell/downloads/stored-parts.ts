import { getFlowId } from '../../api/identity.ts';
import { getBasePath } from '../../lib/base-path.ts';
import { currentOwnerKey } from '../session/page-customer.ts';

/*
 * The plan of an unfinished download in parts, as text. A plan lists the ZIP files of a large download. The plan
 * is stored for this tab, and remains after a reload and after the end of a session. Only the same customer can
 * continue the download. A logout removes the plan.
 */

const storageKey = (): string => `billParts.${getBasePath().customerCode}`;

/** The first line of the stored text names the owner. */
const ownerLine = (): string => `${currentOwnerKey() ?? `tab-${getFlowId()}`}\n`;

/**
 * Stores the plan, and replaces an earlier plan.
 *
 * @returns whether the plan was stored: the storage may be blocked or full
 */
export function savePlan(planText: string): boolean {
  try {
    sessionStorage.setItem(storageKey(), ownerLine() + planText);
    return true;
  } catch {
    deletePlan();
    return false;
  }
}

/** The stored plan of the page's customer; undefined if there is none. */
export function readPlanText(): string | undefined {
  try {
    const storedText = sessionStorage.getItem(storageKey());
    const owner = ownerLine();
    return storedText?.startsWith(owner) ? storedText.slice(owner.length) : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the plan: it is finished or cancelled, or the customer has logged out (S4). */
export function deletePlan(): void {
  try {
    sessionStorage.removeItem(storageKey());
  } catch {
    // The storage is blocked, so there is no plan.
  }
}

import { getBasePath } from '../../lib/base-path.ts';
import { isPath, isReadable } from '../../lib/is-at.ts';
import { paths } from '../../lib/paths.ts';
import { prepareEntry } from '../links/prepare.ts';
import { fetchCustomerForNextPage } from './fetch-customer.ts';
import { customerMark } from './page-customer.ts';
import { claimHistoryEntry, ownerOfHistoryEntry } from './history-owner.ts';

/** Per customer code: a login of another portal on the same origin leads to its own page. */
const storageKey = (): string => `returnPath.${getBasePath().customerCode}`;

/** Pages nobody wants to be led to after a login. */
const notWorthReturning = [paths.login(), paths.logout(), '/error'];

function isWorthReturning(path: string): boolean {
  return isReadable(path) && !notWorthReturning.some((page) => isPath(page, path));
}

/**
 * A path of this portal, or undefined: same origin and base path only, whatever it looks like
 * (`//host`, `/\host`, `/../other`, `javascript:`).
 *
 * @param path relative to the base path, query and fragment included
 */
export function checkedReturnPath(path: string): string | undefined {
  const { base } = getBasePath();
  // Behind the base path nothing leads to another origin; it may lead out of the base path.
  const url = new URL(base + path, location.origin);
  if (!url.pathname.startsWith(`${base}/`)) return undefined;
  const inside = url.pathname.slice(base.length);
  if (inside.startsWith('//') || !isWorthReturning(inside)) return undefined;
  return inside + url.search + url.hash;
}

/** A page to come back to, and whose it was; of nobody yet if no customer had seen it. */
interface Kept {
  path: string;
  owner: string | undefined;
}

/** Keeps the page that is open, to come back to after the login. */
export function rememberReturnPath(): void {
  const { base } = getBasePath();
  const { pathname, search, hash } = location;
  // A page that was only just come to is not marked yet.
  const mark = customerMark();
  if (mark !== undefined && ownerOfHistoryEntry() === undefined) claimHistoryEntry(mark);
  const kept: Kept = {
    path: pathname.slice(base.length) + search + hash,
    owner: ownerOfHistoryEntry(),
  };
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(kept));
  } catch {
    // Without storage the login leads to the top page.
  }
}

export function forgetReturnPath(): void {
  try {
    sessionStorage.removeItem(storageKey());
  } catch {
    // As above.
  }
}

/** The storage is open to whoever has the machine: what is in it is judged like any address. */
function readKept(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null');
    const { path, owner }: Partial<Record<keyof Kept, unknown>> = Object(kept);
    const checked = typeof path === 'string' ? checkedReturnPath(path) : undefined;
    if (checked === undefined) return undefined;
    return { path: checked, owner: typeof owner === 'string' ? owner : undefined };
  } catch {
    return undefined;
  }
}

async function placeOfCustomer(): Promise<string> {
  const kept = readKept();
  forgetReturnPath();
  if (kept === undefined) return paths.top();
  if (kept.owner === undefined) return kept.path;
  // If nobody can say, the top page will tell why.
  const owner = await fetchCustomerForNextPage().catch(() => undefined);
  return owner === kept.owner ? kept.path : paths.top();
}

/**
 * Where a login leads: the page asked for before it, once; the top page otherwise. A page that a
 * customer has seen is that customer's alone, since its address may hold a search. What the page shows is
 * asked for while it is being drawn.
 */
export async function takeReturnPath(): Promise<string> {
  const place = await placeOfCustomer();
  prepareEntry(place);
  return place;
}

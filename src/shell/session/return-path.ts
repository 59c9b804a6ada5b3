import { getBasePath } from '../../lib/base-path.ts';
import { isPath, isReadable } from '../../lib/is-at.ts';
import { paths } from '../../lib/paths.ts';
import { prepareEntry } from '../links/prepare.ts';
import { fetchCustomerForNextPage } from './fetch-customer.ts';
import { customerMark } from './page-customer.ts';
import { claimHistoryEntry, ownerOfHistoryEntry } from './history-owner.ts';

/** Per customer code: each portal on the same origin has its own return path. */
const storageKey = (): string => `returnPath.${getBasePath().customerCode}`;

/** Pages that are no useful return path. */
const notWorthReturning = [paths.login(), paths.logout(), '/error'];

function isWorthReturning(path: string): boolean {
  return isReadable(path) && !notWorthReturning.some((page) => isPath(page, path));
}

/**
 * A path of this portal, or undefined: only the same origin and base path, whatever the input looks
 * like (`//host`, `/\host`, `/../other`, `javascript:`).
 *
 * @param path relative to the base path, query and fragment included
 */
export function checkedReturnPath(path: string): string | undefined {
  const { base } = getBasePath();
  // With the base path in front, the origin cannot change, but the path may leave the base path.
  const url = new URL(base + path, location.origin);
  if (!url.pathname.startsWith(`${base}/`)) return undefined;
  const inside = url.pathname.slice(base.length);
  if (inside.startsWith('//') || !isWorthReturning(inside)) return undefined;
  return inside + url.search + url.hash;
}

/** The stored return path and its customer; without an owner if no customer had opened the page. */
interface Kept {
  path: string;
  owner: string | undefined;
}

/** Stores the open page as the return path after the login. */
export function rememberReturnPath(): void {
  const { base } = getBasePath();
  const { pathname, search, hash } = location;
  // A page that was just opened is not marked yet.
  const mark = customerMark();
  if (mark !== undefined && ownerOfHistoryEntry() === undefined) claimHistoryEntry(mark);
  const kept: Kept = {
    path: pathname.slice(base.length) + search + hash,
    owner: ownerOfHistoryEntry(),
  };
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(kept));
  } catch {
    // Without storage, the login redirects to the top page.
  }
}

export function forgetReturnPath(): void {
  try {
    sessionStorage.removeItem(storageKey());
  } catch {
    // As above.
  }
}

/** Other programs may write to the storage: its contents are checked like any address. */
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
  // If the customer cannot be fetched, the top page reports why.
  const owner = await fetchCustomerForNextPage().catch(() => undefined);
  return owner === kept.owner ? kept.path : paths.top();
}

/**
 * The page after a login: the requested page, once, or the top page. A page that a customer has
 * opened is only for that customer, because its address may contain a search. Its data is fetched
 * while it is rendered.
 */
export async function takeReturnPath(): Promise<string> {
  const place = await placeOfCustomer();
  prepareEntry(place);
  return place;
}

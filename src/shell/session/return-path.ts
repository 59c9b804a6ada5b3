import { getBasePath } from '../../lib/base-path.ts';
import { isPath, isDecodablePath } from '../../lib/is-at.ts';
import { paths } from '../../lib/paths.ts';
import { prefetchAfterLogin } from '../links/early-fetch.ts';
import { fetchCustomerForNextPage } from './fetch-customer.ts';
import { claimHistoryEntry, currentOwnerKey, ownerOfHistoryEntry } from './page-customer.ts';

/** Per customer code: each portal on the same origin has its own return path. */
const storageKey = (): string => `returnPath.${getBasePath().customerCode}`;

/** Pages that are never the return path. */
const excludedPaths = [paths.login(), paths.logout(), '/error'];

function isReturnPage(path: string): boolean {
  return isDecodablePath(path) && !excludedPaths.some((page) => isPath(page, path));
}

/**
 * Checks a path: returns it only if it is a path of this portal, with the same origin and base path. Returns
 * undefined for inputs such as `//host`, `/\host`, `/../other` and `javascript:`.
 *
 * @param path relative to the base path, query and fragment included
 */
export function checkReturnPath(path: string): string | undefined {
  const { base } = getBasePath();
  // After the base path, no input can change the origin, but `/..` can leave the base path.
  const url = new URL(base + path, location.origin);
  if (!url.pathname.startsWith(`${base}/`)) return undefined;
  const pathInPortal = url.pathname.slice(base.length);
  if (pathInPortal.startsWith('//') || !isReturnPage(pathInPortal)) return undefined;
  return pathInPortal + url.search + url.hash;
}

/** The stored return path. Its owner is the customer who opened the page, if one was logged in. */
interface StoredPath {
  path: string;
  owner: string | undefined;
}

/** Stores the open page as the return path after the login. */
export function rememberReturnPath(): void {
  const { base } = getBasePath();
  const { pathname, search, hash } = location;
  // The history entry of a page that has just been opened has no owner yet.
  const ownerKey = currentOwnerKey();
  if (ownerKey !== undefined && ownerOfHistoryEntry() === undefined) claimHistoryEntry(ownerKey);
  const storedPath: StoredPath = {
    path: pathname.slice(base.length) + search + hash,
    owner: ownerOfHistoryEntry(),
  };
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(storedPath));
  } catch {
    // Without storage, the login redirects to the top page.
  }
}

export function clearReturnPath(): void {
  try {
    sessionStorage.removeItem(storageKey());
  } catch {
    // Without storage, there is no return path.
  }
}

/** Other scripts may write to the storage: its contents are checked like any address. */
function readStoredPath(): StoredPath | undefined {
  try {
    const storedValue: unknown = JSON.parse(sessionStorage.getItem(storageKey()) ?? 'null');
    const { path, owner }: Partial<Record<keyof StoredPath, unknown>> = Object(storedValue);
    const checkedPath = typeof path === 'string' ? checkReturnPath(path) : undefined;
    if (checkedPath === undefined) return undefined;
    return { path: checkedPath, owner: typeof owner === 'string' ? owner : undefined };
  } catch {
    return undefined;
  }
}

async function takePathOfCustomer(): Promise<string> {
  const storedPath = readStoredPath();
  clearReturnPath();
  if (storedPath === undefined) return paths.top();
  if (storedPath.owner === undefined) return storedPath.path;
  // If the customer cannot be fetched, the top page shows the failure.
  const owner = await fetchCustomerForNextPage().catch(() => undefined);
  return owner === storedPath.owner ? storedPath.path : paths.top();
}

/**
 * The path of the page after a login: the page that the customer requested before the login, otherwise the top page.
 * Removes the stored path. A page of a customer opens again only for the same customer, because its address may
 * contain a search. Also prefetches the data of the page.
 */
export async function takeReturnPath(): Promise<string> {
  const path = await takePathOfCustomer();
  prefetchAfterLogin(path);
  return path;
}

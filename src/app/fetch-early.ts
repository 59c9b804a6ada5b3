import { parsePath } from 'react-router';
import { storeRequestsForReload } from '../api/early.ts';
import { getBasePath } from '../lib/base-path.ts';
import { routes } from '../lib/routes.ts';
import { prefetchUser } from '../shell/session/fetch-customer.ts';
import { currentOwnerKey, ownerOfHistoryEntry } from '../shell/session/page-customer.ts';
import { earlyFetchLoaders } from './early-fetches.ts';

/** The entry of `routes` for a path: name and route. */
const routeEntryAt = (path: string) =>
  Object.entries(routes).find(([, route]) => `/${route.path}` === path);

/** Loads the code that starts the requests before a link is pressed. After a failure, the press repeats the load. */
export function loadEarlyFetchCode(): void {
  for (const loader of earlyFetchLoaders.values()) loader.load().catch(() => undefined);
}

/**
 * Starts the requests of the screen at a path. The screen itself may not be loaded yet.
 *
 * @param path relative to the base path, without a query
 */
export function fetchPageEarly(path: string, query = new URLSearchParams()): void {
  const loader = earlyFetchLoaders.get(routeEntryAt(path)?.[0] ?? '');
  const startRequests = loader?.getLoadedValue();
  if (startRequests) startRequests(query);
  // If the load fails, the screen sends the requests itself.
  else
    loader?.load().then(
      (startScreenRequests) => startScreenRequests(query),
      () => undefined,
    );
}

/** Whether the requests depend on the customer's stored search, because the address has no search (S3). */
const dependsOnCustomer = (path: string, query: URLSearchParams): boolean =>
  routeEntryAt(path)?.[0] === 'bills' && query.size === 0;

/**
 * Requests the customer and the data of a customer's first page while the scripts of the page are
 * loading. An answer for another session is discarded (early.ts).
 *
 * @param address relative to the base path, query included
 */
export function prefetchPageAndCustomer(address: string): void {
  const { pathname: path = '', search = '' } = parsePath(address);
  const query = new URLSearchParams(search);
  if (routeEntryAt(path)?.[1].layout !== 'loggedIn') return;
  prefetchUser();
  if (!dependsOnCustomer(path, query) || ownerOfHistoryEntry() !== undefined)
    fetchPageEarly(path, query);
}

/** The address of the open page, relative to the base path. */
const openPageAddress = (): string =>
  location.pathname.slice(getBasePath().base.length) + location.search;

/** Stores the requests of the open page for a reload. A page without a customer stores nothing. */
function storeRequests(): void {
  if (currentOwnerKey() === undefined) return;
  storeRequestsForReload(() => prefetchPageAndCustomer(openPageAddress()), getBasePath().apiBase);
}

/**
 * Like `prefetchPageAndCustomer`, for the page that the browser opens or reloads. After a reload, the history
 * entry names the customer. If another customer has logged in meanwhile, the page closes and discards the
 * answers.
 */
export function fetchOpenedPageEarly(): void {
  prefetchPageAndCustomer(openPageAddress());
  addEventListener('pagehide', storeRequests);
}

import { parsePath } from 'react-router';
import { getBasePath } from '../lib/base-path.ts';
import { createLoader, type Loader } from '../lib/load-again.ts';
import { routes, type RouteName } from '../lib/routes.ts';
import { prefetchUser } from '../shell/session/fetch-customer.ts';

/** Starts the requests of a screen. `query` is that of its address, and empty for a link without one. */
type Prepare = (query: URLSearchParams) => void;

/*
 * What the screens ask for, each apart from its screen and much smaller: it is there, or soon is, where the
 * screen itself may still be on its way.
 */
const prepares: Readonly<Partial<Record<RouteName, Loader<Prepare>>>> = {
  top: createLoader(async () => (await import('../pages/top/prepare-top.ts')).prepareTop),
  bills: createLoader(
    async () => (await import('../pages/bills/list/prepare-bill-list.ts')).prepareBillList,
  ),
};
const loaders: ReadonlyMap<string, Loader<Prepare>> = new Map(Object.entries(prepares));

/** Name and route of a path. */
const routeAt = (path: string) =>
  Object.entries(routes).find(([, route]) => `/${route.path}` === path);

/** Loads the code that starts the requests, so that a press need not wait for it. A press repeats a failed load. */
export function loadPrepares(): void {
  for (const loader of loaders.values()) loader.load().catch(() => undefined);
}

/**
 * Starts the requests of the screen at a path, whether or not the screen itself is loaded.
 *
 * @param path relative to the base path, without a query
 */
export function prepare(path: string, query = new URLSearchParams()): void {
  const loader = loaders.get(routeAt(path)?.[0] ?? '');
  const known = loader?.loaded();
  if (known) known(query);
  // If the load fails, the screen sends the requests itself.
  else
    loader?.load().then(
      (ask) => ask(query),
      () => undefined,
    );
}

/** Whether the requests depend on the customer, because the address does not define them (S3). */
const isOfCustomer = (path: string, query: URLSearchParams): boolean =>
  routeAt(path)?.[0] === 'bills' && query.size === 0;

/**
 * Asks for what the first page of a customer will show, and who that is, while its scripts are still on their way.
 * An answer that turns out to be another session's is not taken (early.ts).
 *
 * @param address relative to the base path, query included
 */
export function prepareEntry(address: string): void {
  const { pathname: path = '', search = '' } = parsePath(address);
  const query = new URLSearchParams(search);
  if (routeAt(path)?.[1].layout !== 'loggedIn') return;
  prefetchUser();
  if (!isOfCustomer(path, query)) prepare(path, query);
}

/** The same for the page that is being opened or reloaded. */
export const prepareOpened = (): void =>
  prepareEntry(location.pathname.slice(getBasePath().base.length) + location.search);

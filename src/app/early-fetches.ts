import { createLoader, type Loader } from '../lib/load-again.ts';
import type { RouteName } from '../lib/routes.ts';

/** Starts the requests of a screen. `query` is the query of its address; empty if the link has no query. */
type StartRequests = (query: URLSearchParams) => void;

const topRequestsLoader: Loader<StartRequests> = createLoader(
  async () => (await import('../pages/top/fetch-top-early.ts')).fetchTopEarly,
);
const billRequestsLoader: Loader<StartRequests> = createLoader(
  async () => (await import('../pages/bills/list/fetch-bill-list-early.ts')).fetchBillListEarly,
);

/**
 * The loaders of the code that sends the first requests of a screen, by the name of its route. Each chunk is
 * much smaller than its screen, so that the requests can start before the screen is loaded.
 */
export const earlyFetchLoaders: ReadonlyMap<string, Loader<StartRequests>> = new Map([
  ['top', topRequestsLoader],
  ['bills', billRequestsLoader],
] satisfies [RouteName, Loader<StartRequests>][]);

import { createLoader, type Loader } from '../lib/load-again.ts';
import type { RouteName } from '../lib/routes.ts';

/** Starts the requests of a screen. `query` is the query of its address; empty for a link without one. */
type StartRequests = (query: URLSearchParams) => void;

const startTopRequests: Loader<StartRequests> = createLoader(
  async () => (await import('../pages/top/fetch-top-early.ts')).fetchTopEarly,
);
const startBillRequests: Loader<StartRequests> = createLoader(
  async () => (await import('../pages/bills/list/fetch-bill-list-early.ts')).fetchBillListEarly,
);

/**
 * The first requests of some screens. Each is in a chunk much smaller than its screen, so that the requests
 * can start before the screen is loaded.
 */
export const earlyFetches: ReadonlyMap<string, Loader<StartRequests>> = new Map([
  ['top', startTopRequests],
  ['bills', startBillRequests],
] satisfies [RouteName, Loader<StartRequests>][]);

import type { ApiError } from './api-error.ts';

/**
 * A fault as the code that meets it knows it. It may hold values of the customer: only src/app/reports.ts reads it, and
 * sends what is in its allow-list (docs/decisions/reports-without-values.md).
 */
export type NotedFault =
  /** An event of `faultEvents`. */
  | Event
  /** A crash that does not reach the window. */
  | { crash: unknown }
  /** A call that failed. */
  | { method: string; url: string; error: ApiError }
  /** An invalid field of an answer: its path in the contract, and the kind of fault. */
  | { operation: string; place: string; fault: string };

/** Events of the window; `vite:preloadError` is a chunk that did not load. */
export const faultEvents = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'vite:preloadError',
];

/** Faults that are kept until the reports are loaded; without reports, they are never read. */
const MAX_KEPT = 20;

/** Takes a fault, with the path of the page and the time. */
type FaultReceiver = (fault: NotedFault, pathname: string, time: number) => void;

const kept: Parameters<FaultReceiver>[] = [];
let receive: FaultReceiver = (...fault) => {
  if (kept.length < MAX_KEPT) kept.push(fault);
};

/** Notes a fault for the operator. */
export const noteFault = (fault: NotedFault): void => receive(fault, location.pathname, Date.now());

/** Passes the faults so far, and all later ones, to `taker`. */
export function setFaultReceiver(taker: FaultReceiver): void {
  receive = taker;
  for (const fault of kept.splice(0)) taker(...fault);
}

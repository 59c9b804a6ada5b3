import type { ApiError } from './api-error.ts';

/**
 * A fault, as noted by the code that detects it. It may contain values of the customer. Only src/app/reports.ts reads
 * it, and sends only what its allow-list contains (docs/decisions/reports-without-values.md).
 */
export type NotedFault =
  /** An event of `faultEvents`. */
  | Event
  /** A crash that the window does not report as an event. */
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

/**
 * The maximum number of faults in the queue until src/app/reports.ts is loaded. Without an address for
 * reports, the queue is never read.
 */
const MAX_QUEUED_FAULTS = 20;

/** Receives a fault, the path of the page, and the time. */
type FaultReceiver = (fault: NotedFault, pathname: string, time: number) => void;

const queuedFaults: Parameters<FaultReceiver>[] = [];
let receiveFault: FaultReceiver = (...faultArguments) => {
  if (queuedFaults.length < MAX_QUEUED_FAULTS) queuedFaults.push(faultArguments);
};

/** Passes a fault to the receiver, for the operator. */
export const noteFault = (fault: NotedFault): void =>
  receiveFault(fault, location.pathname, Date.now());

/** Sets the receiver of all later faults, and passes the queued faults to it. */
export function setFaultReceiver(receiver: FaultReceiver): void {
  receiveFault = receiver;
  for (const faultArguments of queuedFaults.splice(0)) receiver(...faultArguments);
}

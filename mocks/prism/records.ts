/** One violation of the contract: who broke the contract, where, and with which value. */
export type Violation = {
  at: string;
  direction: 'request' | 'response';
  operationId: string;
  method: string;
  path: string;
  /** Status of the answer; undefined for a request. */
  status?: number;
  /** The position: `header.x-flow-id`, `query.page`, `path.billId`, `body.items.0.price`, `status`. */
  position: string;
  /** The value at the position, shortened; undefined if there is no value. */
  value: unknown;
  message: string;
};

/** One answered call, for `GET /_mock/calls`. */
export type Call = {
  operationId: string | undefined;
  method: string;
  path: string;
  /** 0 if an order dropped the connection. */
  status: number;
  flowId: string | undefined;
  /** Time of arrival, ISO 8601. */
  at: string;
  /** Time until the answer was complete, in milliseconds. */
  ms: number;
  /** How the request or the response broke the contract. */
  violations: Violation[];
  /** One sentence: why the backend gave no usable answer, or how the call differs from the replayed scenario. */
  problem?: string;
};

const maxCalls = 50;
/** Further violations are not kept, because they repeat earlier violations. */
const maxViolations = 500;

/** The violations, and the last 50 calls, newest last. */
export class Records {
  violations: Violation[] = [];
  readonly calls: Call[] = [];
  /** The operations that had a successful call since the start of the server. */
  readonly succeededOperationIds = new Set<string>();

  addCall(call: Call): void {
    this.calls.push(call);
    const { operationId, status } = call;
    if (operationId !== undefined && status >= 200 && status < 300)
      this.succeededOperationIds.add(operationId);
    if (this.calls.length > maxCalls) this.calls.shift();
  }

  /** Logs and lists violations. */
  addViolations(violations: readonly Violation[]): void {
    for (const violation of violations) console.error(formatViolation(violation));
    this.violations.push(...violations.slice(0, maxViolations - this.violations.length));
  }
}

/** One line for a log. */
function formatViolation(violation: Violation): string {
  const { direction, operationId, method, path, position, value, message } = violation;
  const valueText = value === undefined ? 'nothing' : JSON.stringify(value);
  return `Contract broken by the ${direction} of ${operationId} (${method} ${path}) at ${position}: ${message}; it was ${valueText}`;
}

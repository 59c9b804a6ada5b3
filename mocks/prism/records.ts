/** One break of the contract: who broke it, where, and with which value. */
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
  /** The value at the position, shortened; undefined without one. */
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
  ms: number;
  /** How the request or the response broke the contract. */
  violations: Violation[];
  /** Why the backend of `--provider` gave no usable answer, and what to do: one sentence. */
  problem?: string;
};

const callLimit = 50;
/** More violations are not kept, because they repeat earlier ones. */
const violationLimit = 500;

/** The violations, and the last 50 calls, newest last. */
export class Records {
  violations: Violation[] = [];
  readonly calls: Call[] = [];
  /** operationIds that answered with success since the server started. */
  readonly succeeded = new Set<string>();

  addCall(call: Call): void {
    this.calls.push(call);
    const { operationId, status } = call;
    if (operationId !== undefined && status >= 200 && status < 300) this.succeeded.add(operationId);
    if (this.calls.length > callLimit) this.calls.shift();
  }

  /** Logs and lists violations. */
  addViolations(violations: readonly Violation[]): void {
    for (const violation of violations) console.error(violationText(violation));
    this.violations.push(...violations.slice(0, violationLimit - this.violations.length));
  }
}

/** One line for a log. */
function violationText(violation: Violation): string {
  const { direction, operationId, method, path, position, value, message } = violation;
  const valueText = value === undefined ? 'nothing' : JSON.stringify(value);
  return `Contract broken by the ${direction} of ${operationId} (${method} ${path}) at ${position}: ${message}; it was ${valueText}`;
}

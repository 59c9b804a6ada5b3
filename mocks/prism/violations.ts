/** One break of the contract: who broke it, where, and with which value. */
export type Violation = {
  at: string;
  direction: 'request' | 'response';
  operationId: string;
  method: string;
  path: string;
  /** Status of the answer; undefined for a request. */
  status?: number;
  /** Where: `header.x-flow-id`, `query.page`, `path.billId`, `body.items.0.price`, `status`. */
  place: string;
  /** What was there, shortened; undefined if nothing was. */
  value: unknown;
  message: string;
};

/** How many are kept; more only repeat themselves. */
const limit = 500;

/** Collects violations and says each one aloud. */
export class ViolationLog {
  readonly #violations: Violation[] = [];

  add(violations: Violation[]): void {
    for (const violation of violations) {
      console.error(describe(violation));
      if (this.#violations.length < limit) this.#violations.push(violation);
    }
  }

  list(): Violation[] {
    return [...this.#violations];
  }

  clear(): void {
    this.#violations.length = 0;
  }
}

/** One line for a log. */
function describe(violation: Violation): string {
  const { direction, operationId, method, path, place, value, message } = violation;
  const what = value === undefined ? 'nothing' : JSON.stringify(value);
  return `Contract broken by the ${direction} of ${operationId} (${method} ${path}) at ${place}: ${message}; it was ${what}`;
}

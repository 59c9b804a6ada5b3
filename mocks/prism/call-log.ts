import type { Violation } from './violations.ts';

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

const limit = 50;

/** The last 50 calls, newest last. */
export class CallLog {
  readonly #calls: Call[] = [];
  readonly #succeeded = new Set<string>();

  add(call: Call): void {
    this.#calls.push(call);
    const { operationId, status } = call;
    if (operationId !== undefined && status >= 200 && status < 300) {
      this.#succeeded.add(operationId);
    }
    if (this.#calls.length > limit) this.#calls.shift();
  }

  list(): Call[] {
    return [...this.#calls];
  }

  /** operationIds that answered with success since the server started. */
  succeeded(): string[] {
    return [...this.#succeeded];
  }
}

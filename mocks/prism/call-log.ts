import type { Violation } from './violations.ts';

/** One answered call, for `GET /_mock/calls`. */
export type Call = {
  operationId: string | undefined;
  method: string;
  path: string;
  /** 0 if the connection was dropped on order. */
  status: number;
  flowId: string | undefined;
  /** When it came, ISO 8601. */
  at: string;
  ms: number;
  /** How it or its answer broke the contract. */
  violations: Violation[];
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

  /** Operations that were called with success since the start. */
  succeeded(): string[] {
    return [...this.#succeeded];
  }
}

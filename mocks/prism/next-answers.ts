import * as z from 'zod';
import type { Wish } from './example-answer.ts';

/** Answers that no contract describes and that the portal must handle. */
const kinds = ['drop', 'truncate', 'html', 'empty', 'slow', 'badJson'] as const;

/** Body of `POST /_mock/next`. */
export const NextAnswer = z.strictObject({
  /** The operation whose next call is answered. */
  operationId: z.string(),
  /** An error code of S8, such as `400-1-02-01`: answers the example of that name. */
  code: z.string().optional(),
  /** With a code: the fields in error, as the request names them (`requestFields`). */
  target: z.array(z.string()).optional(),
  /** With a code: the fill-ins of its text, by the names of its example. */
  fillIns: z.record(z.string(), z.string().max(1000)).optional(),
  /** Name of an example. */
  example: z.string().optional(),
  /** Status, if the example's name does not contain it. */
  status: z.int().min(200).max(599).optional(),
  /** Delay of the answer, in milliseconds. */
  delayMs: z.int().min(0).max(600_000).optional(),
  /**
   * `drop`: closes the connection without an answer; `truncate`: closes it in the middle of the answer;
   * `html`: an HTML page instead of JSON; `empty`: no body; `badJson`: half of a JSON text;
   * `slow`: the complete answer in pieces over `delayMs` (default 3000).
   */
  kind: z.enum(kinds).optional(),
  /** Number of calls; default: 1. */
  times: z.int().min(1).max(1000).optional(),
});

export type NextAnswer = z.infer<typeof NextAnswer>;

/** The example that an order asks for; undefined if it takes the answer as it comes. */
export function wishOf(order: NextAnswer): Wish | undefined {
  const { kind, code, example, status, target, fillIns } = order;
  const isPlain = target === undefined && fillIns === undefined;
  if (kind === 'html' || kind === 'empty' || kind === 'drop') return undefined;
  const name = code ?? example;
  if (name === undefined && status === undefined) return undefined;
  return { status, example: name, ...(isPlain ? {} : { details: { target, fillIns } }) };
}

/** Answers that were ordered for the next calls, in order, each operation for itself. */
export class NextAnswers {
  readonly #waiting = new Map<string, NextAnswer[]>();

  add(answer: NextAnswer): void {
    const queue = this.#waiting.get(answer.operationId) ?? [];
    for (let time = 0; time < (answer.times ?? 1); time += 1) queue.push(answer);
    this.#waiting.set(answer.operationId, queue);
  }

  /** Removes and returns the answer for a call of this operation. */
  take(operationId: string): NextAnswer | undefined {
    return this.#waiting.get(operationId)?.shift();
  }

  list(): NextAnswer[] {
    return [...this.#waiting.values()].flat();
  }

  /** Removes the orders: all, or those of one operation. */
  clear(operationId?: string): void {
    if (operationId === undefined) this.#waiting.clear();
    else this.#waiting.delete(operationId);
  }
}

import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import type { RequestedExample } from './example-answer.ts';
import { answerWith, sendAnswer, type Answer } from './message.ts';

/** Kinds of broken answers that the contract does not describe and that the portal must handle. */
const brokenAnswerKinds = ['drop', 'truncate', 'html', 'empty', 'slow', 'badJson'] as const;

/** An order for the mock server: which answer the next calls of an operation get. The body of `POST /_mock/next`. */
export const NextAnswer = z.strictObject({
  /** The operation whose next call is answered. */
  operationId: z.string(),
  /** An error code of S8, such as `400-1-02-01`: the answer is the example with this name. */
  code: z.string().optional(),
  /** With a code: the fields in error, with the names of `requestFieldsOf`. */
  target: z.array(z.string()).optional(),
  /** With a code: values for the placeholders of the error text, by the names in the code's example. */
  fillIns: z.record(z.string(), z.string().max(1000)).optional(),
  example: z.string().optional(),
  /** The status; necessary only if the name of the example does not contain the status. */
  status: z.int().min(200).max(599).optional(),
  /** Delay of the answer, in milliseconds. */
  delayMs: z.int().min(0).max(600_000).optional(),
  /**
   * `drop`: closes the connection without an answer; `truncate`: closes the connection in the middle of the answer;
   * `html`: an HTML page instead of JSON; `empty`: no body; `badJson`: half of a JSON text;
   * `slow`: the complete answer in pieces over `delayMs` (default 3000).
   */
  kind: z.enum(brokenAnswerKinds).optional(),
  /** Number of calls; default: 1. */
  times: z.int().min(1).max(1000).optional(),
});

export type NextAnswer = z.infer<typeof NextAnswer>;

/**
 * The example that an order requests; undefined if the order names neither an example nor a status. The kinds `html`,
 * `empty` and `drop` may have a status that the contract does not have.
 */
export function requestedExampleOf(order: NextAnswer): RequestedExample | undefined {
  const { kind, code, example, status, target, fillIns } = order;
  const hasDetails = target !== undefined || fillIns !== undefined;
  const mayHaveAnyStatus = kind === 'html' || kind === 'empty' || kind === 'drop';
  const name = code ?? example;
  if (name === undefined && (status === undefined || mayHaveAnyStatus)) return undefined;
  return { status, example: name, ...(hasDetails && { details: { target, fillIns } }) };
}

/** The orders for the next calls: a queue for each operation. */
export class NextAnswers {
  readonly #queues = new Map<string, NextAnswer[]>();

  add(order: NextAnswer): void {
    const queue = this.#queues.get(order.operationId) ?? [];
    for (let time = 0; time < (order.times ?? 1); time += 1) queue.push(order);
    this.#queues.set(order.operationId, queue);
  }

  /** Removes and returns the order for the next call of this operation. */
  take(operationId: string): NextAnswer | undefined {
    return this.#queues.get(operationId)?.shift();
  }

  list(): NextAnswer[] {
    return [...this.#queues.values()].flat();
  }

  /** Removes the orders of one operation, or by default all orders. */
  clear(operationId?: string): void {
    if (operationId === undefined) this.#queues.clear();
    else this.#queues.delete(operationId);
  }
}

const defaultSlowDurationMs = 3000;
const slowPieceCount = 10;

/** The answer to a call with an order of the kinds `html`, `empty` and `drop`, which need no example and no backend. */
export function answerWithoutSource(order: NextAnswer): Answer | undefined {
  const { kind, code, example } = order;
  // An error code begins with its status (S8).
  const status = order.status ?? Number(/^\d{3}/.exec(code ?? example ?? '')?.[0] ?? 200);
  if (kind === 'html') return answerWith(status, 'text/html', Buffer.from('<h1>Bad gateway</h1>'));
  if (kind === 'empty') return answerWith(status, 'application/json', Buffer.alloc(0));
  if (kind === 'drop') return answerWith(0, '', Buffer.alloc(0));
  return undefined;
}

const firstHalfOf = (body: Buffer): Buffer => body.subarray(0, Math.ceil(body.length / 2));

/** Sends the answer with the damage of the order's `kind`, or unchanged if the order has no `kind`. */
export async function sendWithDamage(
  response: ServerResponse,
  answer: Answer,
  { kind, delayMs }: NextAnswer,
): Promise<void> {
  switch (kind) {
    case 'drop':
      response.destroy();
      return;
    case 'truncate':
      // The full Content-Length lets the browser detect the truncation.
      response.writeHead(answer.status, answer.rawHeaders);
      response.write(firstHalfOf(answer.body), () => response.destroy());
      return;
    case 'badJson':
      sendAnswer(response, answerWith(answer.status, 'application/json', firstHalfOf(answer.body)));
      return;
    case 'slow':
      await sendSlowly(response, answer, delayMs ?? defaultSlowDurationMs);
      return;
    case 'html':
    case 'empty':
    case undefined:
      sendAnswer(response, answer);
  }
}

async function sendSlowly(
  response: ServerResponse,
  answer: Answer,
  durationMs: number,
): Promise<void> {
  response.writeHead(answer.status, answer.rawHeaders);
  response.flushHeaders();
  const pieceSize = Math.max(1, Math.ceil(answer.body.length / slowPieceCount));
  for (let start = 0; start < answer.body.length && !response.destroyed; start += pieceSize) {
    await wait(durationMs / slowPieceCount);
    response.write(answer.body.subarray(start, start + pieceSize));
  }
  response.end();
}

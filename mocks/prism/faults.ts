import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerWith, sendAnswer, type Answer } from './message.ts';
import type { NextAnswer } from './next-answers.ts';

const slowMs = 3000;
const slowPieces = 10;

/** The answer of the kinds that do not call the operation at all. */
export function answerWithoutSource({ kind, status = 200 }: NextAnswer): Answer | undefined {
  if (kind === 'html') return answerWith(status, 'text/html', Buffer.from('<h1>Bad gateway</h1>'));
  if (kind === 'empty') return answerWith(status, 'application/json', Buffer.alloc(0));
  if (kind === 'drop') return answerWith(0, '', Buffer.alloc(0));
  return undefined;
}

const half = (body: Buffer): Buffer => body.subarray(0, Math.ceil(body.length / 2));

/** Sends the answer with the ordered damage (`NextAnswer.kind`), or unchanged without an order. */
export async function sendDamaged(
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
      response.write(half(answer.body), () => response.destroy());
      return;
    case 'badJson':
      sendAnswer(response, answerWith(answer.status, 'application/json', half(answer.body)));
      return;
    case 'slow':
      await sendSlowly(response, answer, delayMs ?? slowMs);
      return;
    case 'html':
    case 'empty':
    case undefined:
      sendAnswer(response, answer);
  }
}

async function sendSlowly(response: ServerResponse, answer: Answer, ms: number): Promise<void> {
  response.writeHead(answer.status, answer.rawHeaders);
  response.flushHeaders();
  const size = Math.max(1, Math.ceil(answer.body.length / slowPieces));
  for (let start = 0; start < answer.body.length && !response.destroyed; start += size) {
    await wait(ms / slowPieces);
    response.write(answer.body.subarray(start, start + size));
  }
  response.end();
}

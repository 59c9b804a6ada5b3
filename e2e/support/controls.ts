import * as z from 'zod';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { operations } from '../../generated/operations.ts';
import type { NextAnswer } from '../../mocks/prism/next-answers.ts';
import type { IssuerMailKind } from '../../mocks/sandbox/issuer-mail.ts';
import type { Limits } from '../../mocks/sandbox/limits.ts';
import type { Mail } from '../../mocks/sandbox/mail/post.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';

type OperationId = (typeof operations)[number]['operationId'];

/** One answered call, as the mock server lists it. */
const Calls = z.array(
  z.object({ operationId: z.string().optional(), status: z.number(), at: z.string() }),
);

async function send(method: string, address: string, body?: unknown): Promise<Response> {
  const response = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${address}: ${await response.text()}`);
  return response;
}

/** What a test orders of the mock server: answers, and what it has seen. */
export class Mock {
  readonly #url: string;
  readonly #since = new Date().toISOString();

  constructor(url: string) {
    this.#url = url;
  }

  /** The answer to the next call of an operation (mocks/prism/README.md). */
  async next(
    operationId: OperationId,
    answer: Omit<NextAnswer, 'operationId' | 'code'> & { code?: ErrorCode },
  ): Promise<void> {
    await send('POST', `${this.#url}/_mock/next`, { operationId, ...answer });
  }

  /** Takes back what was ordered and not fetched yet. */
  async forgetOrders(): Promise<void> {
    await send('DELETE', `${this.#url}/_mock/next`);
  }

  /** The calls of an operation since the test began (of all calls, the last 50 are known). */
  async callsOf(operationId: OperationId): Promise<z.infer<typeof Calls>> {
    const response = await send('GET', `${this.#url}/_mock/calls`);
    const calls = Calls.parse(await response.json());
    return calls.filter((call) => call.operationId === operationId && call.at >= this.#since);
  }

  async forgetViolations(): Promise<void> {
    await send('DELETE', `${this.#url}/_mock/violations`);
  }
}

/** What a test orders of the sandbox. */
export class SandboxControl {
  readonly #sandbox: Sandbox;
  readonly #url: string;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
    this.#url = `${sandbox.url}/_sandbox`;
  }

  /** Everything as after a first start, its clock too. */
  async reset(): Promise<void> {
    await send('POST', `${this.#url}/reset`);
  }

  async advanceClock(seconds: number): Promise<void> {
    await send('POST', `${this.#url}/clock`, { advanceSeconds: seconds });
  }

  async setLimits(limits: Partial<Limits>): Promise<void> {
    await send('POST', `${this.#url}/limits`, limits);
  }

  /** Lets the issuer of `demo` mail a link, of its own accord. */
  async mailFromIssuer(kind: IssuerMailKind, loginId: string): Promise<void> {
    await send('POST', `${this.#url}/issuer-mail`, { kind, loginId });
  }

  /** The page that shows what arrived in the mailbox. */
  get mailbox(): string {
    return this.#sandbox.mailboxUrl;
  }

  /** What arrived in the mailbox. */
  mails(): Mail[] {
    return this.#sandbox.world.post.list();
  }

  /**
   * The number of the newest bill of `demo-user` of which something is true.
   *
   * @param condition SQL over a row of the table `bills` (mocks/sandbox/schema.ts)
   */
  billNumber(condition: string): string {
    const bill = this.#sandbox.world.db.get<{ billNumber: string }>(
      `SELECT billNumber FROM bills WHERE accountId = 'acc-bill' AND ${condition}
       ORDER BY billRowId DESC LIMIT 1`,
    );
    if (!bill) throw new Error(`No bill of demo-user has ${condition}.`);
    return bill.billNumber;
  }
}

/** Conditions for `billNumber`. */
export const open = `isPublished = 1
  AND (downloadDeadline IS NULL OR downloadDeadline >= date('now', '+1 day'))`;
export const withAttachment = `EXISTS (
  SELECT 1 FROM files WHERE ownerId = bills.billId AND kind = 'attachment')`;
export const withReturnedFile = `EXISTS (
  SELECT 1 FROM files WHERE ownerId = bills.billId AND kind = 'returned')`;

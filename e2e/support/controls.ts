import * as z from 'zod';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { operations } from '../../generated/operations.ts';
import type { Scenario } from '../../mocks/scenario/scenario-file.ts';
import type { NextAnswer } from '../../mocks/prism/next-answers.ts';
import type { IssuerMailKind } from '../../mocks/sandbox/publishing.ts';
import type { Limits } from '../../mocks/sandbox/limits.ts';
import type { Mail } from '../../mocks/sandbox/mail/mail-store.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';

type OperationId = (typeof operations)[number]['operationId'];

/** The answered calls in the mock server's log. */
const LoggedCalls = z.array(
  z.object({ operationId: z.string().optional(), status: z.number(), at: z.string() }),
);

/** Reports of faults, as the portal sent them. */
const Reports = z.array(z.record(z.string(), z.unknown()));

async function sendControl(method: string, address: string, body?: unknown): Promise<Response> {
  const response = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${address}: ${await response.text()}`);
  return response;
}

/** Controls the mock server: sets the answers to the next calls, and reads its log. */
export class Mock {
  readonly #url: string;
  readonly #startTime = new Date().toISOString();

  constructor(url: string) {
    this.#url = url;
  }

  /** Sets the answer to the next call of an operation (mocks/prism/README.md). */
  async setNextAnswer(
    operationId: OperationId,
    answer: Omit<NextAnswer, 'operationId' | 'code'> & { code?: ErrorCode },
  ): Promise<void> {
    await sendControl('POST', `${this.#url}/_mock/next`, { operationId, ...answer });
  }

  /** Removes answers set with `setNextAnswer` that were not used yet. */
  async clearNextAnswers(): Promise<void> {
    await sendControl('DELETE', `${this.#url}/_mock/next`);
  }

  /** The calls of an operation since the test started (the log has the last 50 calls). */
  async callsOf(operationId: OperationId): Promise<z.infer<typeof LoggedCalls>> {
    const response = await sendControl('GET', `${this.#url}/_mock/calls`);
    const calls = LoggedCalls.parse(await response.json());
    return calls.filter((call) => call.operationId === operationId && call.at >= this.#startTime);
  }

  /** The reports of the tab with this flow id (the log has the last 50 reports). */
  async reportsOf(flowId: string): Promise<z.infer<typeof Reports>> {
    const response = await sendControl('GET', `${this.#url}/_mock/reports`);
    return Reports.parse(await response.json()).filter((report) => report['flowId'] === flowId);
  }

  /** Makes the mock server answer with a scenario; without an argument, with the sandbox again. */
  async replay(scenario?: Scenario): Promise<void> {
    await sendControl(scenario ? 'POST' : 'DELETE', `${this.#url}/_mock/scenario`, scenario);
  }

  async forgetViolations(): Promise<void> {
    await sendControl('DELETE', `${this.#url}/_mock/violations`);
  }
}

/** Changes the sandbox's data, clock and limits, and reads its mails. */
export class SandboxControl {
  readonly #sandbox: Sandbox;
  readonly #url: string;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
    this.#url = `${sandbox.url}/_sandbox`;
  }

  /** Restores the initial state, including the clock. */
  async reset(): Promise<void> {
    await sendControl('POST', `${this.#url}/reset`);
  }

  async advanceClock(seconds: number): Promise<void> {
    await sendControl('POST', `${this.#url}/clock`, { advanceSeconds: seconds });
  }

  async setLimits(limits: Partial<Limits>): Promise<void> {
    await sendControl('POST', `${this.#url}/limits`, limits);
  }

  /** Makes the issuer of `demo` send a mail with a link. */
  async sendIssuerMail(kind: IssuerMailKind, loginId: string): Promise<void> {
    await sendControl('POST', `${this.#url}/issuer-mail`, { kind, loginId });
  }

  /** Publishes bills for `demo-user` (mocks/sandbox/README.md). */
  async publishBills(count: number): Promise<void> {
    await sendControl('POST', `${this.#url}/publish`, { count });
  }

  /** Changes the newest bill of `demo-user`. */
  async changeNewestBill(change: { isPublished: boolean }): Promise<void> {
    await sendControl('POST', `${this.#url}/change-bill`, change);
  }

  /** The URL of the mailbox page. */
  get mailboxUrl(): string {
    return this.#sandbox.mailboxUrl;
  }

  /** The mails in the mailbox, the newest first. */
  mails(): Mail[] {
    return this.#sandbox.data.mail.list();
  }

  /**
   * Finds the number of the newest bill of `demo-user` that satisfies a condition.
   *
   * @param condition SQL for a row of the table `bills` (mocks/sandbox/assets/schema.sql)
   */
  findBillNumber(condition: string): string {
    const bill = this.#sandbox.data.db.get<{ billNumber: string }>(
      `SELECT billNumber FROM bills WHERE accountId = 'acc-bill' AND ${condition}
       ORDER BY billRowId DESC LIMIT 1`,
    );
    if (!bill) throw new Error(`No bill of demo-user has ${condition}.`);
    return bill.billNumber;
  }
}

/** Conditions for `findBillNumber`. */
export const downloadableBillSql = `isPublished = 1
  AND (downloadDeadline IS NULL OR downloadDeadline >= date('now', '+1 day'))`;
export const attachmentSql = `EXISTS (
  SELECT 1 FROM files WHERE ownerId = bills.billId AND kind = 'attachment')`;
export const returnedFileSql = `EXISTS (
  SELECT 1 FROM files WHERE ownerId = bills.billId AND kind = 'returned')`;

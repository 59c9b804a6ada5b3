import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../generated/model/language.ts';
import type { operations } from '../../../generated/types/schema.d.ts';
import type { Account } from '../accounts.ts';
import { contentDispositionOf } from '../documents/content-disposition.ts';
import type { CallOrigin } from '../bills.ts';
import type { Issuer } from '../issuers.ts';
import type { Session } from '../sessions.ts';
import type { SandboxData } from '../sandbox-data.ts';
import type { Form } from './guards.ts';

/** A call of the API that has passed the general checks (`startCall` in router.ts). */
export type Call = {
  sandbox: SandboxData;
  issuer: Issuer;
  language: Language;
  /** Milliseconds since 1970 by the sandbox's clock. */
  now: number;
  ipAddress: string;
  pathParameters: Record<string, string>;
  /** Validated; numbers are converted from texts. */
  query: unknown;
  /** Validated, except multipart. */
  body: unknown;
  form?: Form;
  request: FastifyRequest;
  reply: FastifyReply;
  /** `session` and `account` exist only if the operation needs a login. */
  session?: Session;
  account?: Account;
};

type OperationId = keyof operations;

/** A call of one operation, with the types of the contract. */
export type CallOf<Id extends OperationId> = Call & {
  query: NonNullable<operations[Id]['parameters']['query']>;
  body: operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : unknown;
};

type SuccessStatus = 200 | 201 | 204;
type AnswerOf<Id extends OperationId> = {
  [
    Status in keyof operations[Id]['responses'] & SuccessStatus
  ]: operations[Id]['responses'][Status] extends {
    content: infer Content;
  }
    ? Content extends { 'application/json': infer Json }
      ? Json
      : FileAnswer
    : void;
}[keyof operations[Id]['responses'] & SuccessStatus];

/**
 * Handlers of an area, by operationId: an object is sent as JSON, undefined as 204, a FileAnswer as a download. A
 * handler throws a RefusedError to refuse the call.
 */
export type Handlers = {
  [Id in OperationId]?: (call: CallOf<Id>) => AnswerOf<Id> | Promise<AnswerOf<Id>>;
};

/** A file to download with its name (S7). The constructor also takes the parameters of `contentDispositionOf`. */
export class FileAnswer {
  readonly content: Buffer | NodeJS.ReadableStream;
  readonly mediaType: string;
  readonly disposition: string;

  constructor(
    content: Buffer | NodeJS.ReadableStream,
    mediaType: string,
    ...dispositionParameters: Parameters<typeof contentDispositionOf>
  ) {
    this.content = content;
    this.mediaType = mediaType;
    this.disposition = contentDispositionOf(...dispositionParameters);
  }
}

/** The value of a path parameter, such as `billId`. */
export const pathValueOf = (call: Call, name: string): string => call.pathParameters[name] ?? '';

/** The account of a call with a login. */
export function accountOf(call: Call): Account {
  if (!call.account) throw new Error('This operation has no login.');
  return call.account;
}

/** The session of a call with a login. */
export function sessionOf(call: Call): Session {
  if (!call.session) throw new Error('This operation has no session.');
  return call.session;
}

/** The honorific of a customer in the language of the call; null if the customer has no name or no honorific. */
export const titleOfHonorOf = ({ language }: Call, { profile }: Account): string | null =>
  (profile.customerName !== null && profile.titleOfHonor?.[language]) || null;

type Paging = { page?: number; perPage?: number };

/** One page of a list (S9). `toEntry` converts a row to an entry of the contract. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  { page = 1, perPage = 50 }: Paging,
  toEntry: (row: Row) => Item,
) {
  const items = rows.slice((page - 1) * perPage, page * perPage).map(toEntry);
  return { items, total: rows.length, page, perPage };
}

/** The session ID and the IP address of a call with a login. */
export const callOriginOf = (call: Call): CallOrigin => ({
  sessionId: sessionOf(call).sessionId,
  ipAddress: call.ipAddress,
});

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../generated/model/language.ts';
import type { OperationId } from '../../../generated/operations.ts';
import type { Account } from '../accounts.ts';
import type { Access } from '../bill-access.ts';
import type { Issuer } from '../issuers.ts';
import type { Session } from '../sessions.ts';
import type { World } from '../world.ts';
import type { Form } from './form.ts';

/** A call of the API that has passed the checks for all calls. */
export type Call = {
  world: World;
  issuer: Issuer;
  language: Language;
  /** Milliseconds since 1970 by the sandbox's clock. */
  now: number;
  ipAddress: string;
  params: Record<string, string>;
  /** Validated; numbers are converted. */
  query: unknown;
  /** Validated, except multipart. */
  body: unknown;
  form?: Form;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Only if the operation needs a login. */
  session?: Session;
  account?: Account;
};

/**
 * Answers an operation: an object is sent as JSON, undefined as 204, a FileAnswer as a download. It
 * throws a RefusedError to refuse the call.
 */
export type Handler = (call: Call) => unknown;

/** Handlers of an area, by operationId. */
export type Handlers = Partial<Record<OperationId, Handler>>;

/** A file to download with its name (S7). */
export class FileAnswer {
  readonly content: Buffer | NodeJS.ReadableStream;
  readonly mediaType: string;
  readonly disposition: string;

  constructor(content: Buffer | NodeJS.ReadableStream, mediaType: string, disposition: string) {
    this.content = content;
    this.mediaType = mediaType;
    this.disposition = disposition;
  }
}

/** The validated body. The caller names its generated type. */
export const bodyOf = <T>(call: Call): T => call.body as T;

/** The validated query. The caller names its generated type. */
export const queryOf = <T>(call: Call): T => call.query as T;

/** A path parameter of the route. */
export const paramOf = (call: Call, name: string): string => call.params[name] ?? '';

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

/** The session and the address of a call with a login. */
export const accessOf = (call: Call): Access => ({
  sessionId: sessionOf(call).sessionId,
  ipAddress: call.ipAddress,
});

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../generated/model/language.ts';
import type { OperationId } from '../../../generated/operations.ts';
import type { Account } from '../accounts.ts';
import type { Issuer } from '../issuers.ts';
import type { Session } from '../sessions.ts';
import type { World } from '../world.ts';
import type { Form } from './form.ts';

/** One call of the API after everything that holds for all of them was checked. */
export type Call = {
  world: World;
  issuer: Issuer;
  language: Language;
  /** The sandbox's time in milliseconds since 1970. */
  now: number;
  ipAddress: string;
  params: Record<string, string>;
  /** Checked against the contract, numbers already numbers. */
  query: unknown;
  /** Checked against the contract, except multipart. */
  body: unknown;
  /** The parts of a multipart body. */
  form?: Form;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Only on operations that need a login. */
  session?: Session;
  account?: Account;
};

/**
 * Answers one operation: an object is sent as JSON, nothing as 204, a FileAnswer as a download.
 * What it refuses it throws as RefusedError.
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

/** The body as the type that its schema was generated into. The contract's check came before. */
export const bodyOf = <T>(call: Call): T => call.body as T;

/** The query as the type that its parameters were generated into. */
export const queryOf = <T>(call: Call): T => call.query as T;

/** A path parameter; the route has it. */
export const paramOf = (call: Call, name: string): string => call.params[name] ?? '';

/** The account of a call that needs a login. */
export function accountOf(call: Call): Account {
  if (!call.account) throw new Error('This operation has no login.');
  return call.account;
}

/** The session of a call that needs one. */
export function sessionOf(call: Call): Session {
  if (!call.session) throw new Error('This operation has no session.');
  return call.session;
}

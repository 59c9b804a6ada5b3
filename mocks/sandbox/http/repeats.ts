import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../errors.ts';
import type { SandboxData } from '../sandbox-data.ts';
import type { Call } from './call.ts';

// Idempotency keys (contract, "Sent twice"): a repeated call gets the answer of the first call.

/** A call with its idempotency key. */
export type KeyedCall = {
  /** The owner of the key: the customer code and, if the operation needs a session, the session cookie. */
  scope: string;
  idempotencyKey: string;
  /** Hash of method, address and content. */
  fingerprint: string;
};

type StoredAnswer = {
  fingerprint: string;
  status: number;
  body: string;
  /** JSON list of Set-Cookie headers. */
  cookies: string;
};

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** A copy of the value with sorted keys, and with hashes instead of files. */
const toComparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toComparable);
  if (Buffer.isBuffer(value)) return sha256(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, toComparable(child)]));
};

/** A hash that is equal for calls with equal content, in any order of the fields. */
export const fingerprintOf = (method: string, address: string, content: unknown): string =>
  sha256(JSON.stringify([method, address, toComparable(content)]));

/** The owner of a key. @param cookie the session cookie, if the operation needs a session */
export const scopeOf = (customerCode: string, cookie = ''): string => `${customerCode} ${cookie}`;

/**
 * Reads the key of a call.
 *
 * @param cookieName of the session that the operation needs; undefined for a public operation
 * @throws RefusedError 400-1-99-01 for a missing or malformed key
 */
export function keyedCallOf(call: Call, cookieName: string | undefined): KeyedCall {
  const { request, issuer } = call;
  const header = request.headers['idempotency-key'];
  const idempotencyKey = /^"([A-Za-z0-9_-]{16,64})"$/.exec(String(header))?.[1];
  if (idempotencyKey === undefined) throw refusal('400-1-99-01');
  const cookie = cookieName === undefined ? '' : request.cookies[cookieName];
  return {
    scope: scopeOf(issuer.customerCode, cookie),
    idempotencyKey,
    fingerprint: fingerprintOf(request.method, request.url, call.form ?? call.body),
  };
}

/** The entry in `pendingKeys` for a call. */
export const pendingKeyOf = ({ scope, idempotencyKey }: KeyedCall): string =>
  `${scope} ${idempotencyKey}`;

type PendingCall = { keyedCall: KeyedCall; isLoggedIn: boolean };
const pendingCallsByRequest = new WeakMap<FastifyRequest, PendingCall>();

/**
 * Finds the stored answer of a repeated call. A first call is pending until `storePendingAnswer`.
 *
 * @throws RefusedError 409-1-00-02 while the first call is pending, 422-1-00-01 if the contents of the calls differ
 */
export function findStoredAnswer(
  { sandbox, request, now }: Call,
  keyedCall: KeyedCall,
): StoredAnswer | undefined {
  const lifetimeMs = sandbox.limits.idempotencyKeyHours * 60 * 60 * 1000;
  sandbox.db.run('DELETE FROM idempotencyKeys WHERE answeredAt < ?', now - lifetimeMs);
  const { scope, idempotencyKey } = keyedCall;
  const storedAnswer = sandbox.db.find<StoredAnswer>('idempotencyKeys', { scope, idempotencyKey });
  if (storedAnswer && storedAnswer.fingerprint !== keyedCall.fingerprint)
    throw refusal('422-1-00-01');
  if (storedAnswer) return storedAnswer;
  if (sandbox.pendingKeys.has(pendingKeyOf(keyedCall))) throw refusal('409-1-00-02');
  sandbox.pendingKeys.add(pendingKeyOf(keyedCall));
  pendingCallsByRequest.set(request, { keyedCall, isLoggedIn: false });
  return undefined;
}

/** Marks that a call has the session that it needs. The answer to a call without this session is not stored. */
export function markLoggedIn(request: FastifyRequest): void {
  const pendingCall = pendingCallsByRequest.get(request);
  if (pendingCall) pendingCall.isLoggedIn = true;
}

/** Stores an answer for repeated calls. */
export function storeAnswer(
  sandbox: SandboxData,
  keyedCall: KeyedCall,
  { status, body, cookies }: { status: number; body: string; cookies: readonly string[] },
): void {
  const { scope, idempotencyKey } = keyedCall;
  sandbox.db.delete('idempotencyKeys', { scope, idempotencyKey });
  const answeredAt = sandbox.clock.now();
  const answer = { answeredAt, status, body, cookies: JSON.stringify(cookies) };
  sandbox.db.insert('idempotencyKeys', { ...keyedCall, ...answer });
}

/** Stores the answer of a pending call, except for an error that does not depend on the content of the call. */
export function storePendingAnswer(
  sandbox: SandboxData,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): void {
  const pendingCall = pendingCallsByRequest.get(request);
  if (!pendingCall) return;
  sandbox.pendingKeys.delete(pendingKeyOf(pendingCall.keyedCall));
  const status = reply.statusCode;
  if (!pendingCall.isLoggedIn || status === 402 || status === 429 || status >= 500) return;
  const body = typeof payload === 'string' ? payload : '';
  const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  storeAnswer(sandbox, pendingCall.keyedCall, { status, body, cookies });
}

/** Answers a repeated call with the stored answer of its first call. */
export function sendStoredAnswer(
  reply: FastifyReply,
  { status, body, cookies }: StoredAnswer,
): FastifyReply {
  const cookieLines: string[] = JSON.parse(cookies);
  if (cookieLines.length > 0) void reply.header('Set-Cookie', cookieLines);
  void reply.code(status).header('Cache-Control', 'no-store');
  return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

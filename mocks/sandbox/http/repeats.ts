import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors.ts';
import type { World } from '../world.ts';
import type { Call } from './call.ts';

// Idempotency keys (contract, "Sent twice"): a repeated call gets the answer of the first.

/** A call with its idempotency key. */
export type KeyedCall = {
  /** The owner of the key: the customer code and, if a session is needed, its cookie. */
  scope: string;
  idempotencyKey: string;
  /** Hash of method, address and content. */
  fingerprint: string;
};

type KeptAnswer = {
  fingerprint: string;
  status: number;
  body: string;
  /** JSON list of Set-Cookie headers. */
  cookies: string;
};

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** The value with sorted keys, and files as hashes. */
const normalised = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(normalised);
  if (Buffer.isBuffer(value)) return sha256(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, normalised(inner)]));
};

/** Equal for calls with equal content, in any order of its fields. */
export const fingerprintOf = (method: string, address: string, content: unknown): string =>
  sha256(JSON.stringify([method, address, normalised(content)]));

/** @param cookie of the session that the call needs, if any */
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
  if (idempotencyKey === undefined) throw refuse('400-1-99-01');
  const cookie = cookieName === undefined ? '' : request.cookies[cookieName];
  return {
    scope: scopeOf(issuer.customerCode, cookie),
    idempotencyKey,
    fingerprint: fingerprintOf(request.method, request.url, call.form ?? call.body),
  };
}

/** The entry of a call in `pendingKeys`. */
export const nameOf = ({ scope, idempotencyKey }: KeyedCall): string =>
  `${scope} ${idempotencyKey}`;

const pending = new WeakMap<FastifyRequest, { keyed: KeyedCall; isValidated: boolean }>();

/**
 * Finds the kept answer of a repeated call. A first call is pending until `finish`.
 *
 * @throws RefusedError 409-1-00-02 while the first call is pending, 422-1-00-01 for another content
 */
export function keptAnswer(
  { world, request, now }: Call,
  keyed: KeyedCall,
): KeptAnswer | undefined {
  const lifetime = world.limits.idempotencyKeyHours * 60 * 60 * 1000;
  world.db.run('DELETE FROM idempotencyKeys WHERE answeredAt < ?', now - lifetime);
  const { scope, idempotencyKey } = keyed;
  const kept = world.db.find<KeptAnswer>('idempotencyKeys', { scope, idempotencyKey });
  if (kept && kept.fingerprint !== keyed.fingerprint) throw refuse('422-1-00-01');
  if (kept) return kept;
  if (world.pendingKeys.has(nameOf(keyed))) throw refuse('409-1-00-02');
  world.pendingKeys.add(nameOf(keyed));
  pending.set(request, { keyed, isValidated: false });
  return undefined;
}

/** From now on the answer depends on the content, so it is kept. */
export function markValidated(request: FastifyRequest): void {
  const pendingCall = pending.get(request);
  if (pendingCall) pendingCall.isValidated = true;
}

/** Keeps an answer for repeated calls. */
export function keepAnswer(
  world: World,
  keyed: KeyedCall,
  { status, body, cookies }: { status: number; body: string; cookies: readonly string[] },
): void {
  const { scope, idempotencyKey } = keyed;
  world.db.delete('idempotencyKeys', { scope, idempotencyKey });
  const answeredAt = world.clock.now();
  const answer = { answeredAt, status, body, cookies: JSON.stringify(cookies) };
  world.db.insert('idempotencyKeys', { ...keyed, ...answer });
}

/** Keeps the answer of a pending call, except a failure that a repeated call may overcome. */
export function finish(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): void {
  const pendingCall = pending.get(request);
  if (!pendingCall) return;
  world.pendingKeys.delete(nameOf(pendingCall.keyed));
  const status = reply.statusCode;
  if (!pendingCall.isValidated || status === 429 || status >= 500) return;
  const body = typeof payload === 'string' ? payload : '';
  const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  keepAnswer(world, pendingCall.keyed, { status, body, cookies });
}

/** Sends a kept answer again. */
export function sendKept(reply: FastifyReply, { status, body, cookies }: KeptAnswer): FastifyReply {
  const lines: string[] = JSON.parse(cookies);
  if (lines.length > 0) void reply.header('Set-Cookie', lines);
  void reply.code(status).header('Cache-Control', 'no-store');
  return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors.ts';
import type { World } from '../world.ts';
import type { Call } from './call.ts';

/*
 * The memory of idempotency keys (contract, "Sent twice"): a repeat gets the first answer again.
 */

/** A press, by its key and by what it sent. */
export type Press = {
  /** Whose key it is: customer code and, where a session is needed, the cookie as it came. */
  scope: string;
  idempotencyKey: string;
  /** Of method, address and content. */
  fingerprint: string;
};

/** What is kept of an answer, as it went out. */
type KeptAnswer = {
  fingerprint: string;
  status: number;
  body: string;
  /** JSON list of Set-Cookie headers. */
  cookies: string;
};

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (Buffer.isBuffer(value)) return sha256(value);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
};

/** The same for the same call with the same values, in whichever order they were written. */
export const fingerprintOf = (method: string, address: string, content: unknown): string =>
  sha256(JSON.stringify([method, address, inOrder(content)]));

/** Whose keys a call's are; `cookieName` is that of the session it needs, if any. */
export const scopeOf = (customerCode: string, cookie = ''): string => `${customerCode} ${cookie}`;

/**
 * The press of a call.
 *
 * @param cookieName of the session that the operation needs; undefined for a public one
 * @throws RefusedError 400-1-99-01 for a call without a key, or with one of another form
 */
export function pressOf(call: Call, cookieName: string | undefined): Press {
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

/** The name of a press in `callsUnderWay`. */
export const nameOf = ({ scope, idempotencyKey }: Press): string => `${scope} ${idempotencyKey}`;

/** The presses of the requests that are being worked on, and whether their content was looked at. */
const underWay = new WeakMap<FastifyRequest, { press: Press; isHeard: boolean }>();

/**
 * The answer that a press got before; none if it is the first, which is then under way until
 * `settle`.
 *
 * @throws RefusedError 409-1-00-02 while the first is under way, 422-1-00-01 for another content
 */
export function recall({ world, request, now }: Call, press: Press): KeptAnswer | undefined {
  const keptFor = world.limits.idempotencyKeyHours * 60 * 60 * 1000;
  world.db.run('DELETE FROM idempotencyKeys WHERE answeredAt < ?', now - keptFor);
  const kept = world.db.get<KeptAnswer>(
    'SELECT * FROM idempotencyKeys WHERE scope = ? AND idempotencyKey = ?',
    press.scope,
    press.idempotencyKey,
  );
  if (kept && kept.fingerprint !== press.fingerprint) throw refuse('422-1-00-01');
  if (kept) return kept;
  if (world.callsUnderWay.has(nameOf(press))) throw refuse('409-1-00-02');
  world.callsUnderWay.add(nameOf(press));
  underWay.set(request, { press, isHeard: false });
  return undefined;
}

/** From here on an answer says something of the content, and is kept. */
export function hear(request: FastifyRequest): void {
  const found = underWay.get(request);
  if (found) found.isHeard = true;
}

/** Keeps an answer under the key of its press. */
export function keep(
  world: World,
  press: Press,
  answer: { status: number; body: string; cookies: readonly string[] },
): void {
  world.db.run(
    'DELETE FROM idempotencyKeys WHERE scope = ? AND idempotencyKey = ?',
    press.scope,
    press.idempotencyKey,
  );
  const { status, body, cookies } = answer;
  const answeredAt = world.clock.now();
  const row = { ...press, answeredAt, status, body, cookies: JSON.stringify(cookies) };
  world.db.insert('idempotencyKeys', row);
}

/** Ends what `recall` began, when the answer goes out: keeps it, or lets a repeat be tried anew. */
export function settle(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): void {
  const found = underWay.get(request);
  if (!found) return;
  world.callsUnderWay.delete(nameOf(found.press));
  const status = reply.statusCode;
  if (!found.isHeard || status === 429 || status >= 500) return;
  const body = typeof payload === 'string' ? payload : '';
  const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  keep(world, found.press, { status, body, cookies });
}

/** Sends a kept answer once more. */
export function sendKept(reply: FastifyReply, { status, body, cookies }: KeptAnswer): FastifyReply {
  const lines: string[] = JSON.parse(cookies);
  if (lines.length > 0) void reply.header('Set-Cookie', lines);
  void reply.code(status).header('Cache-Control', 'no-store');
  return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

import { randomUUID } from 'node:crypto';
import type { OperationEntry } from '../assets.ts';
import { callHeaders } from '../preflight.ts';

/** What a call carries beyond what every call does. */
export type Sent = {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | readonly string[]>>;
  /** A JSON value or a form. */
  body?: unknown;
  /** By their names in lower letters; undefined takes one away that would be sent. */
  headers?: Readonly<Record<string, string | undefined>>;
};

/** What came of a call. */
export type Heard = {
  /** As it was asked: `GET /demo/mypage-api/bills?page=2`. */
  call: string;
  status: number;
  headers: Headers;
  /** The lines Set-Cookie. */
  cookies: string[];
  body: Buffer;
};

/** Makes one call of the contract. @throws Error (of fetch) if no whole answer comes */
export type Ask = (operationId: string, sent?: Sent) => Promise<Heard>;

/** Where calls go, and with what. */
export type Place = {
  operations: readonly OperationEntry[];
  /** Address of the provider with what comes before the contract's paths. */
  address: string;
  /** Milliseconds that one answer may take. */
  timeout: number;
  /** Hears every answer. */
  onAnswer?: (operationId: string, heard: Heard) => void;
};

function addressOf(pattern: string, { path = {}, query = {} }: Sent): string {
  const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  );
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}

function bodyOf(body: unknown): { content?: BodyInit; type?: string } {
  if (body === undefined) return {};
  if (body instanceof FormData || body instanceof Blob) return { content: body };
  return { content: JSON.stringify(body), type: 'application/json' };
}

/** A key for one press (contract, "Sent twice"). */
export const newKey = (): string => `"${randomUUID()}"`;

/**
 * A browser with the cookie and the anti-forgery token that a provider state has given, or with none.
 *
 * @returns a function that makes one call by the operation's name, as the portal would (S7)
 */
export function browserWith(place: Place, values: Readonly<Record<string, unknown>>): Ask {
  const { cookie, xsrfToken } = values;
  return async (operationId, sent = {}) => {
    const operation = place.operations.find((one) => one.operationId === operationId);
    if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
    const { content, type } = bodyOf(sent.body);
    const method = operation.method.toUpperCase();
    const headers = {
      ...callHeaders,
      cookie: typeof cookie === 'string' ? cookie : undefined,
      'x-xsrf-token': typeof xsrfToken === 'string' ? xsrfToken : undefined,
      'idempotency-key': method === 'GET' ? undefined : newKey(),
      'content-type': type,
      ...sent.headers,
    };
    const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    const url = new URL(`${place.address}${addressOf(operation.path, sent)}`);
    const response = await fetch(url, {
      method,
      headers: given,
      redirect: 'manual',
      signal: AbortSignal.timeout(place.timeout),
      ...(content === undefined ? {} : { body: content }),
    });
    const heard: Heard = {
      call: `${method} ${decodeURIComponent(url.pathname + url.search)}`,
      status: response.status,
      headers: response.headers,
      cookies: response.headers.getSetCookie(),
      body: Buffer.from(await response.arrayBuffer()),
    };
    place.onAnswer?.(operationId, heard);
    return heard;
  };
}

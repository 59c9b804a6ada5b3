import { randomUUID } from 'node:crypto';
import type { OperationEntry } from '../assets.ts';
import { curlOf } from '../curl.ts';
import type { Fault } from '../fault.ts';
import { callHeaders } from '../preflight.ts';
import { isPlainObject } from '../states.ts';
import { CallAnswer } from './answer.ts';

/** The input of one call, in addition to the headers of every call. */
export type CallInput = {
  /** The values of the path parameters. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | readonly string[]>>;
  /** A JSON value, a form or a file. */
  body?: unknown;
  /** By lower-case names; undefined removes a header that is sent by default. */
  headers?: Readonly<Record<string, string | undefined>>;
};

/** An input with other values in its path, query and body. A form replaces the body and its headers. */
export const withChanges = (
  { headers = {}, ...input }: CallInput,
  { path, query, body }: CallInput,
): CallInput => ({
  path: { ...input.path, ...path },
  query: { ...input.query, ...query },
  headers: body instanceof FormData ? {} : headers,
  body: isPlainObject(body) ? { ...Object(input.body), ...body } : (body ?? input.body),
});

/** Makes one call of the contract. @throws Error (of fetch) if the answer does not arrive completely */
export type MakeCall = (operationId: string, input?: CallInput) => Promise<CallAnswer>;

/** The destination of calls. */
export type Destination = {
  operations: readonly OperationEntry[];
  /** Address of the provider, including its base path. */
  address: string;
  /** Time limit of one answer, in milliseconds. */
  timeoutMs: number;
  /** Receives every answer, its time in milliseconds, and the call as a command. */
  onAnswer?:
    | ((operationId: string, answer: CallAnswer, ms: number, curl: string) => void)
    | undefined;
  /** Receives the faults that the answers report. */
  onFault: (fault: Fault) => void;
};

function addressOf(pattern: string, { path = {}, query = {} }: CallInput): string {
  const filledPath = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  );
  return pairs.length === 0 ? filledPath : `${filledPath}?${new URLSearchParams(pairs)}`;
}

function bodyOf(body: unknown): { content?: BodyInit; contentType?: string } {
  if (body === undefined) return {};
  if (body instanceof FormData || body instanceof Blob) return { content: body };
  return { content: JSON.stringify(body), contentType: 'application/json' };
}

/** An X-XSRF-TOKEN that differs from the cookie of every browser. */
export const otherXsrfToken = 'another-token-0123456789';

/** A new idempotency key (contract, "Sent twice"). */
export const newKey = (): string => `"${randomUUID()}"`;

/**
 * A browser with the cookie and the anti-forgery token of a provider state, or without them.
 *
 * @returns a function that makes one call of an operation, as the portal does (S7)
 */
export function browserWith(
  destination: Destination,
  stateValues: Readonly<Record<string, unknown>>,
): MakeCall {
  const { cookie, xsrfToken } = stateValues;
  return async (operationId, input = {}) => {
    const operation = destination.operations.find((one) => one.operationId === operationId);
    if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
    const { content, contentType } = bodyOf(input.body);
    const method = operation.method.toUpperCase();
    const headers = {
      ...callHeaders,
      cookie: typeof cookie === 'string' ? cookie : undefined,
      'x-xsrf-token': typeof xsrfToken === 'string' ? xsrfToken : undefined,
      'idempotency-key': method === 'GET' ? undefined : newKey(),
      'content-type': contentType,
      ...input.headers,
    };
    const sentHeaders = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    const url = new URL(`${destination.address}${addressOf(operation.path, input)}`);
    const startTime = performance.now();
    const response = await fetch(url, {
      method,
      headers: sentHeaders,
      redirect: 'manual',
      signal: AbortSignal.timeout(destination.timeoutMs),
      ...(content === undefined ? {} : { body: content }),
    });
    const answer = new CallAnswer(
      {
        call: `${method} ${decodeURIComponent(url.pathname + url.search)}`,
        status: response.status,
        headers: response.headers,
        body: Buffer.from(await response.arrayBuffer()),
      },
      destination.onFault,
    );
    const bodyText = typeof content === 'string' ? content : undefined;
    const curl = curlOf({ method, url: url.href, headers: sentHeaders, body: bodyText });
    destination.onAnswer?.(operationId, answer, performance.now() - startTime, curl);
    return answer;
  };
}

import type { ApiError } from './api-error.ts';
import { asApiError, failure, send } from './call.ts';
import { startDeadline } from './deadline.ts';
import { takeEarly } from './early.ts';
import { underKey } from './idempotency.ts';
import { track } from './pending.ts';

/** How long a call may take, in milliseconds; with a file on its way up, longer. */
export const CALL_TIMEOUT_MS = 30_000;
export const UPLOAD_TIMEOUT_MS = 300_000;

/** What becomes of an answer before anybody reads it. */
type Judge = (method: string, url: string, answer: unknown) => unknown;

let judge: Judge = (_method, _url, answer) => answer;

/**
 * Has answers judged from now on (judge-answers.ts). The login page does without: what judges by the
 * contract weighs more than the few answers that it reads, and its form needs none of them.
 */
export function setJudge(given: Judge): void {
  judge = given;
}

/** An answer as the portal may read it; as it came, where no judge is there yet. */
export const judged = <T>(method: string, url: string, answer: T): T =>
  judge(method, url, answer) as T;

async function readJson(response: Response, method: string): Promise<unknown> {
  // What was asked for cannot be nothing.
  if (response.status === 204 && method !== 'GET') return undefined;
  const text = await response.text();
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  if (!isJson) throw failure('malformed', undefined, response.status);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw failure('malformed', error, response.status);
  }
}

export interface CallInit extends RequestInit {
  /** Nobody waits for it: the loading overlay (S9) does not come for it. */
  isQuiet?: boolean;
}

/**
 * The one door: every generated call passes here (design.md). The type of the data is the contract's
 * word, which the generated code gives; the contract tests hold the server to it, and the judge the
 * answer (docs/decisions/answers-judged-at-the-door.md).
 *
 * @param url path of the operation with its values and query
 * @returns the data; undefined for 204
 * @throws ApiError, and nothing else
 */
export async function apiFetch<T>(url: string, init: CallInit = {}): Promise<T> {
  const { method = 'GET', body, headers, signal, isQuiet = false } = init;
  const early = method === 'GET' ? takeEarly(url) : undefined;
  if (early) return (await early) as T;
  const deadline = startDeadline(
    body instanceof FormData ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS,
    signal,
  );
  try {
    const call = async (all: HeadersInit | undefined) =>
      judged(
        method,
        url,
        await readJson(await send(url, { method, body, headers: all }, deadline.signal), method),
      );
    const work = () =>
      method === 'GET' ? call(headers) : underKey(url, { ...init, method }, call);
    return (await track(work, { isQuiet })) as T;
  } catch (error) {
    throw asApiError(error, signal?.aborted ?? false, deadline.timedOut());
  } finally {
    deadline.clear();
  }
}

/** What a generated hook's `error` is. The body's type is the contract's; ApiError has it parsed. */
export type ErrorType<Body> = ApiError & { readonly body?: Body };
export type BodyType<Body> = Body;

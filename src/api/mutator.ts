import type { ApiError } from './api-error.ts';
import { noteFailedCall, createApiError, sendRequest } from './call.ts';
import type { CallMethod } from './client.ts';
import { startDeadline } from './deadline.ts';
import { takeEarlyAnswer } from './early.ts';
import { withIdempotencyKey } from './idempotency.ts';
import { trackCall } from './pending.ts';

/** Time limits of a call and of an upload, in milliseconds. */
export const CALL_TIMEOUT_MS = 30_000;
export const UPLOAD_TIMEOUT_MS = 300_000;

/** Validates an answer against the contract, and returns the answer without its invalid entries and fields. */
type AnswerValidator = (method: string, url: string, answer: unknown) => unknown;

let validateAnswer: AnswerValidator = (_method, _url, answer) => answer;

/**
 * Sets the validator of answers (validate-answers.ts). The login page has no validator, because its code is
 * larger than the code of that page, and the login form works without the settings.
 */
export function setAnswerValidator(validator: AnswerValidator): void {
  validateAnswer = validator;
}

/** Validates an answer and returns it; without a validator, the answer is unchanged. */
export const toValidAnswer = <T>(method: string, url: string, answer: T): T =>
  validateAnswer(method, url, answer) as T;

async function readJson(response: Response, method: string): Promise<unknown> {
  // The answer to a GET always has content.
  if (response.status === 204 && method !== 'GET') return undefined;
  const text = await response.text();
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  if (!isJson) throw createApiError('malformed', undefined, response.status);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw createApiError('malformed', error, response.status);
  }
}

export interface CallInit extends Omit<RequestInit, 'method'> {
  method?: CallMethod;
  /** Runs in the background: without the loading overlay (S9). */
  isQuiet?: boolean;
}

/**
 * Makes a call; all generated code calls the API through this function (docs/architecture.md, "one door"). The data
 * has the type of the generated code. The contract tests check the server against this type, and the validator
 * checks each answer (docs/decisions/answers-validated-in-one-place.md).
 *
 * @param url path of the operation with its values and query
 * @returns the data; undefined for 204
 * @throws ApiError, and nothing else
 */
export async function apiFetch<T>(url: string, init: CallInit = {}): Promise<T> {
  const { method = 'GET', body, headers, signal, isQuiet = false } = init;
  const earlyAnswer = method === 'GET' ? takeEarlyAnswer(url) : undefined;
  if (earlyAnswer) return (await earlyAnswer) as T;
  const deadline = startDeadline(
    body instanceof FormData ? UPLOAD_TIMEOUT_MS : CALL_TIMEOUT_MS,
    signal,
  );
  try {
    const call = async (callHeaders: HeadersInit | undefined) =>
      toValidAnswer(
        method,
        url,
        await readJson(
          await sendRequest(url, { method, body, headers: callHeaders }, deadline.signal),
          method,
        ),
      );
    const makeCall = () =>
      method === 'GET' ? call(headers) : withIdempotencyKey(url, { ...init, method }, call);
    return (await trackCall(makeCall, { isQuiet })) as T;
  } catch (error) {
    throw noteFailedCall(
      { path: url, method },
      error,
      signal?.aborted ?? false,
      deadline.hasTimedOut(),
    );
  } finally {
    deadline.clear();
  }
}

/** The type of a generated hook's `error`: ApiError holds the parsed body. */
export type ErrorType<Body> = ApiError & { readonly body?: Body };
export type BodyType<Body> = Body;

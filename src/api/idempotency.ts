/*
 * Idempotency keys (contract, "Sent twice"): one key for each press, sent with the first request and with each repeat
 * of the request. The server answers a repeat without doing the work twice.
 */
import { ApiError } from './api-error.ts';
import { randomId } from './identity.ts';

/** The time after an unknown outcome in which the same content sent again counts as a repeat of the same press. */
const REPEAT_PERIOD_MS = 2 * 60 * 1000;

interface UnansweredPress {
  key: string;
  sentAt: number;
  /** The address without the query. */
  path: string | undefined;
}

/**
 * The presses without an answer, by the content of their request. In memory only, because the content may contain a
 * password.
 */
const unansweredPresses = new Map<string, UnansweredPress>();

/** Deletes the keys when another customer may log in: a press of that customer must not count as a repeat. */
export const clearIdempotencyKeys = (): void => unansweredPresses.clear();

/** A text that identifies the content of a request; a file is identified by name, size and time. */
function contentOf(body: BodyInit | null | undefined): string {
  if (!(body instanceof FormData)) return typeof body === 'string' ? body : '';
  return JSON.stringify(
    [...body].map(([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, value.size, value.lastModified],
    ),
  );
}

/** The code of a repeat while the server is still processing the first request. */
const inProgressCode = '409-1-00-02';

/**
 * Whether the outcome of a failed call is known: the server refused the call (4xx), and not because of a timeout or
 * because an equal call is in progress. If the outcome is unknown, the same content sent again counts as a repeat.
 */
export const isOutcomeKnown = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  error.status < 500 &&
  error.status !== 408 &&
  !error.items.some(({ code }) => code === inProgressCode);

/** The headers of a call with its key. */
function headersWithKey(headers: HeadersInit | undefined, key: string): Headers {
  const headersOfCall = new Headers(headers);
  // A string in a structured header is quoted.
  headersOfCall.set('Idempotency-Key', `"${key}"`);
  return headersOfCall;
}

/**
 * Makes a modifying call with the key of its press. The same call with the same content after an unknown outcome
 * (lost, late or invalid answer, server error) repeats that press, for two minutes. After any other answer, and after
 * a success at the same address, the call is a new press: the server would repeat an answer that is out of date.
 *
 * @param makeCall makes the call with these headers
 */
export async function withIdempotencyKey<T>(
  url: string,
  { method, body, headers }: RequestInit & { method: string },
  makeCall: (headers: Headers) => Promise<T>,
): Promise<T> {
  const requestContent = `${method} ${url} ${contentOf(body)}`;
  const [path] = url.split('?');
  const sentAt = Date.now();
  const earlierPress = unansweredPresses.get(requestContent);
  const isRepeat = earlierPress !== undefined && sentAt - earlierPress.sentAt < REPEAT_PERIOD_MS;
  const key = isRepeat ? earlierPress.key : randomId();
  unansweredPresses.set(requestContent, { key, sentAt, path });
  try {
    const result = await makeCall(headersWithKey(headers, key));
    for (const [content, press] of unansweredPresses)
      if (press.path === path) unansweredPresses.delete(content);
    return result;
  } catch (error) {
    if (isOutcomeKnown(error)) unansweredPresses.delete(requestContent);
    throw error;
  }
}

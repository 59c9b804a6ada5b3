/*
 * Idempotency keys (contract, "Sent twice"): one for each press, sent with all its repeats, so that what
 * was done already is answered and not done again.
 */
import { ApiError } from './api-error.ts';
import { randomId } from './identity.ts';

/**
 * Presses whose answer has not come, by what they sent, with their keys. In memory only: what was sent
 * may hold a password.
 */
const unanswered = new Map<string, string>();

/** Somebody else may press from now on: a press of theirs repeats none of these. */
export const forgetPresses = (): void => unanswered.clear();

/** What tells one content from another; a file by its name, size and time. */
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

/** The server is still at work on the first sending. */
const underWay = '409-1-00-02';

/**
 * Whether it is known what became of a call: there was an answer in the contract's words, and not of a
 * fault of the server's. If it is not, the same content has to be sent again for the call to be a repeat.
 */
export const isSettled = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  error.status < 500 &&
  !error.items.some(({ code }) => code === underWay);

/** The headers of a call, and the key beside them. */
function withKey(headers: HeadersInit | undefined, key: string): Headers {
  const all = new Headers(headers);
  // A structured header's text stands in quotes.
  all.set('Idempotency-Key', `"${key}"`);
  return all;
}

/**
 * Makes a call that makes or changes something under a key of its press. Whoever makes the same call
 * with the same content after an answer that never came (dropped, late, broken, a fault of the server's)
 * repeats that press; after any other answer it is a new one.
 *
 * @param work makes the call with these headers
 */
export async function underKey<T>(
  url: string,
  { method, body, headers }: RequestInit & { method: string },
  work: (headers: Headers) => Promise<T>,
): Promise<T> {
  const press = `${method} ${url} ${contentOf(body)}`;
  const key = unanswered.get(press) ?? randomId();
  unanswered.set(press, key);
  try {
    const result = await work(withKey(headers, key));
    unanswered.delete(press);
    return result;
  } catch (error) {
    if (isSettled(error)) unanswered.delete(press);
    throw error;
  }
}

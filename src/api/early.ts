import { getXsrfToken } from './identity.ts';

/*
 * Calls that start when a link is pressed, before the next page renders. On a slow phone rendering takes as
 * long as the call; this way both run in parallel. The page's own call then receives the pending answer.
 *
 * This is not a cache (S7): an answer is used once, and only by a call that follows within KEPT_MS.
 */
interface EarlyCall {
  answer: Promise<unknown>;
  requestedAt: number;
  /** The anti-forgery token of the session that sent the request. */
  token: string | undefined;
}

/** How long an answer is kept for its page, in milliseconds. */
const KEPT_MS = 5000;

const pending = new Map<string, EarlyCall>();

/**
 * Starts a call of the next page. A pending early call is not repeated: `call` runs through `apiFetch`, which
 * takes the pending answer.
 *
 * @param key path of the operation with its values and query
 * @param call makes the call
 */
export function fetchEarly(key: string, call: () => Promise<unknown>): void {
  const answer = call();
  pending.set(key, { answer, requestedAt: performance.now(), token: getXsrfToken() });
  // The page's call reports a failure; without such a call no one waits for the answer.
  answer.catch(() => undefined);
}

/**
 * The pending answer, for one caller; undefined if there is none, or after another login, because it may belong
 * to another customer.
 */
export function takeEarlyAnswer(key: string): Promise<unknown> | undefined {
  const early = pending.get(key);
  pending.delete(key);
  const isCurrent =
    early && performance.now() - early.requestedAt < KEPT_MS && early.token === getXsrfToken();
  return isCurrent ? early.answer : undefined;
}

/** Drops unused answers: they belong to the customer who requested them. */
export const clearEarlyAnswers = (): void => pending.clear();

import { getXsrfToken } from './identity.ts';

/*
 * Calls that are made at the press of a link, before the next page is drawn. On a slow telephone
 * drawing takes as long as the call; in this way both happen at the same time. When the page then
 * makes the same call, it gets the answer that is on its way.
 *
 * This is no cache (S7): an answer is given away once, and only to a call that comes soon.
 */
interface Early {
  answer: Promise<unknown>;
  askedAt: number;
  /** That of the session it was asked in. */
  token: string | undefined;
}

/** How long an answer may wait for the page that wants it, in milliseconds. */
const KEPT_MS = 5000;

const asked = new Map<string, Early>();

/**
 * Asks for what the next page will want. What has been asked for and not been taken yet is not asked for again: the
 * call, made by the one door, takes it, and it waits on.
 *
 * @param key path of the operation with its values and query
 * @param ask makes the call
 */
export function askEarly(key: string, ask: () => Promise<unknown>): void {
  const answer = ask();
  asked.set(key, { answer, askedAt: performance.now(), token: getXsrfToken() });
  // A failure is told by the call that wants the answer; without one nobody is waiting.
  answer.catch(() => undefined);
}

/**
 * The answer asked for before, for one caller; undefined if there is none, or if somebody has logged in since: it may
 * be another customer's.
 */
export function takeEarly(key: string): Promise<unknown> | undefined {
  const early = asked.get(key);
  asked.delete(key);
  const isOfNow =
    early && performance.now() - early.askedAt < KEPT_MS && early.token === getXsrfToken();
  return isOfNow ? early.answer : undefined;
}

/** Forgets what nobody has taken: it belongs to the customer who asked. */
export const forgetEarly = (): void => asked.clear();

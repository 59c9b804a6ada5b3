/*
 * The cookies of a browser are one for all its tabs: a login in one changes what the calls of the
 * others are answered. Each login gives a new anti-forgery token (S7, openapi/mypage-api.yaml), which
 * every tab can read before it calls.
 */
import type { ContractPath } from './client.ts';
import { getXsrfToken } from './identity.ts';

/** The token with which the page's customer was asked for: undefined within if there was none yet. */
let known: { token: string | undefined } | undefined;

/** Asks whether it is still the page's customer. */
let look: (() => Promise<void>) | undefined;

/** The page's customer is the one whose session this token came with. */
export function noteSession(token: string | undefined): void {
  known = { token };
}

export function forgetSession(): void {
  known = undefined;
}

/**
 * From now on no call leaves the page if somebody may have logged in since its customer was asked for.
 *
 * @param given asks who it is; throws an ApiError if it is another customer, or if nobody can say
 * @returns how to stop
 */
export function guardSession(given: () => Promise<void>): () => void {
  look = given;
  return () => {
    look = undefined;
  };
}

/** Whether somebody has logged in since the page's customer was asked for: the same one or another. */
export const isSessionChanged = (): boolean =>
  known !== undefined && known.token !== getXsrfToken();

/** The call that asks who is logged in (S7): always sent. */
const whoIsThere: ContractPath = '/user/me';

/**
 * Lets a call go on only if the page's customer is the one who is logged in.
 *
 * @param path relative to the API's base, query included
 * @throws ApiError of kind `aborted` if it is another one, or the failure of the question
 */
export async function ensureOwnSession(path: string): Promise<void> {
  if (path !== whoIsThere && isSessionChanged()) await look?.();
}

/*
 * All tabs of a browser share its cookies. After another customer's login in one tab, the calls of the other
 * tabs get that customer's answers. Each login sets a new anti-forgery token (S7, openapi/mypage-api.yaml),
 * which every tab compares before a call.
 */
import type { ContractPath } from './client.ts';
import { getXsrfToken } from './identity.ts';

/** The token when the page's customer was requested; `token` is undefined if there was no token yet. */
let knownToken: { token: string | undefined } | undefined;

/** Checks that the page's customer is still logged in. */
let checkCustomer: (() => Promise<void>) | undefined;

/** Records the token of the session of the page's customer. */
export function setSessionToken(token: string | undefined): void {
  knownToken = { token };
}

export function clearSessionToken(): void {
  knownToken = undefined;
}

/**
 * Checks the customer before each call after a possible login in another tab.
 *
 * @param checkPageCustomer requests the customer; throws an ApiError for another customer, or if the request fails
 * @returns a function that stops the checks
 */
export function guardSession(checkPageCustomer: () => Promise<void>): () => void {
  checkCustomer = checkPageCustomer;
  return () => {
    checkCustomer = undefined;
  };
}

/** Whether any customer has logged in since the page's customer was requested. */
export const isSessionChanged = (): boolean =>
  knownToken !== undefined && knownToken.token !== getXsrfToken();

/** The path of the call that requests the logged-in customer (S7). Only this call needs no check. */
const currentUserPath: ContractPath = '/user/me';

/**
 * Rejects a call unless the page's customer is still logged in.
 *
 * @param path relative to the API's base, query included
 * @throws ApiError of kind `aborted` for another customer, or the failure of the check
 */
export async function ensureSameCustomer(path: string): Promise<void> {
  if (path !== currentUserPath && isSessionChanged()) await checkCustomer?.();
}

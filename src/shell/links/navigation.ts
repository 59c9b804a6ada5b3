import type { NavigateFunction } from 'react-router';
import { keepMessage } from '../messages/message-store.ts';

/**
 * State of a link to the top page that stands where nobody may be logged in, as on an error page. Whoever
 * has no login is led on to the login: that it is needed there is no news then.
 */
export const toTop = { toTop: true } as const;

let navigate: NavigateFunction | undefined;

/** Told by the root layout: code outside components (error handling, session) navigates through it. */
export function setNavigate(given: NavigateFunction): void {
  navigate = given;
}

/**
 * Goes to a page of the portal, as a link of a list does whose rows are too many for components of their own.
 *
 * @param path relative to the base path, from `paths`
 */
export function goToPage(path: string, state: unknown): void {
  void navigate?.(path, { state });
}

/**
 * Goes to a path of the portal, in place of the page that could not be shown.
 *
 * @param path relative to the base path, from `paths`
 * @param options.keep the message stays where it is
 * @param options.state of the place in the history
 */
export function replacePage(
  path: string,
  { keep = false, state = {} }: { keep?: boolean; state?: object } = {},
): void {
  void navigate?.(path, { replace: true, state: { ...state, ...(keep ? keepMessage : {}) } });
}

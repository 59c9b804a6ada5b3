import type { NavigateFunction } from 'react-router';
import { keepMessage } from '../messages/message-store.ts';

/**
 * State of a link to the top page on a page that may have no session, such as the error page.
 * Without a session, it redirects to the login without an error message.
 */
export const toTop = { toTop: true } as const;

let navigate: NavigateFunction | undefined;

/**
 * Set by the root layout: code outside of components (error handling, session) navigates through
 * it.
 */
export function setNavigate(given: NavigateFunction): void {
  navigate = given;
}

/**
 * Navigates to a page of the portal, for lists with too many rows for a component per link.
 *
 * @param path relative to the base path, from `paths`
 */
export function goToPage(path: string, state: unknown): void {
  void navigate?.(path, { state });
}

/**
 * Replaces the current history entry with a page of the portal.
 *
 * @param path relative to the base path, from `paths`
 * @param options.keep keeps the message
 * @param options.state of the history entry
 */
export function replacePage(
  path: string,
  { keep = false, state = {} }: { keep?: boolean; state?: object } = {},
): void {
  void navigate?.(path, { replace: true, state: { ...state, ...(keep ? keepMessage : {}) } });
}

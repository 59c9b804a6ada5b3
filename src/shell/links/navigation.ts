import type { NavigateFunction } from 'react-router';
import { keepMessageState } from '../messages/message-store.ts';

/**
 * The state of a link to the top page, on a page that may have no session, such as the error page. Without a
 * session, the top page redirects to the login without an error message.
 */
export const topLinkState = { toTop: true } as const;

let navigate: NavigateFunction | undefined;

/** Called by the root layout, so that code outside components can navigate (error handling, session). */
export function setNavigate(navigateFunction: NavigateFunction): void {
  navigate = navigateFunction;
}

/**
 * Navigates to a page of the portal. For long lists, because one link component per row would be too slow.
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
 * @param options.keepsMessage whether the message area keeps its message
 * @param options.state of the history entry
 */
export function replacePage(
  path: string,
  { keepsMessage = false, state = {} }: { keepsMessage?: boolean; state?: object } = {},
): void {
  void navigate?.(path, {
    replace: true,
    state: { ...state, ...(keepsMessage ? keepMessageState : {}) },
  });
}

let openPath: string | undefined;
let hasNavigated = false;

/** Called by the root layout for each page, before the effects of the page. */
export function recordOpenPath(pathname: string): void {
  if (openPath !== undefined && openPath !== pathname) hasNavigated = true;
  openPath = pathname;
}

/** Called by the root layout when it unmounts. */
export function clearOpenPath(): void {
  openPath = undefined;
  hasNavigated = false;
}

/** Whether the page at this path is open. */
export const isOpenPath = (pathname: string): boolean => pathname === openPath;

/** Whether the customer reached the open page by a navigation, not by loading the document. */
export const wasNavigatedTo = (pathname: string): boolean => hasNavigated && isOpenPath(pathname);

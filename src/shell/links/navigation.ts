import type { NavigateFunction } from 'react-router';
import { keepMessage } from '../messages/message-store.ts';

let navigate: NavigateFunction | undefined;

/** Told by the root layout: code outside components (error handling, session) navigates through it. */
export function setNavigate(given: NavigateFunction): void {
  navigate = given;
}

/**
 * Goes to a path of the portal, in place of the page that could not be shown.
 *
 * @param path relative to the base path, from `paths`
 */
export function replacePage(path: string, { keep = false } = {}): void {
  void navigate?.(path, { replace: true, ...(keep ? { state: keepMessage } : {}) });
}

let currentPath: string | undefined;
let hasChanged = false;

/** Told by the root layout at each rendering. */
export function notePath(pathname: string): void {
  if (currentPath !== undefined && currentPath !== pathname) hasChanged = true;
  currentPath = pathname;
}

/** Told by the root layout when it goes. */
export function forgetPath(): void {
  currentPath = undefined;
  hasChanged = false;
}

/** Whether the customer came to a page from another one, rather than by loading the document. */
export const hasComeTo = (pathname: string): boolean => hasChanged && pathname === currentPath;

let prepare: ((path: string) => void) | undefined;

/** Told by the app: how to ask early for what a page will show. */
export function setPrepare(given: typeof prepare): void {
  prepare = given;
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * To be told of the press of a link that leads to another page of the portal.
 *
 * @param to the link's target; only a plain path is looked at
 */
export function prepareFor(to: unknown, event: Press): void {
  const isPlainPress =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (typeof to === 'string' && to !== currentPath && isPlainPress) prepare?.(to);
}

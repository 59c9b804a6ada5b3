import { LINK_GUARD_MS } from '../../ui/use-click-guard.ts';
import { isOpenPath } from './navigation.ts';

/** Event handlers that prefetch the data of a page. */
export interface EarlyFetch {
  /** Prefetches another page of the portal, at the press of a link. */
  onPress: (path: string) => void;
  /** Prefetches the first page after a login. */
  onLogin: (address: string) => void;
}

let earlyFetch: EarlyFetch | undefined;
const noPress = { to: '', at: Number.NEGATIVE_INFINITY };
let lastPress = noPress;

/** Called by the app, after the login page is loaded. */
export function setEarlyFetch(newEarlyFetch: EarlyFetch): void {
  earlyFetch = newEarlyFetch;
  lastPress = noPress;
}

/** Notifies the developer's panel that the next calls belong to this page. The build omits this code. */
const announcePage = (address: string): void => {
  if (import.meta.env.DEV) dispatchEvent(new CustomEvent('next-page', { detail: address }));
};

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a press opens the link in this tab. With a modifier key or another button, the browser opens
 * the link elsewhere.
 */
export const isPlainPress = (event: Press): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Prefetches another page of the portal at the press of its link: on mouse down, a tenth of a second before
 * the click; on click, for keyboards. Fetches once for both events, and once for a double click.
 *
 * @param to the target of the link; only strings are used
 */
export function fetchOnPress(to: unknown, event: Press): void {
  if (typeof to !== 'string' || isOpenPath(to) || !isPlainPress(event)) return;
  const pressedAt = performance.now();
  if (lastPress.to === to && pressedAt - lastPress.at < LINK_GUARD_MS) return;
  lastPress = { to, at: pressedAt };
  announcePage(to);
  earlyFetch?.onPress(to);
}

/**
 * Prefetches the customer and the data of the page after a login, in parallel. Without the prefetch, the page would
 * wait for the customer before it requests its data.
 *
 * @param address relative to the base path, query included
 */
export function prefetchAfterLogin(address: string): void {
  announcePage(address);
  earlyFetch?.onLogin(address);
}

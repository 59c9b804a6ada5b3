import { LINK_GUARD_MS } from '../../ui/use-click-guard.ts';
import { isOpen } from './navigation.ts';

/** Prefetches the data of a page. */
export interface Prepare {
  /** Another page of the portal, at the press of a link. */
  press: (path: string) => void;
  /** The first page after a login. */
  entry: (address: string) => void;
}

let prepare: Prepare | undefined;
const noPress = { to: '', at: Number.NEGATIVE_INFINITY };
let last = noPress;

/** Set by the app, after the login page. */
export function setPrepare(newPrepare: Prepare): void {
  prepare = newPrepare;
  last = noPress;
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a press opens the link in this tab. With a modifier key or another button, the browser opens
 * the link elsewhere.
 */
export const isPlainPress = (event: Press): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Prefetches another page of the portal at the press of its link: on mouse down, a tenth of a second
 * before the click, and on click, for keyboards. Fetches once for both, and for a double click.
 *
 * @param to the target of the link; only strings are used
 */
export function prepareFor(to: unknown, event: Press): void {
  if (typeof to !== 'string' || isOpen(to) || !isPlainPress(event)) return;
  const at = performance.now();
  if (last.to === to && at - last.at < LINK_GUARD_MS) return;
  last = { to, at };
  prepare?.press(to);
}

/**
 * Prefetches the page after a login: customer and page data in parallel. The page itself would fetch
 * the customer first.
 *
 * @param address relative to the base path, query included
 */
export const prepareEntry = (address: string): void => prepare?.entry(address);

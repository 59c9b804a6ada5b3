import { LINK_GUARD_MS } from '../../ui/use-click-guard.ts';
import { isOpen } from './open-page.ts';

/** Fetches early what a page will show: another page of the portal, or the first one. */
export interface Prepare {
  press: (path: string) => void;
  entry: (address: string) => void;
}

let prepare: Prepare | undefined;
const never = { to: '', at: Number.NEGATIVE_INFINITY };
let last = never;

/** Set by the app, after the login page. */
export function setPrepare(given: Prepare): void {
  prepare = given;
  last = never;
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a press opens the link in this tab; with a modifier key or another button the browser
 * handles it.
 */
export const isPlainPress = (event: Press): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Called when a link to another page of the portal is pressed: on mouse down, a tenth of a second
 * before the click, and on click, for keyboards. Fetches once for both, and for a double click.
 *
 * @param to the link's target; only plain paths are used
 */
export function prepareFor(to: unknown, event: Press): void {
  if (typeof to !== 'string' || isOpen(to) || !isPlainPress(event)) return;
  const at = performance.now();
  if (last.to === to && at - last.at < LINK_GUARD_MS) return;
  last = { to, at };
  prepare?.press(to);
}

/**
 * Fetches the data of the page after a login together with the customer; the page would fetch them
 * one after the other.
 *
 * @param address relative to the base path, query included
 */
export const prepareEntry = (address: string): void => prepare?.entry(address);

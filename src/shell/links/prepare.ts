import { LINK_GUARD_MS } from '../../ui/use-click-guard.ts';
import { isOpen } from './open-page.ts';

/** Asks early for what a page will show: of another page of the portal, or of the first one. */
export interface Prepare {
  press: (path: string) => void;
  entry: (address: string) => void;
}

let prepare: Prepare | undefined;
const never = { to: '', at: Number.NEGATIVE_INFINITY };
let last = never;

/** Told by the app, as soon as there is anything but the login page. */
export function setPrepare(given: Prepare): void {
  prepare = given;
  last = never;
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a press leads to the link's page in this tab: with a key or another button it is the browser's. */
export const isPlainPress = (event: Press): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * To be told of the press of a link that leads to another page of the portal: when the mouse button goes down, which
 * is a tenth of a second before it is a click, and of the click, for whoever has no mouse. Asks once for both, and for
 * a double click.
 *
 * @param to the link's target; only a plain path is looked at
 */
export function prepareFor(to: unknown, event: Press): void {
  if (typeof to !== 'string' || isOpen(to) || !isPlainPress(event)) return;
  const at = performance.now();
  if (last.to === to && at - last.at < LINK_GUARD_MS) return;
  last = { to, at };
  prepare?.press(to);
}

/**
 * Asks for what the page that a login leads to will show, and who is logged in: that page asks for both, one after
 * the other.
 *
 * @param address relative to the base path, query included
 */
export const prepareEntry = (address: string): void => prepare?.entry(address);

import { useEffect, useRef, useCallback, type MouseEvent } from 'react';
import { LINK_GUARD_MS, usePressGuard } from '../../ui/use-click-guard.ts';
import { goToPage } from './navigation.ts';
import { isPlainPress } from './early-fetch.ts';

interface RowLink {
  /** The id of the pressed element, which gets the focus when the customer returns. */
  id: string;
  /** Relative to the base path. */
  path: string;
  /** Prefetches the data of the page. */
  prefetch?: () => void;
}

/** Handles a press as `AppLink` does, for links of lists in which one component per row would be too slow. */
export function useRowLink(): (link: RowLink, event: MouseEvent) => void {
  const isFirstPress = usePressGuard(LINK_GUARD_MS);
  return useCallback(
    ({ id, path, prefetch }, event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      if (!isFirstPress(id)) return;
      prefetch?.();
      goToPage(path, rememberPressedRow(id));
    },
    [isFirstPress],
  );
}

/*
 * When the customer returns to a list, the list shows the same page and focuses the same row. The row is
 * stored in the history entry next to the router's state, so that Back and a reload find it.
 */
const PRESSED_ROW = 'pressedId';

/** The navigation state of a link from a list, and of the link back to the list. */
interface ListPosition {
  /** The query of the list's address. */
  list: string;
  /** The id of the element that was pressed. */
  pressedId: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Stores the row of a list. Call this when a press on the row opens another page.
 *
 * @param id of the pressed element; must be the same each time the list shows the row
 * @returns the navigation's state, for `readListPosition`
 */
export function rememberPressedRow(id: string): ListPosition {
  const state: unknown = history.state;
  history.replaceState({ ...(isRecord(state) ? state : {}), [PRESSED_ROW]: id }, '');
  return { list: location.search, pressedId: id };
}

/** The list from which a page was opened, read from its navigation state; undefined if there is none. */
export function readListPosition(state: unknown): ListPosition | undefined {
  if (!isRecord(state)) return undefined;
  const { list, pressedId } = state;
  return typeof list === 'string' && typeof pressedId === 'string'
    ? { list, pressedId }
    : undefined;
}

/** After Back or a link to the list, reads and removes the row that the customer had pressed in this list. */
function takePressedRow(): string | undefined {
  const state: unknown = history.state;
  if (!isRecord(state)) return undefined;
  const { [PRESSED_ROW]: rowId, usr, ...rest } = state;
  if (rowId !== undefined) history.replaceState({ ...rest, usr }, '');
  return typeof rowId === 'string' ? rowId : readListPosition(usr)?.pressedId;
}

/** Whether the customer has not moved the focus yet. */
const isFocusUnmoved = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, h1');
};

/**
 * Focuses the row that the customer had pressed, once the rows are displayed, unless the customer has
 * moved the focus.
 */
export function useReturnToRow(areRowsShown: boolean): void {
  const pressedIdRef = useRef<string>(undefined);
  const isTakenRef = useRef(false);
  useEffect(() => {
    if (!isTakenRef.current) pressedIdRef.current = takePressedRow();
    isTakenRef.current = true;
    if (!areRowsShown || pressedIdRef.current === undefined) return;
    const row = document.getElementById(pressedIdRef.current);
    pressedIdRef.current = undefined;
    if (row === null || !isFocusUnmoved()) return;
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
  }, [areRowsShown]);
}

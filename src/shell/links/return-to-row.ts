import { useEffect, useRef, useCallback, type MouseEvent } from 'react';
import { LINK_GUARD_MS, usePressGuard } from '../../ui/use-click-guard.ts';
import { goToPage } from './navigation.ts';
import { isPlainPress } from './early-fetch.ts';

interface RowLink {
  /** The id of the pressed element. It gets the focus when the customer returns. */
  id: string;
  /** Relative to the base path. */
  path: string;
  /** Prefetches the data of the page. */
  prefetch?: () => void;
}

/** Handles the press of a link in a row like `AppLink`, for lists in which one component per row would be too slow. */
export function useRowLink(): (link: RowLink, event: MouseEvent) => void {
  const isFirstPress = usePressGuard(LINK_GUARD_MS);
  return useCallback(
    ({ id, path, prefetch }, event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      if (!isFirstPress(id)) return;
      prefetch?.();
      goToPage(path, rememberLeftRow(id));
    },
    [isFirstPress],
  );
}

/*
 * When the customer returns to a list, the list shows the same page and focuses the same row. The row is
 * stored in the history entry next to the router's state, so that Back and a reload find it.
 */
const LEFT_AT = 'leftAt';

/** The navigation state of a link from a list, and of the link back to the list. */
interface ListPosition {
  /** The query of the list's address. */
  list: string;
  /** The id of the element that was pressed. */
  leftAt: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Stores the row of a list. Call this when a press on the row opens another page.
 *
 * @param id of the pressed element; must be the same each time the list shows the row
 * @returns the navigation's state, for `listReturnState`
 */
export function rememberLeftRow(id: string): ListPosition {
  const state: unknown = history.state;
  history.replaceState({ ...(isRecord(state) ? state : {}), [LEFT_AT]: id }, '');
  return { list: location.search, leftAt: id };
}

/**
 * The list from which a page was opened, read from its navigation state; undefined if there is
 * none.
 */
export function listReturnState(state: unknown): ListPosition | undefined {
  if (!isRecord(state)) return undefined;
  const { list, leftAt } = state;
  return typeof list === 'string' && typeof leftAt === 'string' ? { list, leftAt } : undefined;
}

/** Reads and removes the row that the customer had pressed in this list, after Back or a link to the list. */
function takeLeftRow(): string | undefined {
  const state: unknown = history.state;
  if (!isRecord(state)) return undefined;
  const { [LEFT_AT]: noted, usr, ...rest } = state;
  if (noted !== undefined) history.replaceState({ ...rest, usr }, '');
  return typeof noted === 'string' ? noted : listReturnState(usr)?.leftAt;
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
  const leftAt = useRef<string>(undefined);
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isTaken.current) leftAt.current = takeLeftRow();
    isTaken.current = true;
    if (!areRowsShown || leftAt.current === undefined) return;
    const row = document.getElementById(leftAt.current);
    leftAt.current = undefined;
    if (row === null || !isFocusUnmoved()) return;
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
  }, [areRowsShown]);
}

import { useEffect, useRef, useCallback, type MouseEvent } from 'react';
import { LINK_GUARD_MS, usePressGuard } from '../../ui/use-click-guard.ts';
import { goToPage } from './navigation.ts';
import { isPlainPress } from './prepare.ts';

interface RowLink {
  /** Of the element that is pressed; the way back leads to it. */
  id: string;
  /** Relative to the base path. */
  path: string;
  /** Asks early for what the page will show. */
  prepare?: () => void;
}

/** What the press of a link in a row does: as `AppLink`, where the rows are too many for components of their own. */
export function useRowLink(): (link: RowLink, event: MouseEvent) => void {
  const isFirstPress = usePressGuard(LINK_GUARD_MS);
  return useCallback(
    ({ id, path, prepare }, event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      if (!isFirstPress(id)) return;
      prepare?.();
      goToPage(path, rememberLeftRow(id));
    },
    [isFirstPress],
  );
}

/*
 * The way back from what a list leads to is to the same place of it: the same page, and the row that was left.
 * Which row it was stands beside what the router keeps with a place of the history, so Back finds it, and so
 * it does after a reload.
 */
const LEFT_AT = 'leftAt';

/** What a way from a list, and the way back to it, say of it. */
interface ListPlace {
  /** The query of the list's address. */
  list: string;
  /** The id of the element that was pressed. */
  leftAt: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * To be called at the press that leads from a list to a page about one of its rows.
 *
 * @param id of the element that was pressed; the list has one of this id whenever it shows the row
 * @returns the navigation's state, for `listReturnState`
 */
export function rememberLeftRow(id: string): ListPlace {
  const state: unknown = history.state;
  history.replaceState({ ...(isRecord(state) ? state : {}), [LEFT_AT]: id }, '');
  return { list: location.search, leftAt: id };
}

/** What the page knows of the list that led to it, from its location's state; undefined if none did. */
export function listReturnState(state: unknown): ListPlace | undefined {
  if (!isRecord(state)) return undefined;
  const { list, leftAt } = state;
  return typeof list === 'string' && typeof leftAt === 'string' ? { list, leftAt } : undefined;
}

/** The row that the open place was left at, once: by Back, or by a link whose state says it. */
function takePlace(): string | undefined {
  const state: unknown = history.state;
  if (!isRecord(state)) return undefined;
  const { [LEFT_AT]: own, usr, ...rest } = state;
  const given = listReturnState(usr)?.leftAt;
  if (own !== undefined) history.replaceState({ ...rest, usr }, '');
  return typeof own === 'string' ? own : given;
}

/** Nobody has gone anywhere on the page yet. */
const isFocusFree = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement.matches('body, h1');
};

/**
 * Leads to the row that the list was left at, when its rows are there. Whoever has gone elsewhere on the page
 * meanwhile is left there.
 */
export function useReturnToRow(areRowsThere: boolean): void {
  const leftAt = useRef<string>(undefined);
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isTaken.current) leftAt.current = takePlace();
    isTaken.current = true;
    if (!areRowsThere || leftAt.current === undefined) return;
    const row = document.getElementById(leftAt.current);
    leftAt.current = undefined;
    if (row === null || !isFocusFree()) return;
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
  }, [areRowsThere]);
}

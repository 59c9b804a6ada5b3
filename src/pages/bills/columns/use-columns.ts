import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchOwner } from '../search/use-bill-search.ts';
import { COLUMNS, columnsThatFit, type Column, type ColumnName } from './columns.ts';
import { readStored, writeStored } from '../../../lib/stored.ts';

interface StoredColumns {
  /** Owner key of the customer who has chosen the columns. */
  of: string;
  columns: readonly unknown[];
}

const isStoredColumns = (value: unknown): value is StoredColumns =>
  typeof value === 'object' &&
  value !== null &&
  'of' in value &&
  typeof value.of === 'string' &&
  'columns' in value &&
  Array.isArray(value.columns);

/**
 * The columns that a customer has chosen on this device. Another customer of this browser does not get them.
 * A logout does not delete them, because they contain nothing about bills.
 *
 * @param owner owner key of the current customer
 * @returns undefined if that customer has not chosen
 */
export function storedColumns(owner: string): readonly ColumnName[] | undefined {
  const storedChoice = readStored('billColumns', isStoredColumns);
  if (storedChoice?.of !== owner) return undefined;
  return COLUMNS.flatMap(({ name }) => (storedChoice.columns.includes(name) ? [name] : []));
}

/**
 * Stores a choice.
 *
 * @param columns undefined deletes the choice: then the width of the window decides again
 */
export function storeColumns(owner: string, columns: readonly ColumnName[] | undefined): void {
  writeStored('billColumns', columns === undefined ? null : { of: owner, columns });
}

/*
 * Widths in rem, the same as in the style sheets: the window from which optional columns are displayed by
 * default, and the widest page (BillListPage.module.css). Cards (FileRow.module.css) have no columns.
 */
const OPTIONAL_COLUMNS_FROM = 90;
const MAX_PAGE_WIDTH = 120;
/** The page's gutters on both sides. */
const GUTTERS = 5;
const SCROLLBAR = 1;
/** Additional width for the title, if the customer has not chosen the columns. */
const EXTRA_TITLE_WIDTH = 3;

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export interface ColumnChoice {
  /** The displayed columns; the same object while the columns are the same. */
  shownColumns: readonly Column[];
  /** Chosen columns for which there is no space: their values are displayed below the title of each bill. */
  columnsBelow: readonly Column[];
  /** The columns to choose from. */
  offeredColumns: readonly Column[];
  /** The columns that the customer has chosen, displayed or not. */
  chosenNames: readonly ColumnName[];
  /** Undefined returns to the default for the width of the window. */
  choose: (columns: readonly ColumnName[] | undefined) => void;
  /** Higher rows with whole titles; stored on this device. */
  isComfortable: boolean;
  setComfortable: (isComfortable: boolean) => void;
}

const namesOf = (columns: readonly Column[]): ColumnName[] => columns.map(({ name }) => name);

/** The window's width in rem, because with larger letters there is less space. */
function windowWidth(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return window.innerWidth / (rem > 0 ? rem : 16);
}

/**
 * The window's width, measured before the first rendering and at changes. A measurement at each rendering would force
 * a layout of incomplete rows.
 */
function watchWindowWidth() {
  let width = windowWidth();
  return {
    get: (): number => width,
    subscribe: (notify: () => void): (() => void) => {
      const measure = (): void => {
        width = windowWidth();
        notify();
      };
      window.addEventListener('resize', measure);
      return () => window.removeEventListener('resize', measure);
    },
  };
}

/**
 * The columns of the list: those that the customer has chosen, or by default those of S2 for which a wide
 * window has space.
 */
export function useColumns(hasPaymentDueDates = false): ColumnChoice {
  const offered = useMemo(
    () => COLUMNS.filter(({ isOfPaymentDue }) => hasPaymentDueDates || isOfPaymentDue !== true),
    [hasPaymentDueDates],
  );
  const owner = useSearchOwner();
  // In the state as well, because the storage may be blocked.
  const [storedChoice, setStoredChoice] = useState(() => ({
    owner,
    columns: storedColumns(owner),
  }));
  const stored = storedChoice.owner === owner ? storedChoice.columns : storedColumns(owner);
  const [windows] = useState(watchWindowWidth);
  // The names are one text, so that the list is rendered again only when the columns change.
  const shownNames = useSyncExternalStore(windows.subscribe, () => {
    const width = windows.get();
    const room = Math.min(width - SCROLLBAR, MAX_PAGE_WIDTH) - GUTTERS;
    if (stored !== undefined) return columnsThatFit(stored, room).join();
    if (width < OPTIONAL_COLUMNS_FROM) return '';
    const fitting = columnsThatFit(namesOf(offered), room - EXTRA_TITLE_WIDTH);
    if (fitting.length === offered.length) return fitting.join();
    // Without columns about files, because the column of states shows the number of files.
    const others = offered.filter(({ isOfFiles }) => isOfFiles !== true);
    return columnsThatFit(namesOf(others), room - EXTRA_TITLE_WIDTH).join();
  });
  const shownColumns = useMemo(
    () => offered.filter(({ name }) => shownNames.split(',').includes(name)),
    [offered, shownNames],
  );
  const below = useMemo(
    () =>
      // The column of states always counts the files.
      offered.filter(
        (column) =>
          // A payment due date is displayed unless the customer has chosen other columns.
          (stored?.includes(column.name) ?? column.isOfPaymentDue) &&
          !shownColumns.includes(column) &&
          column.isOfFiles !== true,
      ),
    [offered, stored, shownColumns],
  );
  const choose = useCallback(
    (columns: readonly ColumnName[] | undefined): void => {
      storeColumns(owner, columns);
      setStoredChoice({ owner, columns });
    },
    [owner],
  );
  const [isComfortable, setIsComfortable] = useState(
    () => readStored('billRowsAreHigh', isBoolean) ?? false,
  );
  const setComfortable = useCallback((isHigh: boolean): void => {
    writeStored('billRowsAreHigh', isHigh);
    setIsComfortable(isHigh);
  }, []);
  return useMemo(
    () => ({
      shownColumns,
      columnsBelow: below,
      offeredColumns: offered,
      chosenNames: stored ?? [...shownColumns, ...below].map(({ name }) => name),
      choose,
      isComfortable,
      setComfortable,
    }),
    [shownColumns, below, offered, stored, choose, isComfortable, setComfortable],
  );
}

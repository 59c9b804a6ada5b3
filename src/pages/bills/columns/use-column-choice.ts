import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useOwnerKey } from '../search/use-bill-search.ts';
import { COLUMNS, findFittingColumns, type Column, type ColumnName } from './columns.ts';
import { isBoolean, readStoredValue, storeValue } from '../../../lib/stored.ts';

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
 * The columns that a customer has chosen on this device. Another customer of this browser does not get
 * these columns. A logout does not delete the choice, because the choice contains nothing about bills.
 *
 * @param ownerKey owner key of the current customer
 * @returns undefined if the customer has not chosen columns
 */
export function readColumns(ownerKey: string): readonly ColumnName[] | undefined {
  const storedChoice = readStoredValue('billColumns', isStoredColumns);
  if (storedChoice?.of !== ownerKey) return undefined;
  return COLUMNS.flatMap(({ name }) => (storedChoice.columns.includes(name) ? [name] : []));
}

/**
 * Stores a choice.
 *
 * @param columns if undefined, the choice is deleted, and the width of the window decides again
 */
export function storeColumns(ownerKey: string, columns: readonly ColumnName[] | undefined): void {
  storeValue('billColumns', columns === undefined ? null : { of: ownerKey, columns });
}

/*
 * Widths in rem, the same as in the style sheets: the window width from which optional columns are displayed by
 * default, and the widest page (BillListPage.module.css). Cards (FileRow.module.css) have no columns.
 */
const OPTIONAL_COLUMNS_MIN_WIDTH_REM = 90;
const MAX_PAGE_WIDTH_REM = 120;
/** The page's gutters on both sides. */
const GUTTERS_REM = 5;
const SCROLLBAR_REM = 1;
/** Additional width for the title, if the customer has not chosen the columns. */
const EXTRA_TITLE_REM = 3;

export interface ColumnChoice {
  /** The displayed columns. The array is a new object only if the columns have changed. */
  displayedColumns: readonly Column[];
  /** Chosen columns for which there is no space: their values are displayed below the title of each bill. */
  columnsBelowTitle: readonly Column[];
  offeredColumns: readonly Column[];
  /** The columns that the customer has chosen, displayed or not. */
  chosenNames: readonly ColumnName[];
  /** Stores the chosen columns. Undefined restores the default for the width of the window. */
  chooseColumns: (columns: readonly ColumnName[] | undefined) => void;
  /** Higher rows with whole titles; stored on this device. */
  isComfortable: boolean;
  setComfortable: (isComfortable: boolean) => void;
}

const columnNamesOf = (columns: readonly Column[]): ColumnName[] => columns.map(({ name }) => name);

/** The window's width in rem: with larger letters, there is less space. */
function measureWindowWidthRem(): number {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return window.innerWidth / (remPx > 0 ? remPx : 16);
}

/**
 * A store of the window's width, measured before the first rendering and at changes. A measurement at each rendering
 * would force a layout of incomplete rows.
 */
function createWindowWidthStore() {
  let widthRem = measureWindowWidthRem();
  return {
    get: (): number => widthRem,
    subscribe: (notify: () => void): (() => void) => {
      const measure = (): void => {
        widthRem = measureWindowWidthRem();
        notify();
      };
      window.addEventListener('resize', measure);
      return () => window.removeEventListener('resize', measure);
    },
  };
}

/**
 * The columns of the list: the columns that the customer has chosen, or by default the columns of S2 for which a
 * wide window has space.
 */
export function useColumnChoice(hasPaymentDueDates = false): ColumnChoice {
  const offeredColumns = useMemo(
    () => COLUMNS.filter(({ isAboutDueDates }) => hasPaymentDueDates || isAboutDueDates !== true),
    [hasPaymentDueDates],
  );
  const ownerKey = useOwnerKey();
  // The choice is also in a React state, because the storage may be blocked.
  const [storedChoice, setStoredChoice] = useState(() => ({
    ownerKey,
    columns: readColumns(ownerKey),
  }));
  const chosenColumns =
    storedChoice.ownerKey === ownerKey ? storedChoice.columns : readColumns(ownerKey);
  const [windowWidthStore] = useState(createWindowWidthStore);
  // The names are one text, so that the list is rendered again only when the columns change.
  const displayedNamesText = useSyncExternalStore(windowWidthStore.subscribe, () => {
    const widthRem = windowWidthStore.get();
    const spaceRem = Math.min(widthRem - SCROLLBAR_REM, MAX_PAGE_WIDTH_REM) - GUTTERS_REM;
    if (chosenColumns !== undefined) return findFittingColumns(chosenColumns, spaceRem).join();
    if (widthRem < OPTIONAL_COLUMNS_MIN_WIDTH_REM) return '';
    const defaultSpaceRem = spaceRem - EXTRA_TITLE_REM;
    const fittingNames = findFittingColumns(columnNamesOf(offeredColumns), defaultSpaceRem);
    if (fittingNames.length === offeredColumns.length) return fittingNames.join();
    // Columns about files get no space, because the column of states shows the number of files.
    const columnsWithoutFiles = offeredColumns.filter(({ isAboutFiles }) => isAboutFiles !== true);
    return findFittingColumns(columnNamesOf(columnsWithoutFiles), defaultSpaceRem).join();
  });
  const displayedColumns = useMemo(
    () => offeredColumns.filter(({ name }) => displayedNamesText.split(',').includes(name)),
    [offeredColumns, displayedNamesText],
  );
  const columnsBelowTitle = useMemo(
    () =>
      // Columns about files are never below the title, because the column of states counts the files.
      offeredColumns.filter(
        (column) =>
          // A payment due date is displayed unless the customer has chosen other columns.
          (chosenColumns?.includes(column.name) ?? column.isAboutDueDates) &&
          !displayedColumns.includes(column) &&
          column.isAboutFiles !== true,
      ),
    [offeredColumns, chosenColumns, displayedColumns],
  );
  const chooseColumns = useCallback(
    (columns: readonly ColumnName[] | undefined): void => {
      storeColumns(ownerKey, columns);
      setStoredChoice({ ownerKey, columns });
    },
    [ownerKey],
  );
  const [isComfortable, setIsComfortable] = useState(
    () => readStoredValue('billRowsAreHigh', isBoolean) ?? false,
  );
  const setComfortable = useCallback((isChosen: boolean): void => {
    storeValue('billRowsAreHigh', isChosen);
    setIsComfortable(isChosen);
  }, []);
  return useMemo(
    () => ({
      displayedColumns,
      columnsBelowTitle,
      offeredColumns,
      chosenNames:
        chosenColumns ?? [...displayedColumns, ...columnsBelowTitle].map(({ name }) => name),
      chooseColumns,
      isComfortable,
      setComfortable,
    }),
    [
      displayedColumns,
      columnsBelowTitle,
      offeredColumns,
      chosenColumns,
      chooseColumns,
      isComfortable,
      setComfortable,
    ],
  );
}

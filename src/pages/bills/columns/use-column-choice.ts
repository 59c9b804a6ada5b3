import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useOwnerKey } from '../search/use-bill-search.ts';
import { COLUMNS, columnsThatFit, type Column, type ColumnName } from './columns.ts';
import { readStoredValue, storeValue } from '../../../lib/stored.ts';

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
  const storedChoice = readStoredValue('billColumns', isStoredColumns);
  if (storedChoice?.of !== owner) return undefined;
  return COLUMNS.flatMap(({ name }) => (storedChoice.columns.includes(name) ? [name] : []));
}

/**
 * Stores a choice.
 *
 * @param columns undefined deletes the choice: then the width of the window decides again
 */
export function storeColumns(owner: string, columns: readonly ColumnName[] | undefined): void {
  storeValue('billColumns', columns === undefined ? null : { of: owner, columns });
}

/*
 * Widths in rem, the same as in the style sheets: the window from which optional columns are displayed by
 * default, and the widest page (BillListPage.module.css). Cards (FileRow.module.css) have no columns.
 */
const OPTIONAL_COLUMNS_FROM_REM = 90;
const MAX_PAGE_WIDTH_REM = 120;
/** The page's gutters on both sides. */
const GUTTERS_REM = 5;
const SCROLLBAR_REM = 1;
/** Additional width for the title, if the customer has not chosen the columns. */
const EXTRA_TITLE_REM = 3;

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export interface ColumnChoice {
  /** The displayed columns: a new object only when they change. */
  displayedColumns: readonly Column[];
  /** Chosen columns for which there is no space: their values are displayed below the title of each bill. */
  columnsBelow: readonly Column[];
  offeredColumns: readonly Column[];
  /** The columns that the customer has chosen, displayed or not. */
  chosenNames: readonly ColumnName[];
  /** Undefined returns to the default for the width of the window. */
  choose: (columns: readonly ColumnName[] | undefined) => void;
  /** Higher rows with whole titles; stored on this device. */
  isComfortable: boolean;
  setComfortable: (isComfortable: boolean) => void;
}

const columnNamesOf = (columns: readonly Column[]): ColumnName[] => columns.map(({ name }) => name);

/** The window's width in rem: with larger letters, there is less space. */
function windowWidthRem(): number {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return window.innerWidth / (remPx > 0 ? remPx : 16);
}

/**
 * A store of the window's width, measured before the first rendering and at changes. A measurement at each rendering
 * would force a layout of incomplete rows.
 */
function createWindowWidthStore() {
  let widthRem = windowWidthRem();
  return {
    get: (): number => widthRem,
    subscribe: (notify: () => void): (() => void) => {
      const measure = (): void => {
        widthRem = windowWidthRem();
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
export function useColumnChoice(hasPaymentDueDates = false): ColumnChoice {
  const offeredColumns = useMemo(
    () => COLUMNS.filter(({ needsDueDates }) => hasPaymentDueDates || needsDueDates !== true),
    [hasPaymentDueDates],
  );
  const owner = useOwnerKey();
  // The choice is also in the state, because the storage may be blocked.
  const [storedChoice, setStoredChoice] = useState(() => ({
    owner,
    columns: storedColumns(owner),
  }));
  const chosenColumns = storedChoice.owner === owner ? storedChoice.columns : storedColumns(owner);
  const [windowWidthStore] = useState(createWindowWidthStore);
  // The names are one text, so that the list is rendered again only when the columns change.
  const displayedNames = useSyncExternalStore(windowWidthStore.subscribe, () => {
    const widthRem = windowWidthStore.get();
    const spaceRem = Math.min(widthRem - SCROLLBAR_REM, MAX_PAGE_WIDTH_REM) - GUTTERS_REM;
    if (chosenColumns !== undefined) return columnsThatFit(chosenColumns, spaceRem).join();
    if (widthRem < OPTIONAL_COLUMNS_FROM_REM) return '';
    const fittingNames = columnsThatFit(columnNamesOf(offeredColumns), spaceRem - EXTRA_TITLE_REM);
    if (fittingNames.length === offeredColumns.length) return fittingNames.join();
    // Without columns about files, because the column of states shows the number of files.
    const columnsWithoutFiles = offeredColumns.filter(({ isAboutFiles }) => isAboutFiles !== true);
    return columnsThatFit(columnNamesOf(columnsWithoutFiles), spaceRem - EXTRA_TITLE_REM).join();
  });
  const displayedColumns = useMemo(
    () => offeredColumns.filter(({ name }) => displayedNames.split(',').includes(name)),
    [offeredColumns, displayedNames],
  );
  const columnsBelow = useMemo(
    () =>
      // The column of states always counts the files.
      offeredColumns.filter(
        (column) =>
          // A payment due date is displayed unless the customer has chosen other columns.
          (chosenColumns?.includes(column.name) ?? column.needsDueDates) &&
          !displayedColumns.includes(column) &&
          column.isAboutFiles !== true,
      ),
    [offeredColumns, chosenColumns, displayedColumns],
  );
  const choose = useCallback(
    (columns: readonly ColumnName[] | undefined): void => {
      storeColumns(owner, columns);
      setStoredChoice({ owner, columns });
    },
    [owner],
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
      columnsBelow,
      offeredColumns,
      chosenNames: chosenColumns ?? [...displayedColumns, ...columnsBelow].map(({ name }) => name),
      choose,
      isComfortable,
      setComfortable,
    }),
    [
      displayedColumns,
      columnsBelow,
      offeredColumns,
      chosenColumns,
      choose,
      isComfortable,
      setComfortable,
    ],
  );
}

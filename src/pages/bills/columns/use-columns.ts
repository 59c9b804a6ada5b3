import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchOwner } from '../search/use-search-owner.ts';
import { COLUMNS, columnsThatFit, type Column, type ColumnName } from './columns.ts';
import { readStored, writeStored } from '../../../lib/stored.ts';

interface Kept {
  /** Mark of the customer who chose. */
  of: string;
  columns: readonly unknown[];
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'of' in value &&
  typeof value.of === 'string' &&
  'columns' in value &&
  Array.isArray(value.columns);

/**
 * The columns that a customer has chosen on this device, as the search is kept: another customer of this
 * browser does not get them. They say nothing of any bill, so a logout leaves them.
 * @param owner mark of the customer who asks
 * @returns undefined if that customer has not chosen
 */
export function storedColumns(owner: string): readonly ColumnName[] | undefined {
  const kept = readStored('billColumns', isKept);
  if (kept?.of !== owner) return undefined;
  return COLUMNS.flatMap(({ name }) => (kept.columns.includes(name) ? [name] : []));
}

/**
 * Keeps a choice.
 * @param columns undefined forgets it: then the width of the window decides again
 */
export function storeColumns(owner: string, columns: readonly ColumnName[] | undefined): void {
  writeStored('billColumns', columns === undefined ? null : { of: owner, columns });
}

/*
 * Widths of the window in rem, as the style sheets have them: from where there is room for all columns of S2, and
 * the widest that the page gets (BillListPage.module.css). Where rows are cards (FileRow.module.css) there is room
 * for none.
 */
const ALL_FROM = 90;
const PAGE_AT_MOST = 100;
/** The page's gutters on both sides. */
const GUTTERS = 5;
/** What a scroll bar may take. */
const SCROLLBAR = 1;

export interface ColumnChoice {
  /** Columns that have room now; the same object while they are the same. */
  shown: readonly Column[];
  /** Chosen columns without room: their values are displayed below the title of each bill. */
  below: readonly Column[];
  /** The columns to choose from. */
  offered: readonly Column[];
  /** What the customer wants to see, whether or not it has room. */
  chosen: readonly ColumnName[];
  /** Undefined goes back to what the width of the window suggests. */
  choose: (columns: readonly ColumnName[] | undefined) => void;
}

/** Those of S2. */
const ALL: readonly ColumnName[] = COLUMNS.flatMap(({ name, isOfPaymentDue }) =>
  isOfPaymentDue ? [] : [name],
);
const NONE: readonly ColumnName[] = [];

/** The window's width in rem: a customer with larger letters has less room. */
function windowWidth(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return window.innerWidth / (rem > 0 ? rem : 16);
}

/**
 * The window's width, measured before anything is drawn and when it changes. Measured whenever React looks for it, it
 * would have the browser lay out all new rows before they are complete.
 */
function followWidth() {
  let width = windowWidth();
  return {
    get: (): number => width,
    subscribe: (tell: () => void): (() => void) => {
      const measure = (): void => {
        width = windowWidth();
        tell();
      };
      window.addEventListener('resize', measure);
      return () => window.removeEventListener('resize', measure);
    },
  };
}

/** The columns of the list: chosen by the customer, or all of S2 where the window is wide enough. */
export function useColumns(hasPaymentDueDates = false): ColumnChoice {
  const offered = useMemo(
    () => COLUMNS.filter(({ isOfPaymentDue }) => hasPaymentDueDates || isOfPaymentDue !== true),
    [hasPaymentDueDates],
  );
  const owner = useSearchOwner();
  // Here too, for where nothing can be stored.
  const [kept, setKept] = useState(() => ({ owner, columns: storedColumns(owner) }));
  const stored = kept.owner === owner ? kept.columns : storedColumns(owner);
  const [windows] = useState(followWidth);
  // As text, so that the list is drawn again only when the columns are others.
  const shownNames = useSyncExternalStore(windows.subscribe, () => {
    const width = windows.get();
    const room = Math.min(width - SCROLLBAR, PAGE_AT_MOST) - GUTTERS;
    return columnsThatFit(stored ?? (width < ALL_FROM ? NONE : ALL), room).join();
  });
  const shown = useMemo(
    () => offered.filter(({ name }) => shownNames.split(',').includes(name)),
    [offered, shownNames],
  );
  const below = useMemo(
    () =>
      // The line below the title always counts the files.
      offered.filter(
        (column) =>
          // A payment due date is displayed unless the customer has chosen other columns.
          (stored?.includes(column.name) ?? column.isOfPaymentDue) &&
          !shown.includes(column) &&
          column.isOfFiles !== true,
      ),
    [offered, stored, shown],
  );
  const choose = useCallback(
    (columns: readonly ColumnName[] | undefined): void => {
      storeColumns(owner, columns);
      setKept({ owner, columns });
    },
    [owner],
  );
  return useMemo(
    () => ({
      shown,
      below,
      offered,
      chosen: stored ?? [...shown, ...below].map(({ name }) => name),
      choose,
    }),
    [shown, below, offered, stored, choose],
  );
}

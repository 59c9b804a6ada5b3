import { vi } from 'vitest';
import type { Bill } from '../../../generated/model/bill.ts';
import type { FileInfo } from '../../../generated/model/fileInfo.ts';
import { COLUMNS, type ColumnName } from '../../../src/pages/bills/columns/columns.ts';
import type { ColumnChoice } from '../../../src/pages/bills/columns/use-column-choice.ts';
import type { RowActions } from '../../../src/pages/bills/row-actions.ts';
import { billOf } from '../../support/bills.ts';

export const fileOf = (fileName: string): FileInfo => ({
  fileId: `id-of-${fileName}`,
  fileName,
  extension: fileName.split('.').at(-1) ?? '',
  size: 2048,
});

/** A bill without optional values, except the given values. */
export const minimalBill = (overrides: Partial<Bill> = {}): Bill =>
  billOf({
    billId: 'bill-1',
    billNumber: 'INV-1',
    title: '2026年11月分 ご請求書',
    publicationDate: '2026-11-20',
    price: null,
    downloadStatus: 'downloaded',
    files: { pdf: null, csv: null },
    ...overrides,
  });

/** The optional columns of every issuer, without the columns about payment due dates. */
export const COMMON_COLUMNS = COLUMNS.filter(({ isAboutDueDates }) => !isAboutDueDates);

const columnsOf = (names: readonly ColumnName[]) =>
  COLUMNS.filter(({ name }) => names.includes(name));

/** The choice of columns: the displayed columns, and the chosen columns without space, which appear below the title. */
export const makeChoice = (
  displayedNames: readonly ColumnName[] = [],
  overrides: Partial<ColumnChoice> = {},
  namesBelowTitle: readonly ColumnName[] = [],
): ColumnChoice => ({
  displayedColumns: columnsOf(displayedNames),
  columnsBelowTitle: columnsOf(namesBelowTitle),
  offeredColumns: COMMON_COLUMNS,
  chosenNames: displayedNames,
  chooseColumns: () => undefined,
  isComfortable: false,
  setComfortable: () => undefined,
  ...overrides,
});

/** The actions of the rows, as mocks. */
export const mockActions = () => ({
  select: vi.fn<RowActions['select']>(),
  toggleDetails: vi.fn<RowActions['toggleDetails']>(),
  changeStatus: vi.fn<RowActions['changeStatus']>(),
  showHistory: vi.fn<RowActions['showHistory']>(),
  download: vi.fn<RowActions['download']>(),
  preview: vi.fn<NonNullable<RowActions['preview']>>(),
  refreshAfterChange: vi.fn<RowActions['refreshAfterChange']>(),
  reload: vi.fn<RowActions['reload']>(),
});

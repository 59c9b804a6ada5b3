import type { Bill } from '../../../generated/model/bill.ts';
import type { FileInfo } from '../../../generated/model/fileInfo.ts';
import { COLUMNS, type ColumnName } from '../../../src/pages/bills/columns/columns.ts';
import type { ColumnChoice } from '../../../src/pages/bills/columns/use-column-choice.ts';
import { billOf } from '../../support/bills.ts';

export const fileOf = (fileName: string): FileInfo => ({
  fileId: `id-of-${fileName}`,
  fileName,
  extension: fileName.split('.').at(-1) ?? '',
  size: 2048,
});

/** A bill without optional values, except the given ones. */
export const bareBill = (overrides: Partial<Bill> = {}): Bill =>
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

/** The optional columns of an issuer without payment due dates. */
export const COLUMNS_OF_S2 = COLUMNS.filter(({ needsDueDates }) => !needsDueDates);

const columnsOf = (names: readonly ColumnName[]) =>
  COLUMNS.filter(({ name }) => names.includes(name));

/** Columns of the list: those with room, and chosen ones without. */
export const columnChoice = (
  shown: readonly ColumnName[] = [],
  overrides: Partial<ColumnChoice> = {},
  below: readonly ColumnName[] = [],
): ColumnChoice => ({
  displayedColumns: columnsOf(shown),
  columnsBelow: columnsOf(below),
  offeredColumns: COLUMNS_OF_S2,
  chosenNames: shown,
  choose: () => undefined,
  isComfortable: false,
  setComfortable: () => undefined,
  ...overrides,
});

import type { Bill } from '../../../../generated/model/bill.ts';
import { rowsOf } from '../../../api/unreadable.ts';
import { dynamicText, t } from '../../../i18n/i18n.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';

/** An optional column of S2; without it, the details show its value. */
export interface Column {
  /** The key of the column's text: `bills.column.<name>`. */
  name:
    | 'mailAttachment'
    | 'attachments'
    | 'returnedFile'
    | 'previousAccess'
    | 'ipAddress'
    | 'lastDownload'
    | 'paymentDueDate';
  /** In rem. */
  width: number;
  /**
   * The column is about files. The column of states also shows the number of files, and the details show the
   * files themselves.
   */
  isOfFiles?: true;
  /** Only for an issuer whose bills have a payment due date (`hasPaymentDueDates`). */
  isOfPaymentDue?: true;
  /** The text of a cell; undefined for no value. */
  textOf: (bill: Bill) => string | undefined;
}

export type ColumnName = Column['name'];

const timeOf = (time: string | null): string | undefined =>
  time === null ? undefined : formatDateTime(time);

/**
 * The optional columns, in the displayed order. To add a column: an entry here, a place in COLUMN_PRIORITY,
 * and the text `bills.column.<name>`.
 */
export const COLUMNS: readonly Column[] = [
  {
    name: 'mailAttachment',
    width: 6.25,
    // A newer server may have other values.
    textOf: ({ mailAttachment }) =>
      dynamicText(`bills.mailAttachment.${mailAttachment}`) ?? t('downloads.row.noValue'),
  },
  {
    name: 'attachments',
    width: 4.25,
    isOfFiles: true,
    textOf: (bill) => {
      const { length } = rowsOf(bill, 'attachments');
      return length === 0 ? undefined : t('bills.column.fileCount', { count: length });
    },
  },
  {
    name: 'returnedFile',
    width: 4.25,
    isOfFiles: true,
    textOf: ({ returnedFile }) => (returnedFile === null ? undefined : t('bills.row.returned')),
  },
  { name: 'previousAccess', width: 6.25, textOf: (bill) => timeOf(bill.previousAccessAt) },
  {
    name: 'ipAddress',
    width: 7,
    textOf: (bill) => bill.previousAccessIpAddress ?? undefined,
  },
  { name: 'lastDownload', width: 6.25, textOf: (bill) => timeOf(bill.lastDownloadedAt) },
  {
    name: 'paymentDueDate',
    width: 6,
    isOfPaymentDue: true,
    textOf: ({ paymentDueDate }) =>
      paymentDueDate === null ? undefined : formatDate(paymentDueDate),
  },
];

/**
 * The widths of the fixed columns before and after the optional ones: checkbox, date, title, number, amount,
 * states, status, deadline; files, details.
 */
const WIDTHS_BEFORE = '2.5rem 5.75rem minmax(0, 1fr) 9rem 9rem 8.75rem 6.5rem 5.75rem';
const WIDTHS_AFTER = '7.25rem 2.25rem';
/** The width of the fixed columns in rem, with the narrowest title. */
const OTHER_COLUMNS_WIDTH = 56.75 + 14;

/** The order in which columns get space: first the values that bookkeepers read most often. */
const COLUMN_PRIORITY: readonly ColumnName[] = [
  'paymentDueDate',
  'lastDownload',
  'mailAttachment',
  'previousAccess',
  'ipAddress',
  'attachments',
  'returnedFile',
];

/**
 * The widths of all columns, for `grid-template-columns`; undefined without optional columns, because the
 * style sheet has these widths.
 */
export function templateOf(columns: readonly Column[]): string | undefined {
  if (columns.length === 0) return undefined;
  return [WIDTHS_BEFORE, ...columns.map(({ width }) => `${width}rem`), WIDTHS_AFTER].join(' ');
}

/**
 * The chosen columns for which there is space, in the displayed order.
 *
 * @param room width of the table, in rem
 */
export function columnsThatFit(chosenNames: readonly ColumnName[], room: number): ColumnName[] {
  let left = room - OTHER_COLUMNS_WIDTH;
  const fitting = COLUMN_PRIORITY.filter((name) => {
    const { width } = COLUMNS.find((column) => column.name === name) ?? { width: 0 };
    if (!chosenNames.includes(name) || width > left) return false;
    left -= width;
    return true;
  });
  return COLUMNS.flatMap(({ name }) => (fitting.includes(name) ? [name] : []));
}

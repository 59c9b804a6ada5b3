import type { Bill } from '../../../../generated/model/bill.ts';
import { rowsOf } from '../../../api/unreadable.ts';
import { dynamicText, t } from '../../../i18n/i18n.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';

/** An optional column of S2. If the list does not show the column, the details show the value. */
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
  widthRem: number;
  /**
   * A column about files needs no row in the details of a bill: the details list the files, and the column of
   * states has the number of files.
   */
  isAboutFiles?: true;
  /** Only for an issuer whose bills have a payment due date (`hasPaymentDueDates`). */
  isAboutDueDates?: true;
  /** The text of a cell; undefined if the bill has no value. */
  textOf: (bill: Bill) => string | undefined;
}

export type ColumnName = Column['name'];

const formatTime = (time: string | null): string | undefined =>
  time === null ? undefined : formatDateTime(time);

/**
 * The optional columns, in the displayed order. To add a column, add an entry here, its name to COLUMN_PRIORITY,
 * and the text `bills.column.<name>`.
 */
export const COLUMNS: readonly Column[] = [
  {
    name: 'mailAttachment',
    widthRem: 6.25,
    // A newer server may have other values.
    textOf: ({ mailAttachment }) =>
      dynamicText(`bills.mailAttachment.${mailAttachment}`) ?? t('downloads.row.noValue'),
  },
  {
    name: 'attachments',
    widthRem: 4.25,
    isAboutFiles: true,
    textOf: (bill) => {
      const { length } = rowsOf(bill, 'attachments');
      return length === 0 ? undefined : t('bills.column.fileCount', { count: length });
    },
  },
  {
    name: 'returnedFile',
    widthRem: 4.25,
    isAboutFiles: true,
    textOf: ({ returnedFile }) => (returnedFile === null ? undefined : t('bills.row.returned')),
  },
  { name: 'previousAccess', widthRem: 6.25, textOf: (bill) => formatTime(bill.previousAccessAt) },
  {
    name: 'ipAddress',
    widthRem: 7,
    textOf: (bill) => bill.previousAccessIpAddress ?? undefined,
  },
  { name: 'lastDownload', widthRem: 6.25, textOf: (bill) => formatTime(bill.lastDownloadedAt) },
  {
    name: 'paymentDueDate',
    widthRem: 6,
    isAboutDueDates: true,
    textOf: ({ paymentDueDate }) =>
      paymentDueDate === null ? undefined : formatDate(paymentDueDate),
  },
];

/**
 * The widths of the fixed columns before and after the optional columns: checkbox, date, title, number, amount,
 * states, status, deadline; files, details.
 */
const FIXED_WIDTHS_BEFORE = '2.5rem 5.75rem minmax(0, 1fr) 9rem 9rem 8.75rem 6.5rem 5.75rem';
const FIXED_WIDTHS_AFTER = '7.25rem 2.25rem';
/** The width of the fixed columns in rem, with the narrowest title. */
const FIXED_COLUMNS_REM = 56.75 + 14;

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
export function gridTemplateOf(columns: readonly Column[]): string | undefined {
  if (columns.length === 0) return undefined;
  return [
    FIXED_WIDTHS_BEFORE,
    ...columns.map(({ widthRem }) => `${widthRem}rem`),
    FIXED_WIDTHS_AFTER,
  ].join(' ');
}

/**
 * The names of the chosen columns for which there is space, in the displayed order.
 *
 * @param spaceRem width of the table
 */
export function findFittingColumns(
  chosenNames: readonly ColumnName[],
  spaceRem: number,
): ColumnName[] {
  let remainingRem = spaceRem - FIXED_COLUMNS_REM;
  const fittingNames = COLUMN_PRIORITY.filter((name) => {
    const { widthRem } = COLUMNS.find((column) => column.name === name) ?? { widthRem: 0 };
    if (!chosenNames.includes(name) || widthRem > remainingRem) return false;
    remainingRem -= widthRem;
    return true;
  });
  return COLUMNS.flatMap(({ name }) => (fittingNames.includes(name) ? [name] : []));
}

import type { Bill } from '../../../../generated/model/bill.ts';
import { rowsOf } from '../../../api/unreadable.ts';
import { dynamicText } from '../../../i18n/dynamic-text.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';

/** A column of S2 that the customer can have or not; without it, its text stands in the details. */
export interface Column {
  /** In the texts, `bills.column.<name>`. */
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
  /** Of files: the details have the files themselves, whether or not it is shown. */
  isOfFiles?: true;
  /** Only for an issuer whose bills have a payment due date (`hasPaymentDueDates`). */
  isOfPaymentDue?: true;
  /** What stands in it; undefined for nothing. */
  textOf: (bill: Bill) => string | undefined;
}

export type ColumnName = Column['name'];

const timeOf = (time: string | null): string | undefined =>
  time === null ? undefined : formatDateTime(time);

/** In the order in which they are shown. */
export const COLUMNS: readonly Column[] = [
  {
    name: 'mailAttachment',
    width: 5.5,
    // A newer server may know others.
    textOf: ({ mailAttachment }) =>
      dynamicText(`bills.mailAttachment.${mailAttachment}`) ?? t('downloads.row.noValue'),
  },
  {
    name: 'attachments',
    width: 4.75,
    isOfFiles: true,
    textOf: (bill) => {
      const { length } = rowsOf(bill, 'attachments');
      return length === 0 ? undefined : t('bills.column.fileCount', { count: length });
    },
  },
  {
    name: 'returnedFile',
    width: 4.75,
    isOfFiles: true,
    textOf: ({ returnedFile }) => (returnedFile === null ? undefined : t('bills.row.returned')),
  },
  { name: 'previousAccess', width: 5.75, textOf: (bill) => timeOf(bill.previousAccessAt) },
  {
    name: 'ipAddress',
    width: 7.25,
    textOf: (bill) => bill.previousAccessIpAddress ?? undefined,
  },
  { name: 'lastDownload', width: 6, textOf: (bill) => timeOf(bill.lastDownloadedAt) },
  {
    name: 'paymentDueDate',
    width: 5.75,
    isOfPaymentDue: true,
    textOf: ({ paymentDueDate }) =>
      paymentDueDate === null ? undefined : formatDate(paymentDueDate),
  },
];

/** What the table needs beside them, in rem: box, date, title at its narrowest, amount, status, deadline, files, details. */
const BEFORE = '2.75rem 5.75rem minmax(0, 1fr) 9rem 6.25rem 5.75rem';
const AFTER = '5rem 2.5rem';
const OTHERS_WIDTH = 37 + 13;

/** The last to find room first: what a bookkeeper looks at most. */
const BY_WORTH: readonly ColumnName[] = [
  'paymentDueDate',
  'lastDownload',
  'attachments',
  'returnedFile',
  'mailAttachment',
  'previousAccess',
  'ipAddress',
];

/** Of rows with more columns than always stand; undefined without them. */
export function templateOf(columns: readonly Column[]): string | undefined {
  if (columns.length === 0) return undefined;
  return [BEFORE, ...columns.map(({ width }) => `${width}rem`), AFTER].join(' ');
}

/**
 * Those of the chosen columns that have room, in the order in which they are shown.
 * @param room of the table, in rem
 */
export function columnsThatFit(chosen: readonly ColumnName[], room: number): ColumnName[] {
  let left = room - OTHERS_WIDTH;
  const fitting = BY_WORTH.filter((name) => {
    const { width } = COLUMNS.find((column) => column.name === name) ?? { width: 0 };
    if (!chosen.includes(name) || width > left) return false;
    left -= width;
    return true;
  });
  return COLUMNS.flatMap(({ name }) => (fitting.includes(name) ? [name] : []));
}

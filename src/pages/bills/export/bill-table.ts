import type { Bill } from '../../../../generated/model/bill.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatDate } from '../../../lib/dates.ts';
import { COLUMNS } from '../columns/columns.ts';
import { formatRate } from '../details/PaymentFacts.tsx';
import type { CsvCell } from '../../../lib/csv.ts';

const NAME_SEPARATOR = ' / ';

/** A column of the exported file: functions for its heading, and for the cell of a bill. */
type ExportColumn = readonly [heading: () => string, cell: (bill: Bill) => CsvCell];

const EXPORT_COLUMNS: readonly ExportColumn[] = [
  [() => t('downloads.column.publicationDate'), (bill) => formatDate(bill.publicationDate)],
  [() => t('bills.column.title'), (bill) => bill.title],
  [() => t('bill-export.number'), (bill) => bill.billNumber],
  [() => t('bills.search.billTypeId'), (bill) => bill.billTypeName],
  [() => t('bills.column.customerName'), (bill) => bill.customerName],
  [() => t('downloads.column.price'), (bill) => bill.price],
  [() => t('downloads.column.status'), (bill) => bill.statusName],
  [
    () => t('downloads.column.downloadDeadline'),
    ({ downloadDeadline }) => downloadDeadline && formatDate(downloadDeadline),
  ],
  [() => t('bill-export.downloadStatus'), (bill) => formatDownloadStatus(bill)],
  ...COLUMNS.filter(({ isAboutDueDates }) => !isAboutDueDates).map(
    ({ name, textOf }): ExportColumn => {
      const heading = () => t(`bills.column.${name}`);
      if (name === 'attachments')
        return [heading, ({ attachments }) => attachments.map(fileNameOf).join(NAME_SEPARATOR)];
      if (name === 'returnedFile')
        return [heading, ({ returnedFile }) => returnedFile && fileNameOf(returnedFile)];
      return [heading, (bill) => textOf(bill) ?? null];
    },
  ),
];

const fileNameOf = ({ fileName }: { fileName: string }): string => fileName;

/** The download status of a bill, or that the bill was withdrawn. */
export function formatDownloadStatus({ isPublished, downloadStatus }: Bill): string {
  return isPublished
    ? t(`downloads.downloadStatus.${downloadStatus}`)
    : t('downloads.row.unpublished');
}

/**
 * Columns for values that only some issuers send. Such a column exists only if a bill has the value. These
 * columns come last, so that the other columns do not move.
 */
function createPaymentColumns(bills: readonly Bill[]): ExportColumn[] {
  const candidateColumns: ExportColumn[] = [
    [
      () => t('bills.payment.dueDate'),
      ({ paymentDueDate }) => paymentDueDate && formatDate(paymentDueDate),
    ],
    [
      () => t('bills.payment.registrationNumber'),
      ({ issuerRegistrationNumber }) => issuerRegistrationNumber,
    ],
    ...rateTextsOf(bills).flatMap((rate): ExportColumn[] => {
      const taxOf = (bill: Bill) => bill.taxByRate?.find((tax) => formatRate(tax) === rate);
      return [
        [() => t('bill-export.taxable', { rate }), (bill) => taxOf(bill)?.taxableAmount ?? null],
        [() => t('bill-export.tax', { rate }), (bill) => taxOf(bill)?.taxAmount ?? null],
      ];
    }),
  ];
  return candidateColumns.filter(([, cell]) => bills.some((bill) => cell(bill) !== null));
}

/** The rates of the bills as texts, highest first. */
const rateTextsOf = (bills: readonly Bill[]): string[] => [
  ...new Set(
    bills
      .flatMap(({ taxByRate }) => taxByRate ?? [])
      .toSorted((first, second) => second.ratePercent - first.ratePercent)
      .map(formatRate),
  ),
];

/** The bills as a table with headings: dates and times as displayed, amounts as numbers. */
export function createBillTable(bills: readonly Bill[]): CsvCell[][] {
  const exportColumns = [...EXPORT_COLUMNS, ...createPaymentColumns(bills)];
  return [
    exportColumns.map(([heading]) => heading()),
    ...bills.map((bill) => exportColumns.map(([, cell]) => cell(bill))),
  ];
}

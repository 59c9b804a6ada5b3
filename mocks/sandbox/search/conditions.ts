import type { DownloadStatus } from '../../../generated/model/downloadStatus.ts';
import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { addMonths, japanDate, lastDayOfMonth } from '../japan-time.ts';
import { errorItem, RefusedError, refuseField } from '../errors.ts';
import { billStatuses, billTypes, searchTargets } from '../bill-kinds.ts';

/**
 * Normalises texts and keywords: full width and half width are equal (NFKC), upper and lower case
 * are equal, and outer spaces are removed.
 */
export const normalise = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** The conditions of a search, ready for SQL. */
export type Conditions = {
  accountId: string;
  /** yyyy-MM-dd, both included. */
  from: string;
  to: string;
  billTypeIds: string[];
  statusIds: string[];
  /** Normalised. */
  keywords: string[];
  /** The column in which the keywords are searched. */
  column: string;
  priceFrom: number | undefined;
  priceTo: number | undefined;
  downloadStatuses: DownloadStatus[];
  /** yyyy-MM-dd, both included. Either excludes bills without a deadline. */
  deadlineFrom: string | undefined;
  deadlineTo: string | undefined;
  /** yyyy-MM-dd, both included. Either excludes bills without a payment due date. */
  paymentDueFrom: string | undefined;
  paymentDueTo: string | undefined;
  /** Only bills that can be downloaded now, or only the others. */
  isDownloadable: boolean | undefined;
  /** yyyy-MM-dd in Japan time; earlier deadlines are over. */
  today: string;
};

/** The search conditions of the contract, for the list, its summary and the batch download. */
export type SearchParams = Omit<SearchBillsParams, 'page' | 'perPage' | 'sort'>;

/** The first listed day: the first of the month N-1 months ago (S2 "last N months"). */
export const firstDayListed = (now: number, lastMonths: number): string =>
  `${addMonths(japanDate(now).slice(0, 7), 1 - lastMonths)}-01`;

function checkKnown(name: string, chosenValues: string[], known: readonly string[]): void {
  if (chosenValues.some((id) => !known.includes(id))) throw refuseField('400-1-05-05', name);
}

/** The ends of each range, and its name in errors. */
const ranges = [
  { name: 'publicationDate', from: 'publicationDateFrom', to: 'publicationDateTo' },
  { name: 'price', from: 'priceFrom', to: 'priceTo' },
  { name: 'downloadDeadline', from: 'downloadDeadlineFrom', to: 'downloadDeadlineTo' },
  { name: 'paymentDueDate', from: 'paymentDueDateFrom', to: 'paymentDueDateTo' },
] as const;

function checkRanges(params: SearchParams): void {
  const items = ranges.flatMap(({ name, from, to }) => {
    const [first, last] = [params[from], params[to]];
    if (first === undefined || last === undefined || first <= last) return [];
    return [errorItem('400-1-00-08', { target: [from, to], fillIns: { name } })];
  });
  if (items.length > 0) throw new RefusedError(items);
}

const latest = (...days: (string | undefined)[]): string =>
  days.reduce<string>((best, day) => (day !== undefined && day > best ? day : best), '');
const earliest = (...days: (string | undefined)[]): string =>
  days.reduce<string>((best, day) => (day !== undefined && day < best ? day : best), '9999-12-31');

/**
 * Validates and converts search conditions.
 *
 * @throws RefusedError 400-1-00-08 for a reversed range, 400-1-05-05 for an unknown type, status or
 *   item (S5, S8)
 */
export function conditionsOf(
  params: SearchParams,
  { accountId, now, lastMonths }: { accountId: string; now: number; lastMonths: number },
): Conditions {
  checkRanges(params);
  const billTypeIds = params.billTypeId ?? [];
  const statusIds = params.statusId ?? [];
  checkKnown(
    'billTypeId',
    billTypeIds,
    billTypes.map((type) => type.billTypeId),
  );
  checkKnown(
    'statusId',
    statusIds,
    billStatuses.map((status) => status.statusId),
  );
  const target = searchTargets.find(
    ({ searchTargetId }) => searchTargetId === params.searchTargetId,
  );
  if (params.searchTargetId !== undefined && !target) {
    throw refuseField('400-1-05-05', 'searchTargetId');
  }
  const month = params.publicationMonth;
  return {
    accountId,
    from: latest(
      firstDayListed(now, lastMonths),
      month === undefined ? undefined : `${month}-01`,
      params.publicationDateFrom,
    ),
    to: earliest(
      japanDate(now),
      month === undefined ? undefined : lastDayOfMonth(month),
      params.publicationDateTo,
    ),
    billTypeIds,
    statusIds,
    keywords: (params.keyword ?? []).map(normalise).filter((keyword) => keyword !== ''),
    column: target?.column ?? 'searchAll',
    priceFrom: params.priceFrom,
    priceTo: params.priceTo,
    downloadStatuses: params.downloadStatus ?? [],
    deadlineFrom: params.downloadDeadlineFrom,
    deadlineTo: params.downloadDeadlineTo,
    paymentDueFrom: params.paymentDueDateFrom,
    paymentDueTo: params.paymentDueDateTo,
    isDownloadable: params.isDownloadable,
    today: japanDate(now),
  };
}

import type { DownloadStatus } from '../../../generated/model/downloadStatus.ts';
import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { addMonths, japanDate, lastDayOfMonth } from '../japan-time.ts';
import { errorItem, RefusedError, fieldRefusal } from '../errors.ts';
import { billStatuses, billTypes, searchTargets } from '../bill-kinds.ts';

/**
 * Normalises texts and keywords: full width and half width are equal (NFKC), upper and lower case
 * are equal, and outer spaces are removed.
 */
export const normalise = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** The conditions of a search, converted for the SQL of `whereOf`. */
export type Conditions = {
  accountId: string;
  /** yyyy-MM-dd, both included. */
  publicationFrom: string;
  publicationTo: string;
  billTypeIds: string[];
  statusIds: string[];
  /** Normalised by `normalise`. */
  keywords: string[];
  /** The column of the database in which the keywords are searched. */
  column: string;
  priceFrom: number | undefined;
  priceTo: number | undefined;
  downloadStatuses: DownloadStatus[];
  /** yyyy-MM-dd, both included. Each bound excludes bills without a deadline. */
  deadlineFrom: string | undefined;
  deadlineTo: string | undefined;
  /** yyyy-MM-dd, both included. Each bound excludes bills without a payment due date. */
  paymentDueFrom: string | undefined;
  paymentDueTo: string | undefined;
  /** True: only bills that can be downloaded now; false: only the other bills. */
  isDownloadable: boolean | undefined;
  /** The current day, yyyy-MM-dd in Japan time. Bills with an earlier deadline cannot be downloaded. */
  today: string;
};

/** The search conditions of the contract, for the list, its summary and the batch download. */
export type SearchParams = Omit<SearchBillsParams, 'page' | 'perPage' | 'sort'>;

/** The first day of the list: the first day of the month N-1 months ago (S2 "last N months"). */
export const firstListedDayOf = (now: number, lastMonths: number): string =>
  `${addMonths(japanDate(now).slice(0, 7), 1 - lastMonths)}-01`;

function checkKnownValues(
  parameterName: string,
  chosenValues: string[],
  knownValues: readonly string[],
): void {
  if (chosenValues.some((id) => !knownValues.includes(id)))
    throw fieldRefusal('400-1-05-05', parameterName);
}

/** The two parameters of each range, and the name of the range in error texts. */
const ranges = [
  { name: 'publicationDate', from: 'publicationDateFrom', to: 'publicationDateTo' },
  { name: 'price', from: 'priceFrom', to: 'priceTo' },
  { name: 'downloadDeadline', from: 'downloadDeadlineFrom', to: 'downloadDeadlineTo' },
  { name: 'paymentDueDate', from: 'paymentDueDateFrom', to: 'paymentDueDateTo' },
] as const;

function checkRanges(searchParams: SearchParams): void {
  const items = ranges.flatMap(({ name, from, to }) => {
    const [lowerEnd, upperEnd] = [searchParams[from], searchParams[to]];
    if (lowerEnd === undefined || upperEnd === undefined || lowerEnd <= upperEnd) return [];
    return [errorItem('400-1-00-08', { target: [from, to], fillIns: { name } })];
  });
  if (items.length > 0) throw new RefusedError(items);
}

const latestDayOf = (...days: (string | undefined)[]): string =>
  days.reduce<string>(
    (latestSoFar, day) => (day !== undefined && day > latestSoFar ? day : latestSoFar),
    '',
  );
const earliestDayOf = (...days: (string | undefined)[]): string =>
  days.reduce<string>(
    (earliestSoFar, day) => (day !== undefined && day < earliestSoFar ? day : earliestSoFar),
    '9999-12-31',
  );

/**
 * Validates and converts search conditions.
 *
 * @throws RefusedError 400-1-00-08 for a reversed range, 400-1-05-05 for an unknown bill type, status or
 *   search target (S5, S8)
 */
export function conditionsOf(
  searchParams: SearchParams,
  { accountId, now, lastMonths }: { accountId: string; now: number; lastMonths: number },
): Conditions {
  checkRanges(searchParams);
  const billTypeIds = searchParams.billTypeId ?? [];
  const statusIds = searchParams.statusId ?? [];
  checkKnownValues(
    'billTypeId',
    billTypeIds,
    billTypes.map((type) => type.billTypeId),
  );
  checkKnownValues(
    'statusId',
    statusIds,
    billStatuses.map((status) => status.statusId),
  );
  const searchTarget = searchTargets.find(
    ({ searchTargetId }) => searchTargetId === searchParams.searchTargetId,
  );
  if (searchParams.searchTargetId !== undefined && !searchTarget) {
    throw fieldRefusal('400-1-05-05', 'searchTargetId');
  }
  const publicationMonth = searchParams.publicationMonth;
  return {
    accountId,
    publicationFrom: latestDayOf(
      firstListedDayOf(now, lastMonths),
      publicationMonth === undefined ? undefined : `${publicationMonth}-01`,
      searchParams.publicationDateFrom,
    ),
    publicationTo: earliestDayOf(
      japanDate(now),
      publicationMonth === undefined ? undefined : lastDayOfMonth(publicationMonth),
      searchParams.publicationDateTo,
    ),
    billTypeIds,
    statusIds,
    keywords: (searchParams.keyword ?? []).map(normalise).filter((keyword) => keyword !== ''),
    column: searchTarget?.column ?? 'searchAll',
    priceFrom: searchParams.priceFrom,
    priceTo: searchParams.priceTo,
    downloadStatuses: searchParams.downloadStatus ?? [],
    deadlineFrom: searchParams.downloadDeadlineFrom,
    deadlineTo: searchParams.downloadDeadlineTo,
    paymentDueFrom: searchParams.paymentDueDateFrom,
    paymentDueTo: searchParams.paymentDueDateTo,
    isDownloadable: searchParams.isDownloadable,
    today: japanDate(now),
  };
}

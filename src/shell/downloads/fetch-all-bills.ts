import { searchBills } from '../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../generated/model/bill.ts';
import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { searchBillsParamsPerPageMax as MAX_PER_PAGE } from '../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { rowsOf } from '../../api/unreadable.ts';

export interface FetchAllBillsOptions {
  signal: AbortSignal;
  /** Called after each page with the number of fetched bills and their total. */
  onPage?: (fetchedCount: number, total: number) => void;
  /** Whether the calls run without the loading overlay, because the caller shows the progress. True by default. */
  isQuiet?: boolean;
}

export interface AllBills {
  /** Without duplicates, in the requested order; the default order is oldest first. */
  bills: Bill[];
  unreadableCount: number;
}

const OLDEST_FIRST = 'publicationDateAsc';

/**
 * Fetches all bills that match the conditions, in pages of the maximum size. The default order is oldest first, in
 * which newly published bills come last. In other orders, new bills may come anywhere.
 *
 * @throws ApiError of a failed call; ApiError of kind `aborted` if the signal was aborted
 */
export async function fetchAllBills(
  conditions: SearchBillsParams,
  options: FetchAllBillsOptions,
): Promise<AllBills> {
  let fetchedBills = await fetchAllPages(conditions, options);
  // A bill that was removed from the result, or added to it, may have moved another bill to a page that was
  // already fetched.
  if (fetchedBills.hasMoved) fetchedBills = await fetchAllPages(conditions, options);
  return { bills: [...fetchedBills.bills.values()], unreadableCount: fetchedBills.unreadableCount };
}

/**
 * Fetches the bills of a batch. A download, a status change or the issuer may have changed selected bills, so that
 * they no longer match all conditions. Then the search is repeated without these conditions.
 *
 * @param billIds the selected bills; if undefined, all bills of the search
 * @throws ApiError as `fetchAllBills`
 */
export async function fetchBatchBills(
  conditions: SearchBillsParams,
  billIds: readonly string[] | undefined,
  options: FetchAllBillsOptions,
): Promise<AllBills> {
  const result = await fetchAllBills(conditions, options);
  if (billIds === undefined) return result;
  const selectedIds = new Set(billIds);
  const selectedBillsOf = ({ bills }: AllBills): Bill[] =>
    bills.filter(({ billId }) => selectedIds.has(billId));
  const { downloadStatus, statusId, isDownloadable, ...lastingConditions } = conditions;
  const hasLastingOnly = [downloadStatus, statusId, isDownloadable].every(
    (condition) => condition === undefined,
  );
  const bills = selectedBillsOf(result);
  if (hasLastingOnly || bills.length === selectedIds.size) return { bills, unreadableCount: 0 };
  const widerResult = await fetchAllBills(lastingConditions, options);
  return { bills: selectedBillsOf(widerResult), unreadableCount: 0 };
}

async function fetchAllPages(
  conditions: SearchBillsParams,
  { signal, onPage, isQuiet = true }: FetchAllBillsOptions,
): Promise<{ bills: Map<string, Bill>; unreadableCount: number; hasMoved: boolean }> {
  const bills = new Map<string, Bill>();
  let unreadableCount = 0;
  let smallestTotal = Number.POSITIVE_INFINITY;
  let firstTotal: number | undefined;
  const { sort = OLDEST_FIRST } = conditions;
  for (let page = 1; ; page += 1) {
    const billList = await searchBills(
      { ...conditions, sort, page, perPage: MAX_PER_PAGE },
      { signal, isQuiet },
    );
    for (const bill of billList.items) bills.set(bill.billId, bill);
    const rowCount = rowsOf(billList, 'items').length;
    unreadableCount += rowCount - billList.items.length;
    firstTotal ??= billList.total;
    smallestTotal = Math.min(smallestTotal, billList.total);
    onPage?.(bills.size + unreadableCount, billList.total);
    if (rowCount === 0 || page * billList.perPage >= billList.total)
      return {
        bills,
        unreadableCount,
        hasMoved:
          smallestTotal < firstTotal || (sort !== OLDEST_FIRST && billList.total > firstTotal),
      };
  }
}

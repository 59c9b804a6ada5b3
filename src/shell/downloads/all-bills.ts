import { searchBills } from '../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../generated/model/bill.ts';
import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { searchBillsParamsPerPageMax as PER_PAGE } from '../../../generated/zod/schemas/searchBillsParams.zod.ts';

/**
 * All that a search finds, whatever its page, by as few calls as the contract allows.
 *
 * @param conditions of the search; a sort that no new bill changes keeps the pages apart
 * @returns each bill once, though the result may have moved between two pages
 * @throws ApiError if one of the calls fails: a part of the result is none
 */
export async function allBills(
  conditions: SearchBillsParams,
  options: { signal?: AbortSignal } = {},
): Promise<Bill[]> {
  const found = new Map<string, Bill>();
  for (let page = 1; ; page += 1) {
    const { items, total } = await searchBills({ ...conditions, page, perPage: PER_PAGE }, options);
    for (const bill of items) found.set(bill.billId, bill);
    if (page * PER_PAGE >= total) return [...found.values()];
  }
}

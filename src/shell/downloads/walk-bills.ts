import { searchBills } from '../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../generated/model/bill.ts';
import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { searchBillsParamsPerPageMax as LARGEST_PAGE } from '../../../generated/zod/schemas/searchBillsParams.zod.ts';
import { rowsOf } from '../../api/unreadable.ts';

export interface WalkOptions {
  signal: AbortSignal;
  /** After each page: how many bills have been seen, of how many. */
  onPage?: (seen: number, total: number) => void;
  /** Its calls do not cover the page: whoever walks shows how far it is. So unless told otherwise. */
  isQuiet?: boolean;
}

export interface Walked {
  /** In the order asked for, oldest first unless told, each once. */
  bills: Bill[];
  /** How many bills could not be read. */
  unreadable: number;
}

const OLDEST_FIRST = 'publicationDateAsc';

/**
 * All bills that meet the conditions, whatever their number, by the largest pages. Oldest first, what is published
 * meanwhile comes at the end; in another order it may come anywhere.
 * @throws ApiError of a failed call, of kind `aborted` where the signal gave it up
 */
export async function walkBills(
  conditions: SearchBillsParams,
  options: WalkOptions,
): Promise<Walked> {
  let walked = await walkOnce(conditions, options);
  // A bill that left the result or came into it meanwhile has moved another over the edge of a page.
  if (walked.hasMoved) walked = await walkOnce(conditions, options);
  return { bills: [...walked.bills.values()], unreadable: walked.unreadable };
}

async function walkOnce(
  conditions: SearchBillsParams,
  { signal, onPage, isQuiet = true }: WalkOptions,
): Promise<{ bills: Map<string, Bill>; unreadable: number; hasMoved: boolean }> {
  const bills = new Map<string, Bill>();
  let unreadable = 0;
  let least = Number.POSITIVE_INFINITY;
  let first: number | undefined;
  const { sort = OLDEST_FIRST } = conditions;
  for (let page = 1; ; page += 1) {
    const list = await searchBills(
      { ...conditions, sort, page, perPage: LARGEST_PAGE },
      { signal, isQuiet },
    );
    for (const bill of list.items) bills.set(bill.billId, bill);
    const rows = rowsOf(list, 'items').length;
    unreadable += rows - list.items.length;
    first ??= list.total;
    least = Math.min(least, list.total);
    onPage?.(bills.size + unreadable, list.total);
    if (rows === 0 || page * list.perPage >= list.total)
      return {
        bills,
        unreadable,
        hasMoved: least < first || (sort !== OLDEST_FIRST && list.total > first),
      };
  }
}

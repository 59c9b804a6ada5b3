import { getBillSearchOptions } from '../../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../../generated/model/bill.ts';
import { downloadBillsZipParamsBillIdMax as BILLS_AT_MOST } from '../../../../generated/zod/schemas/downloadBillsZipParams.zod.ts';
import type { LargeBatch } from '../../../shell/downloads/large-batch.ts';
import type { ArchiveDocument } from '../../../shell/downloads/archive/archive-document.ts';
import { batchFileCount, documentsOf, isSelectable } from '../bill-files.ts';
import { cutIntoParts, type FoundBill, type Part, type PlannedBill, type Plan } from './plan.ts';
import { fetchAllBills, type FetchAllOptions } from '../../../shell/downloads/fetch-all-bills.ts';

/**
 * Searches all bills of a batch once and divides them into parts. Bills that are published later change nothing.
 *
 * @throws ApiError
 */
export async function makePlan(
  { conditions, billIds }: LargeBatch,
  options: FetchAllOptions,
): Promise<Plan> {
  const { batchFileLimit } = await getBillSearchOptions({
    signal: options.signal,
    isQuiet: true,
  });
  const { bills, unreadable } = await fetchAllBills(conditions, options);
  const wanted = billIds === undefined ? undefined : new Set(billIds);
  const chosen = bills.filter((bill) => wanted?.has(bill.billId) ?? true);
  const limits = { files: batchFileLimit, bills: BILLS_AT_MOST };
  const others = chosen.filter((bill) => !isSelectable(bill)).map(plannedBillOf);
  return {
    parts: cutIntoParts(chosen.filter(isSelectable).map(foundBillOf), limits),
    // Only a selected bill was downloadable when the customer chose it.
    gone: wanted === undefined ? [] : others,
    excluded: wanted === undefined ? others : [],
    unreadable: wanted === undefined ? unreadable : 0,
    isBegun: false,
  };
}

/** A part as the list of bills describes it now. */
export interface CheckedPart {
  /** Bills that cannot be downloaded any more: the ZIP would not mention them. */
  gone: readonly PlannedBill[];
  /** For the index of the ZIP. */
  documents: readonly ArchiveDocument[];
}

/** @throws ApiError */
export async function checkPart(
  { bills, from, to }: Part,
  signal: AbortSignal,
): Promise<CheckedPart> {
  const { bills: now } = await fetchAllBills(
    { publicationDateFrom: from, publicationDateTo: to },
    { signal },
  );
  const wanted = new Set(bills.map(({ id }) => id));
  const found = now.filter(({ billId }) => wanted.has(billId));
  const there = new Set(found.filter(isSelectable).map(({ billId }) => billId));
  return {
    gone: bills.filter(({ id }) => !there.has(id)),
    documents: found.flatMap(documentsOf),
  };
}

const plannedBillOf = (bill: Bill): PlannedBill => ({
  id: bill.billId,
  number: bill.billNumber,
  title: bill.title,
  files: batchFileCount(bill),
});

const foundBillOf = (bill: Bill): FoundBill => ({
  ...plannedBillOf(bill),
  date: bill.publicationDate,
});

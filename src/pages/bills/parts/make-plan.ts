import { getBillSearchOptions } from '../../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../../generated/model/bill.ts';
import { downloadBillsZipParamsBillIdMax as MAX_BATCH_BILLS } from '../../../../generated/zod/schemas/downloadBillsZipParams.zod.ts';
import type { LargeBatch } from '../../../shell/downloads/large-batch.ts';
import type { ArchiveDocument } from '../../../shell/downloads/archive/archive-document.ts';
import { countBatchFiles, documentsOf, isSelectable } from '../bill-files.ts';
import { divideIntoParts, type DatedBill, type Part, type PlannedBill, type Plan } from './plan.ts';
import {
  fetchAllBills,
  fetchBatchBills,
  type FetchAllBillsOptions,
} from '../../../shell/downloads/fetch-all-bills.ts';

/**
 * Searches all bills of a batch once, and divides them into parts. Bills that are published later are not
 * included.
 *
 * @throws ApiError
 */
export async function makePlan(
  { conditions, billIds }: LargeBatch,
  options: FetchAllBillsOptions,
): Promise<Plan> {
  const { batchFileLimit } = await getBillSearchOptions({
    signal: options.signal,
    isQuiet: true,
  });
  const { bills, unreadableCount } = await fetchBatchBills(conditions, billIds, options);
  const isSelection = billIds !== undefined;
  const limits = { maxFiles: batchFileLimit, maxBills: MAX_BATCH_BILLS };
  const unavailableBills = bills.filter((bill) => !isSelectable(bill)).map(plannedBillOf);
  return {
    parts: divideIntoParts(bills.filter(isSelectable).map(datedBillOf), limits),
    // The customer can select only downloadable bills, so these bills became unavailable later.
    unavailable: isSelection ? unavailableBills : [],
    excluded: isSelection ? [] : unavailableBills,
    unreadable: unreadableCount,
    isBegun: false,
  };
}

/** The current state of the bills of a part. */
export interface CheckedPart {
  /** Bills that cannot be downloaded any more. The server would omit them from the ZIP without a message. */
  unavailableBills: readonly PlannedBill[];
  /** The documents for the index of the ZIP. */
  documents: readonly ArchiveDocument[];
}

/** @throws ApiError */
export async function checkPart(
  { bills, from, to }: Part,
  signal: AbortSignal,
): Promise<CheckedPart> {
  const { bills: currentBills } = await fetchAllBills(
    { publicationDateFrom: from, publicationDateTo: to },
    { signal },
  );
  const idsOfPart = new Set(bills.map(({ id }) => id));
  const billsOfPart = currentBills.filter(({ billId }) => idsOfPart.has(billId));
  const downloadableIds = new Set(billsOfPart.filter(isSelectable).map(({ billId }) => billId));
  return {
    unavailableBills: bills.filter(({ id }) => !downloadableIds.has(id)),
    documents: billsOfPart.flatMap(documentsOf),
  };
}

const plannedBillOf = (bill: Bill): PlannedBill => ({
  id: bill.billId,
  billNumber: bill.billNumber,
  title: bill.title,
  fileCount: countBatchFiles(bill),
});

const datedBillOf = (bill: Bill): DatedBill => ({
  ...plannedBillOf(bill),
  date: bill.publicationDate,
});

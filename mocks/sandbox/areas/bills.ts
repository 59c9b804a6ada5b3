import {
  recordAccess,
  type CallOrigin,
  findBillById,
  billOf,
  billRevisionOf,
  isReadOnly,
  type BillRow,
} from '../bills.ts';
import { addMonths, dayMs, japanDate, japanMonth, startOfDay } from '../japan-time.ts';
import { refusal, fieldRefusal } from '../errors.ts';
import {
  callOriginOf,
  accountOf,
  pathValueOf,
  sessionOf,
  type Call,
  type Handlers,
} from '../http/call.ts';
import { conditionsOf, type Conditions, type SearchParams } from '../search/conditions.ts';
import { countsOf, findBills, summaryOf } from '../search/search.ts';
import { billStatuses, billStatusOf, billTypes, searchTargets } from '../bill-kinds.ts';
import type { SandboxData } from '../sandbox-data.ts';
import type { Schemas } from '../schemas.ts';

/** The search conditions of a call, limited to the customer's own bills. */
export const conditionsOfCall = (call: Call, searchParams: SearchParams): Conditions =>
  conditionsOf(searchParams, {
    accountId: accountOf(call).accountId,
    now: call.now,
    lastMonths: call.sandbox.limits.lastMonths,
  });

const viewerOf = (call: Call) => ({
  language: call.language,
  now: call.now,
  sessionId: sessionOf(call).sessionId,
  issuer: call.issuer,
});

/** The bill of the path. @throws RefusedError 404-1-00-01 if the customer has no such bill */
export function billOfCall(call: Call): BillRow {
  const bill = findBillById(call.sandbox.db, pathValueOf(call, 'billId'));
  if (!bill || bill.accountId !== accountOf(call).accountId) throw refusal('404-1-00-01');
  return bill;
}

/** Sets the status of a bill for the customer, and adds this change with its reason to the status history. */
export function setBillStatus(
  sandbox: SandboxData,
  bill: BillRow,
  { statusId, reason }: Pick<Schemas['BillStatusUpdate'], 'statusId' | 'reason'>,
  origin: CallOrigin,
): void {
  const { db, clock } = sandbox;
  db.transaction(() => {
    db.run(
      'UPDATE bills SET statusId = ?, version = version + 1 WHERE billRowId = ?',
      statusId,
      bill.billRowId,
    );
    db.insert('statusHistory', {
      billRowId: bill.billRowId,
      changedAt: clock.now(),
      statusIdBefore: bill.statusId,
      statusIdAfter: statusId,
      changedBy: 'customer',
      note: reason ?? null,
    });
    recordAccess(sandbox, bill, origin);
  });
}

/** @throws RefusedError if the reason is missing, too long, or wrong for this status (contract, BillStatusUpdate) */
function checkReason(
  { reason }: Schemas['BillStatusUpdate'],
  {
    reasonMaxLength: maxLength,
    isReasonRequired,
  }: Pick<Schemas['BillStatus'], 'reasonMaxLength' | 'isReasonRequired'>,
): void {
  if (reason === undefined) {
    if (isReasonRequired) throw fieldRefusal('400-1-00-01', 'reason');
  } else if (maxLength === null) throw fieldRefusal('400-1-05-04', 'reason');
  else if ([...reason].length > maxLength)
    throw fieldRefusal('400-1-00-04', 'reason', { max: String(maxLength) });
}

/** The list of bills with its search, summary and counts, and the status (S2, S4). */
export const billsHandlers: Handlers = {
  getBillSearchOptions(call) {
    const { sandbox, language, now } = call;
    const { lastMonths, batchFileLimit, keywordLimit, perPageDefault } = sandbox.limits;
    const thisMonth = japanMonth(now);
    const hasBills =
      sandbox.db.get(
        'SELECT 1 FROM bills WHERE accountId = ? LIMIT 1',
        accountOf(call).accountId,
      ) !== undefined;
    const months = Array.from({ length: lastMonths }, (_, index) => addMonths(thisMonth, -index));
    return {
      lastMonths,
      months: hasBills ? months : [thisMonth],
      billTypes: billTypes.map((type) => ({ billTypeId: type.billTypeId, name: type[language] })),
      statuses: billStatuses.map((status) => billStatusOf(status, language)),
      searchTargets: searchTargets.map((target) => ({
        searchTargetId: target.searchTargetId,
        name: target[language],
      })),
      keywordLimit,
      perPageDefault,
      perPageOptions: [...new Set([10, 50, 100, perPageDefault])].toSorted((a, b) => a - b),
      pagingStep: 1,
      batchFileLimit,
    };
  },

  searchBills(call) {
    const { sandbox } = call;
    const searchParams = call.query;
    const page = searchParams.page ?? 1;
    const perPage = searchParams.perPage ?? sandbox.limits.perPageDefault;
    const { total, bills } = findBills(sandbox.db, conditionsOfCall(call, searchParams), {
      sort: searchParams.sort ?? 'publicationDateDesc',
      limit: perPage,
      offset: (page - 1) * perPage,
    });
    const viewer = viewerOf(call);
    const items = bills.map((bill) => billOf(sandbox.db, bill, viewer));
    return { items, total, page, perPage };
  },

  getBillSummary(call) {
    const searchParams = call.query;
    return summaryOf(call.sandbox.db, conditionsOfCall(call, searchParams));
  },

  getBillCounts(call) {
    const { sandbox, now } = call;
    const today = japanDate(now);
    const deadlineSoonTo = japanDate(startOfDay(today) + sandbox.limits.deadlineSoonDays * dayMs);
    const counts = countsOf(sandbox.db, conditionsOfCall(call, {}), deadlineSoonTo);
    return { ...counts, today, deadlineSoonTo };
  },

  updateBillStatus(call) {
    const { db } = call.sandbox;
    const bill = billOfCall(call);
    if (bill.isPublished === 0) throw refusal('403-1-05-01');
    const input = call.body;
    if (input.revision !== billRevisionOf(bill)) throw refusal('409-1-00-01');
    const newStatus = billStatuses.find(({ statusId }) => statusId === input.statusId);
    if (!newStatus) throw fieldRefusal('400-1-05-05', 'statusId');
    if (isReadOnly(bill) || !newStatus.isSettable) throw refusal('400-1-05-06');
    if (newStatus.statusId === bill.statusId) throw refusal('400-1-05-06');
    checkReason(input, newStatus);
    setBillStatus(call.sandbox, bill, input, callOriginOf(call));
    return billOf(db, billOfCall(call), viewerOf(call));
  },
};

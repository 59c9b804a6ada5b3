import { findAccountById } from '../accounts.ts';
import { findBillById, statusNameOf, billTypeOf, type BillRow } from '../bills.ts';
import { japanDateTime } from '../japan-time.ts';
import { refusal } from '../errors.ts';
import { accountOf, pageOf, type Call, type Handlers } from '../http/call.ts';
import type { Schemas } from '../schemas.ts';

type HistoryRow = {
  historyId: number;
  changedAt: number;
  statusIdBefore: string | null;
  statusIdAfter: string;
  changedBy: Schemas['StatusHistoryItem']['updaterKind'];
  note: string | null;
};

/** A page of the status history of a bill, newest first (S2 reportStatusUpdateHistory). */
export function statusHistoryOf(
  call: Call,
  bill: BillRow,
  paging: { page?: number; perPage?: number },
): Schemas['StatusHistoryList'] {
  const { sandbox, language, issuer } = call;
  const rows = sandbox.db.all<HistoryRow>(
    'SELECT * FROM statusHistory WHERE billRowId = ? ORDER BY changedAt DESC, historyId DESC',
    bill.billRowId,
  );
  const customerName = findAccountById(sandbox.db, bill.accountId)?.profile.customerName ?? null;
  const updaterNames = { customer: customerName, issuer: issuer.name, system: null };
  const historyList = pageOf(rows, paging, (row) => ({
    statusHistoryId: `sh-${row.historyId}`,
    updatedAt: japanDateTime(row.changedAt),
    updaterKind: row.changedBy,
    updaterName: updaterNames[row.changedBy],
    beforeStatusName: row.statusIdBefore && statusNameOf(row.statusIdBefore, language),
    afterStatusName: statusNameOf(row.statusIdAfter, language),
    note: row.note,
  }));
  return {
    bill: {
      billId: bill.billId,
      billTypeName: billTypeOf(bill)[language],
      billNumber: bill.billNumber,
      title: bill.title,
      publicationDate: bill.publicationDate,
      statusName: statusNameOf(bill.statusId, language),
    },
    ...historyList,
  };
}

export const statusHistoryHandlers: Handlers = {
  getStatusHistory(call) {
    const query = call.query;
    const bill = findBillById(call.sandbox.db, query.billId);
    if (!bill || bill.accountId !== accountOf(call).accountId) throw refusal('404-1-00-01');
    if (bill.isPublished === 0) throw refusal('403-1-05-01');
    return statusHistoryOf(call, bill, query);
  },
};

import type { Database } from '../database.ts';
import type { StatusId } from '../bill-kinds.ts';

/** The issuer's possible notes on a status change, by the new status. */
const notesByStatus: Partial<Record<StatusId, readonly string[]>> = {
  returned: [
    '納品数量に差異がありました。お手数ですが、内容をご確認のうえ再度ご返送ください。',
    'ご返送いただいた受領書に押印がありませんでした。\n押印のうえ、再度お送りください。',
  ],
  approved: ['ご確認ありがとうございました。'],
};

/** The issuer's note on a status change: always for the status `returned`, otherwise for every third bill. */
const noteOf = (newStatusId: StatusId, billRowId: number): string | null => {
  const notes = notesByStatus[newStatusId];
  const hasNote = newStatusId === 'returned' || billRowId % 3 === 0;
  return notes && hasNote ? (notes[billRowId % notes.length] ?? null) : null;
};

type BillHistory = {
  billRowId: number;
  statusId: StatusId;
  publishedAt: number;
  viewPeriodMs: number;
};

/** Adds the status history of a bill since its publication. */
export function seedHistory(
  db: Database,
  { billRowId, statusId, publishedAt, viewPeriodMs }: BillHistory,
): void {
  const statusPaths: Record<StatusId, StatusId[]> = {
    unconfirmed: ['unconfirmed'],
    confirming: ['unconfirmed', 'confirming'],
    confirmed: ['unconfirmed', 'confirming', 'confirmed'],
    approved: ['unconfirmed', 'confirming', 'confirmed', 'approved'],
    returned: ['unconfirmed', 'confirmed', 'returned'],
  };
  const statusPath = statusPaths[statusId];
  for (const [step, newStatusId] of statusPath.entries()) {
    const isByIssuer = newStatusId === 'approved' || newStatusId === 'returned';
    db.insert('statusHistory', {
      billRowId,
      changedAt: publishedAt + Math.floor((viewPeriodMs * step) / statusPath.length),
      statusIdBefore: statusPath[step - 1] ?? null,
      statusIdAfter: newStatusId,
      // The system sets the first status when the bill is published.
      changedBy: step === 0 ? 'system' : isByIssuer ? 'issuer' : 'customer',
      note: noteOf(newStatusId, billRowId),
    });
  }
}

import type { Database } from '../database.ts';
import type { StatusName } from '../bill-kinds.ts';

/** Notes of the issuer on some status changes. */
const remarks: Partial<Record<StatusName, readonly string[]>> = {
  returned: [
    '納品数量に差異がありました。お手数ですが、内容をご確認のうえ再度ご返送ください。',
    'ご返送いただいた受領書に押印がありませんでした。\n押印のうえ、再度お送りください。',
  ],
  approved: ['ご確認ありがとうございました。'],
};

/** The issuer's note on a status change: each returned bill has one, and each third of the others. */
const remarkFor = (after: StatusName, billRowId: number): string | null => {
  const texts = remarks[after];
  const hasRemark = after === 'returned' || billRowId % 3 === 0;
  return texts && hasRemark ? (texts[billRowId % texts.length] ?? null) : null;
};

type BillHistory = {
  billRowId: number;
  statusId: StatusName;
  publishedAt: number;
  seenWithinMs: number;
};

/** Adds the status history of a bill since its publication. */
export function seedHistory(
  db: Database,
  { billRowId, statusId, publishedAt, seenWithinMs }: BillHistory,
): void {
  const statusPaths: Record<StatusName, StatusName[]> = {
    unconfirmed: ['unconfirmed'],
    confirming: ['unconfirmed', 'confirming'],
    confirmed: ['unconfirmed', 'confirming', 'confirmed'],
    approved: ['unconfirmed', 'confirming', 'confirmed', 'approved'],
    returned: ['unconfirmed', 'confirmed', 'returned'],
  };
  const statusPath = statusPaths[statusId];
  for (const [step, after] of statusPath.entries()) {
    const isByIssuer = after === 'approved' || after === 'returned';
    db.insert('statusHistory', {
      billRowId,
      changedAt: publishedAt + Math.floor((seenWithinMs * step) / statusPath.length),
      statusIdBefore: statusPath[step - 1] ?? null,
      statusIdAfter: after,
      // The publication sets the first status.
      changedBy: step === 0 ? 'system' : isByIssuer ? 'issuer' : 'customer',
      note: remarkFor(after, billRowId),
    });
  }
}

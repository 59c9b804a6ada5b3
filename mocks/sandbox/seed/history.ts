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

/** A returned bill always has a note; some others have one. */
const remarkOn = (after: StatusName, billRowId: number): string | null => {
  const choice = remarks[after];
  const isSaid = after === 'returned' || billRowId % 3 === 0;
  return choice && isSaid ? (choice[billRowId % choice.length] ?? null) : null;
};

type Past = { billRowId: number; statusId: StatusName; publishedAt: number; seenWithinMs: number };

/** Adds the status history of a bill since its publication. */
export function seedHistory(
  db: Database,
  { billRowId, statusId, publishedAt, seenWithinMs }: Past,
): void {
  const ways: Record<StatusName, StatusName[]> = {
    unconfirmed: ['unconfirmed'],
    confirming: ['unconfirmed', 'confirming'],
    confirmed: ['unconfirmed', 'confirming', 'confirmed'],
    approved: ['unconfirmed', 'confirming', 'confirmed', 'approved'],
    returned: ['unconfirmed', 'confirmed', 'returned'],
  };
  const way = ways[statusId];
  for (const [step, after] of way.entries()) {
    const isIssuers = after === 'approved' || after === 'returned';
    db.insert('statusHistory', {
      billRowId,
      changedAt: publishedAt + Math.floor((seenWithinMs * step) / way.length),
      statusIdBefore: way[step - 1] ?? null,
      statusIdAfter: after,
      // The publication sets the first status.
      changedBy: step === 0 ? 'system' : isIssuers ? 'issuer' : 'customer',
      note: remarkOn(after, billRowId),
    });
  }
}

import type { Database } from '../database.ts';
import type { StatusName } from './names.ts';

type Past = { billRowId: number; statusId: StatusName; publishedAt: number; spread: number };

/** Adds how a bill came to its status, from its publication on. */
export function seedHistory(
  db: Database,
  { billRowId, statusId, publishedAt, spread }: Past,
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
    const isIssuers = step === 0 || after === 'approved' || after === 'returned';
    db.insert('statusHistory', {
      billRowId,
      changedAt: publishedAt + Math.floor((spread * step) / way.length),
      statusIdBefore: way[step - 1] ?? null,
      statusIdAfter: after,
      changedBy: isIssuers ? 'issuer' : 'customer',
    });
  }
}

import { startAnew } from '../seed/seed.ts';
import type { World } from '../world.ts';
import { billParams, putBill, type Changes } from './bills.ts';
import { loginValues } from './logins.ts';
import type { ProviderState, StateValues } from './state.ts';

const hasFile = (kind: 'attachment' | 'returned'): string =>
  `EXISTS (SELECT 1 FROM files WHERE ownerId = billId AND kind = '${kind}')`;

function numberOf(world: World, billId: unknown): StateValues {
  const found = world.db.get<{ billNumber: string }>(
    'SELECT billNumber FROM bills WHERE billId = ?',
    String(billId),
  );
  return { billNumber: found?.billNumber ?? '' };
}

const wholeBill = (description: string, changes: Changes): ProviderState => ({
  description: `${description} demo-user is logged in.`,
  params: billParams,
  setup: async (world, params) => {
    await startAnew(world);
    const values = putBill(world, params, changes);
    return { ...loginValues(world, 'demo-user'), ...values, ...numberOf(world, values['billId']) };
  },
});

/** Bills with all or nothing of what the list can show. All of them start from a reset. */
export const wholeBillStates: Record<string, ProviderState> = {
  'a bill has everything': wholeBill('Every column of the list has something.', {
    where: `isPublished = 1 AND pdfSize IS NOT NULL AND csvSize IS NOT NULL AND price IS NOT NULL
      AND accessAt IS NOT NULL AND lastDownloadedAt IS NOT NULL
      AND ${hasFile('attachment')} AND ${hasFile('returned')}`,
    set: "downloadDeadline = '2099-12-31', statusId = 'unconfirmed'",
  }),
  'a bill has nothing optional': wholeBill('Whatever may be missing is.', {
    where: `isPublished = 1 AND pdfSize IS NOT NULL
      AND NOT ${hasFile('attachment')} AND NOT ${hasFile('returned')}`,
    set: `price = NULL, csvSize = NULL, downloadDeadline = NULL, statusId = 'approved',
      downloadStatus = 'notDownloaded', lastDownloadedAt = NULL, accessAt = NULL,
      accessIpAddress = NULL, accessSessionId = NULL, previousAccessAt = NULL,
      previousAccessIpAddress = NULL`,
  }),
};

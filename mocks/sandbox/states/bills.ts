import type { World } from '../world.ts';
import { demoAccount, loginValues } from './logins.ts';
import { startAnew } from '../seed/seed.ts';
import {
  modifier,
  textParam,
  type ProviderState,
  type StateParams,
  type StateValues,
} from './state.ts';

/** The contract's examples of ids. */
const exampleBillId = 'bill-202611-00118';
const exampleUploadToken = 'upl_7Qm2ZK0pT4vXc9sLb1RfYw';

export const billParams = {
  billId: `Id of the bill; ${exampleBillId} unless given.`,
  revision: 'Its revision, rev- and a number; rev-1 unless given.',
};

/** Which bill will do, and what is set of it. */
export type Changes = { where: string; set?: string };

/** Takes a fitting bill of demo-user and gives it the id that the pact knows. */
export function putBill(world: World, params: StateParams, { where, set }: Changes): StateValues {
  const { db } = world;
  const { accountId } = demoAccount(world, 'demo-user');
  const wanted = textParam(params, 'billId', exampleBillId);
  const found = db.get<{ billId: string; billRowId: number }>(
    `SELECT billId, billRowId FROM bills WHERE accountId = ? AND ${where}
     ORDER BY billId = ? DESC, publicationDate DESC, billNumber LIMIT 1`,
    accountId,
    wanted,
  );
  if (!found) throw new Error('No bill of the sandbox fits; it was started with too few.');
  if (found.billId !== wanted) {
    db.run("UPDATE bills SET billId = billId || '-was' WHERE billId = ?", wanted);
    db.run('UPDATE bills SET billId = ? WHERE billRowId = ?', wanted, found.billRowId);
    db.run('DELETE FROM files WHERE ownerId = ?', wanted);
    db.run('UPDATE files SET ownerId = ? WHERE ownerId = ?', wanted, found.billId);
  }
  if (set) db.run(`UPDATE bills SET ${set} WHERE billRowId = ?`, found.billRowId);
  const version = Number(/^rev-(\d+)$/.exec(textParam(params, 'revision', 'rev-1'))?.[1] ?? 1);
  db.run('UPDATE bills SET version = ? WHERE billRowId = ?', version, found.billRowId);
  return { billId: wanted, revision: `rev-${version}` };
}

/** A bill with every file of its own. */
export const free = 'isPublished = 1 AND pdfSize IS NOT NULL AND csvSize IS NOT NULL';

const bill = (
  description: string,
  changes: Changes,
  more: Record<string, string> = {},
  after: (world: World, params: StateParams, values: StateValues) => StateValues = () => ({}),
): ProviderState => ({
  description: `${description} demo-user is logged in.`,
  params: { ...billParams, ...more },
  setup: async (world, params) => {
    await startAnew(world);
    const values = { ...loginValues(world, 'demo-user'), ...putBill(world, params, changes) };
    return { ...values, ...after(world, params, values) };
  },
});

/** Makes one change the whole history of a bill. */
function putHistory(
  { db, clock }: World,
  billId: unknown,
  change: Record<'statusIdBefore' | 'statusIdAfter' | 'changedBy' | 'note', string | null>,
): StateValues {
  const found = db.get<{ billRowId: number }>(
    'SELECT billRowId FROM bills WHERE billId = ?',
    String(billId),
  );
  if (!found) throw new Error('The bill of the state is not there.');
  db.run('DELETE FROM statusHistory WHERE billRowId = ?', found.billRowId);
  db.insert('statusHistory', { ...found, ...change, changedAt: clock.now() - 60_000 });
  return {};
}

const ready = 'downloadDeadline = NULL';

/** Situations of single bills (S4). All of them start from a reset. */
export const billStates: Record<string, ProviderState> = {
  'a bill can be downloaded': bill('PDF and CSV are there.', { where: free, set: ready }),
  'a bill has an attachment': bill(
    'One file at least is attached.',
    {
      where: `${free} AND EXISTS (SELECT 1 FROM files WHERE ownerId = billId AND kind = 'attachment')`,
      set: ready,
    },
    { fileId: 'Id of the attachment; the billId with -att-1 unless given.' },
    (world, params, { billId }) => {
      const fileId = textParam(params, 'fileId', `${billId}-att-1`);
      world.db.run(
        `UPDATE files SET fileId = ? WHERE fileId =
           (SELECT min(fileId) FROM files WHERE ownerId = ? AND kind = 'attachment')`,
        fileId,
        String(billId),
      );
      return { fileId };
    },
  ),
  'a bill has a returned file': bill('The customer sent a file back.', {
    where: `${free} AND EXISTS (SELECT 1 FROM files WHERE ownerId = billId AND kind = 'returned')`,
  }),
  'a bill has no returned file': bill('None was sent back.', {
    where: `${free} AND NOT EXISTS (SELECT 1 FROM files WHERE ownerId = billId AND kind = 'returned')`,
  }),
  'a bill was withdrawn': bill('The issuer took its files back.', {
    where: free,
    set: 'isPublished = 0',
  }),
  'a bill is past its deadline': bill('It cannot be downloaded any more.', {
    where: free,
    set: "downloadDeadline = '2020-01-31'",
  }),
  'the status of a bill can be set': bill('It is unconfirmed.', {
    where: free,
    set: "statusId = 'unconfirmed'",
  }),
  'the status of a bill may not be set': bill('The issuer approved it.', {
    where: free,
    set: "statusId = 'approved'",
  }),
  'the issuer has changed the status of a bill': bill(
    'Its history is: sent back, with a remark.',
    { where: free, set: "statusId = 'returned'" },
    {},
    (world, _params, { billId }) =>
      putHistory(world, billId, {
        statusIdBefore: 'confirmed',
        statusIdAfter: 'returned',
        changedBy: 'issuer',
        note: '数量をご確認ください。',
      }),
  ),
  'a bill has its first status': bill(
    'Its history is: unconfirmed, by the system.',
    { where: free, set: "statusId = 'unconfirmed'" },
    {},
    (world, _params, { billId }) =>
      putHistory(world, billId, {
        statusIdBefore: null,
        statusIdAfter: 'unconfirmed',
        changedBy: 'system',
        note: null,
      }),
  ),
  'a file can be sent back for a bill': bill(
    'There is an upload token for it.',
    { where: free, set: "canReturnFile = 1, statusId = 'unconfirmed'" },
    { uploadToken: `The token; ${exampleUploadToken} unless given.` },
    (world, params, { billId }) => {
      const uploadToken = textParam(params, 'uploadToken', exampleUploadToken);
      const now = world.clock.now();
      world.db.run('DELETE FROM uploadTokens WHERE uploadToken = ?', uploadToken);
      world.db.run(
        `INSERT INTO uploadTokens (uploadToken, billRowId, accountId, createdAt, expiresAt)
         SELECT ?, billRowId, accountId, ?, ? FROM bills WHERE billId = ?`,
        uploadToken,
        now,
        now + 600_000,
        String(billId),
      );
      return { uploadToken };
    },
  ),
  'no file can be sent back for a bill': bill('The issuer takes none.', {
    where: free,
    set: 'canReturnFile = 0',
  }),
};

/** Situations that are added to another state: they reset nothing. */
export const billModifiers: Record<string, ProviderState> = {
  'another batch download is running': modifier('Of demo-user.', (world) => {
    world.runningBatches.add(demoAccount(world, 'demo-user').accountId);
  }),
  'a ZIP may hold one file only': modifier('batchFileLimit is 1.', (world) => {
    world.limits.batchFileLimit = 1;
  }),
  'no further download is allowed for now': modifier('Too many came before.', (world) => {
    world.limits.downloadsPerTenSeconds = 0;
  }),
  'files may hold 10 bytes': modifier('fileSizeLimit is 10.', (world) => {
    world.limits.fileSizeLimit = 10;
  }),
};

import { findBillById, billOf } from '../bills.ts';
import type { SandboxData } from '../sandbox-data.ts';
import { demoAccountOf, logIn } from './logins.ts';
import { textParam, type SetUp, type StateParams, type StateValues } from './state.ts';
import { setBillStatus } from '../areas/bills.ts';
import { issuerOfPath } from '../http/guards.ts';
import {
  fingerprintOf,
  storeAnswer,
  pendingKeyOf,
  scopeOf,
  type KeyedCall,
} from '../http/repeats.ts';

/** The contract's examples of IDs. */
const exampleBillId = 'bill-202611-00118';
const exampleUploadToken = 'upl_7Qm2ZK0pT4vXc9sLb1RfYw';

/** SQL: the condition for choosing a bill, and the columns to set in the chosen bill. */
type BillChoice = { where: string; set?: string };

/** Chooses a bill of `demo-user`, and sets its ID and its revision to the values of the parameters. */
function chooseBill(
  sandbox: SandboxData,
  params: StateParams,
  { where, set }: BillChoice,
): StateValues & { billId: string } {
  const { db } = sandbox;
  const { accountId } = demoAccountOf(sandbox, 'demo-user');
  const billId = textParam(params, 'billId', exampleBillId);
  const bill = db.get<{ billId: string; billRowId: number; billNumber: string }>(
    `SELECT billId, billRowId, billNumber FROM bills WHERE accountId = ? AND ${where}
     ORDER BY billId = ? DESC, publicationDate DESC, billNumber LIMIT 1`,
    accountId,
    billId,
  );
  if (!bill) throw new Error('The sandbox has no such bill: it was started with too few bills.');
  if (bill.billId !== billId) {
    db.run("UPDATE bills SET billId = billId || '-was' WHERE billId = ?", billId);
    db.update('bills', { billRowId: bill.billRowId }, { billId });
    db.delete('files', { ownerId: billId });
    db.update('files', { ownerId: bill.billId }, { ownerId: billId });
  }
  if (set) db.run(`UPDATE bills SET ${set} WHERE billRowId = ?`, bill.billRowId);
  const version = Number(/^rev-(\d+)$/.exec(textParam(params, 'revision', 'rev-1'))?.[1] ?? 1);
  db.update('bills', { billRowId: bill.billRowId }, { version });
  return { billId, revision: `rev-${version}`, billNumber: bill.billNumber };
}

/** SQL: a published bill with a PDF and a CSV. */
const withPdfAndCsvSql = 'isPublished = 1 AND pdfSize IS NOT NULL AND csvSize IS NOT NULL';

const hasFileSql = (kind: 'attachment' | 'returned'): string =>
  `EXISTS (SELECT 1 FROM files WHERE ownerId = billId AND kind = '${kind}')`;

/** A state in which `demo-user` is logged in and has a bill. @param changeBill changes it and returns more values */
const stateWithBill =
  (
    choice: BillChoice,
    changeBill: (
      sandbox: SandboxData,
      billId: string,
      params: StateParams,
    ) => StateValues = () => ({}),
  ): SetUp =>
  (sandbox, params) => {
    const values = { ...logIn(sandbox, 'demo-user'), ...chooseBill(sandbox, params, choice) };
    return { ...values, ...changeBill(sandbox, values.billId, params) };
  };

const stateWithBillStatus = (
  statusId: string,
  changeBill?: Parameters<typeof stateWithBill>[1],
): SetUp => stateWithBill({ where: withPdfAndCsvSql, set: `statusId = '${statusId}'` }, changeBill);

const replaceHistoryWith =
  (change: Record<'statusIdBefore' | 'statusIdAfter' | 'changedBy' | 'note', string | null>) =>
  ({ db, clock }: SandboxData, billId: string): StateValues => {
    const { billRowId } = findBillById(db, billId) ?? {};
    if (billRowId === undefined) throw new Error(`The sandbox has no bill ${billId}.`);
    db.delete('statusHistory', { billRowId });
    db.insert('statusHistory', { billRowId, ...change, changedAt: clock.now() - 60_000 });
    return {};
  };

function setAttachmentId({ db }: SandboxData, billId: string, params: StateParams): StateValues {
  const fileId = textParam(params, 'fileId', `${billId}-att-1`);
  db.run(
    `UPDATE files SET fileId = ? WHERE fileId =
       (SELECT min(fileId) FROM files WHERE ownerId = ? AND kind = 'attachment')`,
    fileId,
    billId,
  );
  return { fileId };
}

function addUploadToken(
  { db, clock }: SandboxData,
  billId: string,
  params: StateParams,
): StateValues {
  const uploadToken = textParam(params, 'uploadToken', exampleUploadToken);
  const now = clock.now();
  db.delete('uploadTokens', { uploadToken });
  db.run(
    `INSERT INTO uploadTokens (uploadToken, billRowId, accountId, createdAt, expiresAt)
     SELECT ?, billRowId, accountId, ?, ? FROM bills WHERE billId = ?`,
    uploadToken,
    now,
    now + 600_000,
    billId,
  );
  return { uploadToken };
}

const noDeadlineSql = 'downloadDeadline = NULL';

/** States of single bills (S4). Each state takes the parameters `billId` and `revision`. */
export const billStates = {
  'a bill can be downloaded': stateWithBill({ where: withPdfAndCsvSql, set: noDeadlineSql }),
  'a bill has an attachment': stateWithBill(
    { where: `${withPdfAndCsvSql} AND ${hasFileSql('attachment')}`, set: noDeadlineSql },
    setAttachmentId,
  ),
  'a bill has a returned file': stateWithBill({
    where: `${withPdfAndCsvSql} AND ${hasFileSql('returned')}`,
  }),
  'a bill has no returned file': stateWithBill({
    where: `${withPdfAndCsvSql} AND NOT ${hasFileSql('returned')}`,
  }),
  'a bill was withdrawn': stateWithBill({ where: withPdfAndCsvSql, set: 'isPublished = 0' }),
  'a bill is past its deadline': stateWithBill({
    where: withPdfAndCsvSql,
    set: "downloadDeadline = '2020-01-31'",
  }),
  'the status of a bill can be set': stateWithBillStatus('unconfirmed'),
  'the status of a bill may not be set': stateWithBillStatus('approved'),
  'the issuer has changed the status of a bill': stateWithBillStatus(
    'returned',
    replaceHistoryWith({
      statusIdBefore: 'confirmed',
      statusIdAfter: 'returned',
      changedBy: 'issuer',
      note: '数量をご確認ください。',
    }),
  ),
  'a bill has its first status': stateWithBillStatus(
    'unconfirmed',
    replaceHistoryWith({
      statusIdBefore: null,
      statusIdAfter: 'unconfirmed',
      changedBy: 'system',
      note: null,
    }),
  ),
  'a file can be sent back for a bill': stateWithBill(
    { where: withPdfAndCsvSql, set: "canReturnFile = 1, statusId = 'unconfirmed'" },
    addUploadToken,
  ),
  'no file can be sent back for a bill': stateWithBill({
    where: withPdfAndCsvSql,
    set: 'canReturnFile = 0',
  }),
  'a bill has everything': stateWithBill({
    where: `${withPdfAndCsvSql} AND price IS NOT NULL AND accessAt IS NOT NULL
      AND lastDownloadedAt IS NOT NULL AND ${hasFileSql('attachment')} AND ${hasFileSql('returned')}`,
    set: "downloadDeadline = '2099-12-31', paymentDueDate = '2099-12-31', statusId = 'unconfirmed'",
  }),
  'a bill has nothing optional': stateWithBill({
    where: `isPublished = 1 AND pdfSize IS NOT NULL
      AND NOT ${hasFileSql('attachment')} AND NOT ${hasFileSql('returned')}`,
    set: `price = NULL, csvSize = NULL, downloadDeadline = NULL, paymentDueDate = NULL, statusId = 'approved',
      downloadStatus = 'notDownloaded', lastDownloadedAt = NULL, accessAt = NULL,
      accessIpAddress = NULL, accessSessionId = NULL, previousAccessAt = NULL,
      previousAccessIpAddress = NULL`,
  }),
} satisfies Record<string, SetUp>;

/** The header Idempotency-Key: the value of the parameter, or the contract's example. */
const keyHeaderOf = (params: StateParams) => ({
  idempotencyKey: textParam(params, 'idempotencyKey', '"8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"'),
});

/** A call of the latest session, with the key of the state. */
function makeKeyedCall(sandbox: SandboxData, params: StateParams, fingerprint: string): KeyedCall {
  const session = sandbox.db.get<{ sessionId: string }>(
    'SELECT sessionId FROM sessions ORDER BY rowid DESC LIMIT 1',
  );
  const idempotencyKey = keyHeaderOf(params).idempotencyKey.replaceAll('"', '');
  return { scope: scopeOf('demo', session?.sessionId), idempotencyKey, fingerprint };
}

function setStatusWithKey(
  sandbox: SandboxData,
  params: StateParams,
  { billId, sessionId, revision }: StateValues,
): void {
  const bill = findBillById(sandbox.db, String(billId));
  if (!bill) throw new Error(`The sandbox has no bill ${billId}.`);
  const callOrigin = { sessionId: String(sessionId), ipAddress: '127.0.0.1' };
  setBillStatus(sandbox, bill, { statusId: 'confirmed' }, callOrigin);
  const address = `/demo/mypage-api/bills/${bill.billId}/status`;
  const content = { revision, statusId: 'confirmed' };
  const keyedCall = makeKeyedCall(sandbox, params, fingerprintOf('PUT', address, content));
  const viewer = {
    language: 'ja',
    now: sandbox.clock.now(),
    sessionId: callOrigin.sessionId,
    issuer: issuerOfPath('demo'),
  } as const;
  const changedBill = billOf(sandbox.db, findBillById(sandbox.db, bill.billId) ?? bill, viewer);
  storeAnswer(sandbox, keyedCall, { status: 200, body: JSON.stringify(changedBill), cookies: [] });
}

/** States of idempotency keys (contract, "Sent twice"). */
export const keyStates = {
  'the status of a bill was set under a key': (sandbox, params) => {
    const choice = { where: withPdfAndCsvSql, set: "statusId = 'unconfirmed'" };
    const values = { ...logIn(sandbox, 'demo-user'), ...chooseBill(sandbox, params, choice) };
    setStatusWithKey(sandbox, params, values);
    return { ...values, ...keyHeaderOf(params) };
  },
} satisfies Record<string, SetUp>;

/** States of keys that change the previous state, without a reset. */
export const keyModifiers = {
  'the key was used for another content': (sandbox, params) => {
    const keyedCall = makeKeyedCall(sandbox, params, 'of another content');
    storeAnswer(sandbox, keyedCall, { status: 204, body: '', cookies: [] });
    return keyHeaderOf(params);
  },
  'a call with the key is under way': (sandbox, params) => {
    sandbox.pendingKeys.add(pendingKeyOf(makeKeyedCall(sandbox, params, '')));
    return keyHeaderOf(params);
  },
} satisfies Record<string, SetUp>;

import { setBillStatus } from '../areas/bills.ts';
import { issuerOfPath } from '../http/guards.ts';
import { billById, billOf } from '../bills.ts';
import { fingerprintOf, keepAnswer, nameOf, scopeOf, type KeyedCall } from '../http/repeats.ts';
import type { World } from '../world.ts';
import { chooseBill, withFiles } from './bills.ts';
import { loginValues } from './logins.ts';
import { textParam, type SetUp, type StateParams, type StateValues } from './state.ts';

/** The header Idempotency-Key of a state; by default the contract's example. */
const keyValue = (params: StateParams) => ({
  idempotencyKey: textParam(params, 'idempotencyKey', '"8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"'),
});

/** A call with the key of the state, by the customer who logged in last. */
function keyedCall(world: World, params: StateParams, fingerprint: string): KeyedCall {
  const session = world.db.get<{ sessionId: string }>(
    'SELECT sessionId FROM sessions ORDER BY rowid DESC LIMIT 1',
  );
  const idempotencyKey = keyValue(params).idempotencyKey.replaceAll('"', '');
  return { scope: scopeOf('demo', session?.sessionId), idempotencyKey, fingerprint };
}

function setStatusWithKey(
  world: World,
  params: StateParams,
  { billId, sessionId, revision }: StateValues,
): void {
  const bill = billById(world.db, String(billId));
  if (!bill) throw new Error(`The sandbox has no bill ${billId}.`);
  const access = { sessionId: String(sessionId), ipAddress: '127.0.0.1' };
  setBillStatus(world, bill, { statusId: 'confirmed' }, access);
  const address = `/demo/mypage-api/bills/${bill.billId}/status`;
  const content = { revision, statusId: 'confirmed' };
  const call = keyedCall(world, params, fingerprintOf('PUT', address, content));
  const viewer = {
    language: 'ja',
    now: world.clock.now(),
    sessionId: access.sessionId,
    issuer: issuerOfPath('demo'),
  } as const;
  const changed = billOf(world.db, billById(world.db, bill.billId) ?? bill, viewer);
  keepAnswer(world, call, { status: 200, body: JSON.stringify(changed), cookies: [] });
}

/** States of idempotency keys (contract, "Sent twice"). */
export const keyStates = {
  'the status of a bill was set under a key': (world, params) => {
    const choice = { where: withFiles, set: "statusId = 'unconfirmed'" };
    const values = { ...loginValues(world, 'demo-user'), ...chooseBill(world, params, choice) };
    setStatusWithKey(world, params, values);
    return { ...values, ...keyValue(params) };
  },
} satisfies Record<string, SetUp>;

/** States of keys that change the state before them, without a reset. */
export const keyModifiers = {
  'the key was used for another content': (world, params) => {
    const call = keyedCall(world, params, 'of another content');
    keepAnswer(world, call, { status: 204, body: '', cookies: [] });
    return keyValue(params);
  },
  'a call with the key is under way': (world, params) => {
    world.pendingKeys.add(nameOf(keyedCall(world, params, '')));
    return keyValue(params);
  },
} satisfies Record<string, SetUp>;

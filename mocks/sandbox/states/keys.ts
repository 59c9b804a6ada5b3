import { setBillStatus } from '../areas/bills.ts';
import { billById, billOf } from '../bills.ts';
import { fingerprintOf, keep, nameOf, scopeOf, type Press } from '../http/repeats.ts';
import { startAnew } from '../seed/seed.ts';
import type { World } from '../world.ts';
import { billParams, free, putBill } from './bills.ts';
import { loginValues } from './logins.ts';
import { textParam, type ProviderState, type StateParams, type StateValues } from './state.ts';

/** The contract's example of a key, as the header has it. */
const exampleKey = '"8f2c1e0b4d6a4b7f9c3d5e7a1b2c4d6e"';

const keyParam = { idempotencyKey: `The header Idempotency-Key; ${exampleKey} unless given.` };

const keyOf = (params: StateParams): StateValues => ({
  idempotencyKey: textParam(params, 'idempotencyKey', exampleKey),
});

/** A press of the customer who logged in last, under the key of the state. */
function pressOfState(world: World, params: StateParams, fingerprint: string): Press {
  const session = world.db.get<{ sessionId: string }>(
    'SELECT sessionId FROM sessions ORDER BY rowid DESC LIMIT 1',
  );
  const idempotencyKey = String(keyOf(params)['idempotencyKey']).replaceAll('"', '');
  return { scope: scopeOf('demo', session?.sessionId), idempotencyKey, fingerprint };
}

/** Sets the status as updateBillStatus does, and keeps its answer under the key of the state. */
function setStatusUnderKey(
  world: World,
  params: StateParams,
  { billId, sessionId, revision }: StateValues,
): StateValues {
  const bill = billById(world.db, String(billId));
  if (!bill) throw new Error(`The sandbox has no bill ${billId}.`);
  const now = world.clock.now();
  const access = { sessionId: String(sessionId), ipAddress: '127.0.0.1' };
  setBillStatus(world, bill, 'confirmed', access);
  const content = { revision, statusId: 'confirmed' };
  const address = `/demo/mypage-api/bills/${bill.billId}/status`;
  const press = pressOfState(world, params, fingerprintOf('PUT', address, content));
  const viewer = { language: 'ja', now, sessionId: access.sessionId } as const;
  const changed = billOf(world.db, billById(world.db, bill.billId) ?? bill, viewer);
  keep(world, press, { status: 200, body: JSON.stringify(changed), cookies: [] });
  return keyOf(params);
}

/** A key that was used already, by the customer who logged in last. Resets nothing. */
const usedKey = (
  description: string,
  apply: (world: World, params: StateParams) => void,
): ProviderState => ({
  description: `${description} Comes after a state that logs in.`,
  params: keyParam,
  setup: (world, params) => {
    apply(world, params);
    return keyOf(params);
  },
});

/** Situations of idempotency keys (contract, "Sent twice"). */
export const keyStates: Record<string, ProviderState> = {
  'the status of a bill was set under a key': {
    description:
      'demo-user is logged in and has set the bill from unconfirmed to confirmed with the key.',
    params: { ...billParams, ...keyParam },
    setup: async (world, params) => {
      await startAnew(world);
      const login = loginValues(world, 'demo-user');
      const changes = { where: free, set: "statusId = 'unconfirmed'" };
      const values = { ...login, ...putBill(world, params, changes) };
      return { ...values, ...setStatusUnderKey(world, params, values) };
    },
  },
  'the key was used for another content': usedKey('It was answered.', (world, params) => {
    const press = pressOfState(world, params, 'of another content');
    keep(world, press, { status: 204, body: '', cookies: [] });
  }),
  'a call with the key is under way': usedKey('It has no answer yet.', (world, params) => {
    world.callsUnderWay.add(nameOf(pressOfState(world, params, '')));
  }),
};

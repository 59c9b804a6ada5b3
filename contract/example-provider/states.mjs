// The states address, which exists only in test builds: it sets up the situations of provider-states.md.
import { randomUUID } from 'node:crypto';
import { bareBill, fullBill, someBills } from './bills.mjs';

/** Failed logins in a row that lock an account. */
export const failureLimit = 5;

/** The changes of the account for each state. */
const accounts = {
  'a visitor': {},
  'a customer with bills is logged in': {},
  'a customer with bills of many kinds is logged in': {},
  'a customer without bills is logged in': { bills: [] },
  'a bill has everything': { bills: [...someBills().slice(2), fullBill] },
  'a bill has nothing optional': { bills: [bareBill] },
  'a bill can be downloaded': { bills: [fullBill] },
  'a bill was withdrawn': { bills: [{ ...fullBill, isPublished: false }] },
  'a bill is past its deadline': { bills: [{ ...fullBill, downloadDeadline: '2026-01-31' }] },
  'a customer with automatic login is logged in': { isAutoLogin: true },
  'a customer without a name is logged in': { customerName: null },
  'the session has timed out': {},
  'the account is locked': { refusal: '400-1-02-02' },
  'the account is one failure from being locked': { failuresLeft: 1 },
  'the account is locked by the issuer': { refusal: '400-1-02-08' },
  'the login ID is closed': { refusal: '400-1-02-04' },
  'the use is suspended': { refusal: '400-1-11-02' },
  'the password has expired': { nextStep: 'passwdExpired' },
  'the password is a temporary one': { nextStep: 'passwdTemporary' },
  'the mail address is not verified': { nextStep: 'verify' },
};

/** Stores an answer under the key of the next call. */
const keepUnderKey = (world, { idempotencyKey }, kept) => {
  const [session] = world.sessions.keys();
  world.kept.set(`${session} ${idempotencyKey}`, kept);
  return { idempotencyKey };
};

/** States that come after a state that logs in. */
const additions = {
  'the next answer is an error': (world, params) => {
    world.nextError = params;
  },
  'another customer of the issuer is logged in': (world) => otherCustomer(world),
  'no further download is allowed for now': (world) => {
    world.account.hasDownloadedTooMuch = true;
  },
  'the key was used for another content': (world, params) => keepUnderKey(world, params, {}),
  'a call with the key is under way': (world, params) =>
    keepUnderKey(world, params, { isUnderWay: true }),
};

/** A session of another customer, who has other bills. */
const otherCustomer = (world) => {
  const session = randomUUID();
  const xsrfToken = randomUUID();
  const bills = [{ ...fullBill, billId: 'other-1', billNumber: 'OTHER-1' }];
  world.sessions.set(session, 'open');
  const other = { customerKey: 'example-customer-2', customerName: '株式会社別会社', bills };
  world.others.set(session, { ...world.account, ...other });
  return { cookie: `XSRF-TOKEN=${xsrfToken}; MYPAGE_SESSION=${session}`, xsrfToken };
};

const firstAccount = {
  loginId: 'example-user',
  password: 'Example-Pass-2026',
  customerKey: 'example-customer-1',
  customerName: '株式会社見本',
  isAutoLogin: false,
  failuresLeft: failureLimit,
  nextStep: 'top',
  refusal: undefined,
};

/**
 * Sets up a state.
 *
 * @returns the values that the state gives; undefined for an unknown state
 */
export function setState(world, { state, params }) {
  if (additions[state]) {
    return additions[state](world, params) ?? {};
  }
  if (accounts[state] === undefined) return undefined;
  world.account = { ...firstAccount, bills: someBills(), ...structuredClone(accounts[state]) };
  world.sessions.clear();
  world.others.clear();
  world.kept.clear();
  world.nextError = undefined;
  const { loginId, password, bills } = world.account;
  const xsrfToken = randomUUID();
  const session = randomUUID();
  const isVisitor = !/logged in|timed out|bill/.test(state);
  if (!isVisitor)
    world.sessions.set(session, state === 'the session has timed out' ? 'idle' : 'open');
  const cookie = `XSRF-TOKEN=${xsrfToken}${isVisitor ? '' : `; MYPAGE_SESSION=${session}`}`;
  const { billId, billNumber, revision } = bills.at(-1) ?? {};
  const ids = { billTypeId: 'invoice', statusId: 'unconfirmed', searchTargetId: 'title' };
  return { cookie, xsrfToken, loginId, password, billId, billNumber, revision, ...ids };
}

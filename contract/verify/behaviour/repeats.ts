import type { Fault } from '../fault.ts';
import { search } from './bills.ts';
import { newKey, type Heard, type Sent } from './browser.ts';
import {
  briefly,
  expectDone,
  expectRefused,
  expectThat,
  fieldOf,
  jsonOf,
  type Check,
} from './check.ts';

type Given = (name: string) => string;

const canBeSet = ['the status of a bill can be set'] as const;

const settingOf = (given: Given, key: string): Sent => ({
  path: { billId: given('billId') },
  body: { revision: given('revision'), statusId: 'confirmed' },
  headers: { 'idempotency-key': key },
});

const again = 'with the same key and the same content';

/** Whether a repeat got the answer of the first, JSON and cookies included. */
function sameAnswer(first: Heard, second: Heard): Fault[] {
  const told = ({ status, cookies, ...heard }: Heard) =>
    JSON.stringify([status, jsonOf({ status, cookies, ...heard }), cookies]);
  return expectThat(told(first) === told(second), second, `the first answer: ${briefly(first)}`, {
    sent: again,
    got: `${briefly(second)}${second.cookies.length === first.cookies.length ? '' : ', other cookies'}`,
  });
}

/** The contract's "Sent twice" and "Changed in between". */
export const repeatChecks: readonly Check[] = [
  {
    operationId: 'updateBillStatus',
    name: 'gives a repeat of a press the first answer, and does it once',
    states: canBeSet,
    breaks: 'After a lost answer the customer is told that somebody else has changed the bill.',
    run: async ({ ask, given }) => {
      const sent = settingOf(given, newKey());
      const first = await ask('updateBillStatus', sent);
      const second = await ask('updateBillStatus', sent);
      const keyword = [String(fieldOf(first, 'billNumber'))];
      const { heard } = await search(ask, { keyword });
      const [told, now] = [fieldOf(first, 'revision'), fieldOf(heard, 'items', 0, 'revision')];
      return [
        ...expectDone(first),
        ...sameAnswer(first, second),
        ...expectThat(told === now, heard, `the revision ${String(told)} of the first answer`, {
          got: String(now),
          sent: 'after both',
        }),
      ];
    },
  },
  {
    operationId: 'updateBillStatus',
    name: 'refuses another content under the same key',
    states: canBeSet,
    breaks: 'A press that was meant for another status gets the answer of the one before.',
    run: async ({ ask, given }) => {
      const sent = settingOf(given, newKey());
      await ask('updateBillStatus', sent);
      const body = { revision: given('revision'), statusId: 'unconfirmed' };
      const other = await ask('updateBillStatus', { ...sent, body });
      return expectRefused(other, ['422-1-00-01'], 'with the same key and another statusId');
    },
  },
  {
    operationId: 'updateBillStatus',
    name: 'refuses a call without a key',
    states: canBeSet,
    breaks: 'A press can be done twice.',
    run: async ({ ask, given }) => {
      const headers = { 'idempotency-key': undefined };
      const heard = await ask('updateBillStatus', { ...settingOf(given, ''), headers });
      return expectRefused(heard, ['400-1-99-01'], 'without Idempotency-Key');
    },
  },
  {
    operationId: 'updateBillStatus',
    name: 'changes nothing for whoever has read an older revision',
    states: canBeSet,
    breaks: 'Two people who set a status at a time overwrite each other unseen.',
    run: async ({ ask, given }) => {
      const first = await ask('updateBillStatus', settingOf(given, newKey()));
      const late = await ask('updateBillStatus', {
        ...settingOf(given, newKey()),
        body: { revision: given('revision'), statusId: 'unconfirmed' },
      });
      const { heard } = await search(ask, { keyword: [String(fieldOf(first, 'billNumber'))] });
      const status = String(fieldOf(heard, 'items', 0, 'statusId'));
      return [
        ...expectDone(first),
        ...expectRefused(late, ['409-1-00-01'], 'with the revision of before the first change'),
        ...expectThat(status === 'confirmed', heard, 'the status confirmed of the first change', {
          got: status,
          sent: 'after both',
        }),
      ];
    },
  },
  {
    operationId: 'login',
    name: 'gives a repeat of a press the same session',
    states: ['a visitor'],
    breaks: 'After a lost answer the customer is logged in twice, and one session is never ended.',
    run: async ({ ask, given }) => {
      const sent = {
        body: { loginId: given('loginId'), password: given('password') },
        headers: { 'idempotency-key': newKey() },
      };
      return sameAnswer(await ask('login', sent), await ask('login', sent));
    },
  },
  {
    operationId: 'logout',
    name: 'gives a repeat of a press the first answer, although the session is over',
    states: ['a customer with bills is logged in'],
    breaks:
      'After a lost answer the customer reads that a login is required in place of a farewell.',
    run: async ({ ask }) => {
      const sent = { body: {}, headers: { 'idempotency-key': newKey() } };
      return sameAnswer(await ask('logout', sent), await ask('logout', sent));
    },
  },
];

import { fetchBill } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import { newKey, type CallInput, type MakeCall } from './browser.ts';
import { NotChecked, type Check } from './check.ts';
import { jsonOf } from '../text.ts';

type StateValue = (name: string) => string;

const canBeSet = ['the status of a bill can be set'] as const;

const settingOf = (stateValue: StateValue, key: string): CallInput => ({
  path: { billId: stateValue('billId') },
  body: { revision: stateValue('revision'), statusId: 'confirmed' },
  headers: { 'idempotency-key': key },
});

const again = 'with the same key and the same content';

/** Expects that a repeat gets the first answer, including its cookies. */
export function expectSameAnswer(first: CallAnswer, second: CallAnswer): void {
  const contentOf = ({ status, cookies, body }: CallAnswer) =>
    JSON.stringify([status, jsonOf(body), cookies]);
  second.expectThat(contentOf(first) === contentOf(second), `the first answer: ${first.summary}`, {
    sent: again,
    got: `${second.summary}${second.cookies.length === first.cookies.length ? '' : ', other cookies'}`,
  });
}

/** Expects the ordered error, and that a repeat with the same key is processed. */
export async function expectRepeatAfterError(
  call: MakeCall,
  operationId: string,
  { headers, ...sent }: CallInput,
  code: string,
): Promise<void> {
  const withKey = { ...sent, headers: { ...headers, 'idempotency-key': newKey() } };
  const failed = await call(operationId, withKey);
  const repeat = await call(operationId, withKey);
  failed.expectRefused(code);
  repeat.expectDone(`for the second time, after the answer ${code} to the first`);
}

/** The contract's "Sent twice" and "Changed in between". */
export const repeatChecks: readonly Check[] = [
  {
    operationId: 'updateBillStatus',
    name: 'answers a repeat with the first answer, and acts once',
    states: canBeSet,
    breaks: 'After a lost answer the customer reads that another user has changed the bill.',
    run: async ({ call, stateValue }) => {
      const sent = settingOf(stateValue, newKey());
      const revisionNow = async () => (await fetchBill(call, stateValue('billId'))).revision;
      const first = await call('updateBillStatus', sent);
      const once = await revisionNow();
      // The order of fields is no other content.
      const body = { statusId: 'confirmed', revision: stateValue('revision') };
      const second = await call('updateBillStatus', { ...sent, body });
      const after = await revisionNow();
      first.expectDone();
      expectSameAnswer(first, second);
      second.expectValue('the revision as before the repeat', once, after);
    },
  },
  {
    operationId: 'updateBillStatus',
    name: 'refuses different content with the same key',
    states: canBeSet,
    breaks: 'A second change gets the answer of the first change.',
    run: async ({ call, stateValue }) => {
      const sent = settingOf(stateValue, newKey());
      await call('updateBillStatus', sent);
      const body = { revision: stateValue('revision'), statusId: 'unconfirmed' };
      const other = await call('updateBillStatus', { ...sent, body });
      const logout = await call('logout', { body: {}, headers: { ...sent.headers } });
      other.expectRefused('422-1-00-01', 'with the same key and another statusId');
      logout.expectRefused('422-1-00-01', 'with the key of another operation');
    },
  },
  ...(
    [
      ['x-xsrf-token', 'another-token-0123456789', '403-1-00-01'],
      ['x-front-version', '0.0.0', '400-1-99-02'],
    ] as const
  ).map(([name, value, code]): Check => ({
    operationId: 'updateBillStatus',
    name: `processes a repeat after a refusal that says nothing about the content (${code})`,
    states: canBeSet,
    breaks: 'After a message to try again, the same button never works.',
    run: async ({ call, stateValue }) => {
      const sent = settingOf(stateValue, newKey());
      const headers = { ...sent.headers, [name]: value };
      const refused = await call('updateBillStatus', { ...sent, headers });
      if (name === 'x-front-version' && refused.status === 200)
        throw new NotChecked('the server accepts every version of the portal');
      const repeat = await call('updateBillStatus', sent);
      refused.expectRefused(code, `with the ${name} ${value}`);
      repeat.expectDone(`with the same key and the correct ${name}`);
    },
  })),
  ...['402-1-00-02', '429-1-05-01', '503-1-00-01'].map((code): Check => ({
    operationId: 'createUploadToken',
    name: `processes a repeat after the answer ${code}`,
    states: [
      'a file can be sent back for a bill',
      { state: 'the next answer is an error', params: { operationId: 'createUploadToken', code } },
    ],
    breaks: 'After an outage or a pause, the same button still gives the old error.',
    run: ({ call, stateValue }) =>
      expectRepeatAfterError(
        call,
        'createUploadToken',
        { path: { billId: stateValue('billId') } },
        code,
      ),
  })),
  {
    operationId: 'logout',
    name: 'takes the same key in another session for another call',
    states: ['a customer with bills is logged in'],
    breaks: "A customer receives another customer's answer, and nothing is done.",
    run: async ({ call, logInAgain }) => {
      const other = await logInAgain();
      const sent = { body: {}, headers: { 'idempotency-key': newKey() } };
      const done = [await call('logout', sent), await other('logout', sent)];
      const after = await other('getCurrentUser');
      for (const answer of done) answer.expectDone();
      after.expectRefused('401-1-00-01', 'after the logout of both sessions');
    },
  },
];

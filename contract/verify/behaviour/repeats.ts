import { fetchBill } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import { newKey, otherXsrfToken, type CallInput, type MakeCall } from './browser.ts';
import { checksIn, NotChecked, type Check } from './check.ts';

const statesWithSettableStatus = ['the status of a bill can be set'] as const;

/** The input with a new idempotency key: a second call with this input is a repeat. */
export const withNewKey = ({ headers, ...input }: CallInput) => ({
  ...input,
  headers: { ...headers, 'idempotency-key': newKey() },
});

/** The Set-Cookie headers of the contract. A load balancer may add others to each answer. */
const ownCookiesOf = ({ cookies }: CallAnswer): string =>
  cookies.filter((line) => /^(MYPAGE_SESSION|MYPAGE_DOWNLOAD|XSRF-TOKEN)=/.test(line)).join('\n');

/** Expects that a repeat receives the first answer, including its cookies. */
export function expectSameAnswer(firstAnswer: CallAnswer, secondAnswer: CallAnswer): void {
  const contentOf = (answer: CallAnswer) =>
    JSON.stringify([answer.status, answer.json, ownCookiesOf(answer)]);
  secondAnswer.expectThat(
    contentOf(firstAnswer) === contentOf(secondAnswer),
    `the first answer: ${firstAnswer.summary}`,
    {
      callDetail: 'with the same key and the same content',
      got: `${secondAnswer.summary}${ownCookiesOf(secondAnswer) === ownCookiesOf(firstAnswer) ? '' : ', other cookies'}`,
    },
  );
}

/** Expects the error that the state causes, and then the success of a repeat with the same key. */
export async function expectRepeatAfterError(
  call: MakeCall,
  operationId: string,
  callInput: CallInput,
  code: string,
): Promise<void> {
  const input = withNewKey(callInput);
  (await call(operationId, input)).expectRefused(code);
  const repeatedAnswer = await call(operationId, input);
  repeatedAnswer.expectDone(`for the second time, after the answer ${code} to the first`);
}

const fixedRepeatChecks = checksIn(statesWithSettableStatus, {
  'updateBillStatus: answers a repeat with the first answer, and changes the bill once': {
    breaks: 'After a lost answer the customer reads that another user has changed the bill.',
    run: async ({ call, stateValue, pactInput }) => {
      const input = withNewKey(pactInput('updateBillStatus'));
      const fetchRevision = async () => (await fetchBill(call, stateValue('billId'))).revision;
      const firstAnswer = await call('updateBillStatus', input);
      const revisionBefore = await fetchRevision();
      // The order of fields does not change the content.
      const body = Object.fromEntries(Object.entries(Object(input.body)).toReversed());
      const secondAnswer = await call('updateBillStatus', { ...input, body });
      const revisionAfter = await fetchRevision();
      firstAnswer.expectDone();
      expectSameAnswer(firstAnswer, secondAnswer);
      secondAnswer.expectValue('the revision as before the repeat', revisionBefore, revisionAfter);
    },
  },
  'updateBillStatus: refuses different content with the same idempotency key': {
    breaks: 'A second change gets the answer of the first change.',
    run: async ({ call, stateValue, pactInput }) => {
      const input = withNewKey(pactInput('updateBillStatus'));
      await call('updateBillStatus', input);
      const body = { revision: stateValue('revision'), statusId: 'unconfirmed' };
      const secondAnswer = await call('updateBillStatus', { ...input, body });
      const logoutAnswer = await call('logout', { body: {}, headers: input.headers });
      secondAnswer.expectRefused('422-1-00-01', 'with the same key and another statusId');
      logoutAnswer.expectRefused('422-1-00-01', 'with the key of another operation');
    },
  },
  'logout: treats a call with the same key in another session as a new call': {
    states: ['a customer with bills is logged in'],
    breaks: "A customer receives another customer's answer, and nothing is done.",
    run: async ({ call, logInAgain }) => {
      const otherSession = await logInAgain();
      const input = withNewKey({ body: {} });
      for (const session of [call, otherSession]) (await session('logout', input)).expectDone();
      const answer = await otherSession('getCurrentUser');
      answer.expectRefused('401-1-00-01', 'after the logout of both sessions');
    },
  },
});

/** Checks of the sections "Sent twice" and "Changed in between" of the contract. */
export const repeatChecks: readonly Check[] = [
  ...fixedRepeatChecks,
  ...(
    [
      ['x-xsrf-token', otherXsrfToken, '403-1-00-01'],
      ['x-front-version', '0.0.0', '400-1-99-02'],
    ] as const
  ).map(([headerName, headerValue, code]): Check => ({
    operationId: 'updateBillStatus',
    name: `processes a repeat after a refusal that does not depend on the content (${code})`,
    states: statesWithSettableStatus,
    breaks: 'After a message to try again, the same button never works.',
    run: async ({ call, pactInput }) => {
      const input = withNewKey(pactInput('updateBillStatus'));
      const headers = { ...input.headers, [headerName]: headerValue };
      const firstAnswer = await call('updateBillStatus', { ...input, headers });
      if (headerName === 'x-front-version' && firstAnswer.status === 200)
        throw new NotChecked('the server accepts every version of the portal');
      const repeatedAnswer = await call('updateBillStatus', input);
      firstAnswer.expectRefused(code, `with the ${headerName} ${headerValue}`);
      repeatedAnswer.expectDone(`with the same key and the correct ${headerName}`);
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
    run: ({ call, pactInput }) =>
      expectRepeatAfterError(call, 'createUploadToken', pactInput('createUploadToken'), code),
  })),
];

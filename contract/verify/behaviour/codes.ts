import type { CallAnswer } from './answer.ts';
import { newKey } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';
import { codeSent } from './limits.ts';
import { expectSameAnswer } from './repeats.ts';

/** Seconds by which a wait may differ, for slow servers. Less than half of a minute shows waits in whole minutes. */
const tolerance = 15;

const wrongCode = { body: { verificationCode: '000000' } } as const;

/** Expects the wait until the next code at a path of an answer. */
function expectWait(answer: CallAnswer, path: string, secondsAgo: number): void {
  const [whole, left] = ['resendAfterSeconds', 'remainingResendSeconds'].map((name) =>
    Number(answer.value(`${path}${name}`)),
  );
  const expected = Math.max(0, Number(whole) - secondsAgo);
  const difference = expected - Number(left);
  const where = `${path}remainingResendSeconds ${expected}`;
  answer.expectThat(difference >= -1 && difference <= tolerance, where, {
    got: String(left),
    sent: `${secondsAgo} seconds after the code`,
  });
}

const week = 7 * 24 * 60 * 60;

/** Codes by their age: whether they can still be entered. */
const ages: readonly [which: string, params: Record<string, unknown>, isGood: boolean][] = [
  ['a recent code', { secondsAgo: 30 }, true],
  ['an expired code', { secondsAgo: week }, false],
  ['a code that is void', { secondsAgo: 30, isVoid: 'true' }, false],
];

/** Confirmation codes (S2 verify, S4, S9). */
export const codeChecks: readonly Check[] = [
  ...ages.map(([which, params, isGood]): Check => ({
    operationId: 'getVerificationAddresses',
    name: `counts the seconds until the next code, and offers only a valid code: ${which}`,
    states: codeSent(params),
    breaks:
      'The page offers the next code too early or too late, or waits for a code that is void.',
    run: async ({ call, stateValue }) => {
      const answer = await call('getVerificationAddresses');
      const secondsAgo = Number(params['secondsAgo']);
      if (Number(answer.value('resendAfterSeconds')) < 60)
        issuerHasNo('wait of a minute between two codes');
      expectWait(answer, '', secondsAgo);
      if (isGood) {
        const body = { mailAddressId: stateValue('mailAddressId') };
        const early = await call('sendVerificationCode', { body });
        const minutes = Number(answer.value('resendAfterSeconds')) / 60;
        const told = Number(early.value('0.mapping.0.value'));
        expectWait(answer, 'pendingCode.', secondsAgo);
        early.expectRefused('400-1-02-06', `${secondsAgo} seconds after the code`);
        early.expectThat(Math.abs(told - minutes) < 1, `the fill-in minutes ${minutes}`);
        return;
      }
      const body = { verificationCode: stateValue('verificationCode') };
      const late = await call('checkVerificationCode', { body });
      answer.expectField('pendingCode', null);
      late.expectRefused('401-1-02-04', `with ${which}`);
      (await call('getLoginProgress')).expectRefused(['401-1-00-01', '401-1-02-01'], 'after it');
    },
  })),
  {
    operationId: 'checkVerificationCode',
    name: 'completes the login with the correct code',
    states: codeSent({}),
    breaks: 'A customer who entered the correct code is asked for a code again.',
    run: async ({ call, stateValue }) => {
      const body = { verificationCode: stateValue('verificationCode') };
      const done = await call('checkVerificationCode', { body });
      const progress = await call('getLoginProgress');
      done.expectDone();
      progress.expectThat(progress.value('nextStep') !== 'verify', 'a next step after the code');
      (await call('getCurrentUser')).expectDone('after the correct code');
    },
  },
  {
    operationId: 'checkVerificationCode',
    name: 'tells the remaining entries as getVerificationAddresses does, and counts a repeat once',
    states: codeSent({}),
    breaks: 'The page announces entries that the customer does not have.',
    run: async ({ call }) => {
      const sent = { ...wrongCode, headers: { 'idempotency-key': newKey() } };
      const [wrong, repeat] = [
        await call('checkVerificationCode', sent),
        await call('checkVerificationCode', sent),
      ];
      const at = wrong.values('0.mapping.*.key').indexOf('remaining');
      const told = wrong.value(`0.mapping.${at}.value`);
      const addresses = await call('getVerificationAddresses');
      const left = addresses.value('pendingCode.remainingEntries');
      expectSameAnswer(wrong, repeat);
      wrong.expectTarget('verificationCode');
      addresses.expectValue('remainingEntries', told, String(left));
    },
  },
  {
    operationId: 'sendVerificationCode',
    name: 'makes the code before void, and begins to count entries and seconds again',
    states: codeSent({ secondsAgo: 180, wrongEntries: 1 }),
    breaks: 'Each code that was ever sent opens the account.',
    run: async ({ call, stateValue }) => {
      const addresses = await call('getVerificationAddresses');
      const address = addresses.values('addresses.*').at(-1);
      const [mailAddressId, mask] = ['mailAddressId', 'maskedMailAddress'].map((name): unknown =>
        Reflect.get(Object(address), name),
      );
      const sent = await call('sendVerificationCode', { body: { mailAddressId } });
      const after = await call('getVerificationAddresses');
      const body = { verificationCode: stateValue('verificationCode') };
      const old = await call('checkVerificationCode', { body });
      const limit = sent.value('wrongEntryLimit');
      sent.expectDone();
      sent.expectField('maskedMailAddress', mask);
      sent.expectField('remainingEntries', limit);
      expectWait(sent, '', 0);
      expectWait(after, '', 0);
      for (const name of [
        'mailAddressId',
        'maskedMailAddress',
        'sentAt',
        'expiresAt',
        'remainingEntries',
      ])
        after.expectField(
          `pendingCode.${name}`,
          name === 'mailAddressId' ? mailAddressId : sent.value(name),
        );
      old.expectRefused('400-1-02-07', 'with the code before');
    },
  },
  {
    operationId: 'sendVerificationCode',
    name: 'refuses an address that is not in the list, without a wait for the next code',
    states: ['a customer must verify the mail address'],
    breaks: 'A code is mailed to an address that is no longer registered, or the page must wait.',
    run: async ({ call, stateValue }) => {
      const unknown = await call('sendVerificationCode', { body: { mailAddressId: 'unknown' } });
      const body = { mailAddressId: stateValue('mailAddressId') };
      unknown.expectRefused('400-1-00-02', 'with an unknown mailAddressId');
      unknown.expectField('0.target', ['mailAddressId']);
      (await call('sendVerificationCode', { body })).expectDone('after the refusal');
    },
  },
];

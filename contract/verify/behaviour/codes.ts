import type { CallAnswer } from './answer.ts';
import { checksIn, issuerHasNo, type Check } from './check.ts';
import { expectSameAnswer, withNewKey } from './repeats.ts';
import { normalizeTime } from './times.ts';

/** The state with a confirmation code. */
export const statesWithCode = (params: Record<string, unknown>) =>
  [{ state: 'a confirmation code was sent', params }] as const;

/** The visible parts of a masked address: its first letter and its domain. */
const visiblePartOf = (address: unknown): string => String(address).replace(/^(.).*@/, '$1@');

/** A wait may differ by this time, for slow servers. The limit is too short for waits that are rounded to minutes. */
const toleranceSeconds = 15;

/** Expects the wait until the next code at a path of an answer. */
function expectWait(answer: CallAnswer, path: string, secondsAgo: number): void {
  const [fullSeconds, remainingSeconds] = ['resendAfterSeconds', 'remainingResendSeconds'].map(
    (name) => Number(answer.value(`${path}${name}`)),
  );
  const expectedSeconds = Math.max(0, Number(fullSeconds) - secondsAgo);
  const difference = expectedSeconds - Number(remainingSeconds);
  answer.expectThat(
    difference >= -1 && difference <= toleranceSeconds,
    `${path}remainingResendSeconds ${expectedSeconds}`,
    { got: String(remainingSeconds), callDetail: `${secondsAgo} seconds after the code` },
  );
}

const weekSeconds = 7 * 24 * 60 * 60;

/** Codes of different ages, and whether each code is still valid. */
const codes: readonly [description: string, params: Record<string, unknown>, isValid: boolean][] = [
  ['a recent code', { secondsAgo: 30 }, true],
  ['an expired code', { secondsAgo: weekSeconds }, false],
  ['a code that is void', { secondsAgo: 30, isVoid: 'true' }, false],
];

const fixedCodeChecks = checksIn(statesWithCode({}), {
  'checkVerificationCode: completes the login with the correct code': {
    breaks: 'A customer who entered the correct code is asked for a code again.',
    run: async ({ call, pactInput }) => {
      (await call('checkVerificationCode', pactInput('checkVerificationCode'))).expectDone();
      const progress = await call('getLoginProgress');
      progress.expectThat(progress.value('nextStep') !== 'verify', 'a next step after the code');
      (await call('getCurrentUser')).expectDone('after the correct code');
    },
  },
  'checkVerificationCode: returns the remaining entries of getVerificationAddresses, and counts a repeat once':
    {
      breaks: 'The page announces entries that the customer does not have.',
      run: async ({ call }) => {
        const input = withNewKey({ body: { verificationCode: '000000' } });
        const entryAnswer = await call('checkVerificationCode', input);
        const repeatedEntryAnswer = await call('checkVerificationCode', input);
        const listAnswer = await call('getVerificationAddresses');
        const remainingEntries = listAnswer.value('pendingCode.remainingEntries');
        expectSameAnswer(entryAnswer, repeatedEntryAnswer);
        entryAnswer.expectTarget('verificationCode');
        entryAnswer.expectFillIn('remaining', String(remainingEntries));
      },
    },
  'sendVerificationCode: makes the previous code invalid, and restarts the counts of entries and seconds':
    {
      states: statesWithCode({ secondsAgo: 180, wrongEntries: 1 }),
      breaks: 'Each code that was ever sent opens the account.',
      run: async ({ call, pactInput }) => {
        const listAnswer = await call('getVerificationAddresses');
        if (Number(listAnswer.value('resendAfterSeconds')) > 180)
          issuerHasNo('wait of at most three minutes between two codes');
        const lastAddress = listAnswer.values('addresses.*').at(-1);
        const [mailAddressId, maskedMailAddress] = ['mailAddressId', 'maskedMailAddress'].map(
          (name): unknown => Reflect.get(Object(lastAddress), name),
        );
        const sendAnswer = await call('sendVerificationCode', { body: { mailAddressId } });
        const addressesAfter = await call('getVerificationAddresses');
        const oldAnswer = await call('checkVerificationCode', pactInput('checkVerificationCode'));
        sendAnswer.expectDone();
        sendAnswer.expectField('maskedMailAddress', maskedMailAddress);
        sendAnswer.expectField('remainingEntries', sendAnswer.value('wrongEntryLimit'));
        expectWait(sendAnswer, '', 0);
        expectWait(addressesAfter, '', 0);
        addressesAfter.expectField('pendingCode.mailAddressId', mailAddressId);
        for (const name of ['maskedMailAddress', 'sentAt', 'expiresAt', 'remainingEntries'])
          addressesAfter.expectValue(
            `pendingCode.${name}`,
            normalizeTime(sendAnswer.value(name)),
            normalizeTime(addressesAfter.value(`pendingCode.${name}`)),
          );
        oldAnswer.expectRefused('400-1-02-07', 'with the code before');
      },
    },
  'sendVerificationCode: refuses an address that is not in the list, and then accepts another one immediately':
    {
      states: ['a customer must verify the mail address'],
      breaks: 'A code is mailed to an address that is no longer registered, or the page must wait.',
      run: async ({ call, pactInput }) => {
        const refusal = await call('sendVerificationCode', {
          body: { mailAddressId: 'unknown' },
        });
        refusal.expectRefused('400-1-00-02', 'with an unknown mailAddressId');
        refusal.expectField('0.target', ['mailAddressId']);
        const input = pactInput('sendVerificationCode');
        (await call('sendVerificationCode', input)).expectDone('after the refusal');
      },
    },
  'checkVerificationCode: invalidates the code at the last remaining wrong entry, not earlier': {
    states: statesWithCode({ wrongEntries: 1 }),
    breaks: 'A code can be guessed, or is invalid earlier than the page announces.',
    run: async ({ call, pactInput }) => {
      const listAnswer = await call('getVerificationAddresses');
      const entryCount = Number(listAnswer.value('pendingCode.remainingEntries'));
      const wrongEntryLimit = listAnswer.value('pendingCode.wrongEntryLimit');
      if (!listAnswer.expectThat(entryCount > 0 && entryCount < 10, 'remainingEntries from 1 to 9'))
        return;
      for (let entry = 1; entry <= entryCount; entry += 1) {
        const body = { verificationCode: '000000' };
        const entryAnswer = await call('checkVerificationCode', { body });
        const code = entry < entryCount ? '400-1-02-07' : '401-1-02-03';
        if (!entryAnswer.expectRefused(code, `with wrong entry ${entry} of ${entryCount}`)) return;
        if (entry === entryCount) entryAnswer.expectFillIn('count', String(wrongEntryLimit));
      }
      for (const operationId of ['checkVerificationCode', 'getCurrentUser', 'getLoginProgress']) {
        const answer = await call(operationId, pactInput(operationId));
        answer.expectStatus(401, 'with the correct code after the last wrong one');
      }
    },
  },
  'getVerificationAddresses: shows addresses for codes only, with only their first letter and domain':
    {
      breaks:
        'A person who only knows the password learns mail addresses, or a code goes to people who only receive notifications.',
      run: async ({ call, pactInput }) => {
        const listAnswer = await call('getVerificationAddresses');
        (await call('checkVerificationCode', pactInput('checkVerificationCode'))).expectDone();
        const accountAnswer = await call('getMailAddresses');
        const shownPart = (path: string): string => visiblePartOf(accountAnswer.value(path));
        const mainPart = shownPart('mailAddress');
        const subPart = shownPart('subMailAddressList.0.subMailAddress');
        const masks = listAnswer.values('addresses.*.maskedMailAddress').map(String);
        const isMainFlags = listAnswer.values('addresses.*.isMain');
        const mainIndex = isMainFlags.indexOf(true);
        const pendingMask = String(listAnswer.value('pendingCode.maskedMailAddress'));
        const wrongMask = [...masks, pendingMask].find((mask) => !/^[^*@]\**@[^*@]+$/.test(mask));
        listAnswer.expectThat(
          subPart !== 'undefined' && !masks.map(visiblePartOf).includes(subPart),
          'only addresses registered for codes, of an account with a sub address',
        );
        listAnswer.expectNone('the first letter, asterisks and the domain', wrongMask);
        listAnswer.expectValue(
          'the place of the main address, and of others',
          [0, -1],
          [mainIndex, isMainFlags.indexOf(true, 1)],
        );
        listAnswer.expectValue(
          'what the main mask shows',
          mainPart,
          visiblePartOf(masks[mainIndex]),
        );
        listAnswer.expectThat(masks.includes(pendingMask), 'the mask of the list in pendingCode');
      },
    },
});

/** Confirmation codes (S2 verify, S4, S9). */
export const codeChecks: readonly Check[] = [
  ...fixedCodeChecks,
  ...codes.map(([description, params, isValid]): Check => ({
    operationId: 'getVerificationAddresses',
    name: `counts the seconds until the next code, and offers only a valid code: ${description}`,
    states: statesWithCode(params),
    breaks:
      'The page offers the next code too early or too late, or waits for a code that is void.',
    run: async ({ call, pactInput }) => {
      const listAnswer = await call('getVerificationAddresses');
      const secondsAgo = Number(params['secondsAgo']);
      const waitSeconds = Number(listAnswer.value('resendAfterSeconds'));
      if (waitSeconds < 60) issuerHasNo('wait of a minute between two codes');
      expectWait(listAnswer, '', secondsAgo);
      if (isValid) {
        const input = pactInput('sendVerificationCode');
        const earlyRequestAnswer = await call('sendVerificationCode', input);
        const announcedMinutes = Number(earlyRequestAnswer.value('0.mapping.0.value'));
        const minutes = waitSeconds / 60;
        expectWait(listAnswer, 'pendingCode.', secondsAgo);
        earlyRequestAnswer.expectRefused('400-1-02-06', `${secondsAgo} seconds after the code`);
        earlyRequestAnswer.expectThat(
          Math.abs(announcedMinutes - minutes) < 1,
          `the fill-in minutes ${minutes}`,
        );
        return;
      }
      const lateAnswer = await call('checkVerificationCode', pactInput('checkVerificationCode'));
      listAnswer.expectField('pendingCode', null);
      lateAnswer.expectRefused('401-1-02-04', `with ${description}`);
      (await call('getLoginProgress')).expectRefused(['401-1-00-01', '401-1-02-01'], 'after it');
    },
  })),
];

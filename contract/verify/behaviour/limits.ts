import { stateWithManyKinds, search } from './bills.ts';
import { checksOf } from './check.ts';

/** The state with a confirmation code. */
export const codeSent = (params: Record<string, unknown>) =>
  [{ state: 'a confirmation code was sent', params }] as const;

/** The visible parts of a masked address: its first letter and its domain. */
const visiblePartOf = (address: unknown): string => String(address).replace(/^(.).*@/, '$1@');

/** A limit can be reached exactly, and cannot be exceeded (S4, S5, S9). */
export const limitChecks = checksOf({
  'searchBills: accepts keywordLimit keywords': {
    states: [stateWithManyKinds],
    breaks: 'The search accepts fewer keywords than it announces.',
    run: async ({ call }) => {
      const length = Number((await call('getBillSearchOptions')).value('keywordLimit'));
      const keyword = Array.from({ length }, (_, at) => `keyword${at}`);
      (await search(call, { keyword })).answer.expectDone();
    },
  },
  'checkVerificationCode: invalidates the code at the last remaining entry, not before': {
    states: codeSent({ wrongEntries: 1 }),
    breaks: 'A code can be guessed, or is invalid earlier than the page announces.',
    run: async ({ call, pactInput }) => {
      const addresses = await call('getVerificationAddresses');
      const entryCount = Number(addresses.value('pendingCode.remainingEntries'));
      const limit = addresses.value('pendingCode.wrongEntryLimit');
      if (!addresses.expectThat(entryCount > 0 && entryCount < 10, 'remainingEntries from 1 to 9'))
        return;
      for (let entry = 1; entry <= entryCount; entry += 1) {
        const body = { verificationCode: '000000' };
        const wrongEntry = await call('checkVerificationCode', { body });
        const code = entry < entryCount ? '400-1-02-07' : '401-1-02-03';
        if (!wrongEntry.expectRefused(code, `with wrong entry ${entry} of ${entryCount}`)) return;
        if (entry === entryCount) wrongEntry.expectFillIn('count', String(limit));
      }
      for (const operationId of ['checkVerificationCode', 'getCurrentUser', 'getLoginProgress']) {
        const answer = await call(operationId, pactInput(operationId));
        answer.expectStatus(401, 'with the correct code after the last wrong one');
      }
    },
  },
  'getVerificationAddresses: shows addresses for codes only, and of each the first letter and the domain':
    {
      states: codeSent({}),
      breaks:
        'A person who only knows the password learns mail addresses, or a code goes to people who only receive notifications.',
      run: async ({ call, pactInput }) => {
        const offered = await call('getVerificationAddresses');
        (await call('checkVerificationCode', pactInput('checkVerificationCode'))).expectDone();
        const addresses = await call('getMailAddresses');
        const [main, sub] = ['mailAddress', 'subMailAddressList.0.subMailAddress'].map((path) =>
          visiblePartOf(addresses.value(path)),
        );
        const masks = offered.values('addresses.*.maskedMailAddress').map(String);
        const mainFlags = offered.values('addresses.*.isMain');
        const mainIndex = mainFlags.indexOf(true);
        const pendingMask = String(offered.value('pendingCode.maskedMailAddress'));
        const wrongMask = [...masks, pendingMask].find((mask) => !/^[^*@]\**@[^*@]+$/.test(mask));
        offered.expectThat(
          sub !== 'undefined' && !masks.map(visiblePartOf).includes(String(sub)),
          'only addresses registered for codes, of an account with a sub address',
        );
        offered.expectThat(wrongMask === undefined, 'the first letter, asterisks and the domain', {
          got: String(wrongMask),
        });
        offered.expectValue(
          'the place of the main address, and of others',
          [0, -1],
          [mainIndex, mainFlags.indexOf(true, 1)],
        );
        offered.expectValue('what the main mask shows', main, visiblePartOf(masks[mainIndex]));
        offered.expectThat(masks.includes(pendingMask), 'the mask of the list in pendingCode');
      },
    },
});

import { stateWithManyKinds, search } from './bills.ts';
import type { Check } from './check.ts';

const wrongCode = { body: { verificationCode: '000000' } } as const;

/** The state with a confirmation code. */
export const codeSent = (params: Record<string, unknown>) =>
  [{ state: 'a confirmation code was sent', params }] as const;

/** The visible parts of a masked address: its first letter and its domain. */
const visiblePartOf = (address: unknown): string => String(address).replace(/^(.).*@/, '$1@');

/** A limit can be reached exactly, and cannot be exceeded (S4, S5, S9). */
export const limitChecks: readonly Check[] = [
  {
    operationId: 'searchBills',
    name: 'accepts keywordLimit keywords',
    states: [stateWithManyKinds],
    breaks: 'The search accepts fewer keywords than it announces.',
    run: async ({ call }) => {
      const length = Number((await call('getBillSearchOptions')).value('keywordLimit'));
      const keyword = Array.from({ length }, (_, at) => `keyword${at}`);
      (await search(call, { keyword })).answer.expectDone();
    },
  },
  {
    operationId: 'checkVerificationCode',
    name: 'invalidates the code at the last remaining entry, not before',
    states: codeSent({ wrongEntries: 1 }),
    breaks: 'A code can be guessed, or is invalid earlier than the page announces.',
    run: async ({ call, stateValue }) => {
      const addresses = await call('getVerificationAddresses');
      const left = Number(addresses.value('pendingCode.remainingEntries'));
      const limit = addresses.value('pendingCode.wrongEntryLimit');
      if (!addresses.expectThat(left > 0 && left < 10, 'remainingEntries from 1 to 9')) return;
      for (let entry = 1; entry <= left; entry += 1) {
        const wrong = await call('checkVerificationCode', wrongCode);
        const code = entry < left ? '400-1-02-07' : '401-1-02-03';
        if (!wrong.expectRefused(code, `with wrong entry ${entry} of ${left}`)) return;
        if (entry === left) wrong.expectFillIn('count', String(limit));
      }
      const body = { verificationCode: stateValue('verificationCode') };
      for (const answer of [
        await call('checkVerificationCode', { body }),
        await call('getCurrentUser'),
        await call('getLoginProgress'),
      ])
        answer.expectStatus(401, 'with the correct code after the last wrong one');
    },
  },
  {
    operationId: 'getVerificationAddresses',
    name: 'shows addresses for codes only, and of each the first letter and the domain',
    states: codeSent({}),
    breaks:
      'A person who only knows the password learns mail addresses, or a code goes to people who only receive notifications.',
    run: async ({ call, stateValue }) => {
      const offered = await call('getVerificationAddresses');
      const body = { verificationCode: stateValue('verificationCode') };
      const checked = await call('checkVerificationCode', { body });
      const own = await call('getMailAddresses');
      const [main, sub] = ['mailAddress', 'subMailAddressList.0.subMailAddress'].map((path) =>
        visiblePartOf(own.value(path)),
      );
      const masks = offered.values('addresses.*.maskedMailAddress').map(String);
      const at = offered.values('addresses.*.isMain').indexOf(true);
      const pending = String(offered.value('pendingCode.maskedMailAddress'));
      const open = [...masks, pending].find((mask) => !/^[^*@]\**@[^*@]+$/.test(mask));
      checked.expectDone();
      offered.expectThat(
        sub !== 'undefined' && !masks.map(visiblePartOf).includes(String(sub)),
        'only addresses registered for codes, of an account with a sub address',
      );
      offered.expectThat(open === undefined, 'the first letter, asterisks and the domain', {
        got: String(open),
      });
      offered.expectValue(
        'the place of the main address, and of others',
        [0, -1],
        [at, offered.values('addresses.*.isMain').indexOf(true, 1)],
      );
      offered.expectValue('what the main mask shows', main, visiblePartOf(masks[at]));
      offered.expectThat(masks.includes(pending), 'the mask of the list in pendingCode');
    },
  },
];

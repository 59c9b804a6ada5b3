import { manyKinds, search } from './bills.ts';
import {
  expectDone,
  expectFillIn,
  expectRefused,
  expectThat,
  expectValue,
  fieldOf,
  valuesAt,
  type Check,
} from './check.ts';

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
    states: [manyKinds],
    breaks: 'The search accepts fewer keywords than it announces.',
    run: async ({ call }) => {
      const length = Number(fieldOf(await call('getBillSearchOptions'), 'keywordLimit'));
      const keyword = Array.from({ length }, (_, at) => `keyword${at}`);
      return expectDone((await search(call, { keyword })).answer);
    },
  },
  {
    operationId: 'checkVerificationCode',
    name: 'invalidates the code at the last remaining entry, not before',
    states: codeSent({ wrongEntries: 1 }),
    breaks: 'A code can be guessed, or is invalid earlier than the page announces.',
    run: async ({ call, stateValue }) => {
      const addresses = await call('getVerificationAddresses');
      const left = Number(fieldOf(addresses, 'pendingCode', 'remainingEntries'));
      const limit = fieldOf(addresses, 'pendingCode', 'wrongEntryLimit');
      const faults = expectThat(left > 0 && left < 10, addresses, 'remainingEntries from 1 to 9');
      for (let entry = 1; entry <= left && faults.length === 0; entry += 1) {
        const wrong = await call('checkVerificationCode', wrongCode);
        const code = entry < left ? '400-1-02-07' : '401-1-02-03';
        faults.push(...expectRefused(wrong, [code], `with wrong entry ${entry} of ${left}`));
        if (entry === left) faults.push(...expectFillIn(wrong, 'count', String(limit)));
      }
      const body = { verificationCode: stateValue('verificationCode') };
      for (const answer of [
        await call('checkVerificationCode', { body }),
        await call('getCurrentUser'),
        await call('getLoginProgress'),
      ])
        faults.push(
          ...expectThat(answer.status === 401, answer, 'a refusal with 401', {
            sent: 'with the correct code after the last wrong one',
          }),
        );
      return faults;
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
        visiblePartOf(valuesAt(own, path)[0]),
      );
      const masks = valuesAt(offered, 'addresses.*.maskedMailAddress').map(String);
      const at = valuesAt(offered, 'addresses.*.isMain').indexOf(true);
      const pending = String(fieldOf(offered, 'pendingCode', 'maskedMailAddress'));
      const open = [...masks, pending].find((mask) => !/^[^*@]\**@[^*@]+$/.test(mask));
      return [
        ...expectDone(checked),
        ...expectThat(
          sub !== 'undefined' && !masks.map(visiblePartOf).includes(String(sub)),
          offered,
          'only addresses registered for codes, of an account with a sub address',
        ),
        ...expectThat(open === undefined, offered, 'the first letter, asterisks and the domain', {
          got: String(open),
        }),
        ...expectValue(
          offered,
          'the place of the main address, and of others',
          [0, -1],
          [at, valuesAt(offered, 'addresses.*.isMain').indexOf(true, 1)],
        ),
        ...expectValue(offered, 'what the main mask shows', main, visiblePartOf(masks[at])),
        ...expectThat(masks.includes(pending), offered, 'the mask of the list in pendingCode'),
      ];
    },
  },
];

import { manyKinds, search } from './bills.ts';
import {
  expectDone,
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
    name: 'accepts keywordLimit keywords, and refuses one more',
    states: [manyKinds],
    breaks: 'The search accepts fewer keywords than it announces, or ignores some of them.',
    run: async ({ call }) => {
      const limit = Number(fieldOf(await call('getBillSearchOptions'), 'keywordLimit'));
      const keyword = Array.from({ length: limit + 1 }, (_, at) => `keyword${at}`);
      const allowed = await search(call, { keyword: keyword.slice(0, limit) });
      const tooMany = await search(call, { keyword });
      return [
        ...expectDone(allowed.answer),
        ...expectThat(tooMany.answer.status === 400, tooMany.answer, 'a refusal with 400'),
      ];
    },
  },
  {
    operationId: 'checkVerificationCode',
    name: 'invalidates the code at the third wrong entry, not at the second',
    states: codeSent({ wrongEntries: 1 }),
    breaks: 'A code can be guessed, or is invalid one entry too early.',
    run: async ({ call, stateValue }) => {
      const second = await call('checkVerificationCode', wrongCode);
      const third = await call('checkVerificationCode', wrongCode);
      const body = { verificationCode: stateValue('verificationCode') };
      const right = await call('checkVerificationCode', { body });
      const after = await call('getCurrentUser');
      return [
        ...[right, after].flatMap((answer) =>
          expectThat(answer.status === 401, answer, 'a refusal with 401', {
            sent: 'with the correct code after the third wrong one',
          }),
        ),
        ...expectRefused(second, ['400-1-02-07'], 'with the second wrong code'),
        ...expectRefused(third, ['401-1-02-03'], 'with the third wrong code'),
      ];
    },
  },
  {
    operationId: 'getVerificationAddresses',
    name: 'does not offer a sub address for a code',
    states: codeSent({}),
    breaks: 'A code that opens the account is mailed to people who only receive notifications.',
    run: async ({ call, stateValue }) => {
      const offered = await call('getVerificationAddresses');
      const code = stateValue('verificationCode');
      const checked = await call('checkVerificationCode', { body: { verificationCode: code } });
      const settings = await call('getMailAddresses');
      const subAddress = fieldOf(settings, 'subMailAddressList', 0, 'subMailAddress');
      const masks = valuesAt(offered, 'addresses.*.maskedMailAddress').map(visiblePartOf);
      return [
        ...expectDone(checked),
        ...expectThat(
          typeof subAddress === 'string' && !masks.includes(visiblePartOf(subAddress)),
          offered,
          'only addresses registered for codes, of an account with a sub address',
        ),
      ];
    },
  },
  {
    operationId: 'getVerificationAddresses',
    name: 'shows of an address its first letter and its domain, and no more',
    states: codeSent({}),
    breaks: 'A person who only knows the password learns the mail addresses of the customer.',
    run: async ({ call, stateValue }) => {
      const offered = await call('getVerificationAddresses');
      const { verificationCode } = { verificationCode: stateValue('verificationCode') };
      await call('checkVerificationCode', { body: { verificationCode } });
      const main = fieldOf(await call('getMailAddresses'), 'mailAddress');
      const masks = valuesAt(offered, 'addresses.*.maskedMailAddress');
      const at = valuesAt(offered, 'addresses.*.isMain').indexOf(true);
      const pending = fieldOf(offered, 'pendingCode', 'maskedMailAddress');
      const open = [...masks, pending].find((mask) => !/^[^*@]\**@[^*@]+$/.test(String(mask)));
      return [
        ...expectThat(open === undefined, offered, 'the first letter, asterisks and the domain', {
          got: String(open),
        }),
        ...expectValue(
          offered,
          'what the mask of the main address shows',
          visiblePartOf(main),
          visiblePartOf(masks[at]),
        ),
        ...expectThat(masks.includes(pending), offered, 'the mask of the list in pendingCode'),
      ];
    },
  },
];

import { manyKinds, search } from './bills.ts';
import type { Sent } from './browser.ts';
import { expectDone, expectRefused, expectThat, fieldOf, type Check } from './check.ts';

function fileOf(given: (name: string) => string, size: number): Sent {
  const form = new FormData();
  form.set('uploadToken', given('uploadToken'));
  form.set('revision', given('revision'));
  form.set('fileName', 'receipt.txt');
  form.set('file', new File(['x'.repeat(size)], 'receipt.txt', { type: 'text/plain' }));
  return { path: { billId: given('billId') }, body: form };
}

const takesTenBytes = ['a file can be sent back for a bill', 'files may hold 10 bytes'] as const;

const wrongCode = { body: { verificationCode: '000000' } } as const;

const codeSent = (params: Record<string, unknown>) =>
  [{ state: 'a confirmation code was sent', params }] as const;

/** The parts of an address that remain when it is masked: its first letter and its domain. */
const lookOf = (address: unknown): string => String(address).replace(/^(.).*@/, '$1@');

/** That a limit is reached exactly, and what comes with one more (S4, S5, S9). */
export const limitChecks: readonly Check[] = [
  {
    operationId: 'searchBills',
    name: 'takes as many keywords as the search options say, and refuses one more',
    states: [manyKinds],
    breaks: 'The search takes fewer keywords than it says, or searches by some of them only.',
    run: async ({ ask }) => {
      const limit = Number(fieldOf(await ask('getBillSearchOptions'), 'keywordLimit'));
      const keyword = Array.from({ length: limit + 1 }, (_, at) => `keyword${at}`);
      const last = await search(ask, { keyword: keyword.slice(0, limit) });
      const one = await search(ask, { keyword });
      return [
        ...expectDone(last.heard),
        ...expectThat(one.heard.status === 400, one.heard, 'a refusal with 400'),
      ];
    },
  },
  {
    operationId: 'searchBills',
    name: 'gives a page of 100 bills at most',
    states: [manyKinds],
    breaks: 'A server that takes any number can be brought to a halt by one address.',
    run: async ({ ask }) => {
      const { heard } = await search(ask, { perPage: 101 });
      return [
        ...expectDone((await search(ask, { perPage: 100 })).heard),
        ...expectThat(heard.status === 400, heard, 'a refusal with 400'),
      ];
    },
  },
  {
    operationId: 'downloadBillsZip',
    name: 'gives as many files as a batch may hold',
    states: ['a bill has nothing optional', 'a ZIP may hold one file only'],
    breaks: 'A selection that the list lets the customer download is refused.',
    run: async ({ ask, given }) =>
      expectDone(await ask('downloadBillsZip', { query: { billId: [given('billId')] } })),
  },
  {
    operationId: 'downloadBillsZip',
    name: 'refuses one file more than a batch may hold',
    states: ['a bill can be downloaded', 'a ZIP may hold one file only'],
    breaks: 'A batch as large as one likes brings the server to a halt.',
    run: async ({ ask, given }) =>
      expectRefused(await ask('downloadBillsZip', { query: { billId: [given('billId')] } }), [
        '400-1-05-02',
      ]),
  },
  {
    operationId: 'uploadReturnedFile',
    name: 'takes a file of exactly the largest size',
    states: takesTenBytes,
    breaks: 'A file that the portal lets the customer send is refused.',
    run: async ({ ask, given }) => expectDone(await ask('uploadReturnedFile', fileOf(given, 10))),
  },
  {
    operationId: 'uploadReturnedFile',
    name: 'refuses a file of one byte more',
    states: takesTenBytes,
    breaks: 'A file is kept that the issuer does not take.',
    run: async ({ ask, given }) =>
      expectRefused(await ask('uploadReturnedFile', fileOf(given, 11)), [
        '400-1-05-08',
        '413-1-00-01',
      ]),
  },
  {
    operationId: 'login',
    name: 'lets the right password in after the last but one failure',
    states: ['the account is one failure from being locked'],
    breaks: 'A customer is locked out one entry too early.',
    run: async ({ ask, given }) =>
      expectDone(
        await ask('login', { body: { loginId: given('loginId'), password: given('password') } }),
      ),
  },
  {
    operationId: 'login',
    name: 'stays locked for the right password after the last failure',
    states: ['the account is one failure from being locked'],
    breaks: 'Passwords can be tried without end.',
    run: async ({ ask, given }) => {
      const loginId = given('loginId');
      const wrong = await ask('login', { body: { loginId, password: 'Wrong-Pass-0000' } });
      const right = await ask('login', { body: { loginId, password: given('password') } });
      return [
        ...expectRefused(wrong, ['400-1-02-03'], 'with a wrong password'),
        ...expectRefused(right, ['400-1-02-02'], 'with the right one after it'),
      ];
    },
  },
  {
    operationId: 'checkVerificationCode',
    name: 'takes the right code after two wrong entries',
    states: codeSent({ wrongEntries: 2 }),
    breaks: 'A customer has one entry fewer than the page says.',
    run: async ({ ask, given }) =>
      expectDone(
        await ask('checkVerificationCode', {
          body: { verificationCode: given('verificationCode') },
        }),
      ),
  },
  {
    operationId: 'checkVerificationCode',
    name: 'makes the code void with the third wrong entry, and not with the second',
    states: codeSent({ wrongEntries: 1 }),
    breaks: 'A code can be guessed, or is void one entry too early.',
    run: async ({ ask }) => {
      const second = await ask('checkVerificationCode', wrongCode);
      const third = await ask('checkVerificationCode', wrongCode);
      return [
        ...expectRefused(second, ['400-1-02-07'], 'with the second wrong code'),
        ...expectRefused(third, ['401-1-02-03'], 'with the third'),
      ];
    },
  },
  {
    operationId: 'getVerificationAddresses',
    name: 'offers no sub address for a code',
    states: codeSent({}),
    breaks: 'A code that opens the account is mailed to people who only receive notifications.',
    run: async ({ ask, given }) => {
      const offered = await ask('getVerificationAddresses');
      const code = given('verificationCode');
      const checked = await ask('checkVerificationCode', { body: { verificationCode: code } });
      const settings = await ask('getMailAddresses');
      const subAddress = fieldOf(settings, 'subMailAddressList', 0, 'subMailAddress');
      const addresses = fieldOf(offered, 'addresses');
      const masks = (Array.isArray(addresses) ? addresses : []).map((_, at) =>
        lookOf(fieldOf(offered, 'addresses', at, 'maskedMailAddress')),
      );
      return [
        ...expectDone(checked),
        ...expectThat(
          typeof subAddress === 'string' && !masks.includes(lookOf(subAddress)),
          offered,
          'only addresses registered for codes, of an account with a sub address',
        ),
      ];
    },
  },
  {
    operationId: 'sendVerificationCode',
    name: 'sends no code within three minutes of the last',
    states: codeSent({ secondsAgo: 150 }),
    breaks: 'The page counts down to a time at which no code can be sent.',
    run: async ({ ask }) => {
      const addresses = await ask('getVerificationAddresses');
      const mailAddressId = fieldOf(addresses, 'addresses', 0, 'mailAddressId');
      const early = await ask('sendVerificationCode', { body: { mailAddressId } });
      return expectRefused(early, ['400-1-02-06'], 'two and a half minutes after the last');
    },
  },
  {
    operationId: 'sendVerificationCode',
    name: 'sends a code three minutes after the last',
    states: codeSent({ secondsAgo: 180 }),
    breaks: 'The page offers to send a code, and it is refused.',
    run: async ({ ask }) => {
      const addresses = await ask('getVerificationAddresses');
      const mailAddressId = fieldOf(addresses, 'addresses', 0, 'mailAddressId');
      return expectDone(await ask('sendVerificationCode', { body: { mailAddressId } }));
    },
  },
];

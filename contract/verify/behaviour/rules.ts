import { search } from './bills.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { expectRefused, fieldOf, issuerHasNo, valuesAt, type Check } from './check.ts';
import { customerEntries, newPassword } from './links.ts';

type Read = (name: string) => string;

/** What a rule forbids: a call and its codes. */
type Rule = [
  operationId: string,
  states: Check['states'],
  sent: string,
  codes: readonly string[],
  input: (read: Read, call: MakeCall) => CallInput | Promise<CallInput>,
];

const codesOf = (area: string, last: number): string[] =>
  Array.from({ length: last }, (_, at) => `400-1-${area}-${String(at + 1).padStart(2, '0')}`);

const path = (read: Read) => ({ token: read('token') });
const settings = 'a customer with account settings is logged in';
const noChange = 'no change is in progress';
const link = 'a customer is logged in to a download link';
const form = 'a registration token with the agreement given exists';

const change = (read: Read, ...items: object[]): CallInput => ({
  body: {
    revision: read('revision'),
    changeReflectionMonth: read('changeReflectionMonth'),
    items,
  },
});

async function readOnlyItem(call: MakeCall): Promise<unknown> {
  const answer = await call('getRegisteredInformation');
  const at = valuesAt(answer, 'groups.*.items.*.isEditable').indexOf(false);
  return valuesAt(answer, 'groups.*.items.*.itemKey')[at];
}

const rules: readonly Rule[] = [
  [
    'registerCustomer',
    [form],
    'another revision of the form',
    ['400-1-07-12'],
    (read) => ({
      path: path(read),
      body: { ...customerEntries, revision: `${read('revision')}-of-before` },
    }),
  ],
  [
    'registerCustomer',
    ['a visitor', form],
    'the login ID of another customer',
    ['400-1-06-08'],
    (read) => ({
      path: path(read),
      body: { ...customerEntries, loginId: read('loginId'), revision: read('revision') },
    }),
  ],
  [
    'loginDownloadUrl',
    ['a valid download link exists', 'the password has expired since'],
    'an expired password',
    ['400-1-03-11'],
    (read) => ({ path: path(read), body: { password: read('password') } }),
  ],
  ...(
    [
      ['requestPasswordReissue', 'a forgotten password is replaced by a link'],
      ['issueTemporaryPassword', 'a forgotten password is replaced by a temporary one'],
    ] as const
  ).map(([operationId, state]): Rule => [
    operationId,
    [state],
    'a login ID that does not exist',
    ['400-1-02-04'],
    (read) => {
      const registeredMailAddress = read('registeredMailAddress');
      return { body: { loginId: `${read('loginId')}-unknown`, registeredMailAddress } };
    },
  ]),
  [
    'registerMailAddress',
    [settings],
    'the address of a customer',
    ['400-1-07-01'],
    (read) => ({ body: { mailAddress: read('mailAddress') } }),
  ],
  [
    'updateMailAddresses',
    [settings],
    'one sub address more than subMailAddressLimit',
    ['400-1-06-14'],
    async (read, call) => {
      const limit = Number(fieldOf(await call('getMailAddresses'), 'subMailAddressLimit'));
      const subMailAddressList = Array.from({ length: limit + 1 }, (_, at) => ({
        subMailAddress: `sub${at}.${read('subMailAddress')}`,
      }));
      const [revision, mailAddress] = [read('mailAddressesRevision'), read('mailAddress')];
      // The contract itself allows ten.
      if (limit >= 10) return issuerHasNo('limit of sub addresses below that of the contract');
      return { body: { revision, mailAddress, subMailAddressList } };
    },
  ],
  ['submitChangeRequest', [noChange], 'no item', ['400-1-06-07'], (read) => change(read)],
  [
    'submitChangeRequest',
    [noChange],
    'a phone number of letters',
    codesOf('06', 11),
    (read) => change(read, { itemKey: 'phoneNumber', value: 'abc' }),
  ],
  [
    'submitChangeRequest',
    [noChange],
    'an item that cannot be edited',
    ['400-1-06-13'],
    async (read, call) => {
      const itemKey = await readOnlyItem(call);
      if (itemKey === undefined) return issuerHasNo('item that cannot be edited');
      return change(read, { itemKey, value: '1' });
    },
  ],
  ...['downloadReturnedFile', 'createUploadToken', 'getStatusHistory'].map((operationId): Rule => [
    operationId,
    ['a bill was withdrawn'],
    'a withdrawn bill',
    ['403-1-05-01'],
    (read) => {
      const billId = { billId: read('billId') };
      return { path: billId, query: operationId === 'getStatusHistory' ? billId : {} };
    },
  ]),
  [
    'downloadUrlZip',
    [link, 'a ZIP may hold one file only'],
    'all files of the link',
    ['400-1-05-02'],
    (read) => ({ path: path(read) }),
  ],
  [
    'downloadUrlFile',
    [link],
    'a file that is not in the link',
    ['404-1-00-01'],
    (read) => ({ path: { ...path(read), fileId: 'unknown-file' } }),
  ],
  [
    'setPasswordByToken',
    ['an expired password setting token exists'],
    'an expired link',
    ['404-1-03-01'],
    (read) => ({ path: path(read), body: newPassword }),
  ],
  [
    'registerCustomer',
    ['an expired registration token exists'],
    'an expired link',
    ['404-1-07-01'],
    (read) => ({ path: path(read), body: { ...customerEntries, revision: 'rev-1' } }),
  ],
  [
    'registerInvoiceRegisterNumber',
    ['an expired invoice number token exists'],
    'an expired link',
    ['404-1-10-01'],
    (read) => ({
      path: path(read),
      body: { revision: 'rev-1', invoiceRegisterNumber: 'T8030002345678' },
    }),
  ],
  [
    'getDownloadStatusHistory',
    [link],
    'a bill that is not in the link',
    ['404-1-00-01'],
    (read) => ({ path: path(read), query: { billId: 'unknown-bill' } }),
  ],
  [
    'downloadNoticeAttachment',
    ['a notice has an attachment'],
    'a file that the notice does not have',
    ['400-1-04-02'],
    (read) => ({ path: { noticeId: read('noticeId'), attachmentId: 'unknown-file' } }),
  ],
  [
    'downloadBillAttachment',
    ['a bill has an attachment'],
    'the attachment of another bill',
    ['404-1-00-01'],
    async (read, call) => {
      const { items } = await search(call);
      const other = items.find(
        ({ billId, isPublished, isDownloadDeadlinePassed }) =>
          isPublished && !isDownloadDeadlinePassed && billId !== read('billId'),
      );
      if (!other) return issuerHasNo('second bill whose files can be downloaded');
      return { path: { billId: other.billId, fileId: read('fileId') } };
    },
  ],
];

/** What the contract's rules forbid in really made calls; the pact replays most of these refusals. */
export const ruleChecks: readonly Check[] = rules.map(
  ([operationId, states, sent, codes, input]): Check => ({
    operationId,
    name: `refuses ${sent}`,
    states,
    breaks: 'Something is stored or shown that the rules of the issuer or the contract forbid.',
    run: async ({ call, stateValue }) =>
      expectRefused(await call(operationId, await input(stateValue, call)), codes, `with ${sent}`),
  }),
);

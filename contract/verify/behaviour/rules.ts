import {
  itemsIn,
  stateWithoutChange,
  stateWithSettings,
  type MakeInput,
  type ReadStateValue,
} from './account-data.ts';
import { fetchStatusWithReason, findBill, stateWithManyKinds, type Status } from './bills.ts';
import { withChanges, type CallInput, type MakeCall } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';
import { statesOfForeignBill } from './isolation.ts';
import { codeSent } from './limits.ts';
import { stateOfLink } from './link-files.ts';
import { uploadInput } from './uploads.ts';

/** A call that a rule forbids, with its codes, or allows, without codes. Its input is that of the pact with changes. */
type Rule = [
  operationId: string,
  states: Check['states'],
  sent: string,
  codes: readonly string[],
  changes?: CallInput | MakeInput,
  breaks?: string,
];

const codesOf = (area: string, lastNumber: number): string[] =>
  Array.from({ length: lastNumber }, (_, at) => `400-1-${area}-${String(at + 1).padStart(2, '0')}`);

const stateOfForm = 'a registration token with the agreement given exists';
const stateWithSettableStatus = 'the status of a bill can be set';
const statesWithTenBytes = [
  'a file can be sent back for a bill',
  'files may hold 10 bytes',
] as const;

const uploadOfSize = (size: number) => (read: ReadStateValue) =>
  uploadInput(read, { content: Buffer.alloc(size, '%PDF-1.4 %') });

/** Ends of ranges in the wrong order. */
const reversedRanges: Readonly<
  Record<string, readonly [from: string | number, to: string | number]>
> = {
  publicationDate: ['2026-02-01', '2026-01-31'],
  price: [-1, -2],
  downloadDeadline: ['2026-02-01', '2026-01-31'],
  paymentDueDate: ['2026-02-01', '2026-01-31'],
};

const reasonOfStatus =
  (reasonOf: (status: Status & { maxLength: number }) => string | undefined): MakeInput =>
  async (read, call) => {
    const status = await fetchStatusWithReason(call, read('billId'));
    return { body: { statusId: status.statusId, reason: reasonOf(status) } };
  };

const expectThreeMinutes = async (_: ReadStateValue, call: MakeCall): Promise<CallInput> => {
  const addresses = await call('getVerificationAddresses');
  if (Number(addresses.value('resendAfterSeconds')) < 180)
    issuerHasNo('wait of three minutes between two codes');
  return {};
};

const rules: readonly Rule[] = [
  [
    'downloadBillsZip',
    ['a bill has nothing optional', 'a ZIP may hold one file only'],
    'a batch of exactly batchFileLimit files',
    [],
    {},
    'A selection that the list allows is refused.',
  ],
  [
    'downloadBillsZip',
    ['a bill can be downloaded', 'a ZIP may hold one file only'],
    'a batch of one file more',
    ['400-1-05-02'],
    {},
    'One huge batch can overload the server.',
  ],
  [
    'downloadBillsZip',
    statesOfForeignBill,
    'the number of a bill of another customer',
    ['400-1-05-03', '400-1-05-05', '404-1-00-01'],
    (read) => ({ query: { billId: [], keyword: [read('billNumber')] } }),
    "The ZIP of a search contains another customer's files.",
  ],
  [
    'uploadReturnedFile',
    statesWithTenBytes,
    'a file of exactly fileSizeLimit bytes',
    [],
    uploadOfSize(10),
    'A file that the portal allows is refused.',
  ],
  [
    'uploadReturnedFile',
    statesWithTenBytes,
    'a file of one byte more',
    ['400-1-05-08', '413-1-00-01'],
    uploadOfSize(11),
    'The server stores a file that is larger than the issuer allows.',
  ],
  [
    'checkVerificationCode',
    codeSent({ wrongEntries: 2 }),
    'the correct code after two wrong entries',
    [],
    {},
    'A customer has one entry less than the page announces.',
  ],
  [
    'sendVerificationCode',
    codeSent({ secondsAgo: 150 }),
    'a request for a code less than three minutes after the last one',
    ['400-1-02-06'],
    expectThreeMinutes,
    'The page counts down to a time that the server does not keep.',
  ],
  [
    'updateBillStatus',
    [stateWithSettableStatus],
    'a status without the reason that it requires',
    ['400-1-00-01'],
    reasonOfStatus(({ isReasonRequired }) =>
      isReasonRequired ? undefined : issuerHasNo('status that requires a reason'),
    ),
    'A bill is sent back without the reason that the issuer requires.',
  ],
  [
    'updateBillStatus',
    [stateWithSettableStatus],
    'a reason of more characters than reasonMaxLength',
    ['400-1-00-04'],
    reasonOfStatus(({ maxLength }) => 'a'.repeat(maxLength + 1)),
    'The end of a long reason is lost.',
  ],
  [
    'searchBills',
    [stateWithManyKinds],
    'a range of negative amounts',
    [],
    { query: { priceFrom: -2, priceTo: -1 } },
    'A search for credit notes is refused as a reversed range.',
  ],
  ...Object.entries(reversedRanges).map(([name, [from, to]]): Rule => [
    'searchBills',
    [stateWithManyKinds],
    `a reversed range of ${name}`,
    ['400-1-00-08'],
    async (_, call) => {
      const settings = await call('getSettingInfo');
      if (name === 'paymentDueDate' && settings.value('hasPaymentDueDates') !== true)
        issuerHasNo('payment due dates');
      return { query: { [`${name}From`]: from, [`${name}To`]: to } };
    },
    'The list is empty, and the customer does not learn that the range is reversed.',
  ]),
  [
    'getBillSummary',
    [stateWithManyKinds],
    'a query that the search refuses',
    ['400-1-00-08'],
    { query: { priceFrom: 2, priceTo: 1 } },
    'The page shows a sum next to a search that failed.',
  ],
  [
    'registerCustomer',
    [stateOfForm],
    'another revision of the form',
    ['400-1-07-12'],
    (read) => ({ body: { revision: `${read('revision')}-of-before` } }),
  ],
  [
    'registerCustomer',
    ['a visitor', stateOfForm],
    'the login ID of another customer',
    ['400-1-06-08'],
    (read) => ({ body: { loginId: read('loginId') } }),
  ],
  [
    'loginDownloadUrl',
    ['a valid download link exists', 'the password has expired since'],
    'an expired password',
    ['400-1-03-11'],
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
    (read) => ({ body: { loginId: `${read('loginId')}-unknown` } }),
  ]),
  [
    'registerMailAddress',
    [stateWithSettings],
    'the address of a customer',
    ['400-1-07-01'],
    (read) => ({ body: { mailAddress: read('mailAddress') } }),
  ],
  [
    'updateMailAddresses',
    [stateWithSettings],
    'one sub address more than subMailAddressLimit',
    ['400-1-06-14'],
    async (read, call) => {
      const limit = Number((await call('getMailAddresses')).value('subMailAddressLimit'));
      // The contract itself allows ten.
      if (limit >= 10) return issuerHasNo('limit of sub addresses below that of the contract');
      const subMailAddressList = Array.from({ length: limit + 1 }, (_, at) => ({
        subMailAddress: `sub${at}.${read('subMailAddress')}`,
      }));
      return { body: { subMailAddressList } };
    },
  ],
  [
    'submitChangeRequest',
    [stateWithoutChange],
    'no item',
    ['400-1-06-07'],
    { body: { items: [] } },
  ],
  [
    'submitChangeRequest',
    [stateWithoutChange],
    'a phone number of letters',
    codesOf('06', 11),
    { body: { items: [{ itemKey: 'phoneNumber', value: 'abc' }] } },
  ],
  [
    'submitChangeRequest',
    [stateWithoutChange],
    'an item that cannot be edited',
    ['400-1-06-13'],
    async (_, call) => {
      const items = itemsIn(await call('getRegisteredInformation'));
      const { itemKey } =
        items.find(({ isEditable }) => !isEditable) ?? issuerHasNo('item that cannot be edited');
      return { body: { items: [{ itemKey, value: '1' }] } };
    },
  ],
  ...['downloadReturnedFile', 'createUploadToken', 'getStatusHistory'].map((operationId): Rule => [
    operationId,
    ['a bill was withdrawn'],
    'a withdrawn bill',
    ['403-1-05-01'],
  ]),
  [
    'downloadUrlZip',
    [stateOfLink, 'a ZIP may hold one file only'],
    'all files of the link',
    ['400-1-05-02'],
    { query: { fileId: [] } },
  ],
  [
    'downloadUrlFile',
    [stateOfLink],
    'a file that is not in the link',
    ['404-1-00-01'],
    { path: { fileId: 'unknown-file' } },
  ],
  ...(
    [
      ['setPasswordByToken', 'an expired password setting token exists', '404-1-03-01'],
      ['registerCustomer', 'an expired registration token exists', '404-1-07-01'],
      ['registerInvoiceRegisterNumber', 'an expired invoice number token exists', '404-1-10-01'],
    ] as const
  ).map(([operationId, state, code]): Rule => [operationId, [state], 'an expired link', [code]]),
  [
    'getDownloadStatusHistory',
    [stateOfLink],
    'a bill that is not in the link',
    ['404-1-00-01'],
    { query: { billId: 'unknown-bill' } },
  ],
  [
    'downloadNoticeAttachment',
    ['a notice has an attachment'],
    'a file that the notice does not have',
    ['400-1-04-02'],
    { path: { attachmentId: 'unknown-file' } },
  ],
  [
    'downloadBillAttachment',
    ['a bill has an attachment'],
    'the attachment of another bill',
    ['404-1-00-01'],
    async (read, call) => {
      const { billId } =
        (await findBill(
          call,
          (bill) =>
            bill.isPublished && !bill.isDownloadDeadlinePassed && bill.billId !== read('billId'),
        )) ?? issuerHasNo('second bill whose files can be downloaded');
      return { path: { billId } };
    },
  ],
];

const defaultBreaks =
  'Something is stored or shown that the rules of the issuer or the contract forbid.';

/** Calls that the rules of the contract forbid or allow, made for real. The pact replays most of these refusals. */
export const ruleChecks: readonly Check[] = rules.map(
  ([operationId, states, sent, codes, changes = {}, breaks = defaultBreaks]): Check => ({
    operationId,
    name: `${codes.length === 0 ? 'accepts' : 'refuses'} ${sent}`,
    states,
    breaks,
    run: async ({ call, stateValue, pactInput }) => {
      const changedParts =
        typeof changes === 'function' ? await changes(stateValue, call) : changes;
      const answer = await call(operationId, withChanges(pactInput(operationId), changedParts));
      if (codes.length === 0) answer.expectDone();
      else answer.expectRefused(codes, `with ${sent}`);
    },
  }),
);

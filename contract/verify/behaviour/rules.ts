import {
  itemsIn,
  stateWithoutChange,
  stateWithSettings,
  type MakeInput,
  type ReadStateValue,
} from './account-data.ts';
import { fetchStatusWithReason, findBill, stateWithManyKinds, type Status } from './bills.ts';
import { withChanges, type CallInput, type MakeCall } from './browser.ts';
import { issuerHasNo, partsOf, type Check, type Description } from './check.ts';
import { statesOfForeignBill } from './isolation.ts';
import { statesWithCode } from './codes.ts';
import { linkLoginState } from './link-files.ts';
import { uploadInput } from './uploads.ts';

/** A call that the contract forbids, with the possible codes of the refusal, or allows, without codes. */
type Rule = {
  states: Check['states'];
  codes?: readonly string[];
  /** The changes to the pact's input. */
  changes?: CallInput | MakeInput;
  breaks?: string;
};

const codesOf = (area: string, lastNumber: number): string[] =>
  Array.from({ length: lastNumber }, (_, at) => `400-1-${area}-${String(at + 1).padStart(2, '0')}`);

const stateWithForm = 'a registration token with the agreement given exists';
const stateWithSettableStatus = 'the status of a bill can be set';
const statesWithTenByteLimit = [
  'a file can be sent back for a bill',
  'files may hold 10 bytes',
] as const;

const uploadOfSize = (byteCount: number) => (read: ReadStateValue) =>
  uploadInput(read, { content: Buffer.alloc(byteCount, '%PDF-1.4 %') });

const reversedRanges: Readonly<
  Record<string, readonly [from: string | number, to: string | number]>
> = {
  publicationDate: ['2026-02-01', '2026-01-31'],
  price: [-1, -2],
  downloadDeadline: ['2026-02-01', '2026-01-31'],
  paymentDueDate: ['2026-02-01', '2026-01-31'],
};

const inputWithReason =
  (reasonOf: (status: Status & { maxLength: number }) => string | undefined): MakeInput =>
  async (read, call) => {
    const status = await fetchStatusWithReason(call, read('billId'));
    return { body: { statusId: status.statusId, reason: reasonOf(status) } };
  };

const requireThreeMinuteWait = async (_: ReadStateValue, call: MakeCall): Promise<CallInput> => {
  const addresses = await call('getVerificationAddresses');
  if (Number(addresses.value('resendAfterSeconds')) < 180)
    issuerHasNo('wait of three minutes between two codes');
  return {};
};

const reversedRangeRules = Object.fromEntries(
  Object.entries(reversedRanges).map(([name, [from, to]]): [string, Rule] => [
    `searchBills: refuses a reversed range of ${name}`,
    {
      states: [stateWithManyKinds],
      codes: ['400-1-00-08'],
      changes: async (_, call) => {
        const settings = await call('getSettingInfo');
        if (name === 'paymentDueDate' && settings.value('hasPaymentDueDates') !== true)
          issuerHasNo('payment due dates');
        return { query: { [`${name}From`]: from, [`${name}To`]: to } };
      },
      breaks: 'The list is empty, and the customer does not learn that the range is reversed.',
    },
  ]),
);

const unknownLoginInput: MakeInput = (read) => ({
  body: { loginId: `${read('loginId')}-unknown` },
});
const withdrawnBillRule: Rule = { states: ['a bill was withdrawn'], codes: ['403-1-05-01'] };

const rules: Readonly<Record<Description, Rule>> = {
  'downloadBillsZip: accepts a batch of exactly batchFileLimit files': {
    states: ['a bill has nothing optional', 'a ZIP may hold one file only'],
    breaks: 'A selection that the list allows is refused.',
  },
  'downloadBillsZip: refuses a batch of one file more than batchFileLimit': {
    states: ['a bill can be downloaded', 'a ZIP may hold one file only'],
    codes: ['400-1-05-02'],
    breaks: 'One huge batch can overload the server.',
  },
  'downloadBillsZip: refuses the bill number of another customer as a keyword': {
    states: statesOfForeignBill,
    codes: ['400-1-05-03', '400-1-05-05', '404-1-00-01'],
    changes: (read) => ({ query: { billId: [], keyword: [read('billNumber')] } }),
    breaks: "The ZIP of a search contains another customer's files.",
  },
  'uploadReturnedFile: accepts a file of exactly fileSizeLimit bytes': {
    states: statesWithTenByteLimit,
    changes: uploadOfSize(10),
    breaks: 'A file that the portal allows is refused.',
  },
  'uploadReturnedFile: refuses a file of one byte more than fileSizeLimit': {
    states: statesWithTenByteLimit,
    codes: ['400-1-05-08', '413-1-00-01'],
    changes: uploadOfSize(11),
    breaks: 'The server stores a file that is larger than the issuer allows.',
  },
  'checkVerificationCode: accepts the correct code after two wrong entries': {
    states: statesWithCode({ wrongEntries: 2 }),
    breaks: 'A customer has one entry less than the page announces.',
  },
  'sendVerificationCode: refuses a request for a code less than three minutes after the last code':
    {
      states: statesWithCode({ secondsAgo: 150 }),
      codes: ['400-1-02-06'],
      changes: requireThreeMinuteWait,
      breaks: 'The page counts down to a time that the server does not keep.',
    },
  'updateBillStatus: refuses a status without its required reason': {
    states: [stateWithSettableStatus],
    codes: ['400-1-00-01'],
    changes: inputWithReason(({ isReasonRequired }) =>
      isReasonRequired ? undefined : issuerHasNo('status that requires a reason'),
    ),
    breaks: 'A bill is sent back without the reason that the issuer requires.',
  },
  'updateBillStatus: refuses a reason of more characters than reasonMaxLength': {
    states: [stateWithSettableStatus],
    codes: ['400-1-00-04'],
    changes: inputWithReason(({ maxLength }) => 'a'.repeat(maxLength + 1)),
    breaks: 'The end of a long reason is lost.',
  },
  'searchBills: accepts a range of negative amounts': {
    states: [stateWithManyKinds],
    changes: { query: { priceFrom: -2, priceTo: -1 } },
    breaks: 'A search for credit notes is refused as a reversed range.',
  },
  ...reversedRangeRules,
  'getBillSummary: refuses a query that the search refuses': {
    states: [stateWithManyKinds],
    codes: ['400-1-00-08'],
    changes: { query: { priceFrom: 2, priceTo: 1 } },
    breaks: 'The page shows a sum next to a search that failed.',
  },
  'registerCustomer: refuses another revision of the form': {
    states: [stateWithForm],
    codes: ['400-1-07-12'],
    changes: (read) => ({ body: { revision: `${read('revision')}-of-before`.slice(-64) } }),
  },
  'registerCustomer: refuses the login ID of another customer': {
    states: ['a visitor', stateWithForm],
    codes: ['400-1-06-08'],
    changes: (read) => ({ body: { loginId: read('loginId') } }),
  },
  'loginDownloadUrl: refuses an expired password': {
    states: ['a valid download link exists', 'the password has expired since'],
    codes: ['400-1-03-11'],
  },
  'requestPasswordReissue: refuses a login ID that does not exist': {
    states: ['a forgotten password is replaced by a link'],
    codes: ['400-1-02-04'],
    changes: unknownLoginInput,
  },
  'issueTemporaryPassword: refuses a login ID that does not exist': {
    states: ['a forgotten password is replaced by a temporary one'],
    codes: ['400-1-02-04'],
    changes: unknownLoginInput,
  },
  'registerMailAddress: refuses the mail address of a registered customer': {
    states: [stateWithSettings],
    codes: ['400-1-07-01'],
    changes: (read) => ({ body: { mailAddress: read('mailAddress') } }),
  },
  'updateMailAddresses: refuses one sub address more than subMailAddressLimit': {
    states: [stateWithSettings],
    codes: ['400-1-06-14'],
    changes: async (read, call) => {
      const limit = Number((await call('getMailAddresses')).value('subMailAddressLimit'));
      // The contract itself allows ten.
      if (limit >= 10) return issuerHasNo('limit of sub addresses below that of the contract');
      const subMailAddressList = Array.from({ length: limit + 1 }, (_, at) => ({
        subMailAddress: `sub${at}.${read('subMailAddress')}`,
      }));
      return { body: { subMailAddressList } };
    },
  },
  'submitChangeRequest: refuses a request without an item': {
    states: [stateWithoutChange],
    codes: ['400-1-06-07'],
    changes: { body: { items: [] } },
  },
  'submitChangeRequest: refuses a phone number of letters': {
    states: [stateWithoutChange],
    codes: codesOf('06', 11),
    changes: { body: { items: [{ itemKey: 'phoneNumber', value: 'abc' }] } },
  },
  'submitChangeRequest: refuses an item that cannot be edited': {
    states: [stateWithoutChange],
    codes: ['400-1-06-13'],
    changes: async (_, call) => {
      const items = itemsIn(await call('getRegisteredInformation'));
      const { itemKey } =
        items.find(({ isEditable }) => !isEditable) ?? issuerHasNo('item that cannot be edited');
      return { body: { items: [{ itemKey, value: '1' }] } };
    },
  },
  'downloadReturnedFile: refuses a withdrawn bill': withdrawnBillRule,
  'createUploadToken: refuses a withdrawn bill': withdrawnBillRule,
  'getStatusHistory: refuses a withdrawn bill': withdrawnBillRule,
  'downloadUrlZip: refuses all files of a link with more files than batchFileLimit': {
    states: [linkLoginState, 'a ZIP may hold one file only'],
    codes: ['400-1-05-02'],
    changes: { query: { fileId: [] } },
  },
  'downloadUrlFile: refuses a file that is not in the link': {
    states: [linkLoginState],
    codes: ['404-1-00-01'],
    changes: { path: { fileId: 'unknown-file' } },
  },
  'setPasswordByToken: refuses an expired link': {
    states: ['an expired password setting token exists'],
    codes: ['404-1-03-01'],
  },
  'registerCustomer: refuses an expired link': {
    states: ['an expired registration token exists'],
    codes: ['404-1-07-01'],
  },
  'registerInvoiceRegisterNumber: refuses an expired link': {
    states: ['an expired invoice number token exists'],
    codes: ['404-1-10-01'],
  },
  'getDownloadStatusHistory: refuses a bill that is not in the link': {
    states: [linkLoginState],
    codes: ['404-1-00-01'],
    changes: { query: { billId: 'unknown-bill' } },
  },
  'downloadNoticeAttachment: refuses a file that the notice does not have': {
    states: ['a notice has an attachment'],
    codes: ['400-1-04-02'],
    changes: { path: { attachmentId: 'unknown-file' } },
  },
  'downloadBillAttachment: refuses the attachment of another bill': {
    states: ['a bill has an attachment'],
    codes: ['404-1-00-01'],
    changes: async (read, call) => {
      const { billId } =
        (await findBill(
          call,
          (bill) =>
            bill.isPublished && !bill.isDownloadDeadlinePassed && bill.billId !== read('billId'),
        )) ?? issuerHasNo('second bill whose files can be downloaded');
      return { path: { billId } };
    },
  },
};

const defaultBreaks =
  'Something is stored or shown that the rules of the issuer or the contract forbid.';

/** Calls that the contract forbids or allows. In the pact, provider states force most of these refusals. */
export const ruleChecks = Object.entries(rules).map(([description, rule]): Check => {
  const { operationId, name } = partsOf(description);
  const { states, codes, changes = {}, breaks = defaultBreaks } = rule;
  return {
    operationId,
    name,
    states,
    breaks,
    run: async ({ call, stateValue, pactInput }) => {
      const changedParts =
        typeof changes === 'function' ? await changes(stateValue, call) : changes;
      const answer = await call(operationId, withChanges(pactInput(operationId), changedParts));
      if (codes) answer.expectRefused(codes, name.replace('refuses', 'with'));
      else answer.expectDone();
    },
  };
});

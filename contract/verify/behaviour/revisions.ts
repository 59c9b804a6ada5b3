import type { CallInput } from './browser.ts';
import { expectDone, expectRefused, type Check } from './check.ts';

type StateValue = (name: string) => string;

/** An operation that changes data which the customer has read before. */
type Change = Pick<Check, 'operationId' | 'states' | 'breaks'> & {
  /** The call with a revision. */
  input: (read: StateValue, current: string) => CallInput;
  /** The revision that the state gives. */
  revision: (read: StateValue) => string;
  /** Refusals of an outdated revision, in addition to 409-1-00-01. */
  others?: readonly string[];
};

const settings = ['a customer with account settings is logged in'] as const;
const revision = (read: StateValue): string => read('revision');

const changes: readonly Change[] = [
  {
    operationId: 'uploadReturnedFile',
    states: ['a file can be sent back for a bill'],
    breaks: 'A file replaces a file that another user has sent in the meantime.',
    revision,
    input: (read, current) => {
      const form = new FormData();
      form.set('uploadToken', read('uploadToken'));
      form.set('revision', current);
      form.set('fileName', 'receipt.txt');
      form.set('file', new File(['received'], 'receipt.txt', { type: 'text/plain' }));
      return { path: { billId: read('billId') }, body: form };
    },
  },
  {
    operationId: 'updateMailAddresses',
    states: settings,
    breaks: 'An address that a colleague has entered in the meantime is lost without a message.',
    revision: (read) => read('mailAddressesRevision'),
    input: (read, current) => ({
      body: { revision: current, mailAddress: read('mailAddress'), subMailAddressList: [] },
    }),
  },
  {
    operationId: 'updateLedgerMailAttachment',
    states: settings,
    breaks: 'Two users who change the switch at the same time undo each other without a message.',
    revision: (read) => read('ledgerMailAttachmentRevision'),
    input: (_, current) => ({ body: { revision: current, isLedgerMailAttached: false } }),
  },
  {
    operationId: 'updateAttachedMailSettings',
    states: settings,
    breaks: 'A line that a colleague has changed in the meantime is overwritten without a message.',
    revision: (read) => read('attachedMailRevision'),
    input: (read, current) => {
      const billTypeId = read('billTypeId');
      const line = { billTypeId, isAttached: false, fileFormats: [], mailAddresses: [] };
      return { body: { revision: current, items: [line] } };
    },
  },
  {
    operationId: 'submitChangeRequest',
    states: ['no change is in progress'],
    breaks: 'A change is requested for data that the customer has not seen.',
    revision,
    // The issuer's form also has a revision.
    others: ['400-1-06-13'],
    input: (read, current) => ({
      body: {
        revision: current,
        changeReflectionMonth: read('changeReflectionMonth'),
        items: [{ itemKey: 'phoneNumber', value: '03-5555-0142' }],
      },
    }),
  },
  {
    operationId: 'deleteEStorageLinkage',
    states: ['a linkage is registered'],
    breaks: 'A linkage that is newer than the one on the page is deleted.',
    revision,
    input: (_, current) => ({ query: { revision: current } }),
  },
  {
    operationId: 'deleteEStorageLinkageByToken',
    states: ['a customer with a linkage is logged in to a download link'],
    breaks: 'A linkage that is newer than the one on the page is deleted.',
    revision,
    input: (read, current) => ({ path: { token: read('token') }, query: { revision: current } }),
  },
  {
    operationId: 'registerInvoiceRegisterNumber',
    states: ['a valid invoice number token exists'],
    breaks: 'A number overwrites a number that was entered in the meantime.',
    revision,
    input: (read, current) => ({
      path: { token: read('token') },
      body: { revision: current, invoiceRegisterNumber: 'T8030002345678' },
    }),
  },
];

/**
 * A change with another revision is refused and changes nothing: afterwards, the current revision still works.
 * (repeats.ts checks a second change with an outdated revision, by the status of a bill.)
 */
export const revisionChecks: readonly Check[] = changes.map(
  ({ operationId, states, breaks, input, revision: revisionOf, others = [] }): Check => ({
    operationId,
    name: 'changes nothing with another revision',
    states,
    breaks,
    run: async ({ call, stateValue: read }) => {
      const current = revisionOf(read);
      const late = await call(operationId, input(read, `${current}-of-before`));
      const right = await call(operationId, input(read, current));
      return [
        ...expectRefused(late, ['409-1-00-01', ...others], 'with an unknown revision'),
        ...expectDone(right, 'with the current revision, after the refusal'),
      ];
    },
  }),
);

import type { Sent } from './browser.ts';
import { expectDone, expectRefused, type Check } from './check.ts';

type Given = (name: string) => string;

/** A change of what was read before: its call, and what of it is the revision. */
type Change = Pick<Check, 'operationId' | 'states' | 'breaks'> & {
  /** The call with a revision. */
  sent: (given: Given, revision: string) => Sent;
  /** The revision that the state gives. */
  revision: (given: Given) => string;
  /** Refusals of a revision that is not the present one, besides 409-1-00-01. */
  others?: readonly string[];
};

const settings = ['a customer with account settings is logged in'] as const;
const given = (read: Given): string => read('revision');

const changes: readonly Change[] = [
  {
    operationId: 'uploadReturnedFile',
    states: ['a file can be sent back for a bill'],
    breaks: 'A file takes the place of one that somebody else has sent meanwhile.',
    revision: given,
    sent: (read, revision) => {
      const form = new FormData();
      form.set('uploadToken', read('uploadToken'));
      form.set('revision', revision);
      form.set('fileName', 'receipt.txt');
      form.set('file', new File(['received'], 'receipt.txt', { type: 'text/plain' }));
      return { path: { billId: read('billId') }, body: form };
    },
  },
  {
    operationId: 'updateMailAddresses',
    states: settings,
    breaks: 'An address that a colleague has entered meanwhile is lost without a word.',
    revision: (read) => read('mailAddressesRevision'),
    sent: (read, revision) => ({
      body: { revision, mailAddress: read('mailAddress'), subMailAddressList: [] },
    }),
  },
  {
    operationId: 'updateLedgerMailAttachment',
    states: settings,
    breaks: 'Two people who set the switch at a time undo each other unseen.',
    revision: (read) => read('ledgerMailAttachmentRevision'),
    sent: (_, revision) => ({ body: { revision, isLedgerMailAttached: false } }),
  },
  {
    operationId: 'updateAttachedMailSettings',
    states: settings,
    breaks: 'A line that a colleague has changed meanwhile is overwritten unseen.',
    revision: (read) => read('attachedMailRevision'),
    sent: (read, revision) => {
      const billTypeId = read('billTypeId');
      const line = { billTypeId, isAttached: false, fileFormats: [], mailAddresses: [] };
      return { body: { revision, items: [line] } };
    },
  },
  {
    operationId: 'submitChangeRequest',
    states: ['no change is in progress'],
    breaks: 'A change is asked for on top of one that the customer has not seen.',
    revision: given,
    // The issuer's form has a revision, too.
    others: ['400-1-06-13'],
    sent: (read, revision) => ({
      body: {
        revision,
        changeReflectionMonth: read('changeReflectionMonth'),
        items: [{ itemKey: 'phoneNumber', value: '03-5555-0142' }],
      },
    }),
  },
  {
    operationId: 'deleteEStorageLinkage',
    states: ['a linkage is registered'],
    breaks: 'A linkage is deleted that was made after the one on the page.',
    revision: given,
    sent: (_, revision) => ({ query: { revision } }),
  },
  {
    operationId: 'deleteEStorageLinkageByToken',
    states: ['a customer with a linkage is logged in to a download link'],
    breaks: 'A linkage is deleted that was made after the one on the page.',
    revision: given,
    sent: (read, revision) => ({ path: { token: read('token') }, query: { revision } }),
  },
  {
    operationId: 'registerInvoiceRegisterNumber',
    states: ['a valid invoice number token exists'],
    breaks: 'A number overwrites one that was entered meanwhile.',
    revision: given,
    sent: (read, revision) => ({
      path: { token: read('token') },
      body: { revision, invoiceRegisterNumber: 'T8030002345678' },
    }),
  },
];

/**
 * That a change is refused to whoever has read another revision than the present one, is done for whoever
 * has read that, and that the refusal has changed nothing: the present one is taken after it. (What comes
 * of a second change by the same revision: repeats.ts, by the status of a bill.)
 */
export const revisionChecks: readonly Check[] = changes.map(
  ({ operationId, states, breaks, sent, revision, others = [] }): Check => ({
    operationId,
    name: 'changes nothing by another revision than the present one',
    states,
    breaks,
    run: async ({ ask, given: read }) => {
      const present = revision(read);
      const late = await ask(operationId, sent(read, `${present}-of-before`));
      const right = await ask(operationId, sent(read, present));
      return [
        ...expectRefused(late, ['409-1-00-01', ...others], 'with a revision that is not there'),
        ...expectDone(right, 'with the present revision, after the refusal'),
      ];
    },
  }),
);

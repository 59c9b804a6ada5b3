import { isDeepStrictEqual } from 'node:util';
import { fetchBill } from './bills.ts';
import { textOf } from '../text.ts';
import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import type { Check, CheckContext } from './check.ts';
import { uploadOf } from './uploads.ts';

type StateValue = (name: string) => string;

/** An operation that changes data which the customer has read before. */
type Change = Pick<Check, 'operationId' | 'states' | 'breaks'> & {
  /** The call with a revision. */
  input: (read: StateValue, current: string) => CallInput;
  /** The operation that reads the data, and its fields that the change changes. */
  shows: readonly [operationId: string, ...fields: string[]];
  /** The revision that the state gives. */
  revision: (read: StateValue) => string;
  /** Refusals of an outdated revision, in addition to 409-1-00-01. */
  others?: readonly string[];
};

const settings = ['a customer with account settings is logged in'] as const;
const revision = (read: StateValue): string => read('revision');

const changes: readonly Change[] = [
  {
    operationId: 'updateBillStatus',
    states: ['the status of a bill can be set'],
    shows: ['searchBills', 'items'],
    breaks: 'Two users who set a status at the same time overwrite each other without a message.',
    revision,
    input: (read, current) => ({
      path: { billId: read('billId') },
      body: { revision: current, statusId: 'confirmed' },
    }),
  },
  {
    operationId: 'uploadReturnedFile',
    states: ['a file can be sent back for a bill'],
    shows: ['searchBills', 'items'],
    breaks: 'A file replaces a file that another user has sent in the meantime.',
    revision,
    input: (read, current) =>
      uploadOf({ billId: read('billId'), uploadToken: read('uploadToken'), revision: current }),
  },
  {
    operationId: 'updateMailAddresses',
    states: settings,
    shows: ['getMailAddresses', 'mailAddress', 'subMailAddressList'],
    breaks: 'An address that a colleague has entered in the meantime is lost without a message.',
    revision: (read) => read('mailAddressesRevision'),
    input: (read, current) => ({
      body: { revision: current, mailAddress: read('mailAddress'), subMailAddressList: [] },
    }),
  },
  {
    operationId: 'updateLedgerMailAttachment',
    states: settings,
    shows: ['getAccountSettings', 'ledgerMailAttachment'],
    breaks: 'Two users who change the switch at the same time undo each other without a message.',
    revision: (read) => read('ledgerMailAttachmentRevision'),
    input: (_, current) => ({ body: { revision: current, isLedgerMailAttached: false } }),
  },
  {
    operationId: 'updateAttachedMailSettings',
    states: settings,
    shows: ['getAttachedMailSettings', 'items'],
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
    shows: ['getRegisteredInformation', 'pendingChangeRequest'],
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
    shows: ['getEStorageLinkage', 'state', 'linkageCode'],
    breaks: 'A linkage that is newer than the one on the page is deleted.',
    revision,
    input: (_, current) => ({ query: { revision: current } }),
  },
  {
    operationId: 'deleteEStorageLinkageByToken',
    states: ['a customer with a linkage is logged in to a download link'],
    shows: ['getEStorageLinkageByToken', 'state', 'linkageCode'],
    breaks: 'A linkage that is newer than the one on the page is deleted.',
    revision,
    input: (read, current) => ({ path: { token: read('token') }, query: { revision: current } }),
  },
  {
    operationId: 'registerInvoiceRegisterNumber',
    states: ['a valid invoice number token exists'],
    shows: ['getInvoiceRegisterNumberState', 'state', 'invoiceRegisterNumber'],
    breaks: 'A number overwrites a number that was entered in the meantime.',
    revision,
    input: (read, current) => ({
      path: { token: read('token') },
      body: { revision: current, invoiceRegisterNumber: 'T8030002345678' },
    }),
  },
];

const billRevision = async (call: MakeCall, billId: string): Promise<unknown> =>
  (await fetchBill(call, billId)).revision;

/** Where the present revision of changed data is read. The answer to the change has it too, except that of an upload. */
const places: Readonly<Record<string, (call: MakeCall, billId: string) => Promise<unknown>>> = {
  uploadReturnedFile: billRevision,
  updateBillStatus: billRevision,
  updateMailAddresses: async (call) => (await call('getMailAddresses')).value('revision'),
  updateLedgerMailAttachment: async (call) =>
    (await call('getAccountSettings')).value('ledgerMailAttachment.revision'),
  updateAttachedMailSettings: async (call) =>
    (await call('getAttachedMailSettings')).value('revision'),
};

/** Expects a new revision, in the answer too, and that the one before no longer works. */
async function expectNewRevision(
  { operationId, input }: Change,
  { call, stateValue: read }: CheckContext,
  before: string,
  done: CallAnswer,
): Promise<void> {
  const now = await places[operationId]?.(call, read('billId'));
  if (now === undefined) return;
  const old = `${before}, the revision of before the change`;
  done.expectThat(now !== before, 'a new revision of the changed data', { got: old });
  // The token of an upload is used up, and its answer has no revision.
  if (operationId === 'uploadReturnedFile') return;
  const answered = done.value('revision');
  const late = await call(operationId, input(read, before));
  done.expectThat(answered === now, `the revision ${textOf(now)} of after the change`, {
    got: answered === before ? old : textOf(answered),
  });
  late.expectThat(late.status >= 400 && late.status < 500, 'a refusal', {
    sent: 'with the revision of before the change',
  });
}

/**
 * A change with another revision is refused and changes nothing. Afterwards, the current revision still works, the change is
 * visible, and what was changed has a new revision.
 */
export const revisionChecks: readonly Check[] = changes.map((change): Check => ({
  operationId: change.operationId,
  name: 'changes nothing with another revision, and gives what it changes a new one',
  states: change.states,
  breaks: `${change.breaks} Or the next change of this customer is refused as if it were late.`,
  run: async (context) => {
    const { operationId, shows, input, others = [] } = change;
    const { call, stateValue: read } = context;
    const current = change.revision(read);
    const [reading, ...fields] = shows;
    const { path } = input(read, current);
    const readOn = async () => {
      const answer = await call(reading, path === undefined ? {} : { path });
      return { answer, values: fields.map((name) => answer.value(name)) };
    };
    const before = await readOn();
    const late = await call(operationId, input(read, `${current}-of-before`));
    const unchanged = await readOn();
    const right = await call(operationId, input(read, current));
    const { answer, values } = await readOn();
    late.expectRefused(['409-1-00-01', ...others], 'with an unknown revision');
    unchanged.answer.expectValue('after the refusal', before.values, unchanged.values);
    right.expectDone('with the current revision, after the refusal');
    answer.expectThat(!isDeepStrictEqual(values, before.values), 'the change', {
      got: `the same ${fields.join(', ')} as before`,
    });
    await expectNewRevision(change, context, current, right);
  },
}));

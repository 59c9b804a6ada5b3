import { isDeepStrictEqual } from 'node:util';
import type { StateName } from '../../states/provider-states.ts';
import { textOf } from '../text.ts';
import { stateWithSettings, stateWithoutChange } from './account-data.ts';
import { fetchBill } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import { withChanges } from './browser.ts';
import type { Check, CheckContext } from './check.ts';
import { uploadInput } from './uploads.ts';

/** An operation that changes data that the customer has read before. */
type Change = {
  state: StateName;
  /** The operation that reads the data, and the fields that must be different after the change. */
  reading: readonly [operationId: string, ...fields: string[]];
  breaks: string;
  /** The path of the new revision in the answer of `reading`, or in its bill; undefined if no answer has a revision. */
  revisionPath?: string;
};

const changes: Readonly<Record<string, Change>> = {
  updateBillStatus: {
    state: 'the status of a bill can be set',
    reading: ['searchBills', 'items'],
    breaks: 'Two users who set a status at the same time overwrite each other without a message.',
    revisionPath: 'revision',
  },
  uploadReturnedFile: {
    state: 'a file can be sent back for a bill',
    reading: ['searchBills', 'items'],
    breaks: 'A file replaces a file that another user has sent in the meantime.',
    revisionPath: 'revision',
  },
  updateMailAddresses: {
    state: stateWithSettings,
    reading: ['getMailAddresses', 'mailAddress', 'subMailAddressList'],
    breaks: 'An address that a colleague has entered in the meantime is lost without a message.',
    revisionPath: 'revision',
  },
  updateLedgerMailAttachment: {
    state: stateWithSettings,
    reading: ['getAccountSettings', 'ledgerMailAttachment'],
    breaks: 'Two users who change the switch at the same time undo each other without a message.',
    revisionPath: 'ledgerMailAttachment.revision',
  },
  updateAttachedMailSettings: {
    state: stateWithSettings,
    reading: ['getAttachedMailSettings', 'items'],
    breaks: 'A line that a colleague has changed in the meantime is overwritten without a message.',
    revisionPath: 'revision',
  },
  submitChangeRequest: {
    state: stateWithoutChange,
    reading: ['getRegisteredInformation', 'pendingChangeRequest'],
    breaks: 'A change is requested for data that the customer has not seen.',
  },
  deleteEStorageLinkage: {
    state: 'a linkage is registered',
    reading: ['getEStorageLinkage', 'state', 'linkageCode'],
    breaks: 'A linkage that is newer than the one on the page is deleted.',
  },
  deleteEStorageLinkageByToken: {
    state: 'a customer with a linkage is logged in to a download link',
    reading: ['getEStorageLinkageByToken', 'state', 'linkageCode'],
    breaks: 'A linkage that is newer than the one on the page is deleted.',
  },
  registerInvoiceRegisterNumber: {
    state: 'a valid invoice number token exists',
    reading: ['getInvoiceRegisterNumberState', 'state', 'invoiceRegisterNumber'],
    breaks: 'A number overwrites a number that was entered in the meantime.',
  },
};

/** The revision of the state, and a function that makes the input of the pact's call with any revision. */
function inputsOf(operationId: string, { pactInput, stateValue }: CheckContext) {
  if (operationId === 'uploadReturnedFile') {
    const inputWith = (revision: string) => uploadInput(stateValue, { revision });
    return { revision: stateValue('revision'), inputWith };
  }
  const input = pactInput(operationId);
  const inputPart = input.body === undefined ? 'query' : 'body';
  const fields: { revision?: unknown } = Object(input[inputPart]);
  const inputWith = (revision: string) => withChanges(input, { [inputPart]: { revision } });
  return { revision: String(fields.revision), inputWith };
}

/** Expects a new revision, also in the answer, and a refusal of the old revision. */
async function expectNewRevision(
  operationId: string,
  { reading: [readingId], revisionPath }: Change,
  { call, stateValue }: CheckContext,
  { revision, inputWith }: ReturnType<typeof inputsOf>,
  changeAnswer: CallAnswer,
): Promise<void> {
  if (revisionPath === undefined) return;
  const newRevision =
    readingId === 'searchBills'
      ? (await fetchBill(call, stateValue('billId'))).revision
      : (await call(readingId)).value(revisionPath);
  if (newRevision === undefined) return;
  const got = `${revision}, the revision of before the change`;
  changeAnswer.expectThat(newRevision !== revision, 'a new revision of the changed data', { got });
  // An upload token is valid for one upload, and the answer to an upload has no revision.
  if (operationId === 'uploadReturnedFile') return;
  const answeredRevision = changeAnswer.value('revision');
  changeAnswer.expectThat(
    answeredRevision === newRevision,
    `the revision ${textOf(newRevision)} of after the change`,
    { got: answeredRevision === revision ? got : textOf(answeredRevision) },
  );
  const lateAnswer = await call(operationId, inputWith(revision));
  lateAnswer.expectThat(lateAnswer.status >= 400 && lateAnswer.status < 500, 'a refusal', {
    callDetail: 'with the revision of before the change',
  });
}

/**
 * Checks that a change with another revision is refused and changes nothing. Afterwards, the current revision still
 * works, the change is visible, and the changed data has a new revision.
 */
export const revisionChecks = Object.entries(changes).map(([operationId, change]): Check => ({
  operationId,
  name: 'changes nothing with another revision, and gives changed data a new revision',
  states: [change.state],
  breaks: `${change.breaks} Or the next change of this customer is refused as if it were late.`,
  run: async (context) => {
    const { call, stateValue } = context;
    const inputs = inputsOf(operationId, context);
    const { path = {} } = inputs.inputWith('');
    const [readingId, ...fields] = change.reading;
    const readFields = async () => {
      const answer = await call(readingId, { path });
      const values = fields.map((name) => answer.value(name));
      // The list is one page, and the bill may be on another page.
      if (readingId === 'searchBills') values.push(await fetchBill(call, stateValue('billId')));
      return { answer, values };
    };
    // For a change request, the form of the issuer has a revision too, and another code.
    const formCodes = operationId === 'submitChangeRequest' ? ['400-1-06-13'] : [];
    const dataBefore = await readFields();
    // A revision has at most 64 characters.
    const otherRevision = `${inputs.revision}-of-before`.slice(-64);
    const refusal = await call(operationId, inputs.inputWith(otherRevision));
    const dataAfterRefusal = await readFields();
    const changeAnswer = await call(operationId, inputs.inputWith(inputs.revision));
    const dataAfter = await readFields();
    refusal.expectRefused(['409-1-00-01', ...formCodes], 'with an unknown revision');
    dataAfterRefusal.answer.expectValue(
      'after the refusal',
      dataBefore.values,
      dataAfterRefusal.values,
    );
    changeAnswer.expectDone('with the current revision, after the refusal');
    dataAfter.answer.expectThat(
      !isDeepStrictEqual(dataAfter.values, dataBefore.values),
      'the change',
      { got: `the same ${fields.join(', ')} as before` },
    );
    await expectNewRevision(operationId, change, context, inputs, changeAnswer);
  },
}));

import { fileNameFrom } from '../../../src/lib/content-disposition.ts';
import type { StateName } from '../../states/provider-states.ts';
import { brief } from '../text.ts';
import { fetchEditableItems, tokenInput, type ReadStateValue } from './account-data.ts';
import { fetchBill, fetchStatusWithReason } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';
import { customerEntries } from './links.ts';
import { uploadInput } from './uploads.ts';

/** Texts that some servers damage: characters of four bytes, markup, and 0, which some programs treat as empty. */
const riskyTexts = ['𠮷野家😀', '山田&"川"<1>', '0'];

/** A text that a customer enters and reads again. */
type EnteredText = {
  state: StateName;
  /** The input with the text. */
  inputWith: (text: string, read: ReadStateValue, call: MakeCall) => Promise<CallInput> | CallInput;
  /** The length of the longest text that must be accepted. */
  fetchMaxLength?: (read: ReadStateValue, call: MakeCall) => Promise<number>;
  /** The answers that show the text afterwards, each with the text that it shows. */
  fetchShownTexts: (
    read: ReadStateValue,
    call: MakeCall,
    changeAnswer: CallAnswer,
  ) => Promise<readonly (readonly [CallAnswer, unknown])[]>;
};

const enteredTexts: Readonly<Record<string, EnteredText>> = {
  updateBillStatus: {
    state: 'the status of a bill can be set',
    inputWith: async (reason, read, call) => {
      const { statusId } = await fetchStatusWithReason(call, read('billId'));
      const body = { revision: read('revision'), statusId, reason };
      return { path: { billId: read('billId') }, body };
    },
    fetchMaxLength: async (read, call) =>
      (await fetchStatusWithReason(call, read('billId'))).maxLength,
    fetchShownTexts: async (read, call) => {
      const history = await call('getStatusHistory', { query: { billId: read('billId') } });
      return [[history, history.value('items.0.note')]];
    },
  },
  uploadReturnedFile: {
    state: 'a file can be sent back for a bill',
    inputWith: (text, read) => uploadInput(read, { name: `${text}.pdf` }),
    fetchShownTexts: async (read, call, changeAnswer) => {
      const billId = read('billId');
      const listedName = (await fetchBill(call, billId)).returnedFile?.fileName;
      const file = await call('downloadReturnedFile', { path: { billId } });
      const name = fileNameFrom(file.headers.get('content-disposition'));
      return [
        [changeAnswer, listedName?.replace(/\.pdf$/, '')],
        [file, name?.replace(/\.pdf$/, '')],
      ];
    },
  },
  submitChangeRequest: {
    state: 'no change is in progress',
    inputWith: async (value, read, call) => {
      const editableItems = await fetchEditableItems(call);
      const textItem = editableItems.find(
        ({ format, minLength, maxLength }) =>
          format === 'text' && maxLength >= 20 && minLength <= 1,
      );
      if (!textItem) return issuerHasNo('text among the items that can be edited');
      const [revision, changeReflectionMonth] = [read('revision'), read('changeReflectionMonth')];
      const items = [{ itemKey: textItem.itemKey, value }];
      return { body: { revision, changeReflectionMonth, items } };
    },
    fetchShownTexts: async (_, call, changeAnswer) => {
      const information = await call('getRegisteredInformation');
      const path = 'items.0.requestedContent';
      return [
        [changeAnswer, changeAnswer.value(path)],
        [information, information.value(`pendingChangeRequest.${path}`)],
      ];
    },
  },
  registerCustomer: {
    state: 'a registration token with the agreement given exists',
    inputWith: (value, read) => {
      const items = customerEntries.items.map((item) =>
        item.itemKey === 'customerName' ? { ...item, value } : item,
      );
      const body = { revision: read('revision'), ...customerEntries, items };
      return { ...tokenInput(read), body };
    },
    fetchShownTexts: async (read, call, changeAnswer) => {
      const state = await call('getRegistrationState', tokenInput(read));
      return [changeAnswer, state].map((answer) => [answer, answer.value('customerName')] as const);
    },
  },
};

/** Checks that a text is stored as it was sent, or refused (S5). */
export const textChecks = Object.entries(enteredTexts).map(
  ([operationId, { state, inputWith, fetchShownTexts, fetchMaxLength }]): Check => ({
    operationId,
    name: 'stores a text exactly as it was sent, or refuses the text',
    states: [state],
    breaks: 'A rare character of a name becomes a question mark, or the text is cut or lost.',
    run: async ({ call: callInFirstState, stateValue, setUpAgain }) => {
      const maxLength = (await fetchMaxLength?.(stateValue, callInFirstState)) ?? 0;
      const longestText = 'あ'.repeat(maxLength);
      for (const text of [...riskyTexts, ...(maxLength > 0 ? [longestText] : [])]) {
        const { call, stateValue: read } = await setUpAgain();
        const changeAnswer = await call(operationId, await inputWith(text, read, call));
        // The issuer may allow fewer characters. A text that is accepted must not change.
        if (changeAnswer.status === 400 && text !== longestText) continue;
        changeAnswer.expectDone(`with the text ${brief(text)}`);
        for (const [answer, shownText] of await fetchShownTexts(read, call, changeAnswer))
          answer.expectValue('the text as it was sent', text, shownText);
      }
    },
  }),
);

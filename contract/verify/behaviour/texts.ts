import { fileNameFrom } from '../../../src/lib/content-disposition.ts';
import { brief, textOf } from '../text.ts';
import { fetchBill, fetchStatusWithReason } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { issuerHasNo, type Check, type CheckContext } from './check.ts';
import { customerEntries } from './links.ts';
import { uploadOf } from './uploads.ts';

/** Texts that servers change: characters of four bytes in UTF-8, markup, and what loose languages call empty. */
const texts = ['𠮷野家😀', '山田&"川"<1>', '0'];

type Read = (name: string) => string;

/** A text that a customer enters and reads again. */
type Row = {
  operationId: string;
  states: Check['states'];
  /** The input with the text. */
  write: (text: string, read: Read, call: MakeCall) => Promise<CallInput> | CallInput;
  /** The length of the longest text that must be accepted. */
  longest?: (read: Read, call: MakeCall) => Promise<number>;
  /** Where the text is shown afterwards. */
  shown: (
    read: Read,
    call: MakeCall,
    done: CallAnswer,
  ) => Promise<readonly (readonly [CallAnswer, unknown])[]>;
};

const rows: readonly Row[] = [
  {
    operationId: 'updateBillStatus',
    states: ['the status of a bill can be set'],
    write: async (reason, read, call) => {
      const { statusId } = await fetchStatusWithReason(call, read('billId'));
      const body = { revision: read('revision'), statusId, reason };
      return { path: { billId: read('billId') }, body };
    },
    longest: async (read, call) => (await fetchStatusWithReason(call, read('billId'))).maxLength,
    shown: async (read, call) => {
      const history = await call('getStatusHistory', { query: { billId: read('billId') } });
      return [[history, history.value('items.0.note')]];
    },
  },
  {
    operationId: 'uploadReturnedFile',
    states: ['a file can be sent back for a bill'],
    write: (text, read) => {
      const [billId, uploadToken] = [read('billId'), read('uploadToken')];
      return uploadOf({ billId, uploadToken, revision: read('revision'), name: `${text}.pdf` });
    },
    shown: async (read, call, done) => {
      const billId = read('billId');
      const listed = (await fetchBill(call, billId)).returnedFile?.fileName;
      const file = await call('downloadReturnedFile', { path: { billId } });
      const name = fileNameFrom(file.headers.get('content-disposition'));
      return [
        [done, listed?.replace(/\.pdf$/, '')],
        [file, name?.replace(/\.pdf$/, '')],
      ];
    },
  },
  {
    operationId: 'submitChangeRequest',
    states: ['no change is in progress'],
    write: async (value, read, call) => {
      const information = await call('getRegisteredInformation');
      const item = information
        .values('groups.*.items.*')
        .find(
          (one) =>
            Reflect.get(Object(one), 'isEditable') === true &&
            Reflect.get(Object(one), 'format') === 'text' &&
            Number(Reflect.get(Object(one), 'maxLength')) >= 20 &&
            Number(Reflect.get(Object(one), 'minLength')) <= 1,
        );
      if (!item) return issuerHasNo('text among the items that can be edited');
      const items = [{ itemKey: Reflect.get(Object(item), 'itemKey'), value }];
      const changeReflectionMonth = read('changeReflectionMonth');
      return { body: { revision: read('revision'), changeReflectionMonth, items } };
    },
    shown: async (_, call, done) => {
      const information = await call('getRegisteredInformation');
      const at = 'items.0.requestedContent';
      return [
        [done, done.value(at)],
        [information, information.value(`pendingChangeRequest.${at}`)],
      ];
    },
  },
  {
    operationId: 'registerCustomer',
    states: ['a registration token with the agreement given exists'],
    write: (value, read) => {
      const items = customerEntries.items.map((item) =>
        item.itemKey === 'customerName' ? { ...item, value } : item,
      );
      const body = { revision: read('revision'), ...customerEntries, items };
      return { path: { token: read('token') }, body };
    },
    shown: async (read, call, done) => {
      const state = await call('getRegistrationState', { path: { token: read('token') } });
      return [done, state].map((answer) => [answer, answer.value('customerName')] as const);
    },
  },
];

async function expectUnchangedText(
  { operationId, write, shown, longest }: Row,
  { call: first, stateValue, callWith, renew }: CheckContext,
): Promise<void> {
  const long = 'あ'.repeat((await longest?.(stateValue, first)) ?? 0);
  for (const text of [...texts, ...(long === '' ? [] : [long])]) {
    const values = await renew();
    const call = callWith(values);
    const read = (name: string): string => textOf(values[name]);
    const done = await call(operationId, await write(text, read, call));
    // The issuer may allow fewer characters. A text that is accepted must not change.
    if (done.status === 400 && text !== long) continue;
    done.expectDone(`with the text ${brief(text)}`);
    for (const [answer, got] of await shown(read, call, done))
      answer.expectValue('the text as it was sent', text, got);
  }
}

/** A text is stored as it was sent, or refused (S5). */
export const textChecks: readonly Check[] = rows.map((row): Check => ({
  operationId: row.operationId,
  name: 'stores a text as it was sent, or refuses it',
  states: row.states,
  breaks: 'A rare character of a name becomes a question mark, or the text is cut or lost.',
  run: (context) => expectUnchangedText(row, context),
}));

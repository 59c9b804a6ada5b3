import { isDeepStrictEqual } from 'node:util';
import type { StateName } from '../../states/provider-states.ts';
import {
  attachedMailInput,
  displayedValueOf,
  hasLength,
  itemsIn,
  changedAddresses,
  changeRequestInput,
  tokenPath,
  fetchTwoLines,
  type MakeInput,
  type Item,
  type Line,
  type ReadStateValue,
} from './account-data.ts';
import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { NotChecked, type Check, type CheckContext } from './check.ts';
import { customerEntries, newPassword } from './links.ts';
import { expectNow } from './times.ts';

/** An operation that reads what a change has stored. Its values at the path `at` must equal those of the answer to the change. */
type Reading = { operationId: string; at?: string; fields?: readonly string[] };

type StoredChange = {
  operationId: string;
  state: StateName;
  input: MakeInput;
  readings: readonly Reading[];
  /** Operations, and the path in their answers, whose values the change must not affect. */
  unchangedReadings?: readonly (readonly [operationId: string, at?: string])[];
  /** Checks what each reading shows, in addition to the values of the answer to the change. */
  expectShown?: (reading: CallAnswer, sent: CallInput, before: CallAnswer) => void;
};

const stateWithSettings = 'a customer with account settings is logged in';
const stateWithoutChange = 'no change is in progress';
const stateWithLinkage = 'a customer with a linkage is logged in to a download link';

const valueAt = (answer: CallAnswer, at = ''): unknown =>
  at === '' ? answer.json : answer.value(at);

const bodyOf = ({ body }: CallInput): Record<string, unknown> => Object(body);

const sortedTexts = (value: unknown): unknown[] => [value].flat().map(String).toSorted();

/** Values of some formats that differ from the present one. */
const otherValueOf = ({ format, value, options, isRequired }: Item): string | null | undefined => {
  if (format === 'phoneNumber') return '+81-3-5555-0142';
  if (format === 'postalCode') return '9800014';
  if (format === 'select') return options.find((option) => option.value !== value)?.value;
  if (!isRequired && value !== null) return null;
  return format === 'text' ? `${value ?? ''}2` : undefined;
};

async function changeSeveralItems(read: ReadStateValue, call: MakeCall): Promise<CallInput> {
  const information = await call('getRegisteredInformation');
  const items = itemsIn(information).flatMap((item) => {
    const value = item.isEditable ? otherValueOf(item) : undefined;
    const isRight = value === null || (value !== undefined && hasLength(item, value));
    return isRight ? [{ itemKey: item.itemKey, value }] : [];
  });
  const months = information.values('changeAcceptance.changeReflectionMonths.*');
  return changeRequestInput(read, { items, changeReflectionMonth: months.at(-1) });
}

/** A change in progress shows every item as it was and as it is requested. */
function expectRequestedItems(reading: CallAnswer, sent: CallInput, before: CallAnswer): void {
  const { items: entries, changeReflectionMonth } = bodyOf(sent);
  const knownItems = new Map(itemsIn(before).map((item) => [item.itemKey, item]));
  const expectedItems = [entries].flat().flatMap((entry) => {
    const { itemKey, value } = Object(entry);
    const item = knownItems.get(String(itemKey));
    return item
      ? [[itemKey, displayedValueOf(item, item.value), displayedValueOf(item, value)]]
      : [];
  });
  const foundItems = reading.values('pendingChangeRequest.items.*').map((item) => {
    const { itemKey, preChangeContent = null, requestedContent = null } = Object(item);
    return [itemKey, preChangeContent, requestedContent];
  });
  const sortByKey = (rows: readonly unknown[][]): unknown[][] =>
    rows.toSorted(([one], [two]) => (String(one) < String(two) ? -1 : 1));
  const what = 'the items of pendingChangeRequest with their old and new contents';
  reading.expectValue(what, sortByKey(expectedItems), sortByKey(foundItems));
  reading.expectField('pendingChangeRequest.changeReflectionMonth', changeReflectionMonth);
}

const registeredInformation = ['getRegisteredInformation'] as const;
const linkageReadings: readonly Reading[] = [{ operationId: 'getEStorageLinkage' }];

const changes: readonly StoredChange[] = [
  {
    operationId: 'updateMailAddresses',
    state: stateWithSettings,
    input: async (read, call) => {
      const limit = Number((await call('getMailAddresses')).value('subMailAddressLimit'));
      const subs = Array.from(
        { length: limit },
        (_, at) => `z${limit - at}.o'neil+1@example.co.jp`,
      );
      return { body: changedAddresses(read, ...[read('subMailAddress'), ...subs].slice(0, limit)) };
    },
    expectShown: (reading, sent) => {
      const addressesPath = 'subMailAddressList.*.subMailAddress';
      const at =
        reading.value('mailAddresses') === undefined
          ? addressesPath
          : `mailAddresses.${addressesPath}`;
      const subs = [bodyOf(sent)['subMailAddressList']].flat();
      const expected = subs.map((one) => Reflect.get(Object(one), 'subMailAddress'));
      reading.expectValue(at, expected, reading.values(at));
    },
    unchangedReadings: [['getAccountSettings', 'ledgerMailAttachment'], registeredInformation],
    readings: [
      { operationId: 'getMailAddresses' },
      { operationId: 'getAccountSettings', at: 'mailAddresses' },
    ],
  },
  {
    operationId: 'updateLedgerMailAttachment',
    state: stateWithSettings,
    input: (read) => ({
      body: { revision: read('ledgerMailAttachmentRevision'), isLedgerMailAttached: false },
    }),
    readings: [
      { operationId: 'getAccountSettings', at: 'ledgerMailAttachment' },
      {
        operationId: 'getAttachedMailSettings',
        fields: ['isLedgerMailAttached', 'attachmentSizeLimit'],
      },
    ],
    unchangedReadings: [
      ['getMailAddresses'],
      ['getAttachedMailSettings', 'items'],
      registeredInformation,
    ],
  },
  {
    operationId: 'updateAttachedMailSettings',
    state: stateWithSettings,
    input: async (read, call) => {
      const mailAddresses = (await call('getAttachedMailSettings')).values(
        'selectableMailAddresses.*',
      );
      const lines = (await fetchTwoLines(call)).map((line, at) => ({
        ...line,
        isAttached: true,
        fileFormats: [line['selectableFileFormats']].flat().slice(at === 0 ? -1 : 0),
        mailAddresses: at === 0 ? mailAddresses.slice(-1) : mailAddresses,
      }));
      return attachedMailInput(read, ...lines);
    },
    readings: [{ operationId: 'getAttachedMailSettings' }],
    unchangedReadings: [['getAccountSettings'], registeredInformation],
    expectShown: (reading, sent) => {
      for (const sentItem of [bodyOf(sent)['items']].flat()) {
        const line: Line = Object(sentItem);
        const lines = reading.values('items.*').map((other): Line => Object(other));
        const storedLine = lines.find((other) => other['billTypeId'] === line['billTypeId']) ?? {};
        const names = ['isAttached', 'fileFormats', 'mailAddresses'];
        const [expected, got] = [line, storedLine].map((other) =>
          names.map((name) => sortedTexts(other[name])),
        );
        reading.expectValue(`the line of ${String(line['billTypeId'])}`, expected, got);
      }
    },
  },
  {
    operationId: 'submitChangeRequest',
    state: stateWithoutChange,
    input: changeSeveralItems,
    readings: [{ operationId: 'getRegisteredInformation', at: 'pendingChangeRequest' }],
    unchangedReadings: [
      ['getRegisteredInformation', 'groups'],
      ['getCurrentUser'],
      ['getAccountSettings'],
      ['getAttachedMailSettings'],
      ['getEStorageLinkage'],
    ],
    expectShown: expectRequestedItems,
  },
  {
    operationId: 'cancelChangeRequest',
    state: 'a change is in progress',
    input: (read) => ({ path: { changeRequestId: read('changeRequestId') } }),
    readings: [{ operationId: 'getRegisteredInformation' }],
    unchangedReadings: [['getRegisteredInformation', 'groups'], ['getAccountSettings']],
    expectShown: (reading) => {
      reading.expectField('pendingChangeRequest', null);
    },
  },
  {
    operationId: 'registerEStorageLinkage',
    state: 'no linkage is registered',
    input: () => ({}),
    readings: linkageReadings,
    unchangedReadings: [['getAccountSettings'], ['getAttachedMailSettings'], registeredInformation],
  },
  {
    operationId: 'deleteEStorageLinkage',
    state: 'a linkage is registered',
    input: (read) => ({ query: { revision: read('revision') } }),
    readings: linkageReadings,
    expectShown: (reading) => {
      reading.expectField('state', 'absent');
      expectNow(reading, 'deletedAt', reading.value('deletedAt'));
    },
  },
  {
    operationId: 'registerEStorageLinkageByToken',
    state: stateWithLinkage,
    input: async (read, call) => {
      const query = { revision: read('revision') };
      await call('deleteEStorageLinkageByToken', { ...tokenPath(read), query });
      return tokenPath(read);
    },
    readings: [{ operationId: 'getEStorageLinkageByToken' }],
  },
  {
    operationId: 'registerInvoiceRegisterNumber',
    state: 'a valid invoice number token exists',
    input: (read) => ({
      ...tokenPath(read),
      body: { revision: read('revision'), invoiceRegisterNumber: 'T8030002345678' },
    }),
    readings: [{ operationId: 'getInvoiceRegisterNumberState' }],
  },
  {
    operationId: 'registerCustomer',
    state: 'a registration token with the agreement given exists',
    input: (read) => ({
      ...tokenPath(read),
      body: { ...customerEntries, revision: read('revision') },
    }),
    readings: [
      {
        operationId: 'getRegistrationState',
        fields: ['loginId', 'customerName', 'mailAddress', 'registeredAt'],
      },
    ],
    expectShown: (reading) => {
      reading.expectField('state', 'consumed');
    },
  },
  {
    operationId: 'setPasswordByToken',
    state: 'a valid password setting token exists',
    input: (read) => ({ ...tokenPath(read), body: newPassword }),
    readings: [{ operationId: 'getPasswordSettingState', fields: [] }],
    expectShown: (reading) => {
      reading.expectField('state', 'consumed');
      expectNow(reading, 'consumedAt', reading.value('consumedAt'));
    },
  },
  {
    operationId: 'sendVerificationCode',
    state: 'a customer must verify the mail address',
    input: (read) => ({ body: { mailAddressId: read('mailAddressId') } }),
    readings: [
      {
        operationId: 'getVerificationAddresses',
        at: 'pendingCode',
        fields: ['mailAddressId', 'maskedMailAddress', 'sentAt', 'expiresAt', 'codeLength'],
      },
    ],
  },
];

/** A time as seconds since 1970, because a server may write it with another offset; any other value unchanged. */
const normalizeTime = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
    ? Math.floor(Date.parse(value) / 1000)
    : value;

/** Whether a reading has every field of the answer to the change. */
function expectSameAsAnswer(
  changeAnswer: CallAnswer,
  reading: CallAnswer,
  { at, fields }: Reading,
): void {
  const answerFields: Record<string, unknown> = Object(changeAnswer.json);
  const storedFields: Record<string, unknown> = Object(valueAt(reading, at));
  for (const name of fields ??
    Object.keys(answerFields).filter((one) => Object.hasOwn(storedFields, one)))
    reading.expectValue(
      `${[at ?? [], name].flat().join('.')} as in the answer to ${changeAnswer.call}`,
      normalizeTime(answerFields[name]),
      normalizeTime(storedFields[name]),
    );
}

const fetchCustomerKey = async (call: MakeCall): Promise<unknown> =>
  (await call('getCurrentUser')).value('customerKey');

/** Logs the customer in again; undefined if the states log in several customers. */
async function openLaterSession(customerKey: unknown, { logInAgain }: CheckContext) {
  const laterSession = await logInAgain();
  return customerKey !== undefined && (await fetchCustomerKey(laterSession)) === customerKey
    ? laterSession
    : undefined;
}

async function expectStored(change: StoredChange, context: CheckContext): Promise<void> {
  const { operationId, state, input, readings, unchangedReadings = [], expectShown } = change;
  const { call: callAsOther, callWith, valuesOf, stateValue, callAsNewBrowser } = context;
  const callAsCustomer = callWith(valuesOf(state));
  const isOfSession = !/^(registerI|registerC|setP)/.test(operationId);
  const isOfLink = valuesOf(state)['token'] !== undefined;
  const path = isOfLink ? tokenPath(stateValue) : {};
  const readAll = (by: MakeCall) =>
    Promise.all(
      readings.map(async (reading) => ({ reading, answer: await by(reading.operationId, path) })),
    );
  const isReadByOthers =
    isOfSession && !isOfLink && state !== 'a customer must verify the mail address';
  const answersToOther = isReadByOthers ? await readAll(callAsOther) : [];
  const [readingBefore] = await readAll(callAsCustomer);
  const customerKey = isReadByOthers ? await fetchCustomerKey(callAsCustomer) : undefined;
  const sent = await input(stateValue, callAsCustomer);
  const readUnchanged = () =>
    Promise.all(unchangedReadings.map(async ([id, at]) => valueAt(await callAsCustomer(id), at)));
  const valuesBefore = await readUnchanged();
  const changeAnswer = await callAsCustomer(operationId, sent);
  const valuesAfter = await readUnchanged();
  const answersInSession = await readAll(callAsCustomer);
  // A login may end the earlier session.
  const laterSession = isReadByOthers ? await openLaterSession(customerKey, context) : undefined;
  const laterCall = isOfLink && !isOfSession ? callAsNewBrowser : laterSession;
  const answersToCustomer = [...answersInSession, ...(laterCall ? await readAll(laterCall) : [])];
  changeAnswer.expectDone();
  for (const { reading, answer } of answersToCustomer) {
    expectSameAsAnswer(changeAnswer, answer, reading);
    if (readingBefore) expectShown?.(answer, sent, readingBefore.answer);
  }
  for (const [index, [id, at]] of unchangedReadings.entries())
    changeAnswer.expectThat(
      isDeepStrictEqual(valuesAfter[index], valuesBefore[index]),
      'no other change',
      { got: `another ${at ?? 'answer'} of ${id}` },
    );
  for (const { reading, answer } of answersToOther) {
    const answerToOther = await callAsOther(reading.operationId);
    answerToOther.expectThat(
      isDeepStrictEqual(answerToOther.json, answer.json),
      'the same as before a change of another customer',
      { sent: 'by a customer who has changed nothing' },
    );
  }
  if (isReadByOthers && !laterSession)
    throw new NotChecked('the states do not log in the same customer');
}

/** What a change stores: all of it, for every later session of this customer, or nothing (S4, S5, S6). */
export const storedChecks: readonly Check[] = changes.map((change): Check => ({
  operationId: change.operationId,
  name: 'stores what it answers, for later sessions of this customer and for no other',
  states: [
    'a customer with bills is logged in',
    change.state,
    'another customer of the issuer is logged in',
  ],
  breaks:
    'A change is confirmed and is gone after the next login, or it also changes another customer.',
  run: (context) => expectStored(change, context),
}));

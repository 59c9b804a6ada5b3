import { isDeepStrictEqual } from 'node:util';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import type { StateName } from '../../states/provider-states.ts';
import {
  attachedMailInput,
  changedAddresses,
  displayedValueOf,
  fetchTwoLines,
  hasLength,
  itemsIn,
  stateWithoutChange,
  stateWithSettings,
  tokenInput,
  type MakeInput,
  type ReadStateValue,
} from './account-data.ts';
import type { CallAnswer } from './answer.ts';
import { entriesIn, type Fields } from './bills.ts';
import { withChanges, type CallInput, type MakeCall } from './browser.ts';
import { NotChecked, type Check, type CheckContext } from './check.ts';
import { expectNow, normalizeTime } from './times.ts';

/** The fields of an answer, at a path, that must equal the fields of the answer to the change. */
type Reading = { path?: string; fields?: readonly string[] };

type StoredChange = {
  state: StateName;
  /** The changes to the pact's input. */
  makeChanges?: MakeInput;
  /** By the operations that read the stored change. */
  readings: Readonly<Record<string, Reading>>;
  /** Operations, and the path in their answers, whose values the change must not affect. */
  unchangedReadings?: readonly (readonly [operationId: string, path?: string])[];
  /** Checks what each reading shows, in addition to the values of the answer to the change. */
  expectShown?: (shownAnswer: CallAnswer, input: CallInput, answerBefore: CallAnswer) => void;
};

const valueAt = (answer: CallAnswer, path = ''): unknown =>
  path === '' ? answer.json : answer.value(path);

const bodyOf = ({ body }: CallInput): Fields => Object(body);

/** Another value than the present value; undefined for formats for which this function knows no value. */
const otherValueOf = (item: RegisteredItem): string | null | undefined => {
  const { format, value, options, isRequired } = item;
  if (format === 'phoneNumber') return '+81-3-5555-0142';
  if (format === 'postalCode') return '9800014';
  if (format === 'select') return options.find((option) => option.value !== value)?.value;
  if (!isRequired && value !== null) return null;
  return format === 'text' ? `${value ?? ''}2` : undefined;
};

async function inputForSeveralItems(_: ReadStateValue, call: MakeCall): Promise<CallInput> {
  const informationAnswer = await call('getRegisteredInformation');
  const items = itemsIn(informationAnswer).flatMap((item) => {
    const value = item.isEditable ? otherValueOf(item) : undefined;
    const isRight = value === null || (value !== undefined && hasLength(item, value));
    return isRight ? [{ itemKey: item.itemKey, value }] : [];
  });
  const months = informationAnswer.values('changeAcceptance.changeReflectionMonths.*');
  return { body: { items, changeReflectionMonth: months.at(-1) } };
}

/** A change in progress shows every item as it was and as it is requested. */
function expectRequestedItems(
  shownAnswer: CallAnswer,
  input: CallInput,
  answerBefore: CallAnswer,
): void {
  const { items: sentItems, changeReflectionMonth } = bodyOf(input);
  const knownItems = new Map(itemsIn(answerBefore).map((item) => [item.itemKey, item]));
  const expectedItems = [sentItems].flat().flatMap((sentItem): string[] => {
    const { itemKey, value } = Object(sentItem);
    const item = knownItems.get(itemKey);
    const contents = item && [item.value, value].map((one) => displayedValueOf(item, one));
    return contents ? [JSON.stringify([itemKey, ...contents])] : [];
  });
  const shownItems = shownAnswer.values('pendingChangeRequest.items.*').map((item) => {
    const { itemKey, preChangeContent = null, requestedContent = null } = Object(item);
    return JSON.stringify([itemKey, preChangeContent, requestedContent]);
  });
  const description = 'the items of pendingChangeRequest with their old and new contents';
  shownAnswer.expectValue(description, expectedItems.toSorted(), shownItems.toSorted());
  shownAnswer.expectField('pendingChangeRequest.changeReflectionMonth', changeReflectionMonth);
}

const informationReading = ['getRegisteredInformation'] as const;
const linkageReadings = { getEStorageLinkage: {} };

const storedChanges: Readonly<Record<string, StoredChange>> = {
  updateMailAddresses: {
    state: stateWithSettings,
    makeChanges: async (read, call) => {
      const limit = Number((await call('getMailAddresses')).value('subMailAddressLimit'));
      const newAddresses = Array.from(
        { length: limit },
        (_, at) => `z${limit - at}.o'neil+1@example.co.jp`,
      );
      const subAddresses = [read('subMailAddress'), ...newAddresses].slice(0, limit);
      return { body: changedAddresses(read, ...subAddresses) };
    },
    expectShown: (shownAnswer, input) => {
      const prefix = shownAnswer.value('mailAddresses') === undefined ? '' : 'mailAddresses.';
      const path = `${prefix}subMailAddressList.*.subMailAddress`;
      const sentList = [bodyOf(input)['subMailAddressList']].flat();
      const expected = sentList.map((one) => Reflect.get(Object(one), 'subMailAddress'));
      shownAnswer.expectValue(path, expected, shownAnswer.values(path));
    },
    unchangedReadings: [['getAccountSettings', 'ledgerMailAttachment'], informationReading],
    readings: { getMailAddresses: {}, getAccountSettings: { path: 'mailAddresses' } },
  },
  updateLedgerMailAttachment: {
    state: stateWithSettings,
    readings: {
      getAccountSettings: { path: 'ledgerMailAttachment' },
      getAttachedMailSettings: { fields: ['isLedgerMailAttached', 'attachmentSizeLimit'] },
    },
    unchangedReadings: [
      ['getMailAddresses'],
      ['getAttachedMailSettings', 'items'],
      informationReading,
    ],
  },
  updateAttachedMailSettings: {
    state: stateWithSettings,
    makeChanges: async (read, call) => {
      const settings = await call('getAttachedMailSettings');
      const addresses = settings.values('selectableMailAddresses.*').map(String);
      const [firstLine, secondLine] = await fetchTwoLines(call);
      return attachedMailInput(
        read,
        {
          ...firstLine,
          isAttached: true,
          fileFormats: firstLine.selectableFileFormats.slice(-1),
          mailAddresses: addresses.slice(-1),
        },
        {
          ...secondLine,
          isAttached: true,
          fileFormats: secondLine.selectableFileFormats,
          mailAddresses: addresses,
        },
      );
    },
    readings: { getAttachedMailSettings: {} },
    unchangedReadings: [['getAccountSettings'], informationReading],
    expectShown: (shownAnswer, input) => {
      const fieldsOf = (line: Fields = {}) =>
        ['isAttached', 'fileFormats', 'mailAddresses'].map((name) =>
          [line[name]].flat().map(String).toSorted(),
        );
      for (const sentItem of [bodyOf(input)['items']].flat()) {
        const line: Fields = Object(sentItem);
        const { billTypeId: id } = line;
        const storedLine = entriesIn(shownAnswer).find(({ billTypeId }) => billTypeId === id);
        shownAnswer.expectValue(`the line of ${String(id)}`, fieldsOf(line), fieldsOf(storedLine));
      }
    },
  },
  submitChangeRequest: {
    state: stateWithoutChange,
    makeChanges: inputForSeveralItems,
    readings: { getRegisteredInformation: { path: 'pendingChangeRequest' } },
    unchangedReadings: [
      ['getRegisteredInformation', 'groups'],
      ['getCurrentUser'],
      ['getAccountSettings'],
      ['getAttachedMailSettings'],
      ['getEStorageLinkage'],
    ],
    expectShown: expectRequestedItems,
  },
  cancelChangeRequest: {
    state: 'a change is in progress',
    readings: { getRegisteredInformation: {} },
    unchangedReadings: [['getRegisteredInformation', 'groups'], ['getAccountSettings']],
    expectShown: (shownAnswer) => {
      shownAnswer.expectField('pendingChangeRequest', null);
    },
  },
  registerEStorageLinkage: {
    state: 'no linkage is registered',
    readings: linkageReadings,
    unchangedReadings: [['getAccountSettings'], ['getAttachedMailSettings'], informationReading],
  },
  deleteEStorageLinkage: {
    state: 'a linkage is registered',
    readings: linkageReadings,
    expectShown: (shownAnswer) => {
      shownAnswer.expectField('state', 'absent');
      expectNow(shownAnswer, 'deletedAt', shownAnswer.value('deletedAt'));
    },
  },
  registerEStorageLinkageByToken: {
    state: 'a customer with a linkage is logged in to a download link',
    makeChanges: async (read, call) => {
      const query = { revision: read('revision') };
      await call('deleteEStorageLinkageByToken', { ...tokenInput(read), query });
      return {};
    },
    readings: { getEStorageLinkageByToken: {} },
  },
  registerInvoiceRegisterNumber: {
    state: 'a valid invoice number token exists',
    readings: { getInvoiceRegisterNumberState: {} },
  },
  registerCustomer: {
    state: 'a registration token with the agreement given exists',
    readings: {
      getRegistrationState: { fields: ['loginId', 'customerName', 'mailAddress', 'registeredAt'] },
    },
    expectShown: (shownAnswer) => {
      shownAnswer.expectField('state', 'consumed');
    },
  },
  setPasswordByToken: {
    state: 'a valid password setting token exists',
    readings: { getPasswordSettingState: { fields: [] } },
    expectShown: (shownAnswer) => {
      shownAnswer.expectField('state', 'consumed');
      expectNow(shownAnswer, 'consumedAt', shownAnswer.value('consumedAt'));
    },
  },
  sendVerificationCode: {
    state: 'a customer must verify the mail address',
    readings: {
      getVerificationAddresses: {
        path: 'pendingCode',
        fields: ['mailAddressId', 'maskedMailAddress', 'sentAt', 'expiresAt', 'codeLength'],
      },
    },
  },
};

/** Expects that a reading has every field of the answer to the change. */
function expectSameAsAnswer(
  changeAnswer: CallAnswer,
  shownAnswer: CallAnswer,
  { path, fields }: Reading,
): void {
  const changeFields: Fields = Object(changeAnswer.json);
  const shownFields: Fields = Object(valueAt(shownAnswer, path));
  const commonNames = Object.keys(changeFields).filter((name) => Object.hasOwn(shownFields, name));
  for (const name of fields ?? commonNames)
    shownAnswer.expectValue(
      `${[path ?? [], name].flat().join('.')} as in the answer to ${changeAnswer.call}`,
      normalizeTime(changeFields[name]),
      normalizeTime(shownFields[name]),
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

/** Checks that a change is stored completely, for all sessions of this customer and no other customer (S4, S5, S6). */
export const storedChecks = Object.entries(storedChanges).map(([operationId, change]): Check => ({
  operationId,
  name: 'stores the values of its answer, for later sessions of this customer and for no other customer',
  states: [
    'a customer with bills is logged in',
    change.state,
    'another customer of the issuer is logged in',
  ],
  breaks:
    'A change is confirmed and is gone after the next login, or it also changes another customer.',
  run: async (context) => {
    const { call: callAsOtherCustomer, callWith, valuesOf, stateValue, callAsNewBrowser } = context;
    const { state, makeChanges, readings, unchangedReadings = [], expectShown } = change;
    const callAsCustomer = callWith(valuesOf(state));
    const isSessionOperation = !/^(registerI|registerC|setP)/.test(operationId);
    const isLinkOperation = valuesOf(state)['token'] !== undefined;
    const path = isLinkOperation ? tokenInput(stateValue) : {};
    const readAll = (call: MakeCall) =>
      Promise.all(
        Object.entries(readings).map(async ([id, reading]) => {
          return { id, reading, answer: await call(id, path) };
        }),
      );
    const isReadByOthers =
      isSessionOperation && !isLinkOperation && state !== 'a customer must verify the mail address';
    const answersToOther = isReadByOthers ? await readAll(callAsOtherCustomer) : [];
    const [readingBefore] = await readAll(callAsCustomer);
    const customerKey = isReadByOthers ? await fetchCustomerKey(callAsCustomer) : undefined;
    const changedParts = (await makeChanges?.(stateValue, callAsCustomer)) ?? {};
    const input = withChanges(context.pactInput(operationId), changedParts);
    const readUnchanged = () =>
      Promise.all(unchangedReadings.map(async ([id, at]) => valueAt(await callAsCustomer(id), at)));
    const valuesBefore = await readUnchanged();
    const changeAnswer = await callAsCustomer(operationId, input);
    const valuesAfter = await readUnchanged();
    const answersInSession = await readAll(callAsCustomer);
    // A login may end the earlier session.
    const laterSession = isReadByOthers ? await openLaterSession(customerKey, context) : undefined;
    const laterCall = isLinkOperation && !isSessionOperation ? callAsNewBrowser : laterSession;
    const answersToCustomer = [...answersInSession, ...(laterCall ? await readAll(laterCall) : [])];
    changeAnswer.expectDone();
    for (const { reading, answer } of answersToCustomer) {
      expectSameAsAnswer(changeAnswer, answer, reading);
      if (readingBefore) expectShown?.(answer, input, readingBefore.answer);
    }
    for (const [index, [id, at = 'answer']] of unchangedReadings.entries()) {
      const isUnchanged = isDeepStrictEqual(valuesAfter[index], valuesBefore[index]);
      changeAnswer.expectThat(isUnchanged, 'no other change', { got: `another ${at} of ${id}` });
    }
    for (const { id, answer } of answersToOther) {
      const laterAnswer = await callAsOtherCustomer(id);
      laterAnswer.expectThat(
        isDeepStrictEqual(laterAnswer.json, answer.json),
        'the same as before a change of another customer',
        { callDetail: 'by a customer who has changed nothing' },
      );
    }
    if (isReadByOthers && !laterSession)
      throw new NotChecked('the states do not log in the same customer');
  },
}));

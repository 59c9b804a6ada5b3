import { isDeepStrictEqual } from 'node:util';
import type { AttachedMailSetting } from '../../../generated/model/attachedMailSetting.ts';
import type { StateName } from '../../states/provider-states.ts';
import { textOf } from '../text.ts';
import {
  attachedMailInput,
  changedAddresses,
  correctValuesOf,
  displayedValueOf,
  expectRefusedAt,
  fetchEditableItems,
  fetchTwoLines,
  stateWithoutChange,
  stateWithSettings,
  wrongEntriesOf,
  type MakeInput,
  type ReadStateValue,
} from './account-data.ts';
import type { CallAnswer } from './answer.ts';
import { withChanges, type CallInput, type MakeCall } from './browser.ts';
import { checksIn, issuerHasNo, type Check } from './check.ts';
import { sessionIn } from './cookies.ts';
import { newPassword } from './links.ts';
import { logIn } from './sessions.ts';
import { addMonths, clockOf, japanDay } from './times.ts';

/** A call that must be refused without storing any part of it. */
type Refusal = {
  operationId: string;
  state: StateName;
  content: string;
  codes: readonly string[];
  target?: string;
  /** The changes to the pact's input. */
  changes?: MakeInput;
  /** The operation that reads the data that must not change. */
  readBy: string;
};

/** The refusal of a correct first line together with a second line that has a wrong field. */
const refusalOfSecondLine = (
  content: string,
  codes: readonly string[],
  field: 'mailAddresses' | 'fileFormats',
  value: string[] = [],
): Refusal => ({
  operationId: 'updateAttachedMailSettings',
  state: stateWithSettings,
  content,
  codes,
  target: `items.1.${field}`,
  changes: async (read, call) => {
    const [firstLine, secondLine] = await fetchTwoLines(call);
    const attach = (line: AttachedMailSetting): AttachedMailSetting => ({
      ...line,
      isAttached: true,
      fileFormats: line.selectableFileFormats,
      mailAddresses: [read('mailAddress')],
    });
    const changedFirstLine = firstLine.isAttached
      ? { ...firstLine, isAttached: false }
      : attach(firstLine);
    return attachedMailInput(read, changedFirstLine, { ...attach(secondLine), [field]: value });
  },
  readBy: 'getAttachedMailSettings',
});

const refusalOfRepeatedAddress = (
  content: string,
  subAddressIndex: number,
  makeSubAddresses: (read: ReadStateValue) => string[],
): Refusal => ({
  operationId: 'updateMailAddresses',
  state: stateWithSettings,
  content,
  codes: ['400-1-06-15'],
  target: `subMailAddressList.${subAddressIndex}.subMailAddress`,
  changes: async (read, call) => {
    const limit = Number((await call('getMailAddresses')).value('subMailAddressLimit'));
    if (limit <= subAddressIndex) return issuerHasNo(`${subAddressIndex + 1} sub addresses`);
    return { body: changedAddresses(read, ...makeSubAddresses(read)) };
  },
  readBy: 'getMailAddresses',
});

/** The codes for a missing required value. */
const requiredCodes = ['400-1-00-01', '400-1-00-02'];

const refusals: readonly Refusal[] = [
  refusalOfRepeatedAddress('the main address in capitals as a sub address', 0, (read) => [
    `STORED.${read('mailAddress').toUpperCase()}`,
  ]),
  refusalOfRepeatedAddress('a sub address twice, once in capitals', 1, (read) => [
    read('subMailAddress'),
    read('subMailAddress').toUpperCase(),
  ]),
  refusalOfSecondLine('a second line without a receiver', requiredCodes, 'mailAddresses'),
  refusalOfSecondLine('a second line without a format', requiredCodes, 'fileFormats'),
  refusalOfSecondLine(
    'a second line to an address that is not registered',
    ['400-1-06-01'],
    'mailAddresses',
    ['not-registered@example.co.jp'],
  ),
  ...([-1, 1] as const).map((monthOffset): Refusal => ({
    operationId: 'submitChangeRequest',
    state: stateWithoutChange,
    content: `a month ${monthOffset < 0 ? 'before the first' : 'after the last'} offered month`,
    codes: ['400-1-00-02', '400-1-06-05'],
    target: 'changeReflectionMonth',
    changes: async (read, call) => {
      const information = await call('getRegisteredInformation');
      const months = information.values('changeAcceptance.changeReflectionMonths.*');
      const changeReflectionMonth = addMonths(months.at(monthOffset < 0 ? 0 : -1), monthOffset);
      return { body: { changeReflectionMonth } };
    },
    readBy: 'getRegisteredInformation',
  })),
  ...['t8030002345678', 'T803000234567８', ' T8030002345678', 'T80300023456789'].map(
    (invoiceRegisterNumber): Refusal => ({
      operationId: 'registerInvoiceRegisterNumber',
      state: 'a valid invoice number token exists',
      content: `the registration number "${invoiceRegisterNumber}"`,
      codes: ['400-1-06-11'],
      target: 'invoiceRegisterNumber',
      changes: () => ({ body: { invoiceRegisterNumber } }),
      readBy: 'getInvoiceRegisterNumberState',
    }),
  ),
  {
    operationId: 'submitChangeRequest',
    state: stateWithoutChange,
    content: 'an item with its present value',
    codes: ['400-1-06-07'],
    changes: async (read, call) => {
      const itemWithValue = (await fetchEditableItems(call)).find((item) => item.value !== null);
      const { itemKey, value } = itemWithValue ?? issuerHasNo('value');
      return { body: { items: [{ itemKey, value }] } };
    },
    readBy: 'getRegisteredInformation',
  },
  {
    operationId: 'cancelChangeRequest',
    state: 'a change is in progress',
    content: 'a request other than the request in progress',
    codes: ['409-1-00-01', '404-1-00-01'],
    changes: (read) => ({ path: { changeRequestId: `${read('changeRequestId')}-x` } }),
    readBy: 'getRegisteredInformation',
  },
  {
    operationId: 'registerEStorageLinkage',
    state: 'a linkage is registered',
    content: 'a second linkage',
    codes: ['409-1-00-01'],
    readBy: 'getEStorageLinkage',
  },
];

async function expectUnchanged(
  call: MakeCall,
  readBy: string,
  answerBefore: CallAnswer,
  input: CallInput = {},
): Promise<void> {
  const answerAfter = await call(readBy, input);
  const isUnchanged = isDeepStrictEqual(answerBefore.json, answerAfter.json);
  answerAfter.expectThat(isUnchanged, 'the same as before', { callDetail: 'after the refusal' });
}

const fixedRuleChecks = checksIn([stateWithoutChange], {
  'submitChangeRequest: refuses a value that breaks the format of an item, with the code of the format':
    {
      breaks:
        'A wrong value is stored as the data of the customer, or the form marks another field.',
      run: async ({ call, pactInput }) => {
        const answerBefore = await call('getRegisteredInformation');
        const input = pactInput('submitChangeRequest');
        for (const item of await fetchEditableItems(call)) {
          for (const [, value, ...codes] of wrongEntriesOf(item)) {
            const items = [{ itemKey: item.itemKey, value }];
            const answer = await call(
              'submitChangeRequest',
              withChanges(input, { body: { items } }),
            );
            const callDetail = `with the ${item.itemKey} ${JSON.stringify(value).slice(0, 40)}`;
            expectRefusedAt(answer, codes, item.itemKey, callDetail);
          }
        }
        await expectUnchanged(call, 'getRegisteredInformation', answerBefore);
      },
    },
  'submitChangeRequest: accepts each correct value of each item, and shows the value as entered': {
    breaks: 'A value that the form accepts is refused, or another value is requested.',
    run: async ({ call, pactInput }) => {
      const itemsWithValues = (await fetchEditableItems(call)).map((item) => ({
        item,
        values: correctValuesOf(item),
      }));
      const roundCount = Math.max(...itemsWithValues.map(({ values }) => values.length));
      for (let roundIndex = 0; roundIndex < roundCount; roundIndex += 1) {
        const entriesOfRound = itemsWithValues.flatMap(({ item, values }) =>
          values[roundIndex] === undefined ? [] : [{ item, value: values[roundIndex] }],
        );
        const items = entriesOfRound.map(({ item: { itemKey }, value }) => ({ itemKey, value }));
        const revision = (await call('getRegisteredInformation')).value('revision');
        const input = withChanges(pactInput('submitChangeRequest'), {
          body: { items, revision },
        });
        const requestAnswer = await call('submitChangeRequest', input);
        if (!requestAnswer.expectDone(`with ${JSON.stringify(items)}`)) return;
        const itemKeys = requestAnswer.values('items.*.itemKey');
        for (const { item, value } of entriesOfRound) {
          const contentPath = `items.${itemKeys.indexOf(item.itemKey)}.requestedContent`;
          if (item.format !== 'invoiceRegisterNumber')
            requestAnswer.expectValue(
              item.itemKey,
              displayedValueOf(item, value),
              requestAnswer.value(contentPath),
            );
        }
        const path = { changeRequestId: String(requestAnswer.value('changeRequestId')) };
        (await call('cancelChangeRequest', { path })).expectDone('before the next request');
      }
    },
  },
  'updateMailAddresses: exchanges the main address and a sub address': {
    states: [stateWithSettings],
    breaks: 'A customer who wants another of the own addresses as the main one is refused.',
    run: async ({ call, stateValue, values }) => {
      const { subMailAddress: mailAddress, mailAddress: subMailAddress } = values;
      const revision = stateValue('mailAddressesRevision');
      const body = { revision, mailAddress, subMailAddressList: [{ subMailAddress }] };
      const changeAnswer = await call('updateMailAddresses', { body });
      const addressesAfter = await call('getMailAddresses');
      const subAddresses = addressesAfter.values('subMailAddressList.*.subMailAddress');
      changeAnswer.expectDone('with the two addresses exchanged');
      addressesAfter.expectField('mailAddress', mailAddress);
      addressesAfter.expectValue('the sub addresses', [subMailAddress], subAddresses);
    },
  },
  'updateMailAddresses: stores nothing if the addresses are not editable, and returns them as not editable':
    {
      states: [stateWithSettings, 'mail addresses may not be changed'],
      breaks:
        'The page offers a change that is refused, or an address changes that the issuer keeps.',
      run: async ({ call, stateValue }) => {
        const answerBefore = await call('getMailAddresses');
        const accountAnswer = await call('getAccountSettings');
        for (const name of ['isMailAddressEditable', 'isSubMailAddressListEditable']) {
          answerBefore.expectField(name, false);
          accountAnswer.expectField(`mailAddresses.${name}`, false);
        }
        const mailAddress = stateValue('mailAddress');
        for (const [body, callDetail] of [
          [changedAddresses(stateValue, stateValue('subMailAddress')), 'with another main address'],
          [{ ...changedAddresses(stateValue), mailAddress }, 'without the sub address'],
        ] as const) {
          const answer = await call('updateMailAddresses', { body });
          expectRefusedAt(answer, ['400-1-06-13'], '', callDetail);
        }
        await expectUnchanged(call, 'getMailAddresses', answerBefore);
      },
    },
  'changePassword: makes the new password expire after the time in the policy': {
    states: ['a customer with bills is logged in'],
    breaks: 'The page shows a day of expiry that is over, or of the former password.',
    run: async ({ call, callWith, stateValue, pactInput }) => {
      (await call('changePassword', pactInput('changePassword'))).expectDone();
      const loginAnswer = await logIn(call, stateValue, newPassword.password);
      const answer = await callWith(sessionIn(loginAnswer))('getAccountSettings');
      const expiryDays = answer.value('passwordPolicy.expiresInDays');
      const expiryDay = textOf(answer.value('passwordExpiresOn'));
      const daysUntilExpiry = (Date.parse(expiryDay) - Date.now()) / (24 * 60 * 60 * 1000);
      const hasExpiry = typeof expiryDays === 'number';
      answer.expectField('loginId', stateValue('loginId'));
      answer.expectThat(
        hasExpiry ? Math.abs(daysUntilExpiry - expiryDays) <= 1.5 : expiryDay === '',
        hasExpiry ? `passwordExpiresOn in ${expiryDays} days` : 'passwordExpiresOn null',
        { got: expiryDay || 'null' },
      );
    },
  },
});

/** Checks of the values that the forms of the customer's own data accept: items, addresses and lines (S5, S6). */
export const accountRuleChecks: readonly Check[] = [
  ...fixedRuleChecks,
  ...refusals.map(({ operationId, state, content, codes, target, changes, readBy }): Check => ({
    operationId,
    name: `refuses ${content}, and stores nothing`,
    states: [state],
    breaks: 'The form marks the wrong field, or a part of a refused change is stored.',
    run: async ({ call, stateValue, pactInput, linkParameters: path }) => {
      const answerBefore = await call(readBy, { path });
      const changedParts = (await changes?.(stateValue, call)) ?? {};
      const answer = await call(operationId, withChanges(pactInput(operationId), changedParts));
      expectRefusedAt(answer, codes, target ?? '', `with ${content}`);
      await expectUnchanged(call, readBy, answerBefore, { path });
    },
  })),
  ...([stateWithoutChange, 'changes are not accepted now'] as const).map((state): Check => ({
    operationId: 'getRegisteredInformation',
    name: `offers ${state === stateWithoutChange ? 'the present and future months in order' : 'no month'} if ${state}`,
    states: [state],
    breaks: 'A customer chooses a month that is over, or waits for a day that has come.',
    run: async ({ call }) => {
      const answer = await call('getRegisteredInformation');
      const months = answer.values('changeAcceptance.changeReflectionMonths.*').map(String);
      const isAccepting = state === stateWithoutChange;
      answer.expectField('changeAcceptance.isAccepting', isAccepting);
      if (!isAccepting) {
        answer.expectValue('changeAcceptance.changeReflectionMonths', [], months);
        return;
      }
      const currentMonth = japanDay(clockOf(answer)).slice(0, 7);
      const isInOrder = isDeepStrictEqual(months, [...new Set(months)].toSorted());
      answer.expectField('changeAcceptance.acceptsAgainOn', null);
      answer.expectThat(
        isInOrder && (months[0] ?? '') >= currentMonth,
        `months from ${currentMonth}, earliest first`,
        { got: months.join(', ') },
      );
    },
  })),
];

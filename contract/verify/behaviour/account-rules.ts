import { isDeepStrictEqual } from 'node:util';
import type { StateName } from '../../states/provider-states.ts';
import {
  attachedMailInput,
  displayedValueOf,
  fetchEditableItems,
  hasLength,
  changedAddresses,
  changeRequestInput,
  tokenPath,
  fetchTwoLines,
  type MakeInput,
  type Item,
  type ReadStateValue,
} from './account-data.ts';
import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';
import { sessionIn } from './cookies.ts';

const stateWithSettings = 'a customer with account settings is logged in';
const stateWithoutChange = 'no change is in progress';

/** A call that must be refused as a whole: nothing of it is stored. */
type Refusal = {
  operationId: string;
  state: StateName;
  sent: string;
  codes: readonly string[];
  target: string;
  input: MakeInput;
  reading: string;
};

/** Values that a format does not allow, and their code (S5). */
const wrongValues: Readonly<Record<string, readonly [code: string, ...values: string[]]>> = {
  halfWidth: ['400-1-00-03', 'あいうえお'],
  integer: ['400-1-00-05', '12a', '1.5', '１２'],
  number: ['400-1-06-04', '12a', '1,000'],
  currency: ['400-1-06-02', '1,000', '12.5'],
  date: ['400-1-00-06', '2026-02-30', '2026/02/03'],
  dateTime: ['400-1-06-05', '2026-02-30T10:00:00+09:00', '2026-02-03'],
  postalCode: ['400-1-06-06', '980-001', '98-00014', '９８０－００１４'],
  phoneNumber: [
    '400-1-06-03',
    '03-5555-014x',
    '03--5555-0142',
    '０３－５５５５－０１４２',
    '03-1234-5',
  ],
  mailAddress: ['400-1-06-01', 'keiri.example.co.jp', 'keiri@example', 'a..b@example.co.jp'],
  invoiceRegisterNumber: ['400-1-06-11', 't8030002345678', 'T803000234567', 'Ｔ8030002345678'],
  linkageCode: ['400-1-06-09', '12345678901234567', '1234-1234567890123'],
};

type WrongEntry = [isWrong: boolean, value: string | null, ...codes: string[]];

/** Values that a format allows (S5, ItemFormat). */
const correctValues: Readonly<Record<string, readonly string[]>> = {
  text: ['？ａ1', '髙﨑𠮷'],
  halfWidth: ['a-b_c@!~', '0'],
  integer: ['-0012', '+3'],
  number: ['0.50', '-12'],
  currency: ['-1200', '0'],
  date: ['2024-02-29', '1999-12-31'],
  dateTime: ['2024-02-29T23:59:59+09:00', '2026-01-01T00:00:00Z'],
  postalCode: ['9800014', '980-0015'],
  phoneNumber: ['0355550142', '+81-3-5555-0142', '+123456789012345'],
  mailAddress: ["o'neil+1_x@a-b.example.co.jp", 'A.B@EXAMPLE.JP'],
  invoiceRegisterNumber: ['1234567890123', 'T1234567890124'],
  linkageCode: ['0000:0000000000000', '9999:1234567890123'],
};

/** The right values of an item that differ from the present one. */
const correctEntriesOf = (item: Item): (string | null)[] => {
  const all =
    item.format === 'select'
      ? item.options.map(({ value }) => value)
      : (correctValues[item.format] ?? []).filter((value) => hasLength(item, value));
  const longest = '髙'.repeat(item.format === 'text' ? item.maxLength : 0);
  return [
    ...all,
    ...(longest === '' ? [] : [longest]),
    ...(item.isRequired || item.format === 'loginId' ? [] : [null]),
  ].filter((value) => value !== item.value);
};

/** Wrong values for an item of the form, with the codes that fit. */
function wrongEntriesOf(item: Item): WrongEntry[] {
  const { format, maxLength, isRequired } = item;
  const [code = '', ...values] = wrongValues[format] ?? [];
  const entries: WrongEntry[] = [
    ...values.map((value): WrongEntry => [hasLength(item, value), value, code]),
    [format === 'select', 'no-such-option', '400-1-00-02', '400-1-05-05'],
    [format === 'text' && maxLength < 2000, 'あ'.repeat(maxLength + 1), '400-1-00-04'],
    [isRequired, null, '400-1-00-01'],
    [isRequired, '', '400-1-00-01'],
  ];
  return entries.filter(([isWrong]) => isWrong);
}

const refuseLine = (
  sent: string,
  codes: readonly string[],
  name: string,
  wrongFields: Record<string, unknown>,
): Refusal => ({
  operationId: 'updateAttachedMailSettings',
  state: stateWithSettings,
  sent,
  codes,
  target: `items.1.${name}`,
  input: async (read, call) => {
    const [firstLine, secondLine] = await fetchTwoLines(call);
    const switchedLine = { ...firstLine, isAttached: firstLine['isAttached'] !== true };
    const rightFields = {
      isAttached: true,
      fileFormats: [secondLine['selectableFileFormats']].flat(),
      mailAddresses: [read('mailAddress')],
    };
    const changedLine = switchedLine.isAttached
      ? {
          ...switchedLine,
          ...rightFields,
          fileFormats: [firstLine['selectableFileFormats']].flat(),
        }
      : switchedLine;
    return attachedMailInput(read, changedLine, { ...secondLine, ...rightFields, ...wrongFields });
  },
  reading: 'getAttachedMailSettings',
});

const refuseRepeatedAddress = (
  sent: string,
  at: number,
  makeSubAddresses: (read: ReadStateValue) => string[],
): Refusal => ({
  operationId: 'updateMailAddresses',
  state: stateWithSettings,
  sent,
  codes: ['400-1-06-15'],
  target: `subMailAddressList.${at}.subMailAddress`,
  input: async (read, call) => {
    const limit = Number((await call('getMailAddresses')).value('subMailAddressLimit'));
    if (limit <= at) return issuerHasNo(`${at + 1} sub addresses`);
    return { body: changedAddresses(read, ...makeSubAddresses(read)) };
  },
  reading: 'getMailAddresses',
});

const addMonths = (month: unknown, monthCount: number): string => {
  const [year = 0, at = 1] = String(month).split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + monthCount, 1)).toISOString().slice(0, 7);
};

const refusals: readonly Refusal[] = [
  refuseRepeatedAddress('an address that is also the main one, in capitals', 0, (read) => [
    `STORED.${read('mailAddress').toUpperCase()}`,
  ]),
  refuseRepeatedAddress('a sub address twice, in capitals', 1, (read) => [
    read('subMailAddress'),
    read('subMailAddress').toUpperCase(),
  ]),
  refuseLine('a second line without a receiver', ['400-1-00-01', '400-1-00-02'], 'mailAddresses', {
    mailAddresses: [],
  }),
  refuseLine('a second line without a format', ['400-1-00-01', '400-1-00-02'], 'fileFormats', {
    fileFormats: [],
  }),
  refuseLine(
    'a second line to an address that is not registered',
    ['400-1-06-01'],
    'mailAddresses',
    { mailAddresses: ['not-registered@example.co.jp'] },
  ),
  ...([-1, 1] as const).map((monthCount): Refusal => ({
    operationId: 'submitChangeRequest',
    state: stateWithoutChange,
    sent: `a month ${monthCount < 0 ? 'before the first' : 'after the last'} one that is offered`,
    codes: ['400-1-00-02', '400-1-06-05'],
    target: 'changeReflectionMonth',
    input: async (read, call) => {
      const months = (await call('getRegisteredInformation')).values(
        'changeAcceptance.changeReflectionMonths.*',
      );
      const changeReflectionMonth = addMonths(months.at(monthCount < 0 ? 0 : -1), monthCount);
      const items = [{ itemKey: 'phoneNumber', value: '03-5555-0142' }];
      return changeRequestInput(read, { items, changeReflectionMonth });
    },
    reading: 'getRegisteredInformation',
  })),
  ...['t8030002345678', 'T803000234567８', ' T8030002345678', 'T80300023456789'].map(
    (invoiceRegisterNumber): Refusal => ({
      operationId: 'registerInvoiceRegisterNumber',
      state: 'a valid invoice number token exists',
      sent: `the number "${invoiceRegisterNumber}"`,
      codes: ['400-1-06-11'],
      target: 'invoiceRegisterNumber',
      input: (read) => ({
        ...tokenPath(read),
        body: { revision: read('revision'), invoiceRegisterNumber },
      }),
      reading: 'getInvoiceRegisterNumberState',
    }),
  ),
  {
    operationId: 'submitChangeRequest',
    state: stateWithoutChange,
    sent: 'an item with its present value',
    codes: ['400-1-06-07'],
    target: '',
    input: async (read, call) => {
      const { itemKey, value } =
        (await fetchEditableItems(call)).find((item) => item.value !== null) ??
        issuerHasNo('value');
      return changeRequestInput(read, { items: [{ itemKey, value }] });
    },
    reading: 'getRegisteredInformation',
  },
  {
    operationId: 'cancelChangeRequest',
    state: 'a change is in progress',
    sent: 'a request that is not the one in progress',
    codes: ['409-1-00-01', '404-1-00-01'],
    target: '',
    input: (read) => ({ path: { changeRequestId: `${read('changeRequestId')}-x` } }),
    reading: 'getRegisteredInformation',
  },
  {
    operationId: 'registerEStorageLinkage',
    state: 'a linkage is registered',
    sent: 'a linkage that is registered',
    codes: ['409-1-00-01'],
    target: '',
    input: () => ({}),
    reading: 'getEStorageLinkage',
  },
];

/** Expects a refusal with one of the codes, at the target. */
function expectRefusedAt(
  answer: CallAnswer,
  codes: readonly string[],
  target: string,
  sent: string,
) {
  const items = [answer.json].flat().map((errorItem): Record<string, unknown> => Object(errorItem));
  const isRight = items.some(
    ({ code, target: targets }) =>
      codes.includes(String(code)) &&
      String(code).startsWith(String(answer.status)) &&
      (target === '' || [targets].flat().some((one) => String(one).startsWith(target))),
  );
  const expected = `the refusal ${codes.join(' or ')}${target === '' ? '' : ` with the target ${target}`}`;
  answer.expectThat(isRight, expected, { sent });
}

const expectUnchanged = async (
  call: MakeCall,
  reading: string,
  path: CallInput,
  answerBefore: CallAnswer,
): Promise<void> => {
  const answerAfter = await call(reading, path);
  const isUnchanged = isDeepStrictEqual(answerBefore.json, answerAfter.json);
  answerAfter.expectThat(isUnchanged, 'the same as before', { sent: 'after the refusal' });
};

/** What the forms of the customer's own data accept: the rules of the issuer's items, addresses and lines (S5, S6). */
export const accountRuleChecks: readonly Check[] = [
  ...refusals.map(({ operationId, state, sent, codes, target, input, reading }): Check => ({
    operationId,
    name: `refuses ${sent}, and stores nothing`,
    states: [state],
    breaks: 'The form marks the wrong field, or a part of a refused change is stored.',
    run: async ({ call, stateValue }) => {
      const path = stateValue('token') === '' ? {} : tokenPath(stateValue);
      const answerBefore = await call(reading, path);
      const answer = await call(operationId, await input(stateValue, call));
      expectRefusedAt(answer, codes, target, `with ${sent}`);
      await expectUnchanged(call, reading, path, answerBefore);
    },
  })),
  {
    operationId: 'submitChangeRequest',
    name: 'refuses a wrong value of each item by the rule of its format',
    states: [stateWithoutChange],
    breaks: 'A wrong value is stored as the data of the customer, or the form marks another field.',
    run: async ({ call, stateValue }) => {
      const answerBefore = await call('getRegisteredInformation');
      for (const item of await fetchEditableItems(call)) {
        for (const [, value, ...codes] of wrongEntriesOf(item)) {
          const items = [{ itemKey: item.itemKey, value }];
          const answer = await call(
            'submitChangeRequest',
            changeRequestInput(stateValue, { items }),
          );
          const sent = `with the ${item.itemKey} ${JSON.stringify(value)?.slice(0, 40)}`;
          expectRefusedAt(answer, codes, item.itemKey, sent);
        }
      }
      await expectUnchanged(call, 'getRegisteredInformation', {}, answerBefore);
    },
  },
  {
    operationId: 'submitChangeRequest',
    name: 'accepts each right value of each item, and shows it as it was entered',
    states: [stateWithoutChange],
    breaks: 'A value that the form accepts is refused, or another value is requested.',
    run: async ({ call, stateValue }) => {
      const entries = (await fetchEditableItems(call)).map((item) => ({
        item,
        values: correctEntriesOf(item),
      }));
      const rounds = Math.max(...entries.map(({ values }) => values.length));
      for (let round = 0; round < rounds; round += 1) {
        const entriesOfRound = entries.flatMap(({ item, values }) =>
          values[round] === undefined ? [] : [{ item, value: values[round] }],
        );
        const items = entriesOfRound.map(({ item: { itemKey }, value }) => ({ itemKey, value }));
        const revision = (await call('getRegisteredInformation')).value('revision');
        const requestAnswer = await call(
          'submitChangeRequest',
          changeRequestInput(stateValue, { items, revision }),
        );
        const requestedContents = new Map(
          requestAnswer.values('items.*').map((one): [unknown, unknown] => {
            const { itemKey, requestedContent } = Object(one);
            return [itemKey, requestedContent];
          }),
        );
        const path = { changeRequestId: String(requestAnswer.value('changeRequestId')) };
        if (!requestAnswer.expectDone(`with ${JSON.stringify(items)}`)) return;
        for (const { item, value } of entriesOfRound)
          if (item.format !== 'invoiceRegisterNumber')
            requestAnswer.expectValue(
              item.itemKey,
              displayedValueOf(item, value),
              requestedContents.get(item.itemKey),
            );
        (await call('cancelChangeRequest', { path })).expectDone('before the next request');
      }
    },
  },
  ...([stateWithoutChange, 'changes are not accepted now'] as const).map((state): Check => ({
    operationId: 'getRegisteredInformation',
    name: `offers ${state === stateWithoutChange ? 'the months to come, in their order' : 'no month'} if ${state}`,
    states: [state],
    breaks: 'A customer chooses a month that is over, or waits for a day that has come.',
    run: async ({ call }) => {
      const answer = await call('getRegisteredInformation');
      const acceptancePath = 'changeAcceptance';
      const months = answer.values(`${acceptancePath}.changeReflectionMonths.*`).map(String);
      const isAccepting = state === stateWithoutChange;
      const currentMonth = new Date(Date.now() + 9 * 60 * 60 * 1000).toISOString().slice(0, 7);
      const sortedMonths = [...new Set(months)].toSorted();
      const isRight =
        isDeepStrictEqual(months, sortedMonths) &&
        months.length > 0 &&
        (months[0] ?? '') >= currentMonth;
      answer.expectField(`${acceptancePath}.isAccepting`, isAccepting);
      if (isAccepting) {
        answer.expectField(`${acceptancePath}.acceptsAgainOn`, null);
        answer.expectThat(isRight, `months from ${currentMonth}, earliest first`, {
          got: months.join(', '),
        });
      } else answer.expectValue(`${acceptancePath}.changeReflectionMonths`, [], months);
    },
  })),
  {
    operationId: 'updateMailAddresses',
    name: 'exchanges the main address and a sub address',
    states: [stateWithSettings],
    breaks: 'A customer who wants another of the own addresses as the main one is refused.',
    run: async ({ call, stateValue }) => {
      const [mailAddress, subMailAddress] = [
        stateValue('subMailAddress'),
        stateValue('mailAddress'),
      ];
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
  {
    operationId: 'updateMailAddresses',
    name: 'stores nothing where the addresses may not be changed, and shows that they may not',
    states: [stateWithSettings, 'mail addresses may not be changed'],
    breaks:
      'The page offers a change that is refused, or an address changes that the issuer keeps.',
    run: async ({ call, stateValue }) => {
      const answerBefore = await call('getMailAddresses');
      const account = await call('getAccountSettings');
      const subAddresses = [stateValue('subMailAddress')];
      const mainAddressAnswer = await call('updateMailAddresses', {
        body: changedAddresses(stateValue, ...subAddresses),
      });
      const body = { ...changedAddresses(stateValue), mailAddress: stateValue('mailAddress') };
      const subAddressAnswer = await call('updateMailAddresses', { body });
      for (const name of ['isMailAddressEditable', 'isSubMailAddressListEditable']) {
        answerBefore.expectField(name, false);
        account.expectField(`mailAddresses.${name}`, false);
      }
      expectRefusedAt(mainAddressAnswer, ['400-1-06-13'], '', 'with another main address');
      expectRefusedAt(subAddressAnswer, ['400-1-06-13'], '', 'without the sub address');
      await expectUnchanged(call, 'getMailAddresses', {}, answerBefore);
    },
  },
  {
    operationId: 'changePassword',
    name: 'makes the new password expire as the policy says',
    states: ['a customer with bills is logged in'],
    breaks: 'The page shows a day of expiry that is over, or of the former password.',
    run: async ({ call, callWith, stateValue }) => {
      const password = 'Kaki-no-ki-1987';
      const body = {
        currentPassword: stateValue('password'),
        password,
        passwordConfirmation: password,
      };
      const changeAnswer = await call('changePassword', { body });
      const loginAnswer = await call('login', {
        body: { loginId: stateValue('loginId'), password },
      });
      const answer = await callWith(sessionIn(loginAnswer))('getAccountSettings');
      const days = answer.value('passwordPolicy.expiresInDays');
      const passwordExpiresOn = answer.value('passwordExpiresOn');
      const daysUntilExpiry =
        (Date.parse(String(passwordExpiresOn)) - Date.now()) / (24 * 60 * 60 * 1000);
      changeAnswer.expectDone();
      answer.expectField('loginId', stateValue('loginId'));
      answer.expectThat(
        typeof days === 'number'
          ? Math.abs(daysUntilExpiry - days) <= 1.5
          : (passwordExpiresOn ?? null) === null,
        typeof days === 'number' ? `passwordExpiresOn in ${days} days` : 'passwordExpiresOn null',
        { got: String(passwordExpiresOn) },
      );
    },
  },
];

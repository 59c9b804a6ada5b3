import { isDeepStrictEqual } from 'node:util';
import type { StateName } from '../../states/provider-states.ts';
import type { Fault } from '../fault.ts';
import { jsonOf } from '../text.ts';
import type { CallAnswer, CallInput, MakeCall } from './browser.ts';
import {
  expectDone,
  expectField,
  expectThat,
  expectValue,
  fieldOf,
  issuerHasNo,
  NotChecked,
  valuesAt,
  type Check,
  type CheckContext,
} from './check.ts';
import { sessionIn } from './cookies.ts';
import { customerEntries } from './links.ts';
import { logIn } from './sessions.ts';
import { nowFaults } from './times.ts';

type Read = (name: string) => string;
type Input = (read: Read, call: MakeCall) => CallInput | Promise<CallInput>;

/** An operation that reads what a change has stored, and the part of its answer that must equal the answer to the change. */
type Reading = { operationId: string; at?: string; fields?: readonly string[] };

type Row = {
  operationId: string;
  state: StateName;
  input: Input;
  readings: readonly Reading[];
  /** What each reading shows, in addition to the answer to the change. */
  shows?: (reading: CallAnswer, sent: CallInput, before: CallAnswer) => Fault[];
};

const settings = 'a customer with account settings is logged in';
const noChange = 'no change is in progress';
const withLinkage = 'a customer with a linkage is logged in to a download link';

const tokenPath = (read: Read): CallInput => ({ path: { token: read('token') } });

const partOf = (answer: CallAnswer, at = ''): unknown =>
  at === '' ? jsonOf(answer.body) : valuesAt(answer, at)[0];

const bodyOf = ({ body }: CallInput): Record<string, unknown> => Object(body);

type Line = Readonly<Record<string, unknown>>;

const asSet = (value: unknown): unknown[] => [value].flat().map(String).toSorted();

/** The first two lines of the attached mails that can be changed. */
async function twoLines(call: MakeCall): Promise<[Line, Line]> {
  const answer = await call('getAttachedMailSettings');
  const lines = valuesAt(answer, 'items.*').map((one): Line => Object(one));
  const [first, second] = lines.filter((line) => line['isEditable'] === true);
  return first && second ? [first, second] : issuerHasNo('two lines that can be changed');
}

const newAddresses = (read: Read, ...subs: string[]) => ({
  revision: read('mailAddressesRevision'),
  mailAddress: `stored.${read('mailAddress')}`,
  subMailAddressList: subs.map((subMailAddress) => ({ subMailAddress })),
});

const attached = (read: Read, ...items: Line[]): CallInput => ({
  body: {
    revision: read('attachedMailRevision'),
    items: items.map(({ billTypeId, isAttached, fileFormats, mailAddresses }) => ({
      billTypeId,
      isAttached,
      fileFormats,
      mailAddresses,
    })),
  },
});

type Item = {
  itemKey: string;
  format: string;
  value: string | null;
  isEditable: boolean;
  isRequired: boolean;
  minLength: number;
  maxLength: number;
  options: { value: string; label: string }[];
};

const itemsIn = (answer: CallAnswer): Item[] => valuesAt(answer, 'groups.*.items.*').map(Object);
const editableItems = async (call: MakeCall): Promise<Item[]> =>
  itemsIn(await call('getRegisteredInformation')).filter(({ isEditable }) => isEditable);

const displayed = ({ options }: Item, value: unknown): unknown =>
  options.find((option) => option.value === value)?.label ?? value;

/** Values of some formats that differ from the present one. */
const otherValueOf = ({ format, value, options, isRequired }: Item): string | null | undefined => {
  if (format === 'phoneNumber') return '+81-3-5555-0142';
  if (format === 'postalCode') return '9800014';
  if (format === 'select') return options.find((option) => option.value !== value)?.value;
  if (!isRequired && value !== null) return null;
  return format === 'text' ? `${value ?? ''}2` : undefined;
};

const submission = (read: Read, more: Record<string, unknown>): CallInput => ({
  body: {
    revision: read('revision'),
    changeReflectionMonth: read('changeReflectionMonth'),
    ...more,
  },
});

async function severalItems(read: Read, call: MakeCall): Promise<CallInput> {
  const information = await call('getRegisteredInformation');
  const items = itemsIn(information).flatMap((item) => {
    const value = item.isEditable ? otherValueOf(item) : undefined;
    const isRight = value === null || (value !== undefined && hasLength(item, value));
    return isRight ? [{ itemKey: item.itemKey, value }] : [];
  });
  const months = valuesAt(information, 'changeAcceptance.changeReflectionMonths.*');
  return submission(read, { items, changeReflectionMonth: months.at(-1) });
}

/** A change in progress shows every item as it was and as it is requested. */
function requestFaults(reading: CallAnswer, sent: CallInput, before: CallAnswer): Fault[] {
  const { items: entries, changeReflectionMonth } = bodyOf(sent);
  const known = new Map(itemsIn(before).map((item) => [item.itemKey, item]));
  const expected = [entries].flat().flatMap((entry) => {
    const { itemKey, value } = Object(entry);
    const item = known.get(String(itemKey));
    return item ? [[itemKey, displayed(item, item.value), displayed(item, value)]] : [];
  });
  const found = valuesAt(reading, 'pendingChangeRequest.items.*').map((one) => {
    const { itemKey, preChangeContent = null, requestedContent = null } = Object(one);
    return [itemKey, preChangeContent, requestedContent];
  });
  const sorted = (rows: readonly unknown[][]): unknown[][] =>
    rows.toSorted(([one], [two]) => (String(one) < String(two) ? -1 : 1));
  const what = 'the items of pendingChangeRequest with their old and new contents';
  return [
    ...expectValue(reading, what, sorted(expected), sorted(found)),
    ...expectField(reading, 'pendingChangeRequest.changeReflectionMonth', changeReflectionMonth),
  ];
}

const linkage: readonly Reading[] = [{ operationId: 'getEStorageLinkage' }];

const rows: readonly Row[] = [
  {
    operationId: 'updateMailAddresses',
    state: settings,
    input: (read) => ({ body: newAddresses(read, read('subMailAddress')) }),
    readings: [
      { operationId: 'getMailAddresses' },
      { operationId: 'getAccountSettings', at: 'mailAddresses' },
    ],
  },
  {
    operationId: 'updateLedgerMailAttachment',
    state: settings,
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
  },
  {
    operationId: 'updateAttachedMailSettings',
    state: settings,
    input: async (read, call) => {
      const mailAddresses = valuesAt(
        await call('getAttachedMailSettings'),
        'selectableMailAddresses.*',
      );
      const lines = (await twoLines(call)).map((line, at) => ({
        ...line,
        isAttached: true,
        fileFormats: [line['selectableFileFormats']].flat().slice(at === 0 ? -1 : 0),
        mailAddresses: at === 0 ? mailAddresses.slice(-1) : mailAddresses,
      }));
      return attached(read, ...lines);
    },
    readings: [{ operationId: 'getAttachedMailSettings' }],
    shows: (reading, sent) =>
      [bodyOf(sent)['items']].flat().flatMap((one) => {
        const line: Line = Object(one);
        const lines = valuesAt(reading, 'items.*').map((other): Line => Object(other));
        const found = lines.find((other) => other['billTypeId'] === line['billTypeId']) ?? {};
        const names = ['isAttached', 'fileFormats', 'mailAddresses'];
        const [expected, got] = [line, found].map((other) =>
          names.map((name) => asSet(other[name])),
        );
        return expectValue(reading, `the line of ${String(line['billTypeId'])}`, expected, got);
      }),
  },
  {
    operationId: 'submitChangeRequest',
    state: noChange,
    input: severalItems,
    readings: [{ operationId: 'getRegisteredInformation', at: 'pendingChangeRequest' }],
    shows: requestFaults,
  },
  {
    operationId: 'cancelChangeRequest',
    state: 'a change is in progress',
    input: (read) => ({ path: { changeRequestId: read('changeRequestId') } }),
    readings: [{ operationId: 'getRegisteredInformation' }],
    shows: (reading) => expectField(reading, 'pendingChangeRequest', null),
  },
  {
    operationId: 'registerEStorageLinkage',
    state: 'no linkage is registered',
    input: () => ({}),
    readings: linkage,
  },
  {
    operationId: 'deleteEStorageLinkage',
    state: 'a linkage is registered',
    input: (read) => ({ query: { revision: read('revision') } }),
    readings: linkage,
    shows: (reading) => [
      ...expectField(reading, 'state', 'absent'),
      ...nowFaults(reading, 'deletedAt', fieldOf(reading, 'deletedAt')),
    ],
  },
  {
    operationId: 'registerEStorageLinkageByToken',
    state: withLinkage,
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
    readings: [{ operationId: 'getRegistrationState' }],
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

/** The times of an answer as moments: a server may write them in another offset. */
const moment = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
    ? Math.floor(Date.parse(value) / 1000)
    : value;

/** Whether a reading has every field of the answer to the change. */
function sameFaults(done: CallAnswer, reading: CallAnswer, { at, fields }: Reading): Fault[] {
  const written: Record<string, unknown> = Object(jsonOf(done.body));
  const read: Record<string, unknown> = Object(partOf(reading, at));
  return (fields ?? Object.keys(written)).flatMap((name) =>
    expectValue(
      reading,
      `${[at ?? [], name].flat().join('.')} as in the answer to ${done.call}`,
      moment(written[name]),
      moment(read[name]),
    ),
  );
}

const customerOf = async (call: MakeCall): Promise<unknown> =>
  fieldOf(await call('getCurrentUser'), 'customerKey');

/** Another session of a customer, opened now; undefined if the states log in several customers. */
async function laterSession(customerKey: unknown, { call, callWith, stateValue }: CheckContext) {
  const later = callWith(sessionIn(await logIn(call, stateValue)));
  return customerKey !== undefined && (await customerOf(later)) === customerKey ? later : undefined;
}

async function storedFaults(row: Row, context: CheckContext): Promise<Fault[]> {
  const { operationId, state, input, readings, shows = () => [] } = row;
  const { call: other, callWith, valuesOf, stateValue, callAsNewBrowser } = context;
  const own = callWith(valuesOf(state));
  const isOfSession = !operationId.startsWith('register') || operationId.startsWith('registerES');
  const isOfLink = valuesOf(state)['token'] !== undefined;
  const path = isOfLink ? tokenPath(stateValue) : {};
  const readAll = (by: MakeCall) =>
    Promise.all(readings.map(async (one) => ({ one, answer: await by(one.operationId, path) })));
  const isReadByOthers =
    isOfSession && !isOfLink && state !== 'a customer must verify the mail address';
  const ofOthers = isReadByOthers ? await readAll(other) : [];
  const [before] = await readAll(own);
  const customerKey = isReadByOthers ? await customerOf(own) : undefined;
  const sent = await input(stateValue, own);
  const done = await own(operationId, sent);
  const now = await readAll(own);
  // A login may end the earlier session.
  const later = isReadByOthers ? await laterSession(customerKey, context) : undefined;
  const again = isOfLink && !isOfSession ? callAsNewBrowser : later;
  const found = [...now, ...(again ? await readAll(again) : [])];
  const faults = [
    ...expectDone(done),
    ...found.flatMap(({ one, answer }) => [
      ...sameFaults(done, answer, one),
      ...(before ? shows(answer, sent, before.answer) : []),
    ]),
  ];
  for (const { one, answer } of ofOthers) {
    const after = await other(one.operationId);
    faults.push(
      ...expectThat(
        isDeepStrictEqual(jsonOf(after.body), jsonOf(answer.body)),
        after,
        'the same as before a change of another customer',
        { sent: 'by a customer who has changed nothing' },
      ),
    );
  }
  if (isReadByOthers && !later && faults.length === 0)
    throw new NotChecked('the states do not log in the same customer');
  return faults;
}

/** A call that must be refused as a whole: nothing of it is stored. */
type Refusal = {
  operationId: string;
  state: StateName;
  sent: string;
  codes: readonly string[];
  target: string;
  input: Input;
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

const hasLength = ({ minLength, maxLength }: Item, value: string): boolean =>
  [...value].length >= minLength && [...value].length <= maxLength;

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

const lineFault = (
  sent: string,
  codes: readonly string[],
  name: string,
  wrong: Record<string, unknown>,
): Refusal => ({
  operationId: 'updateAttachedMailSettings',
  state: settings,
  sent,
  codes,
  target: `items.1.${name}`,
  input: async (read, call) => {
    const [first, second] = await twoLines(call);
    const off = { ...first, isAttached: first['isAttached'] !== true };
    const right = {
      isAttached: true,
      fileFormats: [second['selectableFileFormats']].flat(),
      mailAddresses: [read('mailAddress')],
    };
    const on = off.isAttached
      ? { ...off, ...right, fileFormats: [first['selectableFileFormats']].flat() }
      : off;
    return attached(read, on, { ...second, ...right, ...wrong });
  },
  reading: 'getAttachedMailSettings',
});

const twice = (sent: string, at: number, subs: (read: Read) => string[]): Refusal => ({
  operationId: 'updateMailAddresses',
  state: settings,
  sent,
  codes: ['400-1-06-15'],
  target: `subMailAddressList.${at}.subMailAddress`,
  input: async (read, call) => {
    const limit = Number(fieldOf(await call('getMailAddresses'), 'subMailAddressLimit'));
    if (limit <= at) return issuerHasNo(`${at + 1} sub addresses`);
    return { body: newAddresses(read, ...subs(read)) };
  },
  reading: 'getMailAddresses',
});

const monthFrom = (month: unknown, more: number): string => {
  const [year = 0, at = 1] = String(month).split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + more, 1)).toISOString().slice(0, 7);
};

const refusals: readonly Refusal[] = [
  twice('an address that is also the main one, in capitals', 0, (read) => [
    `STORED.${read('mailAddress').toUpperCase()}`,
  ]),
  twice('a sub address twice, in capitals', 1, (read) => [
    read('subMailAddress'),
    read('subMailAddress').toUpperCase(),
  ]),
  lineFault('a second line without a receiver', ['400-1-00-01', '400-1-00-02'], 'mailAddresses', {
    mailAddresses: [],
  }),
  lineFault('a second line without a format', ['400-1-00-01', '400-1-00-02'], 'fileFormats', {
    fileFormats: [],
  }),
  lineFault(
    'a second line to an address that is not registered',
    ['400-1-06-01'],
    'mailAddresses',
    {
      mailAddresses: ['not-registered@example.co.jp'],
    },
  ),
  ...([-1, 1] as const).map((more): Refusal => ({
    operationId: 'submitChangeRequest',
    state: noChange,
    sent: `a month ${more < 0 ? 'before the first' : 'after the last'} one that is offered`,
    codes: ['400-1-00-02', '400-1-06-05'],
    target: 'changeReflectionMonth',
    input: async (read, call) => {
      const months = valuesAt(
        await call('getRegisteredInformation'),
        'changeAcceptance.changeReflectionMonths.*',
      );
      const changeReflectionMonth = monthFrom(months.at(more < 0 ? 0 : -1), more);
      const items = [{ itemKey: 'phoneNumber', value: '03-5555-0142' }];
      return submission(read, { items, changeReflectionMonth });
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
function refusedAt(answer: CallAnswer, codes: readonly string[], target: string, sent: string) {
  const items = [jsonOf(answer.body)].flat().map((one): Record<string, unknown> => Object(one));
  const isRight = items.some(
    ({ code, target: targets }) =>
      codes.includes(String(code)) &&
      String(code).startsWith(String(answer.status)) &&
      (target === '' || [targets].flat().some((one) => String(one).startsWith(target))),
  );
  const expected = `the refusal ${codes.join(' or ')}${target === '' ? '' : ` with the target ${target}`}`;
  return expectThat(isRight, answer, expected, { sent });
}

const unchanged = async (
  call: MakeCall,
  reading: string,
  path: CallInput,
  before: CallAnswer,
): Promise<Fault[]> => {
  const after = await call(reading, path);
  const same = isDeepStrictEqual(jsonOf(before.body), jsonOf(after.body));
  return expectThat(same, after, 'the same as before', { sent: 'after the refusal' });
};

/** What a change stores: all of it, for every later session of this customer, or nothing (S4, S5, S6). */
export const storedChecks: readonly Check[] = [
  ...rows.map((row): Check => ({
    operationId: row.operationId,
    name: 'stores what it answers, for later sessions of this customer and for no other',
    states: [
      'a customer with bills is logged in',
      row.state,
      'another customer of the issuer is logged in',
    ],
    breaks:
      'A change is confirmed and is gone after the next login, or it also changes another customer.',
    run: (context) => storedFaults(row, context),
  })),
  ...refusals.map(({ operationId, state, sent, codes, target, input, reading }): Check => ({
    operationId,
    name: `refuses ${sent}, and stores nothing`,
    states: [state],
    breaks: 'The form marks the wrong field, or a part of a refused change is stored.',
    run: async ({ call, stateValue }) => {
      const path = stateValue('token') === '' ? {} : tokenPath(stateValue);
      const before = await call(reading, path);
      const answer = await call(operationId, await input(stateValue, call));
      return [
        ...refusedAt(answer, codes, target, `with ${sent}`),
        ...(await unchanged(call, reading, path, before)),
      ];
    },
  })),
  {
    operationId: 'submitChangeRequest',
    name: 'refuses a wrong value of each item by the rule of its format',
    states: [noChange],
    breaks: 'A wrong value is stored as the data of the customer, or the form marks another field.',
    run: async ({ call, stateValue }) => {
      const faults: Fault[] = [];
      const before = await call('getRegisteredInformation');
      for (const item of await editableItems(call))
        for (const [, value, ...codes] of wrongEntriesOf(item)) {
          const items = [{ itemKey: item.itemKey, value }];
          const answer = await call('submitChangeRequest', submission(stateValue, { items }));
          const sent = `with the ${item.itemKey} ${JSON.stringify(value)?.slice(0, 40)}`;
          faults.push(...refusedAt(answer, codes, item.itemKey, sent));
        }
      return [...faults, ...(await unchanged(call, 'getRegisteredInformation', {}, before))];
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
      const done = await call('changePassword', { body });
      const again = await call('login', { body: { loginId: stateValue('loginId'), password } });
      const answer = await callWith(sessionIn(again))('getAccountSettings');
      const days = valuesAt(answer, 'passwordPolicy.expiresInDays')[0];
      const found = fieldOf(answer, 'passwordExpiresOn');
      const away = (Date.parse(String(found)) - Date.now()) / (24 * 60 * 60 * 1000);
      return [
        ...expectDone(done),
        ...expectField(answer, 'loginId', stateValue('loginId')),
        ...expectThat(
          typeof days === 'number' ? Math.abs(away - days) <= 1.5 : (found ?? null) === null,
          answer,
          typeof days === 'number' ? `passwordExpiresOn in ${days} days` : 'passwordExpiresOn null',
          { got: String(found) },
        ),
      ];
    },
  },
];

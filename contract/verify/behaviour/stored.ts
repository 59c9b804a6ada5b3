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

/** An operation that reads what a change has stored, and the part of its answer that must equal the answer to the change. */
type Reading = { operationId: string; at?: string; fields?: readonly string[] };

type Row = {
  operationId: string;
  state: StateName;
  input: MakeInput;
  readings: readonly Reading[];
  /** What the change leaves as it is: operations, with a part of their answers. */
  leaves?: readonly (readonly [operationId: string, at?: string])[];
  /** What each reading shows, in addition to the answer to the change. */
  shows?: (reading: CallAnswer, sent: CallInput, before: CallAnswer) => void;
};

const settings = 'a customer with account settings is logged in';
const noChange = 'no change is in progress';
const withLinkage = 'a customer with a linkage is logged in to a download link';

const partOf = (answer: CallAnswer, at = ''): unknown =>
  at === '' ? answer.json : answer.value(at);

const bodyOf = ({ body }: CallInput): Record<string, unknown> => Object(body);

const asSet = (value: unknown): unknown[] => [value].flat().map(String).toSorted();

/** Values of some formats that differ from the present one. */
const otherValueOf = ({ format, value, options, isRequired }: Item): string | null | undefined => {
  if (format === 'phoneNumber') return '+81-3-5555-0142';
  if (format === 'postalCode') return '9800014';
  if (format === 'select') return options.find((option) => option.value !== value)?.value;
  if (!isRequired && value !== null) return null;
  return format === 'text' ? `${value ?? ''}2` : undefined;
};

async function severalItems(read: ReadStateValue, call: MakeCall): Promise<CallInput> {
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
  const known = new Map(itemsIn(before).map((item) => [item.itemKey, item]));
  const expected = [entries].flat().flatMap((entry) => {
    const { itemKey, value } = Object(entry);
    const item = known.get(String(itemKey));
    return item
      ? [[itemKey, displayedValueOf(item, item.value), displayedValueOf(item, value)]]
      : [];
  });
  const found = reading.values('pendingChangeRequest.items.*').map((one) => {
    const { itemKey, preChangeContent = null, requestedContent = null } = Object(one);
    return [itemKey, preChangeContent, requestedContent];
  });
  const sorted = (rows: readonly unknown[][]): unknown[][] =>
    rows.toSorted(([one], [two]) => (String(one) < String(two) ? -1 : 1));
  const what = 'the items of pendingChangeRequest with their old and new contents';
  reading.expectValue(what, sorted(expected), sorted(found));
  reading.expectField('pendingChangeRequest.changeReflectionMonth', changeReflectionMonth);
}

const information = ['getRegisteredInformation'] as const;
const linkage: readonly Reading[] = [{ operationId: 'getEStorageLinkage' }];

const rows: readonly Row[] = [
  {
    operationId: 'updateMailAddresses',
    state: settings,
    input: async (read, call) => {
      const limit = Number((await call('getMailAddresses')).value('subMailAddressLimit'));
      const subs = Array.from(
        { length: limit },
        (_, at) => `z${limit - at}.o'neil+1@example.co.jp`,
      );
      return { body: changedAddresses(read, ...[read('subMailAddress'), ...subs].slice(0, limit)) };
    },
    shows: (reading, sent) => {
      const list = 'subMailAddressList.*.subMailAddress';
      const at = reading.value('mailAddresses') === undefined ? list : `mailAddresses.${list}`;
      const subs = [bodyOf(sent)['subMailAddressList']].flat();
      const expected = subs.map((one) => Reflect.get(Object(one), 'subMailAddress'));
      reading.expectValue(at, expected, reading.values(at));
    },
    leaves: [['getAccountSettings', 'ledgerMailAttachment'], information],
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
    leaves: [['getMailAddresses'], ['getAttachedMailSettings', 'items'], information],
  },
  {
    operationId: 'updateAttachedMailSettings',
    state: settings,
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
    leaves: [['getAccountSettings'], information],
    shows: (reading, sent) => {
      for (const one of [bodyOf(sent)['items']].flat()) {
        const line: Line = Object(one);
        const lines = reading.values('items.*').map((other): Line => Object(other));
        const found = lines.find((other) => other['billTypeId'] === line['billTypeId']) ?? {};
        const names = ['isAttached', 'fileFormats', 'mailAddresses'];
        const [expected, got] = [line, found].map((other) =>
          names.map((name) => asSet(other[name])),
        );
        reading.expectValue(`the line of ${String(line['billTypeId'])}`, expected, got);
      }
    },
  },
  {
    operationId: 'submitChangeRequest',
    state: noChange,
    input: severalItems,
    readings: [{ operationId: 'getRegisteredInformation', at: 'pendingChangeRequest' }],
    leaves: [
      ['getRegisteredInformation', 'groups'],
      ['getCurrentUser'],
      ['getAccountSettings'],
      ['getAttachedMailSettings'],
      ['getEStorageLinkage'],
    ],
    shows: expectRequestedItems,
  },
  {
    operationId: 'cancelChangeRequest',
    state: 'a change is in progress',
    input: (read) => ({ path: { changeRequestId: read('changeRequestId') } }),
    readings: [{ operationId: 'getRegisteredInformation' }],
    leaves: [['getRegisteredInformation', 'groups'], ['getAccountSettings']],
    shows: (reading) => {
      reading.expectField('pendingChangeRequest', null);
    },
  },
  {
    operationId: 'registerEStorageLinkage',
    state: 'no linkage is registered',
    input: () => ({}),
    readings: linkage,
    leaves: [['getAccountSettings'], ['getAttachedMailSettings'], information],
  },
  {
    operationId: 'deleteEStorageLinkage',
    state: 'a linkage is registered',
    input: (read) => ({ query: { revision: read('revision') } }),
    readings: linkage,
    shows: (reading) => {
      reading.expectField('state', 'absent');
      expectNow(reading, 'deletedAt', reading.value('deletedAt'));
    },
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
    readings: [
      {
        operationId: 'getRegistrationState',
        fields: ['loginId', 'customerName', 'mailAddress', 'registeredAt'],
      },
    ],
    shows: (reading) => {
      reading.expectField('state', 'consumed');
    },
  },
  {
    operationId: 'setPasswordByToken',
    state: 'a valid password setting token exists',
    input: (read) => ({ ...tokenPath(read), body: newPassword }),
    readings: [{ operationId: 'getPasswordSettingState', fields: [] }],
    shows: (reading) => {
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

/** The times of an answer as moments: a server may write them in another offset. */
const moment = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
    ? Math.floor(Date.parse(value) / 1000)
    : value;

/** Whether a reading has every field of the answer to the change. */
function expectAsAnswered(done: CallAnswer, reading: CallAnswer, { at, fields }: Reading): void {
  const written: Record<string, unknown> = Object(done.json);
  const read: Record<string, unknown> = Object(partOf(reading, at));
  for (const name of fields ?? Object.keys(written).filter((one) => Object.hasOwn(read, one)))
    reading.expectValue(
      `${[at ?? [], name].flat().join('.')} as in the answer to ${done.call}`,
      moment(written[name]),
      moment(read[name]),
    );
}

const customerOf = async (call: MakeCall): Promise<unknown> =>
  (await call('getCurrentUser')).value('customerKey');

/** Another session of a customer, opened now; undefined if the states log in several customers. */
async function laterSession(customerKey: unknown, { logInAgain }: CheckContext) {
  const later = await logInAgain();
  return customerKey !== undefined && (await customerOf(later)) === customerKey ? later : undefined;
}

async function expectStored(row: Row, context: CheckContext): Promise<void> {
  const { operationId, state, input, readings, leaves = [], shows } = row;
  const { call: other, callWith, valuesOf, stateValue, callAsNewBrowser } = context;
  const own = callWith(valuesOf(state));
  const isOfSession = !/^(registerI|registerC|setP)/.test(operationId);
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
  const around = () => Promise.all(leaves.map(async ([id, at]) => partOf(await own(id), at)));
  const surroundings = await around();
  const done = await own(operationId, sent);
  const left = await around();
  const now = await readAll(own);
  // A login may end the earlier session.
  const later = isReadByOthers ? await laterSession(customerKey, context) : undefined;
  const again = isOfLink && !isOfSession ? callAsNewBrowser : later;
  const found = [...now, ...(again ? await readAll(again) : [])];
  done.expectDone();
  for (const { one, answer } of found) {
    expectAsAnswered(done, answer, one);
    if (before) shows?.(answer, sent, before.answer);
  }
  for (const [index, [id, at]] of leaves.entries())
    done.expectThat(isDeepStrictEqual(left[index], surroundings[index]), 'no other change', {
      got: `another ${at ?? 'answer'} of ${id}`,
    });
  for (const { one, answer } of ofOthers) {
    const after = await other(one.operationId);
    after.expectThat(
      isDeepStrictEqual(after.json, answer.json),
      'the same as before a change of another customer',
      { sent: 'by a customer who has changed nothing' },
    );
  }
  if (isReadByOthers && !later) throw new NotChecked('the states do not log in the same customer');
}

/** What a change stores: all of it, for every later session of this customer, or nothing (S4, S5, S6). */
export const storedChecks: readonly Check[] = rows.map((row): Check => ({
  operationId: row.operationId,
  name: 'stores what it answers, for later sessions of this customer and for no other',
  states: [
    'a customer with bills is logged in',
    row.state,
    'another customer of the issuer is logged in',
  ],
  breaks:
    'A change is confirmed and is gone after the next login, or it also changes another customer.',
  run: (context) => expectStored(row, context),
}));

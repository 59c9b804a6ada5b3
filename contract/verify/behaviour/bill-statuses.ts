import { isDeepStrictEqual } from 'node:util';
import { textOf } from '../text.ts';
import { listed, search, type Found, type Fields, entriesIn, billOf } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { issuerHasNo, type Check } from './check.ts';
import { clockOf, expectNow } from './times.ts';

export type Status = {
  statusId: string;
  reasonMaxLength?: number | null;
  isReasonRequired?: boolean | null;
};

const canBeSet = 'the status of a bill can be set';
export const withBills = 'a customer with bills is logged in';
const languages = ['ja', 'en'] as const;

export const idOf = (bill: Fields): string => String(bill['billId']);
export const withId = (answer: CallAnswer, billId: string): Fields =>
  entriesIn(answer).find((bill) => idOf(bill) === billId) ?? {};
export const statusesOf = (bill: Fields): Status[] =>
  [bill['selectableStatuses'] ?? []].flat().map(Object);

/** The reason that a status requires, no longer than it allows. */
const reasonFor = ({ isReasonRequired, reasonMaxLength }: Status): object =>
  isReasonRequired === true
    ? {
        reason: '数量が異なります。\nご確認ください。'
          .slice(0, reasonMaxLength ?? undefined)
          .trim(),
      }
    : {};

export const set = (
  call: MakeCall,
  bill: Fields,
  status: Status,
  more = {},
  headers: CallInput['headers'] = {},
): Promise<CallAnswer> =>
  call('updateBillStatus', {
    headers,
    path: { billId: idOf(bill) },
    body: {
      revision: String(bill['revision']),
      statusId: status.statusId,
      ...reasonFor(status),
      ...more,
    },
  });

const historyOf = (call: MakeCall, billId: string, headers: CallInput['headers'] = {}) =>
  call('getStatusHistory', { query: { billId, page: 1, perPage: 100 }, headers });

/** Expects that all bills but one are as before. */
export function expectOthersUnchanged(before: CallAnswer, after: CallAnswer, billId: string): void {
  const changed = entriesIn(before).filter((bill) => {
    return idOf(bill) !== billId && !isDeepStrictEqual(bill, withId(after, idOf(bill)));
  });
  after.expectThat(changed.length === 0, 'every other bill as before', {
    got: `a change of ${listed(changed.map((bill) => String(bill['billNumber'])))}`,
  });
}

const statusFacts = (bill: Fields): unknown[] =>
  ['statusId', 'statusName', 'revision', 'selectableStatuses'].map((name) => bill[name] ?? null);

const oneBillOnly: Check = {
  operationId: 'updateBillStatus',
  name: 'changes this bill only, in each list, search and session',
  states: [withBills],
  breaks: 'A colleague still sees the old status, or other bills have got the new one.',
  run: async ({ call, logInAgain }) => {
    const before = (await search(call)).answer;
    const bill = entriesIn(before).find((one) => statusesOf(one).length > 0 && one['statusId']);
    if (!bill) return issuerHasNo('bill whose status can be set');
    const [billId, old] = [idOf(bill), String(bill['statusId'])];
    const [status = { statusId: '' }] = statusesOf(bill);
    const done = await set(call, bill, status);
    if (!done.expectDone()) return;
    const after = (await search(call)).answer;
    const now = withId(after, billId);
    const other = await logInAgain();
    const there = (await search(other)).answer;
    const keyword = [String(bill['billNumber'])];
    const found = await search(call, { statusId: [status.statusId], keyword });
    const gone = await search(call, { statusId: [old], keyword });
    const sum = await call('getBillSummary', { query: { statusId: [status.statusId], keyword } });
    const history = await historyOf(other, billId);
    const has = ({ items }: Found): boolean => items.some((one) => one.billId === billId);
    expectOthersUnchanged(before, after, billId);
    after.expectSame('the bill as in the answer to the change', now, done.json);
    there.expectValue('status and revision', statusFacts(now), statusFacts(withId(there, billId)));
    found.answer.expectThat(has(found), 'the bill by its new status');
    gone.answer.expectThat(!has(gone), 'no bill by its old status');
    sum.expectField('total', found.total);
    history.expectField('items.0.afterStatusName', now['statusName']);
    history.expectField('items.0.updaterKind', 'customer');
  },
};

const selectable: Check = {
  operationId: 'updateBillStatus',
  name: 'accepts each selectable status, and no other one',
  states: [canBeSet],
  breaks:
    'The page offers a status that the server refuses, or a script sets one that only the issuer may set.',
  run: async ({ call, callWith, renew, stateValue }) => {
    const { answer } = await search(call);
    const bill = withId(answer, stateValue('billId'));
    const own = statusesOf(bill);
    const headers = { 'x-language': 'en' };
    const options = await call('getBillSearchOptions', { headers });
    const others = options.values('statuses.*').map((one): Status => Object(one));
    const nameOf = (statusId: string): unknown =>
      options.values('statuses.*.name')[others.findIndex((one) => one.statusId === statusId)];
    const isOffered = ({ statusId }: Status): boolean =>
      statusId === bill['statusId'] || own.some((one) => one.statusId === statusId);
    for (const status of others.filter((one) => !isOffered(one)))
      (await set(call, bill, status)).expectRefused('400-1-05-06');
    for (const status of own.slice(0, 5)) {
      const values = await renew();
      const fresh = callWith(values);
      const billId = textOf(values['billId']);
      const now = withId((await search(fresh)).answer, billId);
      const done = await set(fresh, now, status, {}, headers);
      const history = await historyOf(fresh, billId);
      done.expectDone();
      done.expectField('statusId', status.statusId);
      done.expectField('statusName', nameOf(status.statusId));
      history.expectField('items.0.note', Reflect.get(reasonFor(status), 'reason'));
    }
  },
};

const refusedChanges: Check = {
  operationId: 'updateBillStatus',
  name: 'names the wrong field of a refused change, and stores nothing of it',
  states: [canBeSet],
  breaks: 'A change that was refused is in the history, or the form cannot show what is wrong.',
  run: async ({ call, stateValue }) => {
    const billId = stateValue('billId');
    const before = (await search(call)).answer;
    const bill = withId(before, billId);
    const history = await historyOf(call, billId);
    const statuses = statusesOf(bill);
    const without = statuses.find(({ reasonMaxLength }) => typeof reasonMaxLength !== 'number');
    const long = statuses.find(({ reasonMaxLength }) => typeof reasonMaxLength === 'number');
    const required = statuses.find(({ isReasonRequired }) => isReasonRequired === true);
    const reason = 'あ'.repeat((long?.reasonMaxLength ?? 0) + 1);
    const cases: [Status | undefined, object, code: string, target: string][] = [
      [{ statusId: 'no-such-status' }, {}, '400-1-05-05', 'statusId'],
      [without, { reason: 'x' }, '400-1-05-04', 'reason'],
      [long, { reason }, '400-1-00-04', 'reason'],
      [required, { reason: undefined }, '400-1-00-01', 'reason'],
    ];
    for (const [status, more, code, target] of cases) {
      if (!status) continue;
      const answer = await set(call, bill, status, more);
      answer.expectRefused(code);
      answer.expectField('0.target', [target]);
    }
    const after = (await search(call)).answer;
    after.expectValue('the bill as before', bill, withId(after, billId));
    (await historyOf(call, billId)).expectField('total', history.value('total'));
  },
};

const lineFacts = (line: Fields): boolean =>
  line['updaterKind'] === 'system'
    ? !line['updaterName']
    : line['updaterKind'] !== 'issuer' || !!line['updaterName'];

const historyFacts: Check = {
  operationId: 'getStatusHistory',
  name: 'continues each status with the next one, up to the one of the list, in both languages',
  states: [withBills],
  breaks: 'The history contradicts the list, or shows the changes of another bill.',
  run: async ({ call }) => {
    for (const language of languages) {
      const headers = { 'x-language': language };
      const list = await call('searchBills', { query: { page: 1, perPage: 100 }, headers });
      const ids = new Set<unknown>();
      for (const bill of entriesIn(list)
        .filter((one) => one['isPublished'] && one['statusId'])
        .slice(0, 6)) {
        const history = await historyOf(call, idOf(bill), headers);
        for (const name of [
          'billId',
          'billTypeName',
          'billNumber',
          'title',
          'publicationDate',
          'statusName',
        ])
          history.expectField(`bill.${name}`, bill[name]);
        const lines = entriesIn(history);
        if (lines.length === 0) continue;
        const after = lines.map((line) => line['afterStatusName'] ?? null);
        const before = lines.map((line) => line['beforeStatusName'] ?? null);
        const isKnown = lines.some(({ statusHistoryId }) => ids.has(statusHistoryId));
        for (const { statusHistoryId } of lines) ids.add(statusHistoryId);
        history.expectValue('the newest status', bill['statusName'], after[0]);
        history.expectValue('each status before', after.slice(1), before.slice(0, -1));
        history.expectThat(!isKnown, 'changes of this bill only');
        history.expectThat(
          lines.every(lineFacts),
          'the name of the issuer, and none of the system',
        );
        history.expectThat(
          lines.every(
            ({ updatedAt }) => Date.parse(String(updatedAt)) <= clockOf(history) + 60_000,
          ),
          'changes in the past',
        );
      }
    }
    (await historyOf(call, 'no-such-bill')).expectRefused('404-1-00-01');
  },
};

const noteOfEachChange: Check = {
  operationId: 'updateBillStatus',
  name: 'writes the reason into the line of its own change only',
  states: [canBeSet],
  breaks: 'The history shows the reason of an earlier change next to a later one.',
  run: async ({ call, stateValue }) => {
    const billId = stateValue('billId');
    const hasReason = ({ reasonMaxLength }: Status): boolean => typeof reasonMaxLength === 'number';
    const bill = withId((await search(call)).answer, billId);
    const first = statusesOf(bill).find(hasReason);
    if (!first) return issuerHasNo('status that asks for a reason');
    // Each is one character, and two units of UTF-16.
    const reason = '𠮷'.repeat(first.reasonMaxLength ?? 1);
    const done = await set(call, bill, first, { reason });
    const now = withId((await search(call)).answer, billId);
    const second = statusesOf(now).find((status) => status.isReasonRequired !== true);
    if (!second) return issuerHasNo('second status without a reason');
    const again = await set(call, now, second);
    const history = await historyOf(call, billId);
    done.expectDone();
    again.expectDone();
    history.expectValue(
      'the notes',
      [null, reason],
      [0, 1].map((at) => history.value(`items.${at}.note`) ?? null),
    );
  },
};

const restricted: Check = {
  operationId: 'updateBillStatus',
  name: 'refuses every status where the list offers none',
  states: ['the status of a bill may not be set'],
  breaks: 'A bill that the issuer has approved is set back.',
  run: async ({ call, stateValue }) => {
    const before = (await search(call)).answer;
    const bill = withId(before, stateValue('billId'));
    before.expectValue('selectableStatuses', [], bill['selectableStatuses']);
    for (const one of (await call('getBillSearchOptions')).values('statuses.*'))
      (await set(call, bill, Object(one))).expectRefused('400-1-05-06');
    const after = withId((await search(call)).answer, stateValue('billId'));
    before.expectValue('the bill afterwards', bill, after);
  },
};

/** The line of the history that a change of the status adds. */
const statusCheck: Check = {
  operationId: 'updateBillStatus',
  name: 'adds one line to the history, with the customer and the time',
  states: ['the status of a bill can be set'],
  breaks: 'There is no proof of who has confirmed a bill, and when.',
  run: async ({ call, stateValue }) => {
    const billId = stateValue('billId');
    const history = () => call('getStatusHistory', { query: { billId, page: 1, perPage: 50 } });
    const before = await history();
    const body = { revision: stateValue('revision'), statusId: 'confirmed' };
    const done = await call('updateBillStatus', { path: { billId }, body });
    const { revision } = await billOf(call, billId);
    const again = await call('updateBillStatus', {
      path: { billId },
      body: { ...body, revision },
    });
    const after = await history();
    const line = ['updaterKind', 'beforeStatusName', 'afterStatusName'].map((name) =>
      after.value(`items.0.${name}`),
    );
    const names = [before.value('bill.statusName'), done.value('statusName')];
    done.expectDone();
    again.expectRefused('400-1-05-06', 'with the status that the bill has');
    after.expectField('total', Number(before.value('total')) + 1);
    after.expectValue('the newest line', ['customer', ...names], line);
    after.expectField('bill.statusName', names[1]);
    expectNow(after, 'updatedAt', after.value('items.0.updatedAt'));
  },
};

const historyOrderCheck: Check = {
  operationId: 'getStatusHistory',
  name: 'begins with the later of two changes, also within one second',
  states: ['the status of a bill can be set'],
  breaks: 'The history shows two changes in the wrong order.',
  run: async ({ call, stateValue }) => {
    const billId = stateValue('billId');
    const change = (revision: unknown, statusId: unknown) =>
      call('updateBillStatus', { path: { billId }, body: { revision, statusId } });
    const first = await change(stateValue('revision'), 'confirmed');
    const next = first.value('selectableStatuses.0.statusId');
    if (next === undefined) return issuerHasNo('second change of a status');
    const second = await change(first.value('revision'), next);
    const history = await call('getStatusHistory', { query: { billId, page: 1, perPage: 50 } });
    const names = [second, first].map((answer) => answer.value('statusName'));
    const found = history.values('items.*.afterStatusName').slice(0, 2);
    second.expectDone();
    history.expectValue('the statuses of both changes, the later first', names, found);
  },
};

/** What a change of a bill's status changes, and where it is seen (S2, S4, S5). */
export const billStatusChecks: readonly Check[] = [
  oneBillOnly,
  selectable,
  refusedChanges,
  historyFacts,
  noteOfEachChange,
  restricted,
  statusCheck,
  historyOrderCheck,
];

import { isDeepStrictEqual } from 'node:util';
import { textOf } from '../text.ts';
import {
  shortListOf,
  search,
  type SearchResult,
  type Fields,
  entriesIn,
  fetchBill,
} from './bills.ts';
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

export const setStatus = (
  call: MakeCall,
  bill: Fields,
  status: Status,
  bodyFields = {},
  headers: CallInput['headers'] = {},
): Promise<CallAnswer> =>
  call('updateBillStatus', {
    headers,
    path: { billId: idOf(bill) },
    body: {
      revision: String(bill['revision']),
      statusId: status.statusId,
      ...reasonFor(status),
      ...bodyFields,
    },
  });

const fetchHistory = (call: MakeCall, billId: string, headers: CallInput['headers'] = {}) =>
  call('getStatusHistory', { query: { billId, page: 1, perPage: 100 }, headers });

/** Expects that all bills but one are as before. */
export function expectOthersUnchanged(
  listBefore: CallAnswer,
  listAfter: CallAnswer,
  billId: string,
): void {
  const changedBills = entriesIn(listBefore).filter((bill) => {
    return idOf(bill) !== billId && !isDeepStrictEqual(bill, withId(listAfter, idOf(bill)));
  });
  listAfter.expectThat(changedBills.length === 0, 'every other bill as before', {
    got: `a change of ${shortListOf(changedBills.map((bill) => String(bill['billNumber'])))}`,
  });
}

const statusFacts = (bill: Fields): unknown[] =>
  ['statusId', 'statusName', 'revision', 'selectableStatuses'].map((name) => bill[name] ?? null);

const statusOfOneBill: Check = {
  operationId: 'updateBillStatus',
  name: 'changes this bill only, in each list, search and session',
  states: [withBills],
  breaks: 'A colleague still sees the old status, or other bills have got the new one.',
  run: async ({ call, logInAgain }) => {
    const listBefore = (await search(call)).answer;
    const bill = entriesIn(listBefore).find((one) => statusesOf(one).length > 0 && one['statusId']);
    if (!bill) return issuerHasNo('bill whose status can be set');
    const [billId, oldStatusId] = [idOf(bill), String(bill['statusId'])];
    const [status = { statusId: '' }] = statusesOf(bill);
    const changeAnswer = await setStatus(call, bill, status);
    if (!changeAnswer.expectDone()) return;
    const listAfter = (await search(call)).answer;
    const billAfter = withId(listAfter, billId);
    const laterSession = await logInAgain();
    const listOfLaterSession = (await search(laterSession)).answer;
    const keyword = [String(bill['billNumber'])];
    const billsWithNewStatus = await search(call, { statusId: [status.statusId], keyword });
    const billsWithOldStatus = await search(call, { statusId: [oldStatusId], keyword });
    const summary = await call('getBillSummary', {
      query: { statusId: [status.statusId], keyword },
    });
    const history = await fetchHistory(laterSession, billId);
    const containsBill = ({ items }: SearchResult): boolean =>
      items.some((one) => one.billId === billId);
    expectOthersUnchanged(listBefore, listAfter, billId);
    listAfter.expectSame('the bill as in the answer to the change', billAfter, changeAnswer.json);
    listOfLaterSession.expectValue(
      'status and revision',
      statusFacts(billAfter),
      statusFacts(withId(listOfLaterSession, billId)),
    );
    billsWithNewStatus.answer.expectThat(
      containsBill(billsWithNewStatus),
      'the bill by its new status',
    );
    billsWithOldStatus.answer.expectThat(
      !containsBill(billsWithOldStatus),
      'no bill by its old status',
    );
    summary.expectField('total', billsWithNewStatus.total);
    history.expectField('items.0.afterStatusName', billAfter['statusName']);
    history.expectField('items.0.updaterKind', 'customer');
  },
};

const selectableStatuses: Check = {
  operationId: 'updateBillStatus',
  name: 'accepts each selectable status, and no other one',
  states: [canBeSet],
  breaks:
    'The page offers a status that the server refuses, or a script sets one that only the issuer may set.',
  run: async ({ call, callWith, renew, stateValue }) => {
    const { answer } = await search(call);
    const bill = withId(answer, stateValue('billId'));
    const offeredStatuses = statusesOf(bill);
    const headers = { 'x-language': 'en' };
    const options = await call('getBillSearchOptions', { headers });
    const allStatuses = options.values('statuses.*').map((one): Status => Object(one));
    const nameOf = (statusId: string): unknown =>
      options.values('statuses.*.name')[allStatuses.findIndex((one) => one.statusId === statusId)];
    const isOffered = ({ statusId }: Status): boolean =>
      statusId === bill['statusId'] || offeredStatuses.some((one) => one.statusId === statusId);
    for (const status of allStatuses.filter((one) => !isOffered(one)))
      (await setStatus(call, bill, status)).expectRefused('400-1-05-06');
    for (const status of offeredStatuses.slice(0, 5)) {
      const values = await renew();
      const callInNewState = callWith(values);
      const billId = textOf(values['billId']);
      const currentBill = withId((await search(callInNewState)).answer, billId);
      const changeAnswer = await setStatus(callInNewState, currentBill, status, {}, headers);
      const history = await fetchHistory(callInNewState, billId);
      changeAnswer.expectDone();
      changeAnswer.expectField('statusId', status.statusId);
      changeAnswer.expectField('statusName', nameOf(status.statusId));
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
    const listBefore = (await search(call)).answer;
    const bill = withId(listBefore, billId);
    const history = await fetchHistory(call, billId);
    const statuses = statusesOf(bill);
    const statusWithoutReason = statuses.find(
      ({ reasonMaxLength }) => typeof reasonMaxLength !== 'number',
    );
    const statusWithReason = statuses.find(
      ({ reasonMaxLength }) => typeof reasonMaxLength === 'number',
    );
    const statusRequiringReason = statuses.find(
      ({ isReasonRequired }) => isReasonRequired === true,
    );
    const tooLongReason = 'あ'.repeat((statusWithReason?.reasonMaxLength ?? 0) + 1);
    const cases: [Status | undefined, object, code: string, target: string][] = [
      [{ statusId: 'no-such-status' }, {}, '400-1-05-05', 'statusId'],
      [statusWithoutReason, { reason: 'x' }, '400-1-05-04', 'reason'],
      [statusWithReason, { reason: tooLongReason }, '400-1-00-04', 'reason'],
      [statusRequiringReason, { reason: undefined }, '400-1-00-01', 'reason'],
    ];
    for (const [status, bodyFields, code, target] of cases) {
      if (!status) continue;
      const answer = await setStatus(call, bill, status, bodyFields);
      answer.expectRefused(code);
      answer.expectField('0.target', [target]);
    }
    const listAfter = (await search(call)).answer;
    listAfter.expectValue('the bill as before', bill, withId(listAfter, billId));
    (await fetchHistory(call, billId)).expectField('total', history.value('total'));
  },
};

const hasCorrectUpdaterName = (line: Fields): boolean =>
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
      const knownHistoryIds = new Set<unknown>();
      for (const bill of entriesIn(list)
        .filter((one) => one['isPublished'] && one['statusId'])
        .slice(0, 6)) {
        const history = await fetchHistory(call, idOf(bill), headers);
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
        const statusNamesAfter = lines.map((line) => line['afterStatusName'] ?? null);
        const statusNamesBefore = lines.map((line) => line['beforeStatusName'] ?? null);
        const isKnown = lines.some(({ statusHistoryId }) => knownHistoryIds.has(statusHistoryId));
        for (const { statusHistoryId } of lines) knownHistoryIds.add(statusHistoryId);
        history.expectValue('the newest status', bill['statusName'], statusNamesAfter[0]);
        history.expectValue(
          'each status before',
          statusNamesAfter.slice(1),
          statusNamesBefore.slice(0, -1),
        );
        history.expectThat(!isKnown, 'changes of this bill only');
        history.expectThat(
          lines.every(hasCorrectUpdaterName),
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
    (await fetchHistory(call, 'no-such-bill')).expectRefused('404-1-00-01');
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
    const firstStatus = statusesOf(bill).find(hasReason);
    if (!firstStatus) return issuerHasNo('status that asks for a reason');
    // Each is one character, and two units of UTF-16.
    const reason = '𠮷'.repeat(firstStatus.reasonMaxLength ?? 1);
    const changeAnswer = await setStatus(call, bill, firstStatus, { reason });
    const billAfter = withId((await search(call)).answer, billId);
    const secondStatus = statusesOf(billAfter).find((status) => status.isReasonRequired !== true);
    if (!secondStatus) return issuerHasNo('second status without a reason');
    const secondAnswer = await setStatus(call, billAfter, secondStatus);
    const history = await fetchHistory(call, billId);
    changeAnswer.expectDone();
    secondAnswer.expectDone();
    history.expectValue(
      'the notes',
      [null, reason],
      [0, 1].map((at) => history.value(`items.${at}.note`) ?? null),
    );
  },
};

const restrictedBill: Check = {
  operationId: 'updateBillStatus',
  name: 'refuses every status where the list offers none',
  states: ['the status of a bill may not be set'],
  breaks: 'A bill that the issuer has approved is set back.',
  run: async ({ call, stateValue }) => {
    const listBefore = (await search(call)).answer;
    const bill = withId(listBefore, stateValue('billId'));
    listBefore.expectValue('selectableStatuses', [], bill['selectableStatuses']);
    for (const status of (await call('getBillSearchOptions')).values('statuses.*'))
      (await setStatus(call, bill, Object(status))).expectRefused('400-1-05-06');
    const billAfter = withId((await search(call)).answer, stateValue('billId'));
    listBefore.expectValue('the bill afterwards', bill, billAfter);
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
    const fetchHistoryOfBill = () =>
      call('getStatusHistory', { query: { billId, page: 1, perPage: 50 } });
    const historyBefore = await fetchHistoryOfBill();
    const body = { revision: stateValue('revision'), statusId: 'confirmed' };
    const changeAnswer = await call('updateBillStatus', { path: { billId }, body });
    const { revision } = await fetchBill(call, billId);
    const repeatedAnswer = await call('updateBillStatus', {
      path: { billId },
      body: { ...body, revision },
    });
    const historyAfter = await fetchHistoryOfBill();
    const newestLine = ['updaterKind', 'beforeStatusName', 'afterStatusName'].map((name) =>
      historyAfter.value(`items.0.${name}`),
    );
    const statusNames = [historyBefore.value('bill.statusName'), changeAnswer.value('statusName')];
    changeAnswer.expectDone();
    repeatedAnswer.expectRefused('400-1-05-06', 'with the status that the bill has');
    historyAfter.expectField('total', Number(historyBefore.value('total')) + 1);
    historyAfter.expectValue('the newest line', ['customer', ...statusNames], newestLine);
    historyAfter.expectField('bill.statusName', statusNames[1]);
    expectNow(historyAfter, 'updatedAt', historyAfter.value('items.0.updatedAt'));
  },
};

const historyOrderCheck: Check = {
  operationId: 'getStatusHistory',
  name: 'begins with the later of two changes, also within one second',
  states: ['the status of a bill can be set'],
  breaks: 'The history shows two changes in the wrong order.',
  run: async ({ call, stateValue }) => {
    const billId = stateValue('billId');
    const changeStatus = (revision: unknown, statusId: unknown) =>
      call('updateBillStatus', { path: { billId }, body: { revision, statusId } });
    const firstChange = await changeStatus(stateValue('revision'), 'confirmed');
    const nextStatusId = firstChange.value('selectableStatuses.0.statusId');
    if (nextStatusId === undefined) return issuerHasNo('second change of a status');
    const secondChange = await changeStatus(firstChange.value('revision'), nextStatusId);
    const history = await call('getStatusHistory', { query: { billId, page: 1, perPage: 50 } });
    const statusNames = [secondChange, firstChange].map((answer) => answer.value('statusName'));
    const newestStatusNames = history.values('items.*.afterStatusName').slice(0, 2);
    secondChange.expectDone();
    history.expectValue(
      'the statuses of both changes, the later first',
      statusNames,
      newestStatusNames,
    );
  },
};

/** Changes of a bill's status: which values change, and in which lists and sessions (S2, S4, S5). */
export const billStatusChecks: readonly Check[] = [
  statusOfOneBill,
  selectableStatuses,
  refusedChanges,
  historyFacts,
  noteOfEachChange,
  restrictedBill,
  statusCheck,
  historyOrderCheck,
];

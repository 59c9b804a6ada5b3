import { isDeepStrictEqual } from 'node:util';
import {
  billIn,
  entriesIn,
  fetchBill,
  historyBillFields,
  search,
  shortListOf,
  type Bill,
  type Fields,
  type SearchResult,
  type Status,
} from './bills.ts';
import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { checksIn, issuerHasNo, offersEnglish } from './check.ts';
import { expectNow, isPast } from './times.ts';

const stateWithSettableStatus = 'the status of a bill can be set';
export const stateWithBills = 'a customer with bills is logged in';

/** A reason if the status requires one, no longer than the status allows. */
const reasonFor = ({ isReasonRequired, reasonMaxLength }: Status): string | undefined =>
  isReasonRequired === true
    ? '数量が異なります。\nご確認ください。'.slice(0, reasonMaxLength ?? undefined).trim()
    : undefined;

const mayHaveReason = ({ reasonMaxLength }: Status): boolean => typeof reasonMaxLength === 'number';

export const setStatus = (
  call: MakeCall,
  { billId = '', revision = '' }: Partial<Bill>,
  status: Status,
  bodyFields = {},
  headers: CallInput['headers'] = {},
): Promise<CallAnswer> => {
  const { statusId } = status;
  const body = { revision, statusId, reason: reasonFor(status), ...bodyFields };
  return call('updateBillStatus', { headers, path: { billId }, body });
};

const fetchHistory = (call: MakeCall, billId: string, headers: CallInput['headers'] = {}) =>
  call('getStatusHistory', { query: { billId, page: 1, perPage: 100 }, headers });

/** Expects that all bills except the given one are as before. */
export function expectOtherBillsUnchanged(
  listBefore: SearchResult,
  listAfter: SearchResult,
  billId: string,
): void {
  const changedBills = listBefore.items.filter(
    (bill) => bill.billId !== billId && !isDeepStrictEqual(bill, billIn(listAfter, bill.billId)),
  );
  listAfter.answer.expectThat(changedBills.length === 0, 'every other bill as before', {
    got: `a change of ${shortListOf(changedBills.map((bill) => bill.billNumber))}`,
  });
}

const statusFieldsOf = (bill: Partial<Bill>): unknown[] =>
  ['statusId', 'statusName', 'revision', 'selectableStatuses'].map((name) => bill[name] ?? null);

const hasCorrectUpdaterName = ({ updaterKind, updaterName }: Fields): boolean =>
  updaterKind === 'system' ? !updaterName : updaterKind !== 'issuer' || !!updaterName;

/** Changes of a bill's status: which values change, and in which lists and sessions (S2, S4, S5). */
export const billStatusChecks = checksIn([stateWithSettableStatus], {
  'updateBillStatus: changes this bill only, and each list, search and session shows the change': {
    states: [stateWithBills],
    breaks: 'A colleague still sees the old status, or other bills have got the new one.',
    run: async ({ call, logInAgain }) => {
      const listBefore = await search(call);
      const bill = listBefore.items.find((one) => one.selectableStatuses?.length && one.statusId);
      if (!bill) return issuerHasNo('bill whose status can be set');
      const { billId } = bill;
      const status = bill.selectableStatuses?.[0] ?? { statusId: '' };
      const changeAnswer = await setStatus(call, bill, status);
      if (!changeAnswer.expectDone()) return;
      const listAfter = await search(call);
      const billAfter = billIn(listAfter, billId);
      const callInLaterSession = await logInAgain();
      const listOfLaterSession = await search(callInLaterSession);
      const searchByStatus = (statusId: string) =>
        search(call, { statusId: [statusId], keyword: [bill.billNumber] });
      const billsWithNewStatus = await searchByStatus(status.statusId);
      const billsWithOldStatus = await searchByStatus(bill.statusId ?? '');
      const summaryAnswer = await call('getBillSummary', {
        query: { statusId: [status.statusId], keyword: [bill.billNumber] },
      });
      const historyAnswer = await fetchHistory(callInLaterSession, billId);
      const containsBill = ({ items }: SearchResult) => items.some((one) => one.billId === billId);
      expectOtherBillsUnchanged(listBefore, listAfter, billId);
      listAfter.answer.expectSame(
        'the bill as in the answer to the change',
        billAfter,
        changeAnswer.json,
      );
      listOfLaterSession.answer.expectValue(
        'status and revision',
        statusFieldsOf(billAfter),
        statusFieldsOf(billIn(listOfLaterSession, billId)),
      );
      billsWithNewStatus.answer.expectThat(
        containsBill(billsWithNewStatus),
        'the bill by its new status',
      );
      billsWithOldStatus.answer.expectThat(
        !containsBill(billsWithOldStatus),
        'no bill by its old status',
      );
      summaryAnswer.expectField('total', billsWithNewStatus.total);
      historyAnswer.expectField('items.0.afterStatusName', billAfter.statusName);
      historyAnswer.expectField('items.0.updaterKind', 'customer');
    },
  },
  'updateBillStatus: accepts each selectable status, and refuses every other status': {
    breaks:
      'The page offers a status that the server refuses, or a script sets one that only the issuer may set.',
    run: async ({ call, setUpAgain, stateValue }) => {
      const bill = await fetchBill(call, stateValue('billId'));
      const offeredStatuses = bill.selectableStatuses ?? [];
      const headers = { 'x-language': (await offersEnglish(call)) ? 'en' : 'ja' };
      const options = await call('getBillSearchOptions', { headers });
      const allStatuses = options.values('statuses.*').map((one): Status & Fields => Object(one));
      const offeredIds = [bill.statusId, ...offeredStatuses.map(({ statusId }) => statusId)];
      for (const status of allStatuses.filter(({ statusId }) => !offeredIds.includes(statusId)))
        (await setStatus(call, bill, status)).expectRefused('400-1-05-06');
      for (const status of offeredStatuses.slice(0, 5)) {
        const { call: callInNewState, stateValue: newStateValue } = await setUpAgain();
        const billId = newStateValue('billId');
        const currentBill = await fetchBill(callInNewState, billId);
        const changeAnswer = await setStatus(callInNewState, currentBill, status, {}, headers);
        const historyAnswer = await fetchHistory(callInNewState, billId);
        const knownStatus = allStatuses.find(({ statusId }) => statusId === status.statusId);
        changeAnswer.expectDone();
        changeAnswer.expectField('statusId', status.statusId);
        changeAnswer.expectField('statusName', knownStatus?.['name']);
        historyAnswer.expectField('items.0.note', reasonFor(status));
      }
    },
  },
  'updateBillStatus: names the invalid field of a refused change, and stores nothing': {
    breaks: 'A change that was refused is in the history, or the form cannot show what is wrong.',
    run: async ({ call, stateValue }) => {
      const billId = stateValue('billId');
      const bill = await fetchBill(call, billId);
      const historyAnswerBefore = await fetchHistory(call, billId);
      const statuses = bill.selectableStatuses ?? [];
      const statusWithReason = statuses.find(mayHaveReason);
      const tooLongReason = 'あ'.repeat((statusWithReason?.reasonMaxLength ?? 0) + 1);
      const cases: [Status | undefined, object, code: string, target: string][] = [
        [{ statusId: 'no-such-status' }, {}, '400-1-05-05', 'statusId'],
        [
          statuses.find((status) => !mayHaveReason(status)),
          { reason: 'x' },
          '400-1-05-04',
          'reason',
        ],
        [statusWithReason, { reason: tooLongReason }, '400-1-00-04', 'reason'],
        [
          statuses.find(({ isReasonRequired }) => isReasonRequired === true),
          { reason: undefined },
          '400-1-00-01',
          'reason',
        ],
      ];
      for (const [status, bodyFields, code, target] of cases) {
        if (!status) continue;
        const answer = await setStatus(call, bill, status, bodyFields);
        answer.expectRefused(code);
        answer.expectField('0.target', [target]);
      }
      const { answer: answerAfter } = await search(call);
      answerAfter.expectValue('the bill as before', bill, await fetchBill(call, billId));
      (await fetchHistory(call, billId)).expectField('total', historyAnswerBefore.value('total'));
    },
  },
  'getStatusHistory: lists each change of the bill, and ends with the status of the list, in both languages':
    {
      states: [stateWithBills],
      breaks: 'The history contradicts the list, or shows the changes of another bill.',
      run: async ({ call }) => {
        for (const language of ['ja', 'en']) {
          const headers = { 'x-language': language };
          const { items } = await search(call, {}, headers);
          const seenHistoryIds = new Set<unknown>();
          for (const bill of items.filter((one) => one.isPublished && one.statusId).slice(0, 6)) {
            const historyAnswer = await fetchHistory(call, bill.billId, headers);
            for (const name of [...historyBillFields, 'billNumber'])
              historyAnswer.expectField(`bill.${name}`, bill[name]);
            const lines = entriesIn(historyAnswer);
            if (lines.length === 0) continue;
            const statusNamesAfter = lines.map((line) => line['afterStatusName'] ?? null);
            const statusNamesBefore = lines.map((line) => line['beforeStatusName'] ?? null);
            const hasKnownId = lines.some(({ statusHistoryId }) =>
              seenHistoryIds.has(statusHistoryId),
            );
            for (const { statusHistoryId } of lines) seenHistoryIds.add(statusHistoryId);
            historyAnswer.expectValue('the newest status', bill.statusName, statusNamesAfter[0]);
            historyAnswer.expectValue(
              'each status before',
              statusNamesAfter.slice(1),
              statusNamesBefore.slice(0, -1),
            );
            historyAnswer.expectThat(!hasKnownId, 'changes of this bill only');
            historyAnswer.expectThat(
              lines.every(hasCorrectUpdaterName),
              'the name of the issuer, and none of the system',
            );
            historyAnswer.expectThat(
              lines.every(({ updatedAt }) => isPast(historyAnswer, updatedAt)),
              'changes in the past',
            );
          }
        }
        (await fetchHistory(call, 'no-such-bill')).expectRefused('404-1-00-01');
      },
    },
  'updateBillStatus: writes the reason only into the history line of this change': {
    breaks: 'The history shows the reason of an earlier change next to a later one.',
    run: async ({ call, stateValue }) => {
      const billId = stateValue('billId');
      const bill = await fetchBill(call, billId);
      const firstStatus = bill.selectableStatuses?.find(mayHaveReason);
      if (!firstStatus) return issuerHasNo('status that asks for a reason');
      // This character has two units of UTF-16, but counts as one character.
      const reason = '𠮷'.repeat(firstStatus.reasonMaxLength ?? 1);
      (await setStatus(call, bill, firstStatus, { reason })).expectDone();
      const billAfter = await fetchBill(call, billId);
      const secondStatus = billAfter.selectableStatuses?.find((one) => !one.isReasonRequired);
      if (!secondStatus) return issuerHasNo('second status without a reason');
      (await setStatus(call, billAfter, secondStatus)).expectDone();
      const historyAnswer = await fetchHistory(call, billId);
      const notes = [0, 1].map((at) => historyAnswer.value(`items.${at}.note`) ?? null);
      historyAnswer.expectValue('the notes', [null, reason], notes);
    },
  },
  'updateBillStatus: refuses every status if the list offers no status': {
    states: ['the status of a bill may not be set'],
    breaks: 'A bill that the issuer has approved is set back.',
    run: async ({ call, stateValue }) => {
      const { answer } = await search(call);
      const bill = await fetchBill(call, stateValue('billId'));
      answer.expectValue('selectableStatuses', [], bill.selectableStatuses);
      for (const status of (await call('getBillSearchOptions')).values('statuses.*'))
        (await setStatus(call, bill, Object(status))).expectRefused('400-1-05-06');
      const billAfter = await fetchBill(call, stateValue('billId'));
      answer.expectValue('the bill afterwards', bill, billAfter);
    },
  },
  'updateBillStatus: adds one line to the history, with the customer and the time': {
    breaks: 'There is no proof of who has confirmed a bill, and when.',
    run: async ({ call, stateValue }) => {
      const [billId, status] = [stateValue('billId'), { statusId: 'confirmed' }];
      const historyAnswerBefore = await fetchHistory(call, billId);
      const changeAnswer = await setStatus(
        call,
        { billId, revision: stateValue('revision') },
        status,
      );
      const repeatedAnswer = await setStatus(call, await fetchBill(call, billId), status);
      const historyAnswerAfter = await fetchHistory(call, billId);
      const newestLine = ['updaterKind', 'beforeStatusName', 'afterStatusName'].map((name) =>
        historyAnswerAfter.value(`items.0.${name}`),
      );
      const statusNames = [
        historyAnswerBefore.value('bill.statusName'),
        changeAnswer.value('statusName'),
      ];
      changeAnswer.expectDone();
      repeatedAnswer.expectRefused('400-1-05-06', 'with the status that the bill has');
      historyAnswerAfter.expectField('total', Number(historyAnswerBefore.value('total')) + 1);
      historyAnswerAfter.expectValue('the newest line', ['customer', ...statusNames], newestLine);
      historyAnswerAfter.expectField('bill.statusName', statusNames[1]);
      expectNow(historyAnswerAfter, 'updatedAt', historyAnswerAfter.value('items.0.updatedAt'));
    },
  },
  'getStatusHistory: begins with the later of two changes, also within one second': {
    breaks: 'The history shows two changes in the wrong order.',
    run: async ({ call, stateValue }) => {
      const billId = stateValue('billId');
      const changeStatus = (revision: unknown, status: Status) =>
        setStatus(call, { billId, revision: String(revision) }, status);
      const firstChange = await changeStatus(stateValue('revision'), { statusId: 'confirmed' });
      const [nextStatus] = firstChange
        .values('selectableStatuses.*')
        .map((one): Status => Object(one));
      if (!nextStatus) return issuerHasNo('second change of a status');
      const secondChange = await changeStatus(firstChange.value('revision'), nextStatus);
      const historyAnswer = await fetchHistory(call, billId);
      const statusNames = [secondChange, firstChange].map((answer) => answer.value('statusName'));
      const newestStatusNames = historyAnswer.values('items.*.afterStatusName').slice(0, 2);
      secondChange.expectDone();
      historyAnswer.expectValue(
        'the statuses of both changes, the later first',
        statusNames,
        newestStatusNames,
      );
    },
  },
});

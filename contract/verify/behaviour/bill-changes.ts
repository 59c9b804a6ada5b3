import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '../fault.ts';
import { textOf } from '../text.ts';
import { listed, manyKinds, search, type Found } from './bills.ts';
import type { CallAnswer, CallInput, MakeCall } from './browser.ts';
import {
  expectDone,
  expectField,
  expectFillIn,
  expectRefused,
  expectSame,
  expectThat,
  expectValue,
  fieldOf,
  fieldsIn,
  issuerHasNo,
  valuesAt,
  type Check,
} from './check.ts';
import { sessionIn } from './cookies.ts';
import { logIn } from './sessions.ts';
import { clockOf } from './times.ts';
import { uploadOf } from './uploads.ts';

type Fields = Readonly<Record<string, unknown>>;
type Status = {
  statusId: string;
  reasonMaxLength?: number | null;
  isReasonRequired?: boolean | null;
};

const canBeSet = 'the status of a bill can be set';
const withBills = 'a customer with bills is logged in';
const languages = ['ja', 'en'] as const;

const billsIn = (answer: CallAnswer): Fields[] =>
  valuesAt(answer, 'items.*').map((one) => Object(one));
const idOf = (bill: Fields): string => String(bill['billId']);
const withId = (answer: CallAnswer, billId: string): Fields =>
  billsIn(answer).find((bill) => idOf(bill) === billId) ?? {};
const statusesOf = (bill: Fields): Status[] =>
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

const set = (
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
function othersUnchanged(before: CallAnswer, after: CallAnswer, billId: string): Fault[] {
  const changed = billsIn(before).filter((bill) => {
    return idOf(bill) !== billId && !isDeepStrictEqual(bill, withId(after, idOf(bill)));
  });
  return expectThat(changed.length === 0, after, 'every other bill as before', {
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
  run: async ({ call, callWith, stateValue }) => {
    const before = (await search(call)).answer;
    const bill = billsIn(before).find((one) => statusesOf(one).length > 0 && one['statusId']);
    if (!bill) return issuerHasNo('bill whose status can be set');
    const [billId, old] = [idOf(bill), String(bill['statusId'])];
    const [status = { statusId: '' }] = statusesOf(bill);
    const done = await set(call, bill, status);
    const refused = expectDone(done);
    if (refused.length > 0) return refused;
    const after = (await search(call)).answer;
    const now = withId(after, billId);
    const other = callWith(sessionIn(await logIn(call, stateValue)));
    const there = (await search(other)).answer;
    const keyword = [String(bill['billNumber'])];
    const found = await search(call, { statusId: [status.statusId], keyword });
    const gone = await search(call, { statusId: [old], keyword });
    const sum = await call('getBillSummary', { query: { statusId: [status.statusId], keyword } });
    const history = await historyOf(other, billId);
    const has = ({ items }: Found): boolean => items.some((one) => one.billId === billId);
    return [
      ...othersUnchanged(before, after, billId),
      ...expectSame(
        after,
        'the bill as in the answer to the change',
        fieldsIn(now, Object(fieldOf(done))),
        fieldsIn(Object(fieldOf(done)), now),
      ),
      ...expectValue(
        there,
        'status and revision',
        statusFacts(now),
        statusFacts(withId(there, billId)),
      ),
      ...expectThat(has(found), found.answer, 'the bill by its new status'),
      ...expectThat(!has(gone), gone.answer, 'no bill by its old status'),
      ...expectField(sum, 'total', found.total),
      ...expectField(history, 'items.0.afterStatusName', now['statusName']),
      ...expectField(history, 'items.0.updaterKind', 'customer'),
    ];
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
    const others = valuesAt(options, 'statuses.*').map((one): Status => Object(one));
    const nameOf = (statusId: string): unknown =>
      valuesAt(options, 'statuses.*.name')[others.findIndex((one) => one.statusId === statusId)];
    const isOffered = ({ statusId }: Status): boolean =>
      statusId === bill['statusId'] || own.some((one) => one.statusId === statusId);
    const faults: Fault[] = [];
    for (const status of others.filter((one) => !isOffered(one)))
      faults.push(...expectRefused(await set(call, bill, status), ['400-1-05-06']));
    for (const status of own.slice(0, 5)) {
      const values = await renew();
      const fresh = callWith(values);
      const billId = textOf(values['billId']);
      const now = withId((await search(fresh)).answer, billId);
      const done = await set(fresh, now, status, {}, headers);
      const history = await historyOf(fresh, billId);
      faults.push(
        ...expectDone(done),
        ...expectField(done, 'statusId', status.statusId),
        ...expectField(done, 'statusName', nameOf(status.statusId)),
        ...expectField(history, 'items.0.note', Reflect.get(reasonFor(status), 'reason')),
      );
    }
    return faults;
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
    const faults: Fault[] = [];
    for (const [status, more, code, target] of cases) {
      if (!status) continue;
      const answer = await set(call, bill, status, more);
      faults.push(...expectRefused(answer, [code]), ...expectField(answer, '0.target', [target]));
    }
    const after = (await search(call)).answer;
    return [
      ...faults,
      ...expectValue(after, 'the bill as before', bill, withId(after, billId)),
      ...expectField(await historyOf(call, billId), 'total', fieldOf(history, 'total')),
    ];
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
    const faults: Fault[] = [];
    for (const language of languages) {
      const headers = { 'x-language': language };
      const list = await call('searchBills', { query: { page: 1, perPage: 100 }, headers });
      const ids = new Set<unknown>();
      for (const bill of billsIn(list)
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
          faults.push(...expectField(history, `bill.${name}`, bill[name]));
        const lines = billsIn(history);
        if (lines.length === 0) continue;
        const after = lines.map((line) => line['afterStatusName'] ?? null);
        const before = lines.map((line) => line['beforeStatusName'] ?? null);
        const isKnown = lines.some(({ statusHistoryId }) => ids.has(statusHistoryId));
        for (const { statusHistoryId } of lines) ids.add(statusHistoryId);
        faults.push(
          ...expectValue(history, 'the newest status', bill['statusName'], after[0]),
          ...expectValue(history, 'each status before', after.slice(1), before.slice(0, -1)),
          ...expectThat(!isKnown, history, 'changes of this bill only'),
          ...expectThat(
            lines.every(lineFacts),
            history,
            'the name of the issuer, and none of the system',
          ),
          ...expectThat(
            lines.every(
              ({ updatedAt }) => Date.parse(String(updatedAt)) <= clockOf(history) + 60_000,
            ),
            history,
            'changes in the past',
          ),
        );
      }
    }
    return [...faults, ...expectRefused(await historyOf(call, 'no-such-bill'), ['404-1-00-01'])];
  },
};

const uploadOfOneBill: Check = {
  operationId: 'uploadReturnedFile',
  name: 'changes this bill only, for each session, and keeps the file after a refused one',
  states: [withBills],
  breaks: 'A refused file has replaced the one before, or a colleague does not see the file.',
  run: async ({ call, callWith, stateValue }) => {
    const before = (await search(call)).answer;
    const bill = billsIn(before).find((one) => one['canReturnFile'] === true);
    if (!bill) return issuerHasNo('bill that accepts a file');
    const path = { billId: idOf(bill) };
    const send = async (revision: unknown, more = {}): Promise<CallAnswer> => {
      const uploadToken = String(fieldOf(await call('createUploadToken', { path }), 'uploadToken'));
      return call(
        'uploadReturnedFile',
        uploadOf({ ...path, uploadToken, revision: String(revision), ...more }),
      );
    };
    const fileName = '受領書 10.pdf';
    const done = await send(bill['revision'], { name: fileName, partName: 'upload.pdf' });
    const middle = (await search(call)).answer;
    const now = withId(middle, path.billId);
    const limit = Number(fieldOf(await call('createUploadToken', { path }), 'fileNameMaxLength'));
    const faults: Fault[] = [];
    for (const [wrong, codes] of [
      [' a.pdf', ['400-1-05-09']],
      ['a.pdf ', ['400-1-05-09']],
      ['.a.pdf', ['400-1-05-09']],
      ['a\\b.pdf', ['400-1-05-09']],
      ['a*b?.pdf', ['400-1-05-09']],
      [`${'請'.repeat(limit - 3)}.pdf`, ['400-1-00-04']],
      ['a.pdf.exe', ['400-1-05-10']],
    ] as const) {
      const refused = await send(now['revision'], { name: wrong });
      const [fillIn, value] = wrong.length > limit ? ['max', String(limit)] : ['fileName', wrong];
      faults.push(
        ...expectRefused(refused, codes, `with the name ${JSON.stringify(wrong)}`),
        ...expectFillIn(refused, fillIn, value),
      );
    }
    const other = callWith(sessionIn(await logIn(call, stateValue)));
    const after = (await search(call)).answer;
    const there = withId((await search(other)).answer, path.billId);
    const kept = ['statusId', 'downloadStatus', 'lastDownloadedAt', 'files', 'attachments'];
    const file = fieldsIn(Object(now['returnedFile']), Object(fieldOf(done)));
    return [
      ...expectDone(done),
      ...faults,
      ...othersUnchanged(before, after, path.billId),
      ...expectSame(middle, 'the returned file as in the answer', file, now['returnedFile']),
      ...expectValue(after, 'the bill after the refused files', now, withId(after, path.billId)),
      ...expectSame(after, 'the returned file in another session', file, there['returnedFile']),
      ...expectField(done, 'extension', 'pdf'),
      ...expectField(done, 'fileName', fileName),
      ...kept.flatMap((name) => expectValue(middle, name, bill[name], now[name])),
    ];
  },
};

const acceptance: Check = {
  operationId: 'createUploadToken',
  name: 'accepts a file where the list says so, and nowhere else',
  states: [manyKinds],
  breaks: 'The list offers to send a file back, and the server refuses it.',
  run: async ({ call }) => {
    const { answer } = await search(call);
    const bills = billsIn(answer);
    const can = bills.filter((bill) => bill['canReturnFile'] === true);
    const cannot = bills.filter((bill) => bill['canReturnFile'] !== true);
    const faults: Fault[] = [];
    for (const bill of [can[0], can.find((one) => one['isDownloadDeadlinePassed']), can.at(-1)])
      if (bill)
        faults.push(
          ...expectDone(await call('createUploadToken', { path: { billId: idOf(bill) } })),
        );
    for (const bill of [
      cannot[0],
      cannot.at(-1),
      bills.find((one) => one['isPublished'] === false),
    ]) {
      if (!bill) continue;
      const codes = bill['isPublished'] === false ? ['403-1-05-01'] : ['400-1-05-04'];
      const refused = await call('createUploadToken', { path: { billId: idOf(bill) } });
      faults.push(
        ...expectRefused(refused, codes, `with canReturnFile ${String(bill['canReturnFile'])}`),
      );
    }
    return faults;
  },
};

const limitOfFiles: Check = {
  operationId: 'createUploadToken',
  name: 'announces the size that the server keeps',
  states: ['a file can be sent back for a bill', 'files may hold 10 bytes'],
  breaks: 'The page accepts a file that the server refuses.',
  run: async ({ call, stateValue }) => {
    const path = { billId: stateValue('billId') };
    const [grant, another] = [
      await call('createUploadToken', { path }),
      await call('createUploadToken', { path }),
    ];
    return [
      ...expectField(grant, 'fileSizeLimit', 10),
      ...expectThat(
        fieldOf(grant, 'uploadToken') !== fieldOf(another, 'uploadToken'),
        another,
        'another token for each request',
      ),
    ];
  },
};

/** A status and a returned file have one revision (Bill). */
const oneRevision: Check = {
  operationId: 'uploadReturnedFile',
  name: 'makes the revision of a status outdated, and a status that of a file',
  states: ['a file can be sent back for a bill'],
  breaks: 'A customer confirms a bill without seeing the file that a colleague has just sent back.',
  run: async ({ callWith, renew }) => {
    const faults: Fault[] = [];
    for (const isFileFirst of [true, false]) {
      const values = await renew();
      const call = callWith(values);
      const billId = textOf(values['billId']);
      const bill = withId((await search(call)).answer, billId);
      const [status] = statusesOf(bill);
      if (!status) return issuerHasNo('bill that accepts a file and a status');
      const [uploadToken, revision] = [textOf(values['uploadToken']), textOf(values['revision'])];
      const file = () => call('uploadReturnedFile', uploadOf({ billId, uploadToken, revision }));
      const change = () => set(call, bill, status);
      const [first, second] = isFileFirst
        ? [await file(), await change()]
        : [await change(), await file()];
      faults.push(
        ...expectDone(first),
        ...expectRefused(second, ['409-1-00-01'], 'with the revision of before another change'),
      );
      if (!isFileFirst) continue;
      const now = withId((await search(call)).answer, billId);
      faults.push(...expectDone(await set(call, now, status), 'with the revision of now'));
    }
    return faults;
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
    return [
      ...expectDone(done),
      ...expectDone(again),
      ...expectValue(
        history,
        'the notes',
        [null, reason],
        [0, 1].map((at) => fieldOf(history, 'items', at, 'note') ?? null),
      ),
    ];
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
    const faults = expectValue(before, 'selectableStatuses', [], bill['selectableStatuses']);
    for (const one of valuesAt(await call('getBillSearchOptions'), 'statuses.*'))
      faults.push(...expectRefused(await set(call, bill, Object(one)), ['400-1-05-06']));
    const after = withId((await search(call)).answer, stateValue('billId'));
    return [...faults, ...expectValue(before, 'the bill afterwards', bill, after)];
  },
};

/** What a change of a bill changes, and where it is seen (S2, S4, S5). */
export const billChangeChecks: readonly Check[] = [
  oneBillOnly,
  selectable,
  refusedChanges,
  historyFacts,
  uploadOfOneBill,
  oneRevision,
  noteOfEachChange,
  restricted,
  acceptance,
  limitOfFiles,
];

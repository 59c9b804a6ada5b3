import { textOf } from '../text.ts';
import { stateWithManyKinds, search, entriesIn } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import { issuerHasNo, type Check } from './check.ts';
import { uploadOf } from './uploads.ts';
import {
  idOf,
  expectOthersUnchanged,
  setStatus,
  statusesOf,
  withBills,
  withId,
} from './bill-statuses.ts';

const uploadOfOneBill: Check = {
  operationId: 'uploadReturnedFile',
  name: 'changes this bill only, for each session, and keeps the file after a refused one',
  states: [withBills],
  breaks: 'A refused file has replaced the one before, or a colleague does not see the file.',
  run: async ({ call, logInAgain }) => {
    const before = (await search(call)).answer;
    const bill = entriesIn(before).find((one) => one['canReturnFile'] === true);
    if (!bill) return issuerHasNo('bill that accepts a file');
    const path = { billId: idOf(bill) };
    const send = async (revision: unknown, more = {}): Promise<CallAnswer> => {
      const uploadToken = String((await call('createUploadToken', { path })).value('uploadToken'));
      return call(
        'uploadReturnedFile',
        uploadOf({ ...path, uploadToken, revision: String(revision), ...more }),
      );
    };
    const fileName = '受領書 10.pdf';
    const done = await send(bill['revision'], { name: fileName, partName: 'upload.pdf' });
    const middle = (await search(call)).answer;
    const now = withId(middle, path.billId);
    const limit = Number((await call('createUploadToken', { path })).value('fileNameMaxLength'));
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
      refused.expectRefused(codes, `with the name ${JSON.stringify(wrong)}`);
      refused.expectFillIn(fillIn, value);
    }
    const other = await logInAgain();
    const after = (await search(call)).answer;
    const there = withId((await search(other)).answer, path.billId);
    const kept = ['statusId', 'downloadStatus', 'lastDownloadedAt', 'files', 'attachments'];
    done.expectDone();
    expectOthersUnchanged(before, after, path.billId);
    middle.expectSame('the returned file as in the answer', done.json, now['returnedFile']);
    after.expectValue('the bill after the refused files', now, withId(after, path.billId));
    after.expectSame('the returned file in another session', done.json, there['returnedFile']);
    done.expectField('extension', 'pdf');
    done.expectField('fileName', fileName);
    for (const name of kept) middle.expectValue(name, bill[name], now[name]);
  },
};

const acceptance: Check = {
  operationId: 'createUploadToken',
  name: 'accepts a file where the list says so, and nowhere else',
  states: [stateWithManyKinds],
  breaks: 'The list offers to send a file back, and the server refuses it.',
  run: async ({ call }) => {
    const { answer } = await search(call);
    const bills = entriesIn(answer);
    const can = bills.filter((bill) => bill['canReturnFile'] === true);
    const cannot = bills.filter((bill) => bill['canReturnFile'] !== true);
    for (const bill of [can[0], can.find((one) => one['isDownloadDeadlinePassed']), can.at(-1)]) {
      if (bill) (await call('createUploadToken', { path: { billId: idOf(bill) } })).expectDone();
    }
    for (const bill of [
      cannot[0],
      cannot.at(-1),
      bills.find((one) => one['isPublished'] === false),
    ]) {
      if (!bill) continue;
      const codes = bill['isPublished'] === false ? ['403-1-05-01'] : ['400-1-05-04'];
      const refused = await call('createUploadToken', { path: { billId: idOf(bill) } });
      refused.expectRefused(codes, `with canReturnFile ${String(bill['canReturnFile'])}`);
    }
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
    grant.expectField('fileSizeLimit', 10);
    another.expectThat(
      grant.value('uploadToken') !== another.value('uploadToken'),
      'another token for each request',
    );
  },
};

/** A status and a returned file have one revision (Bill). */
const oneRevision: Check = {
  operationId: 'uploadReturnedFile',
  name: 'makes the revision of a status outdated, and a status that of a file',
  states: ['a file can be sent back for a bill'],
  breaks: 'A customer confirms a bill without seeing the file that a colleague has just sent back.',
  run: async ({ callWith, renew }) => {
    for (const isFileFirst of [true, false]) {
      const values = await renew();
      const call = callWith(values);
      const billId = textOf(values['billId']);
      const bill = withId((await search(call)).answer, billId);
      const [status] = statusesOf(bill);
      if (!status) return issuerHasNo('bill that accepts a file and a status');
      const [uploadToken, revision] = [textOf(values['uploadToken']), textOf(values['revision'])];
      const file = () => call('uploadReturnedFile', uploadOf({ billId, uploadToken, revision }));
      const change = () => setStatus(call, bill, status);
      const [first, second] = isFileFirst
        ? [await file(), await change()]
        : [await change(), await file()];
      first.expectDone();
      second.expectRefused('409-1-00-01', 'with the revision of before another change');
      if (!isFileFirst) continue;
      const now = withId((await search(call)).answer, billId);
      (await setStatus(call, now, status)).expectDone('with the revision of now');
    }
  },
};

/** Files that a customer sends back: where they are seen, and what they change (S2, S4, S5). */
export const returnedFileChecks: readonly Check[] = [
  uploadOfOneBill,
  oneRevision,
  acceptance,
  limitOfFiles,
];

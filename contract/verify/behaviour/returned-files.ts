import { billIn, fetchBill, search, stateWithManyKinds } from './bills.ts';
import type { CallAnswer } from './answer.ts';
import { checksOf, issuerHasNo } from './check.ts';
import { uploadInput } from './uploads.ts';
import { expectOtherBillsUnchanged, setStatus, stateWithBills } from './bill-statuses.ts';

/** Checks of files that a customer sends back: where each file appears, and what the upload changes (S2, S4, S5). */
export const returnedFileChecks = checksOf({
  'uploadReturnedFile: changes this bill only, in each session, and keeps the file if a second file is refused':
    {
      states: [stateWithBills],
      breaks: 'A refused file has replaced the one before, or a colleague does not see the file.',
      run: async ({ call, stateValue, logInAgain }) => {
        const listBefore = await search(call);
        const bill = listBefore.items.find(({ canReturnFile }) => canReturnFile);
        if (!bill) return issuerHasNo('bill that accepts a file');
        const { billId } = bill;
        const createToken = () => call('createUploadToken', { path: { billId } });
        const uploadFile = async (revision = '', fileFields = {}): Promise<CallAnswer> => {
          const uploadToken = String((await createToken()).value('uploadToken'));
          const changes = { billId, uploadToken, revision, ...fileFields };
          return call('uploadReturnedFile', uploadInput(stateValue, changes));
        };
        const fileName = '受領書 10.pdf';
        const uploadAnswer = await uploadFile(bill.revision, {
          name: fileName,
          partName: 'upload.pdf',
        });
        const listAfterUpload = await search(call);
        const changedBill = billIn(listAfterUpload, billId);
        const fileNameMaxLength = Number((await createToken()).value('fileNameMaxLength'));
        for (const [wrongName, code] of [
          [' a.pdf', '400-1-05-09'],
          ['a.pdf ', '400-1-05-09'],
          ['.a.pdf', '400-1-05-09'],
          ['a\\b.pdf', '400-1-05-09'],
          ['a*b?.pdf', '400-1-05-09'],
          [`${'請'.repeat(fileNameMaxLength - 3)}.pdf`, '400-1-00-04'],
          ['a.pdf.exe', '400-1-05-10'],
        ] as const) {
          const refusedUpload = await uploadFile(changedBill.revision, { name: wrongName });
          const isTooLong = wrongName.length > fileNameMaxLength;
          refusedUpload.expectRefused(code, `with the name ${JSON.stringify(wrongName)}`);
          if (isTooLong) refusedUpload.expectFillIn('max', String(fileNameMaxLength));
          else refusedUpload.expectFillIn('fileName', wrongName);
        }
        const listOfLaterSession = await search(await logInAgain());
        const listAfterRefusals = await search(call);
        const fileFields = uploadAnswer.json;
        uploadAnswer.expectDone();
        expectOtherBillsUnchanged(listBefore, listAfterRefusals, billId);
        listAfterUpload.answer.expectSame(
          'the returned file as in the answer',
          fileFields,
          changedBill.returnedFile,
        );
        listAfterRefusals.answer.expectValue(
          'the bill after the refused files',
          changedBill,
          billIn(listAfterRefusals, billId),
        );
        listOfLaterSession.answer.expectSame(
          'the returned file in another session',
          fileFields,
          billIn(listOfLaterSession, billId).returnedFile,
        );
        uploadAnswer.expectField('extension', 'pdf');
        uploadAnswer.expectField('fileName', fileName);
        for (const name of [
          'statusId',
          'downloadStatus',
          'lastDownloadedAt',
          'files',
          'attachments',
        ])
          listAfterUpload.answer.expectValue(name, bill[name], changedBill[name]);
      },
    },
  /** The status and the returned file of a bill share one revision (Bill). */
  'uploadReturnedFile: makes the revision for a status change outdated, and the reverse': {
    states: ['a file can be sent back for a bill'],
    breaks:
      'A customer confirms a bill without seeing the file that a colleague has just sent back.',
    run: async ({ setUpAgain }) => {
      for (const isFileFirst of [true, false]) {
        const { call, stateValue } = await setUpAgain();
        const billId = stateValue('billId');
        const bill = await fetchBill(call, billId);
        const status = bill.selectableStatuses?.[0];
        if (!status) return issuerHasNo('bill that accepts a file and a status');
        const upload = () => call('uploadReturnedFile', uploadInput(stateValue));
        const changeStatus = () => setStatus(call, bill, status);
        const [makeFirst, makeSecond] = isFileFirst
          ? [upload, changeStatus]
          : [changeStatus, upload];
        (await makeFirst()).expectDone();
        (await makeSecond()).expectRefused(
          '409-1-00-01',
          'with the revision of before another change',
        );
        if (!isFileFirst) continue;
        const currentBill = await fetchBill(call, billId);
        (await setStatus(call, currentBill, status)).expectDone('with the revision of now');
      }
    },
  },
  'createUploadToken: accepts a file for bills with canReturnFile, and for no other bill': {
    states: [stateWithManyKinds],
    breaks: 'The list offers to send a file back, and the server refuses it.',
    run: async ({ call }) => {
      const { items } = await search(call);
      const acceptingBills = items.filter(({ canReturnFile }) => canReturnFile);
      const refusingBills = items.filter(({ canReturnFile }) => !canReturnFile);
      for (const bill of [
        acceptingBills[0],
        acceptingBills.find((one) => one.isDownloadDeadlinePassed),
        acceptingBills.at(-1),
        refusingBills[0],
        refusingBills.at(-1),
        items.find((one) => !one.isPublished),
      ]) {
        if (!bill) continue;
        const { billId, isPublished, canReturnFile } = bill;
        const answer = await call('createUploadToken', { path: { billId } });
        const code = isPublished ? '400-1-05-04' : '403-1-05-01';
        if (canReturnFile) answer.expectDone();
        else answer.expectRefused(code, `with canReturnFile ${String(canReturnFile)}`);
      }
    },
  },
  'createUploadToken: announces the fileSizeLimit of the issuer, with a new token for each request':
    {
      states: ['a file can be sent back for a bill', 'files may hold 10 bytes'],
      breaks: 'The page accepts a file that the server refuses.',
      run: async ({ call, stateValue }) => {
        const path = { billId: stateValue('billId') };
        const firstAnswer = await call('createUploadToken', { path });
        const secondAnswer = await call('createUploadToken', { path });
        firstAnswer.expectField('fileSizeLimit', 10);
        secondAnswer.expectThat(
          firstAnswer.value('uploadToken') !== secondAnswer.value('uploadToken'),
          'another token for each request',
        );
      },
    },
});

import { describe, expect, it } from 'vitest';
import {
  createBatchRequest,
  changeAfterDownload,
  createFileRequest,
} from '../../../src/pages/bills/bill-downloads.ts';
import {
  countBatchFiles,
  documentsOf,
  isDownloadable,
  isPreviewable,
  fileKeyOf,
  isSelectable,
} from '../../../src/pages/bills/bill-files.ts';
import { stubApi } from '../../support/api.ts';
import { billOf, searchResponse } from '../../support/bills.ts';
import { minimalBill, fileOf } from './row-props.ts';

const pdfFile = fileOf('a.pdf');
const csvFile = fileOf('a.csv');
const bothFiles = { pdf: pdfFile, csv: csvFile };

describe('the files of a bill', () => {
  it.each([
    ['are available before the deadline', {}, undefined],
    ['are not available after their withdrawal', { isPublished: false }, 'withdrawn'],
    ['are not available after the deadline', { isDownloadDeadlinePassed: true }, 'deadlinePassed'],
  ])('%s', (_, overrides, reason) => {
    const isAvailable = reason === undefined;
    const bill = minimalBill({ files: bothFiles, issuerRegistrationNumber: 'T1', ...overrides });
    expect(isDownloadable(bill)).toBe(isAvailable);
    expect(isPreviewable(bill)).toBe(isAvailable);
    expect(isSelectable(bill)).toBe(isAvailable);
    expect(countBatchFiles(bill)).toBe(isAvailable ? 2 : 0);
    const facts = { billNumber: 'INV-1', type: '請求書', registrationNumber: 'T1' };
    const fileNames = isAvailable ? ['a.pdf', 'a.csv'] : [''];
    expect(documentsOf(bill)).toMatchObject(fileNames.map((fileName) => ({ ...facts, fileName })));
    expect(documentsOf(bill)[0]?.reason).toBe(reason);
    expect(documentsOf({ ...bill, isPublished: false })[0]?.reason).toBe('withdrawn');
  });

  it.each([
    ['PDF and CSV', bothFiles, 2, true],
    ['the PDF only', { pdf: pdfFile, csv: null }, 1, true],
    ['the CSV only, which has no preview', { pdf: null, csv: csvFile }, 1, false],
    ['none', { pdf: null, csv: null }, 0, false],
  ])('that its batch download contains are %s', (_, files, fileCount, hasPreview) => {
    const bill = minimalBill({ files, attachments: [fileOf('more.xlsx')] });
    expect(countBatchFiles(bill)).toBe(fileCount);
    expect(isSelectable(bill)).toBe(fileCount > 0);
    expect(isPreviewable(bill)).toBe(hasPreview);
    expect(documentsOf(bill)[0]?.reason).toBe(fileCount > 0 ? undefined : 'noFile');
  });
});

describe('the request for a download', () => {
  const fileCases = [
    [{ kind: 'pdf' }, '/bills/bill-1/pdf'],
    [{ kind: 'csv' }, '/bills/bill-1/csv'],
    [{ kind: 'returnedFile' }, '/bills/bill-1/returned-file'],
    [{ kind: 'attachment', fileId: 'att-7' }, '/bills/bill-1/attachments/att-7'],
    [{ kind: 'attachment', fileId: 'att-8' }, '/bills/bill-1/attachments/att-8'],
  ] as const;

  it.each(fileCases)('of the file %j has the path of this file', (file, path) => {
    const request = { position: 'bill-1', key: fileKeyOf(file), path };
    expect(createFileRequest('bill-1', file)).toEqual(request);
    // The download record describes the bill's PDF and CSV; the other files have no description.
    const { document } = createFileRequest('bill-1', file, minimalBill({ files: bothFiles }));
    expect(document?.billNumber).toBe(/pdf|csv/.test(file.kind) ? 'INV-1' : undefined);
  });

  it('has a different key for each file of a bill', () =>
    expect(new Set(fileCases.map(([file]) => fileKeyOf(file))).size).toBe(fileCases.length));

  it('for a ZIP has a different position and path for selected bills and for the whole result', () => {
    const { key, ...selectedRequest } = createBatchRequest('selected', {}, ['a', 'b']);
    const wholeResultRequest = createBatchRequest('all', { keyword: ['保守'] });
    expect(selectedRequest.position).toBe('selected');
    expect(selectedRequest.path).toMatch(/^[^?]*\?billId=a&billId=b$/);
    expect(wholeResultRequest).toMatchObject({ position: 'all', key });
    const { searchParams } = new URL(wholeResultRequest.path, 'http://x');
    expect(searchParams.get('keyword')).toBe('保守');
  });

  it('for a ZIP of selected bills describes only these bills', async () => {
    const bills = ['a', 'b', 'c'].map((billId) => billOf({ billId }));
    // Since an earlier download, bill b no longer matches the condition.
    stubApi({
      'GET /bills': (request) =>
        searchResponse(
          request.path.includes('downloadStatus=') ? bills.slice(0, 1) : bills,
          request,
        ),
    });
    const conditions = { downloadStatus: ['notDownloaded' as const] };
    const selectedRequest = createBatchRequest('selected', conditions, ['a', 'b']);
    const documents = await selectedRequest.fetchDocuments?.(new AbortController().signal);
    expect(new Set(documents?.map((row) => row.billNumber))).toEqual(new Set(['INV-a', 'INV-b']));
  });
});

it.each([
  ['a PDF', createFileRequest('bill-1', { kind: 'pdf' }), ['bill-1']],
  ['a CSV', createFileRequest('bill-1', { kind: 'csv' }), ['bill-1']],
  ['a preview', { position: 'bill-1', key: 'preview', path: '' }, []],
  ['a returned file', createFileRequest('bill-1', { kind: 'returnedFile' }), []],
  ['an attachment', createFileRequest('bill-1', { kind: 'attachment', fileId: 'f' }), []],
  ['a ZIP of selected bills', createBatchRequest('selected', {}, ['bill-2']), ['bill-2']],
  ['a ZIP of the whole result', createBatchRequest('all', {}), ['bill-1', 'bill-2']],
])('a download marks only bills whose PDF or CSV it contains: %s', (_, request, markedIds) => {
  const newBillFields = { files: bothFiles, downloadStatus: 'notDownloaded' as const };
  const bills = [
    minimalBill({ ...newBillFields, billId: 'bill-1' }),
    minimalBill({ ...newBillFields, billId: 'bill-2' }),
    minimalBill({ ...newBillFields, billId: 'withdrawn', isPublished: false }),
  ].map(changeAfterDownload(request));
  const markedBills = bills.filter(({ downloadStatus }) => downloadStatus === 'downloaded');
  expect(markedBills.map(({ billId }) => billId)).toEqual(markedIds);
});

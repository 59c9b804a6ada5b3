import { describe, expect, it } from 'vitest';
import { batchRequest, fileRequest } from '../../../src/pages/bills/bill-downloads.ts';
import {
  batchFileCount,
  BATCH_FILES_PER_BILL,
  isDownloadable,
  isPreviewable,
  fileKey,
  isSelectable,
} from '../../../src/pages/bills/bill-files.ts';
import { minimalBill, fileOf } from './minimal-bill.ts';

const pdfFile = fileOf('a.pdf');
const csvFile = fileOf('a.csv');
const bothFiles = { pdf: pdfFile, csv: csvFile };

describe('the files of a bill', () => {
  it.each([
    ['are available while the bill is published and its deadline is in the future', {}, true],
    ['are not available after the issuer has withdrawn the bill', { isPublished: false }, false],
    ['are not available after the deadline', { isDownloadDeadlinePassed: true }, false],
  ])('%s', (_, overrides, isAvailable) => {
    const bill = minimalBill({ files: bothFiles, ...overrides });
    expect(isDownloadable(bill)).toBe(isAvailable);
    expect(isPreviewable(bill)).toBe(isAvailable);
    expect(isSelectable(bill)).toBe(isAvailable);
    expect(batchFileCount(bill)).toBe(isAvailable ? 2 : 0);
  });

  it.each([
    ['PDF and CSV', bothFiles, 2, true],
    ['its PDF', { pdf: pdfFile, csv: null }, 1, true],
    ['its CSV, which has no preview', { pdf: null, csv: csvFile }, 1, false],
    ['nothing', { pdf: null, csv: null }, 0, false],
  ])('that a batch contains are %s', (_, files, batchCount, hasPreview) => {
    const bill = minimalBill({ files, attachments: [fileOf('more.xlsx')] });
    expect(batchFileCount(bill)).toBe(batchCount);
    expect(isSelectable(bill)).toBe(batchCount > 0);
    expect(isPreviewable(bill)).toBe(hasPreview);
  });

  it('in a batch are at most as many per bill as the portal assumes for a whole result', () => {
    expect(batchFileCount(minimalBill({ files: bothFiles }))).toBe(BATCH_FILES_PER_BILL);
  });
});

describe('the request for a download', () => {
  it.each([
    [{ kind: 'pdf' }, '/bills/bill-1/pdf'],
    [{ kind: 'csv' }, '/bills/bill-1/csv'],
    [{ kind: 'returnedFile' }, '/bills/bill-1/returned-file'],
    [{ kind: 'attachment', fileId: 'att-7' }, '/bills/bill-1/attachments/att-7'],
  ] as const)('of the file %j has the path of that file', (file, path) => {
    expect(fileRequest('bill-1', file)).toEqual({ position: 'bill-1', key: fileKey(file), path });
  });

  it('has a different key for each file of a bill', () => {
    const fileKeys = [
      fileKey({ kind: 'pdf' }),
      fileKey({ kind: 'csv' }),
      fileKey({ kind: 'returnedFile' }),
      fileKey({ kind: 'attachment', fileId: 'att-1' }),
      fileKey({ kind: 'attachment', fileId: 'att-2' }),
    ];
    expect(new Set(fileKeys).size).toBe(fileKeys.length);
  });

  it('for a ZIP contains the selected bills or the conditions of the search, with a separate position for the progress of each', () => {
    const selectedRequest = batchRequest('selected', {}, ['bill-1', 'bill-2']);
    const wholeResultRequest = batchRequest('all', { keyword: ['保守'] });
    expect([selectedRequest.position, new URL(selectedRequest.path, 'http://x').search]).toEqual([
      'selected',
      '?billId=bill-1&billId=bill-2',
    ]);
    expect([
      wholeResultRequest.position,
      new URL(wholeResultRequest.path, 'http://x').searchParams.get('keyword'),
    ]).toEqual(['all', '保守']);
    expect(wholeResultRequest.key).toBe(selectedRequest.key);
  });
});

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
import { bareBill, fileOf } from './bare-bill.ts';

const pdf = fileOf('a.pdf');
const csv = fileOf('a.csv');
const bothFiles = { pdf, csv };

describe('the files of a bill', () => {
  it.each([
    ['are available while the bill is published and its deadline is in the future', {}, true],
    ['are not available after the issuer has withdrawn the bill', { isPublished: false }, false],
    ['are not available after the deadline', { isDownloadDeadlinePassed: true }, false],
  ])('%s', (_, overrides, isOpen) => {
    const bill = bareBill({ files: bothFiles, ...overrides });
    expect(isDownloadable(bill)).toBe(isOpen);
    expect(isPreviewable(bill)).toBe(isOpen);
    expect(isSelectable(bill)).toBe(isOpen);
    expect(batchFileCount(bill)).toBe(isOpen ? 2 : 0);
  });

  it.each([
    ['PDF and CSV', bothFiles, 2, true],
    ['its PDF', { pdf, csv: null }, 1, true],
    ['its CSV, which has no preview', { pdf: null, csv }, 1, false],
    ['nothing', { pdf: null, csv: null }, 0, false],
  ])('that a batch contains are %s', (_, files, count, isShown) => {
    const bill = bareBill({ files, attachments: [fileOf('more.xlsx')] });
    expect(batchFileCount(bill)).toBe(count);
    expect(isSelectable(bill)).toBe(count > 0);
    expect(isPreviewable(bill)).toBe(isShown);
  });

  it('in a batch are never more than the number per bill that the portal assumes for a whole result', () => {
    expect(batchFileCount(bareBill({ files: bothFiles }))).toBe(BATCH_FILES_PER_BILL);
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
    const keys = [
      fileKey({ kind: 'pdf' }),
      fileKey({ kind: 'csv' }),
      fileKey({ kind: 'returnedFile' }),
      fileKey({ kind: 'attachment', fileId: 'att-1' }),
      fileKey({ kind: 'attachment', fileId: 'att-2' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('of a ZIP has the selected bills or the conditions of the search, and each has its own progress', () => {
    const selected = batchRequest('selected', {}, ['bill-1', 'bill-2']);
    const wholeResult = batchRequest('all', { keyword: ['保守'] });
    expect([selected.position, new URL(selected.path, 'http://x').search]).toEqual([
      'selected',
      '?billId=bill-1&billId=bill-2',
    ]);
    expect([
      wholeResult.position,
      new URL(wholeResult.path, 'http://x').searchParams.get('keyword'),
    ]).toEqual(['all', '保守']);
    expect(wholeResult.key).toBe(selected.key);
  });
});

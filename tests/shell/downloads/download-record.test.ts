import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToDownloadRecord,
  clearDownloadRecord,
  setRecordKept,
  readDownloadRecord,
  MAX_RECORDED_FILES,
} from '../../../src/shell/downloads/download-record.ts';
import { recordFile } from '../../../src/shell/downloads/archive/recorded-files.ts';
import { deleteStoredData } from '../../../src/shell/flows/delete-stored-data.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';

const logIn = (key: string): void => pageCustomer.set({ key, name: '架空商事' });
const recordedFile = (fileName: string) => ({
  name: fileName,
  size: 3,
  sha256: null,
  at: '2026-11-22T01:02:03.000Z',
});
const getRecordedNames = (): string[] => readDownloadRecord().files.map(({ name }) => name);

beforeEach(() => {
  history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch');
  logIn('customer-1');
});

/** The keys of the storage, without the key of the language. */
const getStoredKeys = () => Object.keys(localStorage).filter((key) => key !== 'language');

describe('the download record of a customer', () => {
  it('stores the name, size, SHA-256 and time of a file, and nothing of its contents', async () => {
    const savedAt = new Date('2026-11-22T01:02:03Z');
    await recordFile(new Blob(['abc']), '請求書.pdf', { savedAt, ownerKey: 'customer-1' });
    expect(readDownloadRecord().files).toEqual([
      {
        name: '請求書.pdf',
        size: 3,
        sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
        at: '2026-11-22T01:02:03.000Z',
      },
    ]);
  });

  it('starts with the newest file, and is limited in length', () => {
    addToDownloadRecord(recordedFile('first.pdf'));
    addToDownloadRecord(recordedFile('second.pdf'));
    expect(getRecordedNames()).toEqual(['second.pdf', 'first.pdf']);
    const [key] = getStoredKeys();
    const files = Array.from({ length: MAX_RECORDED_FILES }, (_, index) =>
      recordedFile(`${index}.pdf`),
    );
    localStorage.setItem(key ?? '', JSON.stringify({ isKept: false, files }));
    addToDownloadRecord(recordedFile('last.pdf'));
    expect(getRecordedNames()).toHaveLength(MAX_RECORDED_FILES);
    expect(getRecordedNames()[0]).toBe('last.pdf');
    expect(getRecordedNames().at(-1)).toBe(`${MAX_RECORDED_FILES - 2}.pdf`);
  });

  it('is separate for each customer', async () => {
    addToDownloadRecord(recordedFile('a.pdf'));
    logIn('customer-2');
    expect(getRecordedNames()).toEqual([]);
    await recordFile(new Blob(['abc']), 'b.pdf', { savedAt: new Date(), ownerKey: 'customer-1' });
    expect(getRecordedNames()).toEqual([]);
    pageCustomer.set(undefined);
    addToDownloadRecord(recordedFile('nobody.pdf'));
    logIn('customer-1');
    expect(getRecordedNames()).toEqual(['a.pdf']);
  });

  it('is kept after a logout if the customer has chosen to keep the record', () => {
    setRecordKept(true);
    addToDownloadRecord(recordedFile('a.pdf'));
    logIn('customer-2');
    addToDownloadRecord(recordedFile('b.pdf'));
    deleteStoredData();
    expect(getRecordedNames()).toEqual([]);
    logIn('customer-1');
    expect(getRecordedNames()).toEqual(['a.pdf']);
    setRecordKept(false);
    deleteStoredData();
    expect(getRecordedNames()).toEqual([]);
  });

  it('keeps the setting "keep after logout" when it is emptied', () => {
    setRecordKept(true);
    addToDownloadRecord(recordedFile('a.pdf'));
    clearDownloadRecord();
    expect(readDownloadRecord()).toEqual({ isKept: true, files: [] });
  });

  it('lists a file without SHA-256 if the browser cannot calculate it', async () => {
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new DOMException('no', 'OperationError'));
    await recordFile(new Blob(['abc']), 'a.pdf', { savedAt: new Date(), ownerKey: 'customer-1' });
    expect(readDownloadRecord().files).toMatchObject([{ name: 'a.pdf', sha256: null }]);
  });

  it('is not written if the customer is unknown', async () => {
    pageCustomer.set(undefined);
    expect(addToDownloadRecord(recordedFile('a.pdf'))).toBe(false);
    await recordFile(new Blob(['abc']), 'a.pdf', { savedAt: new Date(), ownerKey: undefined });
    expect(readDownloadRecord()).toEqual({ isKept: false, files: [] });
    expect(getStoredKeys()).toEqual([]);
  });

  it('is not written if the storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse }));
    expect([
      addToDownloadRecord(recordedFile('a.pdf')),
      setRecordKept(true),
      clearDownloadRecord(),
    ]).toEqual([false, false, false]);
    expect(readDownloadRecord()).toEqual({ isKept: false, files: [] });
    expect(deleteStoredData).not.toThrow();
  });

  it.each([
    ['name', 1],
    ['size', '3'],
    ['at', null],
    ['sha256', 1],
    ['sha256', undefined],
    ['archive', 1],
    ['facts', { number: 'INV-1' }],
  ])('omits a file with an invalid %s and keeps the other files: %j', (field, value) => {
    addToDownloadRecord(recordedFile('a.pdf'));
    const [key = ''] = getStoredKeys();
    const files = [{ ...recordedFile('b.pdf'), [field]: value }, null, 'x', recordedFile('c.pdf')];
    localStorage.setItem(key, JSON.stringify({ isKept: 'yes', files }));
    expect(readDownloadRecord()).toEqual({ isKept: false, files: [recordedFile('c.pdf')] });
  });

  it.each(['', '{', '{"files":[{"name":1}]}', '{"files":{}}', '{"isKept":true}', '1', 'null'])(
    'is empty if the storage contains %j',
    (storedText) => {
      addToDownloadRecord(recordedFile('a.pdf'));
      for (const key of getStoredKeys()) localStorage.setItem(key, storedText);
      expect(readDownloadRecord()).toEqual({ isKept: false, files: [] });
    },
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { clearEarlyAnswers, fetchEarly, storeRequestsForReload } from '../../src/api/early.ts';
import { getFlowId } from '../../src/api/identity.ts';
import { storedLanguage, storeLanguage } from '../../src/i18n/language.ts';
import { clearBillSearch, readStoredValue, storeValue } from '../../src/lib/stored.ts';
import { storeColumns, readColumns } from '../../src/pages/bills/columns/use-column-choice.ts';
import {
  readShortcutsEnabled,
  storeShortcutsEnabled,
} from '../../src/pages/bills/tools/ListTools.tsx';
import { parseSearch } from '../../src/pages/bills/search/search-address.ts';
import { readStoredSearch, storeSearch } from '../../src/pages/bills/search/stored-search.ts';
import { deletePlan, savePlan, readPlanText } from '../../src/shell/downloads/stored-parts.ts';
import {
  addToDownloadRecord,
  clearDownloadRecord,
  deleteDownloadRecords,
  setRecordKept,
  readDownloadRecord,
} from '../../src/shell/downloads/download-record.ts';
import { storeCode, takeStoredCode } from '../../src/shell/errors/error-of-code.ts';
import { deleteDraft, deleteDrafts, saveDraft, readDraft } from '../../src/shell/flows/drafts.ts';
import { recordPageBeforeError } from '../../src/shell/frame/top-link.ts';
import { dialogStore } from '../../src/shell/messages/dialog-store.ts';
import { offerNewVersion } from '../../src/shell/messages/new-version.ts';
import { pageCustomer } from '../../src/shell/session/page-customer.ts';
import {
  clearReturnPath,
  rememberReturnPath,
  takeReturnPath,
} from '../../src/shell/session/return-path.ts';
import {
  clearCustomerChange,
  takeCustomerChange,
  customerChangingStore,
  closePageOfCustomer,
} from '../../src/shell/session/customer-change.ts';
import { switchLanguage } from '../support/render.tsx';

const recordedFile = { name: 'a.pdf', size: 1, sha256: null, at: '2026-11-22T03:00:00Z' };
const draftKey = { formName: 'userEdit', owner: 'key-of-aoba' };

/** Presses the button of the new-version dialog. The reload stores its time. */
const pressReload = async (): Promise<void> => {
  offerNewVersion(() => undefined);
  dialogStore.get()[0]?.settle(true);
  await Promise.resolve();
  window.dispatchEvent(new Event('pagehide'));
};

/** All uses of a storage, by the file that contains them. */
const storageUses: Readonly<Record<string, () => unknown>> = {
  'api/early.ts': () =>
    storeRequestsForReload(() => fetchEarly('/bills', async () => null), '/api'),
  'api/identity.ts': getFlowId,
  'i18n/language.ts': () => [storeLanguage('en'), storedLanguage()],
  'lib/stored.ts': () => [
    storeValue('pagination', 'page=2'),
    readStoredValue('pagination', (value) => typeof value === 'string'),
    storeSearch(parseSearch(new URLSearchParams('keyword=a')), 'key-of-aoba'),
    readStoredSearch('key-of-aoba'),
    storeColumns('key-of-aoba', ['attachments']),
    readColumns('key-of-aoba'),
    storeShortcutsEnabled(false),
    readShortcutsEnabled(),
  ],
  'shell/downloads/download-record.ts': () => [
    addToDownloadRecord(recordedFile),
    setRecordKept(true),
    readDownloadRecord(),
  ],
  'shell/downloads/stored-parts.ts': () => [savePlan('a plan'), readPlanText()],
  'shell/errors/error-of-code.ts': () => storeCode('403-1-00-02'),
  'shell/flows/drafts.ts': () => [saveDraft(draftKey, { item: 'x' }), readDraft(draftKey)],
  'shell/frame/top-link.ts': () => recordPageBeforeError('/downloadurl/list/tk_1'),
  'shell/messages/new-version.ts': pressReload,
  'shell/session/customer-change.ts': () => closePageOfCustomer('key-of-aoba'),
  'shell/session/return-path.ts': rememberReturnPath,
};

/** Functions that delete stored data. */
const deleteFunctions: readonly (() => unknown)[] = [
  clearBillSearch,
  clearEarlyAnswers,
  deletePlan,
  clearDownloadRecord,
  deleteDownloadRecords,
  takeStoredCode,
  () => deleteDraft('userEdit'),
  deleteDrafts,
  () => recordPageBeforeError('/top'),
  clearReturnPath,
  takeReturnPath,
  () => takeCustomerChange('key-of-midori'),
  clearCustomerChange,
];

async function prepareStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await switchLanguage();
  history.replaceState(null, '', '/demo/mypage/user');
  pageCustomer.set({ key: 'key-of-aoba', name: '青葉' });
}

const storageNames = ['localStorage', 'sessionStorage'] as const;
const originalStorages = storageNames.map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name) ?? {}] as const,
);

afterEach(() => {
  for (const [name, descriptor] of originalStorages)
    Object.defineProperty(globalThis, name, descriptor);
  customerChangingStore.set(false);
});

describe('the stored data of the portal', () => {
  it('has the known keys in session storage and local storage, most with the customer code', async () => {
    await prepareStorage();
    for (const use of Object.values(storageUses)) await use();
    expect(Object.keys(sessionStorage).toSorted()).toEqual([
      'billParts.demo',
      'cameFromPageWithoutTopLink',
      'draft.demo.userEdit',
      'firstRequests',
      'flowId',
      'leftPageOf.demo',
      'messageAfterReload',
      'reloadedForVersionAt',
      'returnPath.demo',
    ]);
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'billColumns.demo',
      'billKeys.demo',
      'billSearchCondition.demo',
      'downloadReceipt.demo.key-of-aoba',
      'language',
      'pagination.demo',
    ]);
  });

  it('remains when the portal of another customer code deletes its data', async () => {
    await prepareStorage();
    for (const use of Object.values(storageUses)) await use();
    const storedKeys = () =>
      [localStorage, sessionStorage]
        .flatMap((storage) => Object.keys(storage))
        .filter((key) => key.includes('.demo'))
        .toSorted();
    const keysBefore = storedKeys();
    history.replaceState(null, '', '/plain/mypage/user');
    for (const deleteData of deleteFunctions) await deleteData();
    expect(storedKeys()).toEqual(keysBefore);
  });

  it('is read as empty if the browser blocks the storage; only the files of storageUses use it', async () => {
    await prepareStorage();
    for (const name of storageNames) {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: (): never => {
          throw new DOMException('The storage is closed.', 'SecurityError');
        },
      });
    }
    for (const use of [...Object.values(storageUses), ...deleteFunctions]) await use();
    expect([
      storedLanguage(),
      readPlanText(),
      readDownloadRecord().files,
      readShortcutsEnabled(),
    ]).toEqual(['ja', undefined, [], true]);
    expect(await takeReturnPath()).toBe('/top');
    // Files outside the portal have separate tests.
    const otherFiles = /^(app\/boot|chat-frame|dev)\/|^i18n\/pseudo\.ts$/;
    const filesWithStorage = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !otherFiles.test(path) &&
        /\b(local|session)Storage\b/.test(readFileSync(`src/${path}`, 'utf8')),
    );
    expect(filesWithStorage.toSorted()).toEqual(Object.keys(storageUses));
  });
});

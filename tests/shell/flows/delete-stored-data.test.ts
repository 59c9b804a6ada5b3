import { expect, it } from 'vitest';
import { savePlan } from '../../../src/shell/downloads/stored-parts.ts';
import { addToDownloadRecord } from '../../../src/shell/downloads/download-record.ts';
import { saveDraft } from '../../../src/shell/flows/drafts.ts';
import { deleteStoredData } from '../../../src/shell/flows/delete-stored-data.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';

it('a logout deletes drafts, plans of downloads in parts, and the download record', () => {
  pageCustomer.set({ key: 'cust-aoba-01', name: '株式会社青葉フーズ流通' });
  saveDraft({ formName: 'userEdit', owner: 'cust-aoba-01' }, { city: '仙台市' });
  savePlan('a plan');
  addToDownloadRecord({ name: '請求書.pdf', size: 1, sha256: null, at: '2026-11-21T01:30:00Z' });
  localStorage.setItem('language', 'en');
  expect([sessionStorage.length, localStorage.length]).toEqual([2, 2]);
  deleteStoredData();
  expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([{}, { language: 'en' }]);
});

import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { readIndex } from '../../../../src/lib/archive-index.ts';
import { ArchiveDialog } from '../../../../src/shell/downloads/archive/ArchiveDialog.tsx';
import { readArchiveOptions } from '../../../../src/shell/downloads/archive/archive-options.ts';
import {
  addToDownloadRecord,
  setRecordKept,
  readDownloadRecord,
} from '../../../../src/shell/downloads/download-record.ts';
import { dialogStore } from '../../../../src/shell/messages/dialog-store.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { expectAnnounced } from '../../../support/announced.ts';
import { waitForGuard } from '../../../support/click-guard.ts';
import { descriptionOf } from '../../../support/form-fields.ts';
import { switchLanguage } from '../../../support/render.tsx';
import { savedFiles } from '../../../support/saved.ts';

const billFacts = { partner: '東都', type: '請求書', number: 'INV-1', remarks: '' };
const recordedFiles = [
  {
    name: '請求書.pdf',
    size: 2048,
    sha256: 'ab'.repeat(32),
    at: '2026-11-21T15:30:05.000Z',
    archive: 'bills.zip',
    facts: { ...billFacts, date: '2026-10-31', price: 0 },
  },
  { name: 'notice.pdf', size: 1, sha256: null, at: '2026-11-20T00:00:00.000Z' },
];
const press = (buttonName: string) =>
  userEvent.click(screen.getByRole('button', { name: buttonName }));
const getCheckbox = (label: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: label });
const getQuestion = () => dialogStore.get()[0];

async function showDialog(language: 'ja' | 'en' = 'ja') {
  await switchLanguage(language, 'download-record');
  return render(<ArchiveDialog onClose={() => undefined} />);
}

beforeEach(() => {
  pageCustomer.set({ key: 'customer-1', name: '架空商事' });
});

describe('the choices for archives', () => {
  it('are stored on this device and shown again', async () => {
    const { unmount } = await showDialog();
    expect(readArchiveOptions()).toEqual({ hasIndex: false, fileNames: 'published' });
    const indexSwitch = getCheckbox('ZIPに索引簿（CSV）を入れる');
    expect(descriptionOf(indexSwitch)).toMatch(/電子帳簿保存法/);
    await userEvent.click(indexSwitch);
    const nameChoice = within(screen.getByRole('radiogroup', { name: 'ファイル名' }));
    await userEvent.click(nameChoice.getByRole('radio', { name: '日付_取引先_金額_番号' }));
    expect(readArchiveOptions()).toEqual({ hasIndex: true, fileNames: 'sortable' });
    unmount();
    await showDialog();
    expect(getCheckbox('ZIPに索引簿（CSV）を入れる').checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('sortable');
  });

  it.each([
    '1',
    'null',
    '{"hasIndex":1,"fileNames":"sortable"}',
    '{"hasIndex":true,"fileNames":"x"}',
  ])('are the default if the stored text is invalid: %s', (storedText) => {
    localStorage.setItem('archiveOptions.demo', storedText);
    expect(readArchiveOptions()).toEqual({ hasIndex: false, fileNames: 'published' });
  });

  it('appear without the download record on the page of a mailed link', async () => {
    pageCustomer.set(undefined);
    await showDialog();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });
});

describe('the download record', () => {
  it('shows name, time in Japan, size, bill, archive and SHA-256 of each file', async () => {
    addToDownloadRecord(...recordedFiles);
    await showDialog();
    expect([...screen.getByRole('list').children].map(({ textContent }) => textContent)).toEqual([
      `請求書.pdf2026/11/22 00:30:052\u00A0KBINV-1¥0bills.zipの中SHA-256: ${'ab'.repeat(32)}`,
      'notice.pdf2026/11/20 09:00:001\u00A0BSHA-256: 計算できませんでした',
    ]);
    expect(screen.getByText('請求書.pdf').lang).toBe('ja');
    expect(screen.getByText('notice.pdf').lang).toBe('');
    expect(screen.getByText(/新しいものから3,000件まで/)).toBeDefined();
  });

  it.each([
    ['ja', '索引簿として保存（CSV）', /^索引簿_\d{8}-\d{6}\.csv$/],
    ['en', 'Save as index (CSV)', /^index_\d{8}-\d{6}\.csv$/],
  ] as const)('can be saved as an index in the language %s', async (language, label, csvName) => {
    addToDownloadRecord(...recordedFiles);
    await showDialog(language);
    await press(label);
    const { name, file: csvFile } = savedFiles[0] ?? {};
    expect(name).toMatch(csvName);
    expect(readIndex((await csvFile?.text()) ?? '')).toEqual([
      {
        fileName: 'notice.pdf',
        date: '',
        price: null,
        partner: '',
        type: '',
        number: '',
        remarks: '',
        sha256: '',
        downloadedAt: '2026/11/20 09:00:00',
      },
      {
        ...billFacts,
        fileName: '請求書.pdf',
        date: '2026-10-31',
        price: 0,
        sha256: 'ab'.repeat(32),
        downloadedAt: '2026/11/22 00:30:05',
      },
    ]);
    // An index is not a file of the issuer.
    expect(readDownloadRecord().files).toHaveLength(2);
  });

  it('is emptied only after a confirmation', async () => {
    addToDownloadRecord(...recordedFiles);
    await showDialog();
    await press('記録を消去');
    expect(getQuestion()).toMatchObject({ title: '記録を消去', isDestructive: true });
    await act(async () => getQuestion()?.settle(false));
    expect(readDownloadRecord().files).toHaveLength(2);
    waitForGuard();
    await press('記録を消去');
    await act(async () => getQuestion()?.settle(true));
    expect(readDownloadRecord().files).toEqual([]);
    expectAnnounced(screen.getByText('記録はまだありません。'));
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('button', { name: '索引簿として保存（CSV）' })).toBeNull();
  });

  it('is kept after a logout if the switch is on', async () => {
    setRecordKept(true);
    await showDialog();
    const keepSwitch = getCheckbox('ログアウト後も、このブラウザーに記録を残す');
    expect(keepSwitch.checked).toBe(true);
    await userEvent.click(keepSwitch);
    expect(readDownloadRecord().isKept).toBe(false);
    await userEvent.click(keepSwitch);
    expect(readDownloadRecord().isKept).toBe(true);
  });
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, setLanguage } from '../../../src/i18n/i18n.ts';
import { ReceiptDialog } from '../../../src/pages/bills/receipt/ReceiptDialog.tsx';
import {
  addToReceipt,
  keepReceipt,
  readReceipt,
} from '../../../src/shell/downloads/receipt/receipt.ts';
import { dialogStore, dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { announced } from '../../support/announced.ts';

const saved = vi.hoisted((): [string, Blob][] => []);
vi.mock('../../../src/lib/save-file.ts', () => ({
  saveFile: (file: Blob, name: string) => {
    saved.push([name, file]);
  },
}));

beforeAll(() => loadTexts('common', 'ui', 'receipt'));
beforeEach(() => {
  saved.length = 0;
  history.replaceState(null, '', '/demo/mypage/');
  pageCustomer.set({ key: 'aoba', name: '青葉' });
  // Half past midnight in Japan, the day before elsewhere.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:30:00+09:00') });
});
afterEach(() => {
  vi.useRealTimers();
  dismissDialogs();
  pageCustomer.set(undefined);
  setLanguage('ja');
});

const hash = 'a'.repeat(64);
const two = (): void => {
  addToReceipt({ name: 'plain.csv', size: 300, sha256: null, at: '2026-11-20T15:00:00.000Z' });
  addToReceipt({
    name: '請求書,11月.pdf',
    size: 2048,
    sha256: hash,
    at: '2026-11-21T00:00:09.000Z',
  });
};
const onClose = vi.fn<() => void>();
const show = () => render(<ReceiptDialog onClose={onClose} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the receipt', () => {
  it('lists the last file first: when it came, how large it is, and its mark', () => {
    two();
    show();
    const list = screen.getByRole('list', { name: 'ダウンロードしたファイル' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      `請求書,11月.pdf2026/11/21 09:00:092\u00A0KBSHA-256: ${hash}`,
      'plain.csv2026/11/21 00:00:00300\u00A0BSHA-256: 計算できませんでした',
    ]);
    expect(screen.getByText('請求書,11月.pdf').lang).toBe('ja');
    expect(screen.getByText('plain.csv').lang).toBe('');
  });

  it('says how many files it holds at most', () => {
    show();
    const dialog = within(screen.getByRole('dialog', { name: 'ダウンロード記録' }));
    expect(dialog.getByText(/新しいものから1,000件まで/)).toBeDefined();
  });

  it('says that it is empty, and offers nothing that could be done with nothing', () => {
    show();
    expect(announced(screen.getByText('記録はまだありません。'))).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['閉じる']);
  });

  it('says whether it is kept, and shows what was chosen before', () => {
    two();
    keepReceipt(true);
    show();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('is kept or not at once, and its files stay', async () => {
    two();
    show();
    const box = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'ログアウト後も、このブラウザーに記録を残す',
    });
    await userEvent.click(box);
    expect([box.checked, readReceipt().isKept]).toEqual([true, true]);
    await userEvent.click(box);
    expect([box.checked, readReceipt().isKept]).toEqual([false, false]);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('is closed by its button', async () => {
    show();
    await press('閉じる');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the receipt, when it is to be emptied', () => {
  it('asks first, in words of what is done, and is emptied then', async () => {
    two();
    keepReceipt(true);
    show();
    await press('記録を消去');
    const [asked] = dialogStore.get();
    expect(asked).toMatchObject({
      title: '記録を消去',
      message: 'このブラウザーのダウンロード記録をすべて消去します。元に戻すことはできません。',
      confirmText: '消去する',
      cancelText: 'やめる',
      danger: true,
    });
    expect(readReceipt().files).toHaveLength(2);
    await act(async () => asked?.settle(true));
    await waitFor(() => expect(screen.getByText('記録はまだありません。')).toBeDefined());
    expect(readReceipt()).toEqual({ isKept: true, files: [] });
  });

  it('stays as it is where the customer does not want that after all', async () => {
    two();
    show();
    await press('記録を消去');
    await act(async () => dialogStore.get()[0]?.settle(false));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(readReceipt().files).toHaveLength(2);
  });
});

describe('the receipt as a file', () => {
  it('has a line for each file, and the name of the day that it is in Japan', async () => {
    two();
    show();
    await press('CSVで保存');
    const [name, file] = saved[0] ?? [];
    expect([name, file?.type]).toEqual(['ダウンロード記録_20261122.csv', 'text/csv;charset=utf-8']);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.arrayBuffer());
    expect(text).toBe(
      [
        '\uFEFF日時,ファイル名,サイズ（バイト）,SHA-256',
        `2026/11/21 09:00:09,"請求書,11月.pdf",2048,${hash}`,
        '2026/11/21 00:00:00,plain.csv,300,',
        '',
      ].join('\r\n'),
    );
  });

  it('has an English name on an English page', async () => {
    setLanguage('en');
    await loadTexts('common', 'ui', 'receipt');
    two();
    show();
    await press('Save as CSV');
    expect(saved[0]?.[0]).toBe('downloads_20261122.csv');
  });
});

import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { ReceiptDialog } from '../../../src/pages/bills/receipt/ReceiptDialog.tsx';
import { addToReceipt, keepReceipt, readReceipt } from '../../../src/shell/downloads/receipt.ts';
import { dialogStore } from '../../../src/shell/messages/dialog-store.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { announced } from '../../support/announced.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { startMockApi } from '../../support/mock-api.ts';
import { speak } from '../../support/render.tsx';
import { FIRST_BILL_NAME, openBillList } from './support.ts';

const saved = vi.hoisted((): [string, Blob][] => []);
vi.mock('../../../src/lib/save-file.ts', () => ({
  saveFile: (file: Blob, name: string) => {
    saved.push([name, file]);
  },
}));

startMockApi();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  saved.length = 0;
  localStorage.clear();
  pageCustomer.set({ key: 'customer-1', name: '架空商事' });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the download receipt', () => {
  it('has what was downloaded, as a list and as CSV', async () => {
    await openBillList();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:30:00+09:00') });
    await press(`PDF ダウンロード: ${FIRST_BILL_NAME}`);
    await vi.waitFor(() => expect(readReceipt().files).toHaveLength(1));
    await press('ダウンロード記録');
    const list = await screen.findByRole('list', { name: 'ダウンロードしたファイル' });
    const [name, file] = saved[0] ?? [];
    expect(within(list).getByText(name ?? '')).toBeDefined();
    const { sha256 } = readReceipt().files[0] ?? {};
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(list.textContent).toContain(sha256);

    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'CSVで保存' }),
    );
    const [csvName, csv] = saved[1] ?? [];
    // The day and the time that it is in Japan.
    expect(csvName).toBe('ダウンロード記録_20261122.csv');
    const lines = (await csv?.text())?.trim().split('\r\n') ?? [];
    expect(lines[0]).toContain('日時,ファイル名,サイズ（バイト）,SHA-256');
    expect(lines[1]).toBe(`2026/11/22 00:30:00,${name},${file?.size},${sha256}`);
    // The receipt is no file of the issuer's.
    expect(readReceipt().files).toHaveLength(1);
  });

  const files = [
    { name: '請求書.pdf', size: 2048, sha256: 'ab'.repeat(32), at: '2026-11-21T15:30:05.000Z' },
    { name: 'bills.zip', size: 1, sha256: null, at: '2026-11-20T00:00:00.000Z' },
  ];
  const show = async () => {
    for (const file of files.toReversed()) addToReceipt(file);
    await speak();
    await loadTexts('receipt', 'bills');
    const onClose = vi.fn<() => void>();
    render(<ReceiptDialog onClose={onClose} />);
    return { onClose, list: () => screen.queryByRole('list') };
  };
  const asksWhetherSure = () => dialogStore.get()[0];

  it('says what it is, and of each file its name, time in Japan, size and mark', async () => {
    const { list, onClose } = await show();
    expect(screen.getByRole('dialog', { name: 'ダウンロード記録' })).toBeDefined();
    expect(screen.getByText(/新しいものから1,000件まで/)).toBeDefined();
    expect([...(list()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      `請求書.pdf2026/11/22 00:30:052\u00A0KBSHA-256: ${'ab'.repeat(32)}`,
      'bills.zip2026/11/20 09:00:001\u00A0BSHA-256: 計算できませんでした',
    ]);
    expect(screen.getByText('請求書.pdf').lang).toBe('ja');
    expect(screen.getByText('bills.zip').lang).toBe('');
    expect(screen.queryByText('記録はまだありません。')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox').name).toBe('keepReceipt');
    await press('閉じる');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is emptied only when that is meant: nothing brings it back', async () => {
    const { list } = await show();
    await press('記録を消去');
    expect(asksWhetherSure()).toMatchObject({
      title: '記録を消去',
      message: expect.stringContaining('元に戻すことはできません。'),
      confirmText: '消去する',
      cancelText: 'やめる',
      danger: true,
    });
    await act(async () => asksWhetherSure()?.settle(false));
    expect(readReceipt().files).toHaveLength(2);
    expect(list()).not.toBeNull();
    waitForGuard();
    await press('記録を消去');
    await act(async () => asksWhetherSure()?.settle(true));
    expect(readReceipt().files).toEqual([]);
    expect(announced(screen.getByText('記録はまだありません。'))).toBeDefined();
    expect(list()).toBeNull();
    expect(screen.queryByRole('button', { name: 'CSVで保存' })).toBeNull();
    vi.restoreAllMocks();
  });

  it('as CSV has an empty cell where a mark could not be made', async () => {
    await show();
    await press('CSVで保存');
    const lines = (await saved[0]?.[1].text())?.trim().split('\r\n') ?? [];
    expect(lines.slice(1)).toEqual([
      `2026/11/22 00:30:05,請求書.pdf,2048,${'ab'.repeat(32)}`,
      '2026/11/20 09:00:00,bills.zip,1,',
    ]);
    expect(saved[0]?.[1].type).toContain('text/csv');
  });

  it('as CSV has a name in the language of the page', async () => {
    await show();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:30:00+09:00') });
    await speak('en');
    await loadTexts('receipt');
    cleanup();
    render(<ReceiptDialog onClose={() => undefined} />);
    await press('Save as CSV');
    expect(saved.map(([name]) => name)).toEqual(['downloads_20261122.csv']);
    await speak();
  });

  it('that is to be kept is so when it is opened again', async () => {
    keepReceipt(true);
    await show();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('closes, and is opened again', async () => {
    await openBillList();
    await press('ダウンロード記録');
    await screen.findByRole('dialog');
    await press('閉じる');
    expect(screen.queryByRole('dialog')).toBeNull();
    waitForGuard();
    await press('ダウンロード記録');
    expect(await screen.findByRole('dialog')).toBeDefined();
    vi.restoreAllMocks();
  });

  it('is kept over a logout where the switch says so', async () => {
    await openBillList();
    await press('ダウンロード記録');
    const keep = await screen.findByRole('checkbox', { name: /ログアウト後も/ });
    await userEvent.click(keep);
    expect(readReceipt().isKept).toBe(true);
    await userEvent.click(keep);
    expect(readReceipt().isKept).toBe(false);
    expect(announced(screen.getByText('記録はまだありません。'))).toBeDefined();
  });
});

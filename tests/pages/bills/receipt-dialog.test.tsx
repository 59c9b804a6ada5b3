import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readReceipt } from '../../../src/shell/downloads/receipt/receipt.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { announced } from '../../support/announced.ts';
import { startMockApi } from '../../support/mock-api.ts';
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

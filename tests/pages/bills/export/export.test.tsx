import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageStore } from '../../../../src/shell/messages/message-store.ts';
import { announced } from '../../../support/announced.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { FIRST_BILL, openBillList } from '../support.ts';

const api = startMockApi();
const searches = () => api.calls.filter(({ path }) => path === '/bills');

/** What was given to the browser: the names and texts of files. */
const saved: { name: string; text: Promise<string> }[] = [];
let blob: Blob | undefined;
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given instanceof Blob ? given : undefined;
    return 'blob:it';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: blob?.text() ?? Promise.resolve('') });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the result as a CSV file', () => {
  it('has all pages of the search, in its order, by the name of the day', async () => {
    await openBillList('?page=1&keyword=請求書&sort=priceDesc');
    const before = searches().length;
    await press('CSVで保存');
    const done = await screen.findByText(/^11件の明細を「明細一覧_\d{8}\.csv」に保存しました。$/);
    expect(announced(done)).toBeDefined();
    expect(saved.map(({ name }) => name).join()).toMatch(/^明細一覧_\d{8}\.csv$/);
    const asked = searches()
      .slice(before)
      .map(({ query }) => query.toString());
    expect(asked).toEqual([
      new URLSearchParams({
        keyword: '請求書',
        sort: 'priceDesc',
        page: '1',
        perPage: '100',
      }).toString(),
    ]);
    const rows = ((await saved[0]?.text) ?? '').split('\r\n');
    expect(rows[0]).toBe(
      '\uFEFF発行日,明細,明細番号,明細の種類,宛名,金額,ステータス,ダウンロード期限,ダウンロード状況,メール添付,添付ファイル,返送ファイル,前回アクセス,IPアドレス,最終ダウンロード,支払期日,発行者の登録番号,10%対象（税抜）,10%の消費税,8%（軽減税率）対象（税抜）,8%（軽減税率）の消費税',
    );
    expect(rows).toHaveLength(11 + 2);
    const first = rows.find((row) => row.includes('INV-202611-00118')) ?? '';
    expect(first).toContain(`2026/11/20,${FIRST_BILL},INV-202611-00118,`);
    expect(first).toContain(',1284700,未確認,2027/11/30,未ダウンロード,');
  });

  it('has the day that it is in Japan in its name', async () => {
    await openBillList();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:30:00+09:00') });
    await press('CSVで保存');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['明細一覧_20261122.csv']));
  });

  it('is given up by closing its dialog', async () => {
    await openBillList();
    await api.answerNext({ operationId: 'searchBills', kind: 'slow', delayMs: 400 });
    await press('CSVで保存');
    const dialog = await screen.findByRole('dialog', { name: '検索結果をCSVで保存' });
    expect(within(dialog).getByRole('progressbar')).toBeDefined();
    expect(announced(within(dialog).getByText('明細を順に読み込んでいます'))).toBeDefined();
    await userEvent.click(within(dialog).getByRole('button', { name: '中止' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Whatever is asked for next comes, and the one that was given up does not.
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await press('印刷');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(saved).toEqual([]);
  });
});

describe('the result on paper', () => {
  it('has the conditions, the sum and the rows, and is over when it is printed', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    await openBillList('?page=1&keyword=請求書&sort=priceDesc');
    const before = searches().length;
    await press('印刷');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    // In the order of the list.
    const asked = searches()
      .slice(before)
      .map(({ query }) => [query.get('keyword'), query.get('sort')]);
    expect(asked).toEqual([['請求書', 'priceDesc']]);
    const sheet = within(
      screen.getByRole('heading', { name: '明細の一覧' }).closest('section') ?? document.body,
    );
    expect(sheet.getByText('キーワード：請求書')).toBeDefined();
    expect(sheet.getByText(/^11件\s合計 ¥7,370,030（ほかに金額なし1件）$/)).toBeDefined();
    expect(sheet.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '発行日',
      '明細',
      '金額',
      'ステータス',
      'ダウンロード期限',
      'ダウンロード状況',
    ]);
    expect(sheet.getAllByRole('row')).toHaveLength(12);
    expect(sheet.getByText(FIRST_BILL).closest('tr')?.textContent).toContain('¥1,284,700');
    expect(screen.queryByRole('dialog')).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() =>
      expect(screen.queryByText('キーワード：請求書', { selector: 'dd' })).toBeNull(),
    );
  });
});

describe('the sum of the result', () => {
  it('is what the API says of all pages', async () => {
    await openBillList('?page=1&keyword=請求書');
    expect(await screen.findByText('検索結果の合計 ¥7,370,030（ほかに金額なし1件）')).toBeDefined();
    const { query } = api.calls.find(({ path }) => path === '/bills/summary') ?? {};
    expect(query?.toString()).toBe(new URLSearchParams({ keyword: '請求書' }).toString());
  });

  it('can be asked for again in its place, and nothing else is said', async () => {
    await api.answerNext({ operationId: 'getBillSummary', code: '500-1-00-01' });
    await openBillList();
    expect(await screen.findByText('合計を取得できませんでした。')).toBeDefined();
    expect(messageStore.get()).toBeNull();
    await press('もう一度試す');
    expect(await screen.findByText(/^検索結果の合計 ¥7,370,030/)).toBeDefined();
  });

  it('is asked for once more where the list counts otherwise, not without end', async () => {
    await api.answerNext({ operationId: 'getBillSummary', example: 'creditNotes', times: 5 });
    await openBillList();
    expect(await screen.findByText('検索結果の合計 \u2212¥186,450')).toBeDefined();
    const asked = () => api.calls.filter(({ path }) => path === '/bills/summary').length;
    await press('表示する列');
    expect(await screen.findByRole('dialog')).toBeDefined();
    expect(asked()).toBeLessThanOrEqual(2);
  });

  it('of the selected bills says which amounts are in it', async () => {
    await openBillList();
    await userEvent.click(screen.getByRole('checkbox', { name: /^選択: .*INV-202611-00118$/ }));
    const bar = screen.getByRole('region', { name: '一括ダウンロード' });
    expect(within(bar).getByRole('status').textContent).toContain('合計 ¥1,284,700');
    await userEvent.click(screen.getByRole('checkbox', { name: 'このページの明細をすべて選択' }));
    expect(within(bar).getByRole('status').textContent).toContain('ほかに金額なし1件');
  });
});

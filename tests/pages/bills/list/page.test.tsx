import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { clearEarlyAnswers } from '../../../../src/api/early.ts';
import { BillListPage } from '../../../../src/pages/bills/BillListPage.tsx';
import { searchFormLoader } from '../../../../src/pages/bills/search/LazySearchForm.tsx';
import { requestedBatch } from '../../../../src/shell/downloads/large-batch.ts';
import { announced } from '../../../support/announced.ts';
import {
  errorAnswer,
  jsonAnswer,
  noAnswer,
  stubApi,
  type SentRequest,
  type Answers,
  deferred,
} from '../../../support/api.ts';
import { waitForGuard } from '../../../support/click-guard.ts';
import { renderPages, switchLanguage } from '../../../support/render.tsx';
import { frameAnswers } from '../../../support/settings.ts';
import { bareBill, fileOf } from '../bare-bill.ts';
import { searchOptions } from '../search/support.tsx';
import { saved } from '../../../support/saved.ts';

const LIST = '/bapPublishedBillAppSearch';
const HISTORY = '/reportStatusUpdateHistory';

/** All bills of the server; each has files and a status. */
let bills: Bill[] = [];
let perPage = 2;

const billsOf = (prices: readonly (number | null)[]): Bill[] =>
  prices.map((price, index) =>
    bareBill({
      billId: `bill-${index + 1}`,
      billNumber: `INV-${index + 1}`,
      price,
      statusId: 'unconfirmed',
      statusName: '未確認',
      files: { pdf: fileOf('a.pdf'), csv: fileOf('a.csv') },
    }),
  );

const queryOf = ({ path }: SentRequest): URLSearchParams => new URL(path, 'http://x').searchParams;
const answerList = (request: SentRequest): Response => {
  const page = Number(queryOf(request).get('page'));
  const size = Number(queryOf(request).get('perPage') ?? perPage);
  const items = bills.slice((page - 1) * size, page * size);
  return jsonAnswer({ items, page, perPage: size, total: bills.length });
};
const pdf = (): Response =>
  new Response('pdf', {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''a.pdf",
    },
  });

/** Opens the list at an address. Returns all requests, and the queries of the searches. */
async function open(query = '', answers: Answers = {}) {
  await switchLanguage('ja', 'bills', 'validation', 'downloads', 'form');
  await searchFormLoader.load();
  const sent = stubApi({
    ...frameAnswers(),
    'GET /bills': answerList,
    'GET /bills/search-options': () =>
      jsonAnswer({ ...searchOptions, perPageOptions: [2, 50], pagingStep: 1 }),
    'GET /bills/summary': () =>
      jsonAnswer({
        total: bills.length,
        totalPrice: 0,
        withoutPriceCount: 0,
        downloadableCount: 0,
        downloadableFileCount: 0,
      }),
    'GET /bills/bill-1/pdf': pdf,
    'GET /status-history': noAnswer,
    ...answers,
  });
  renderPages({
    pages: { [LIST]: <BillListPage />, [HISTORY]: <h1 tabIndex={-1}>history</h1> },
    at: LIST + query,
  });
  return {
    sent,
    searches: () => sent.filter(({ path }) => path.startsWith('/bills?')).map(queryOf),
  };
}
async function openWithBills(query?: string, answers?: Answers) {
  const page = await open(query, answers);
  await screen.findByText('INV-1');
  return page;
}

const heading = () => screen.getByRole('heading', { level: 1 });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const box = (number: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^選択: .* INV-${number}$`) });
const table = () => screen.getByRole('table', { name: '明細の一覧' });
const address = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(location.search));

beforeEach(() => {
  perPage = 2;
  bills = billsOf([1000, 200, null]);
  requestedBatch.set(undefined);
  clearEarlyAnswers();
});

describe('the list while its bills are loading', () => {
  it('announces that it is loading, and reserves the space of the contents', async () => {
    await open('', { 'GET /bills': noAnswer, 'GET /bills/search-options': noAnswer });
    expect(announced(screen.getByText('明細を読み込んでいます'))).toBeDefined();
    expect(heading().nextElementSibling?.textContent).toBe('\u00a0');
    expect(screen.queryByRole('button', { name: 'キー操作' })).toBeNull();
    expect(screen.queryByText('検索結果は0件です。')).toBeNull();
  });

  it('writes the search into its address after the bills arrive, without a history entry', async () => {
    const answer = deferred<Response>();
    const { sent } = await open('', { 'GET /bills': () => answer.promise });
    const search = () => sent.find(({ path }) => path.startsWith('/bills?'));
    const request = await vi.waitUntil(search);
    const historyLength = history.length;
    expect(location.search).toBe('');
    answer.resolve(answerList(request));
    await waitFor(() => expect(address()).toEqual({ page: '1' }));
    expect(history.length).toBe(historyLength);
  });

  it('shows the previous bills, marked as busy', async () => {
    let isHeld = false;
    await openWithBills('', {
      'GET /bills': (request) => (isHeld ? noAnswer() : answerList(request)),
    });
    isHeld = true;
    await press('金額');
    expect(table().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('INV-1')).toBeDefined();
  });
});

it('a repeated search reuses the running request', async () => {
  let isHeld = false;
  const { searches } = await openWithBills('?page=1', {
    'GET /bills': (request) => (isHeld ? noAnswer() : answerList(request)),
  });
  isHeld = true;
  await press('検索');
  await waitFor(() => expect(searches()).toHaveLength(2));
  waitForGuard();
  await press('検索');
  expect(table().getAttribute('aria-busy')).toBe('true');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(searches()).toHaveLength(2);
});

describe('a list without bills', () => {
  it('explains when a new customer will see bills', async () => {
    bills = [];
    await open();
    expect(announced(await screen.findByText('検索結果は0件です。'))).toBeDefined();
    expect(screen.getByText('明細が発行されると、こちらに表示されます。')).toBeDefined();
    expect(screen.queryByRole('button', { name: '条件をすべて解除する' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('suggests other conditions, and is busy during the next search', async () => {
    bills = [];
    let isHeld = false;
    await open('?keyword=zzz&page=1', {
      'GET /bills': (request) => (isHeld ? noAnswer() : answerList(request)),
    });
    const said = await screen.findByText('検索結果は0件です。');
    expect(screen.getByText(/^キーワードを減らす、/)).toBeDefined();
    const card = said.closest('[aria-busy]');
    expect(card?.getAttribute('aria-busy')).toBe('false');
    isHeld = true;
    await press('検索');
    expect(card?.getAttribute('aria-busy')).toBe('true');
  });

  it('removes all conditions by one press, and Back restores them', async () => {
    bills = [];
    const { searches } = await open('?keyword=zzz&sort=priceAsc&page=1');
    await userEvent.click(await screen.findByRole('button', { name: '条件をすべて解除する' }));
    expect(document.activeElement).toBe(heading());
    await waitFor(() => expect(address()).toEqual({ sort: 'priceAsc', page: '1' }));
    await waitFor(() => expect(searches()).toHaveLength(2));
    act(() => history.back());
    await waitFor(() => expect(address()['keyword']).toBe('zzz'));
  });
});

describe('a list that failed to load', () => {
  it('offers the same retry after bills were displayed', async () => {
    let answer: NonNullable<Answers[string]> = answerList;
    await openWithBills('?page=1', { 'GET /bills': (request) => answer(request) });
    answer = () => errorAnswer('429-1-05-01');
    await press('検索');
    const retry = await screen.findByRole('button', { name: 'もう一度試す' });
    expect(screen.queryByRole('table')).toBeNull();
    answer = noAnswer;
    await userEvent.click(retry);
    expect(await screen.findByText('明細を読み込んでいます')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the order and the page of the list', () => {
  it('start with the first page and a new history entry when the page size changes', async () => {
    const { searches } = await openWithBills('?sort=priceAsc&page=1');
    await press('次の1件');
    await screen.findByText('INV-3');
    const historyLength = history.length;
    await userEvent.selectOptions(screen.getByLabelText('表示件数'), '50件');
    await waitFor(() => expect(searches()).toHaveLength(3));
    expect(Object.fromEntries(searches()[2] ?? [])).toEqual({
      sort: 'priceAsc',
      page: '1',
      perPage: '50',
    });
    expect(address()).toEqual({ sort: 'priceAsc', page: '1', perPage: '50' });
    expect(history.length).toBe(historyLength + 1);
  });

  it('keep the page size and the conditions when the order changes', async () => {
    await openWithBills('?priceFrom=1&page=1&perPage=2');
    await press('発行日');
    await waitFor(() =>
      expect(address()).toEqual({
        priceFrom: '1',
        sort: 'publicationDateAsc',
        page: '1',
        perPage: '2',
      }),
    );
  });

  it('have the page sizes of the API', async () => {
    bills = billsOf(Array.from({ length: 20 }, () => 1));
    await openWithBills('?page=1', {
      'GET /bills/search-options': () => jsonAnswer({ ...searchOptions, pagingStep: 5 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '次の10件' }));
    await waitFor(() => expect(address()).toEqual({ page: '6' }));
  });

  it('are restored by Back, even if the last search did not have that page', async () => {
    const { searches } = await open('?page=2', {
      'GET /bills': (request) => {
        const isNarrowed = queryOf(request).has('keyword');
        return isNarrowed
          ? jsonAnswer({ items: billsOf([1]), page: 1, perPage: 2, total: 1 })
          : answerList(request);
      },
    });
    await screen.findByText('INV-3');
    await userEvent.type(screen.getByLabelText('キーワード'), '保守{Enter}');
    await screen.findByText('INV-1');
    act(() => history.back());
    await screen.findByText('INV-3');
    expect(address()).toEqual({ page: '2' });
    expect(searches().map((query) => query.get('page'))).toEqual(['2', '1', '2']);
  });
});

describe('selected bills', () => {
  const bar = () => screen.getByRole('region', { name: '一括ダウンロード' });

  it('stay selected on other pages, and show their sum', async () => {
    await openWithBills();
    await userEvent.click(box(1));
    expect(bar().textContent).toContain('1件を選択中');
    expect(bar().textContent).toContain('合計 ¥1,000');
    await press('次の1件');
    await screen.findByText('INV-3');
    await userEvent.click(box(3));
    expect(bar().textContent).toContain('2件を選択中');
    expect(bar().textContent).toContain('合計 ¥1,000（ほかに金額なし1件）');
    await press('前の2件');
    await screen.findByText('INV-1');
    expect([box(1).checked, box(2).checked]).toEqual([true, false]);
    await userEvent.click(box(1));
    expect(bar().textContent).toContain('1件を選択中');
    expect(bar().textContent).toContain('金額なし');
  });

  it('of the page are selected and cleared by one box', async () => {
    await openWithBills();
    const all = screen.getByRole('checkbox', { name: 'このページの明細をすべて選択' });
    await userEvent.click(all);
    expect(bar().textContent).toContain('合計 ¥1,200');
    await userEvent.click(all);
    expect(screen.queryByRole('region', { name: '一括ダウンロード' })).toBeNull();
    await userEvent.click(all);
    waitForGuard();
    await press('選択を解除');
    expect([box(1).checked, box(2).checked]).toEqual([false, false]);
  });

  it('are downloaded in parts if one file cannot hold them', async () => {
    await openWithBills('?priceFrom=1&page=1', {
      'GET /bills/search-options': () => jsonAnswer({ ...searchOptions, batchFileLimit: 3 }),
    });
    await screen.findByText(/か月分の明細を表示/);
    await userEvent.click(box(1));
    expect(bar().textContent).not.toContain('分けて');
    await userEvent.click(box(2));
    expect(bar().textContent).toContain('複数のZIPに分けて');
    await press('選択した明細をダウンロード');
    expect(requestedBatch.get()).toEqual({
      conditions: { priceFrom: 1 },
      billIds: ['bill-1', 'bill-2'],
    });
  });
});

describe('the whole result', () => {
  it('is downloaded in parts if one file cannot hold it, and its button explains that', async () => {
    await openWithBills('?priceFrom=1&page=1', {
      'GET /bills/search-options': () => jsonAnswer({ ...searchOptions, batchFileLimit: 5 }),
    });
    const button = await screen.findByRole('button', { name: '検索結果を一括ダウンロード' });
    await waitFor(() => {
      const said = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(said?.textContent).toContain('ファイルは5件まで');
    });
    await userEvent.click(button);
    expect(requestedBatch.get()).toEqual({ conditions: { priceFrom: 1 } });
  });
});

describe('a press in a row', () => {
  const pdfOfFirst = () => screen.getByRole('button', { name: /^PDF ダウンロード: .* INV-1$/ });
  const downloadCount = (sent: SentRequest[]): number =>
    sent.filter(({ path }) => path === '/bills/bill-1/pdf').length;

  it('downloads once at a double click, and again later', async () => {
    const { sent } = await openWithBills();
    await userEvent.dblClick(pdfOfFirst());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(downloadCount(sent)).toBe(1);
    waitForGuard();
    await userEvent.click(pdfOfFirst());
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('that downloads refreshes the list in the background, and announces the file', async () => {
    let isHeld = false;
    const { searches } = await openWithBills('', {
      'GET /bills': (request) => (isHeld ? noAnswer() : answerList(request)),
    });
    isHeld = true;
    await userEvent.click(pdfOfFirst());
    expect(announced(await screen.findByText('「a.pdf」をダウンロードしました。'))).toBeDefined();
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(table().getAttribute('aria-busy')).toBe('false');
    // The running request may be older than the next file.
    waitForGuard();
    await userEvent.click(pdfOfFirst());
    await waitFor(() => expect(searches()).toHaveLength(3));
  });

  it('unfolds and folds the details of its own bill', async () => {
    await openWithBills();
    const toggle = (number: number) =>
      screen.getByRole('button', { name: new RegExp(`^詳細: .* INV-${number}$`) });
    const expandedStates = () =>
      [1, 2].map((number) => toggle(number).getAttribute('aria-expanded'));
    await userEvent.click(toggle(1));
    await userEvent.click(toggle(2));
    expect(expandedStates()).toEqual(['true', 'true']);
    await userEvent.click(toggle(1));
    expect(expandedStates()).toEqual(['false', 'true']);
  });

  it('on the status prefetches the history, and opens it', async () => {
    const { sent } = await openWithBills('?page=1');
    const link = screen.getByRole('link', { name: /^未確認 更新履歴: .* INV-2$/ });
    await userEvent.click(link);
    await screen.findByRole('heading', { name: 'history' });
    expect(location.pathname).toBe(`/demo/mypage${HISTORY}`);
    expect(location.search).toBe('?billId=bill-2');
    const historyRequests = sent.filter(({ path }) => path.startsWith('/status-history'));
    expect(historyRequests.map((request) => Object.fromEntries(queryOf(request)))).toEqual([
      { billId: 'bill-2', page: '1', perPage: '50' },
    ]);
  });
});

describe('the settings', () => {
  it.each([
    [4, true],
    [null, false],
  ])(
    'of the issuer decide whether the search offers a fiscal year: %s',
    async (fiscalYearFirstMonth, isOffered) => {
      await openWithBills('', frameAnswers({ fiscalYearFirstMonth }));
      const periods = screen.getByRole('group', { name: '発行日' });
      await waitFor(() =>
        expect(within(periods).queryByRole('button', { name: '今年度' }) !== null).toBe(isOffered),
      );
    },
  );
});

it('the calendar has the deadlines of the search, and the name of the portal', async () => {
  bills = bills.map((bill) => ({ ...bill, downloadDeadline: '2030-01-31' }));
  const { searches } = await openWithBills('?priceFrom=1&searchTargetId=title&page=1');
  await userEvent.click(await screen.findByRole('button', { name: '期限をカレンダーに保存' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(searches().at(-1)?.get('priceFrom')).toBe('1');
  expect(searches().at(-1)?.has('searchTargetId')).toBe(false);
  expect(await saved[0]?.file.text()).toContain('東都電子商事 Web明細サービス');
});

it('removing the last condition focuses the heading', async () => {
  await openWithBills('?priceFrom=1&page=1');
  expect(screen.queryByRole('button', { name: 'すべて解除' })).toBeNull();
  await press('条件「金額：¥1 以上」を解除');
  await waitFor(() => expect(address()).toEqual({ page: '1' }));
  expect(screen.queryByRole('list', { name: '設定中の検索条件' })).toBeNull();
  expect(document.activeElement).toBe(heading());
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { forgetEarly } from '../../../../src/api/early.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { BillListPage } from '../../../../src/pages/bills/BillListPage.tsx';
import { searchFormLoader } from '../../../../src/pages/bills/search/LaterSearchForm.tsx';
import { wantedBatch } from '../../../../src/shell/downloads/large-batch.ts';
import { announced } from '../../../support/announced.ts';
import {
  errorAnswer,
  jsonAnswer,
  noAnswer,
  stubApi,
  type SentRequest,
} from '../../../support/api.ts';
import { waitForGuard } from '../../../support/click-guard.ts';
import { renderPages, speak } from '../../../support/render.tsx';
import { frameAnswers } from '../../../support/settings.ts';
import { bareBill, fileOf } from '../bare-bill.ts';
import { searchOptions } from '../search/search-options.ts';

const saved = vi.hoisted((): [string, Blob][] => []);
vi.mock('../../../../src/lib/save-file.ts', () => ({
  saveFile: (file: Blob, name: string) => {
    saved.push([name, file]);
  },
}));

const LIST = '/bapPublishedBillAppSearch';
const HISTORY = '/reportStatusUpdateHistory';

/** All bills that the server has; each can be downloaded, and has a status. */
let bills: Bill[] = [];
let perPage = 2;

const billsOf = (prices: readonly (number | null)[]): Bill[] =>
  prices.map((price, place) =>
    bareBill({
      billId: `bill-${place + 1}`,
      billNumber: `INV-${place + 1}`,
      price,
      statusId: 'unconfirmed',
      statusName: '未確認',
      files: { pdf: fileOf('a.pdf'), csv: fileOf('a.csv') },
    }),
  );

const queryOf = ({ path }: SentRequest): URLSearchParams => new URL(path, 'http://x').searchParams;
const listed = (request: SentRequest): Response => {
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

type Answers = Parameters<typeof stubApi>[0];

/** Opens the list at an address; what the server is asked, and what of it for bills. */
async function open(query = '', own: Answers = {}) {
  await speak();
  await loadTexts('bills', 'validation', 'downloads', 'form');
  await searchFormLoader.load();
  const sent = stubApi({
    ...frameAnswers(),
    'GET /bills': listed,
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
    ...own,
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
/** The same, with its first bill there. */
async function openWithBills(query?: string, own?: Answers) {
  const page = await open(query, own);
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
  saved.length = 0;
  perPage = 2;
  bills = billsOf([1000, 200, null]);
  wantedBatch.set(undefined);
  forgetEarly();
});

describe('the list while its bills are on their way', () => {
  it('says so aloud, and keeps the places of what comes later', async () => {
    await open('', { 'GET /bills': noAnswer, 'GET /bills/search-options': noAnswer });
    expect(announced(screen.getByText('明細を読み込んでいます'))).toBeDefined();
    expect(heading().nextElementSibling?.textContent).toBe('\u00a0');
    expect(screen.queryByRole('button', { name: 'キー操作' })).toBeNull();
    expect(screen.queryByText('検索結果は0件です。')).toBeNull();
  });

  it('leaves its address as it is; it says the search when they are there, and is the same step of Back', async () => {
    let come: (answer: Response) => void = () => undefined;
    const coming = new Promise<Response>((resolve) => {
      come = resolve;
    });
    let asked: SentRequest | undefined;
    await open('', {
      'GET /bills': (request) => {
        asked = request;
        return coming;
      },
    });
    await waitFor(() => expect(asked).toBeDefined());
    const places = history.length;
    expect(location.search).toBe('');
    if (asked) come(listed(asked));
    await waitFor(() => expect(address()).toEqual({ page: '1' }));
    expect(history.length).toBe(places);
  });

  it('shows those of the search before meanwhile, and says that others come', async () => {
    let isHeld = false;
    await openWithBills('', {
      'GET /bills': (request) => (isHeld ? noAnswer() : listed(request)),
    });
    isHeld = true;
    await userEvent.selectOptions(screen.getByLabelText('並び順'), '金額の大きい順');
    expect(table().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('INV-1')).toBeDefined();
  });
});

it('the same search, asked for again while its answer is on its way, is not asked twice', async () => {
  let isHeld = false;
  const { searches } = await openWithBills('?page=1', {
    'GET /bills': (request) => (isHeld ? noAnswer() : listed(request)),
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
  it('says of a customer who has none yet when there will be some', async () => {
    bills = [];
    await open();
    expect(announced(await screen.findByText('検索結果は0件です。'))).toBeDefined();
    expect(screen.getByText('明細が発行されると、こちらに表示されます。')).toBeDefined();
    expect(screen.queryByRole('button', { name: '条件をすべて解除する' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says what may be changed of a search, and that it is asked for again', async () => {
    bills = [];
    let isHeld = false;
    await open('?keyword=zzz&page=1', {
      'GET /bills': (request) => (isHeld ? noAnswer() : listed(request)),
    });
    const said = await screen.findByText('検索結果は0件です。');
    expect(screen.getByText(/^キーワードを減らす、/)).toBeDefined();
    const card = said.closest('[aria-busy]');
    expect(card?.getAttribute('aria-busy')).toBe('false');
    isHeld = true;
    await press('検索');
    expect(card?.getAttribute('aria-busy')).toBe('true');
  });

  it('takes all conditions away by one press, which Back brings again', async () => {
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

describe('a list that could not be had', () => {
  it('says so, and while it is asked for again that it is on its way', async () => {
    let answer: Answers[string] = () => errorAnswer('429-1-05-01');
    const { searches } = await open('?page=1', { 'GET /bills': (request) => answer(request) });
    const retry = await screen.findByRole('button', { name: 'もう一度試す' });
    expect(screen.queryByText('明細を読み込んでいます')).toBeNull();
    answer = noAnswer;
    await userEvent.click(retry);
    expect(await screen.findByText('明細を読み込んでいます')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(searches()).toHaveLength(2);
  });

  it('says the same of bills that were there before', async () => {
    let answer: NonNullable<Answers[string]> = listed;
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

  it('has the tools of the list no less: what can be searched for again', async () => {
    await open('?page=1', { 'GET /bills': () => errorAnswer('429-1-05-01') });
    await screen.findByRole('alert');
    await userEvent.type(screen.getByLabelText('キーワード'), '保守');
    expect(screen.getByLabelText<HTMLInputElement>('キーワード').value).toBe('保守');
  });
});

describe('another order, another page', () => {
  it('is a step that Back takes back: how many are on a page, from the first on', async () => {
    const { searches } = await openWithBills('?sort=priceAsc&page=1');
    await press('次の1件');
    await screen.findByText('INV-3');
    const places = history.length;
    await userEvent.selectOptions(screen.getByLabelText('表示件数'), '50件');
    await waitFor(() => expect(searches()).toHaveLength(3));
    expect(Object.fromEntries(searches()[2] ?? [])).toEqual({
      sort: 'priceAsc',
      page: '1',
      perPage: '50',
    });
    expect(address()).toEqual({ sort: 'priceAsc', page: '1', perPage: '50' });
    expect(history.length).toBe(places + 1);
  });

  it('keeps how many are on a page, and what is searched for', async () => {
    await openWithBills('?priceFrom=1&page=1&perPage=2');
    await userEvent.selectOptions(screen.getByLabelText('並び順'), '発行日の古い順');
    await waitFor(() =>
      expect(address()).toEqual({
        priceFrom: '1',
        sort: 'publicationDateAsc',
        page: '1',
        perPage: '2',
      }),
    );
  });

  it('moves by as many pages as the issuer wants', async () => {
    bills = billsOf(Array.from({ length: 20 }, () => 1));
    await openWithBills('?page=1', {
      'GET /bills/search-options': () => jsonAnswer({ ...searchOptions, pagingStep: 5 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '次の10件' }));
    await waitFor(() => expect(address()).toEqual({ page: '6' }));
  });

  it('that Back leads to is shown, though the search before had fewer', async () => {
    const { searches } = await open('?page=2', {
      'GET /bills': (request) => {
        const isNarrowed = queryOf(request).has('keyword');
        return isNarrowed
          ? jsonAnswer({ items: billsOf([1]), page: 1, perPage: 2, total: 1 })
          : listed(request);
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

  it('beyond the last is the last, in the place of that in the way back', async () => {
    const { searches } = await open('?page=9');
    await screen.findByText('INV-3');
    expect(address()).toEqual({ page: '2' });
    expect(searches().map((query) => query.get('page'))).toEqual(['9', '2']);
    const places = history.length;
    await press('前の2件');
    await screen.findByText('INV-1');
    expect(history.length).toBe(places + 1);
  });
});

describe('selected bills', () => {
  const bar = () => screen.getByRole('region', { name: '一括ダウンロード' });

  it('stay selected over the pages, and say what they add up to', async () => {
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

  it('of the page are selected by one box, and taken back by it', async () => {
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

  it('stay selected while the list is sorted', async () => {
    const { searches } = await openWithBills();
    await userEvent.click(box(1));
    await userEvent.selectOptions(screen.getByLabelText('並び順'), '金額の大きい順');
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(bar().textContent).toContain('1件を選択中');
  });

  it('that are more than one file holds are downloaded in parts: those of the search, no others', async () => {
    await openWithBills('?priceFrom=1&page=1', {
      'GET /bills/search-options': () => jsonAnswer({ ...searchOptions, batchFileLimit: 3 }),
    });
    await screen.findByText(/か月分の明細を表示/);
    await userEvent.click(box(1));
    expect(bar().textContent).not.toContain('分けて');
    await userEvent.click(box(2));
    expect(bar().textContent).toContain('複数のZIPに分けて');
    await press('選択した明細をダウンロード');
    expect(wantedBatch.get()).toEqual({
      conditions: { priceFrom: 1 },
      billIds: ['bill-1', 'bill-2'],
    });
  });
});

describe('the whole result', () => {
  it('that is more than one file holds is downloaded in parts, and its button says so', async () => {
    await openWithBills('?priceFrom=1&page=1', {
      'GET /bills/search-options': () => jsonAnswer({ ...searchOptions, batchFileLimit: 5 }),
    });
    const button = await screen.findByRole('button', { name: '検索結果を一括ダウンロード' });
    await waitFor(() => {
      const said = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(said?.textContent).toContain('ファイルは5件まで');
    });
    await userEvent.click(button);
    expect(wantedBatch.get()).toEqual({ conditions: { priceFrom: 1 } });
  });
});

describe('a press in a row', () => {
  const pdfOfFirst = () => screen.getByRole('button', { name: /^PDF ダウンロード: .* INV-1$/ });
  const asked = (sent: SentRequest[]): number =>
    sent.filter(({ path }) => path === '/bills/bill-1/pdf').length;

  it('downloads once, however often it is done at once, and again later', async () => {
    const { sent } = await openWithBills();
    await userEvent.dblClick(pdfOfFirst());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked(sent)).toBe(1);
    waitForGuard();
    await userEvent.click(pdfOfFirst());
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('keeps the row that no longer matches the search, marked as downloaded, until the customer updates the list', async () => {
    let isDownloaded = false;
    const { searches } = await openWithBills('?downloadStatus=notDownloaded&page=1', {
      'GET /bills': (request) => {
        const [, ...others] = bills;
        if (isDownloaded)
          return jsonAnswer({ items: others.slice(0, 2), page: 1, perPage: 2, total: 2 });
        return listed(request);
      },
    });
    const rows = () =>
      within(table())
        .getAllByRole('row')
        .map(({ textContent }) => /INV-\d/.exec(textContent)?.[0])
        .filter(Boolean);
    const before = screen.getByText('3件中 1～2件を表示').textContent;
    isDownloaded = true;
    await userEvent.click(pdfOfFirst());
    const update = await screen.findByRole('button', { name: '一覧を更新' });
    expect(searches()).toHaveLength(2);
    expect(rows()).toEqual(['INV-1', 'INV-2']);
    expect(screen.getByText('3件中 1～2件を表示').textContent).toBe(before);
    const first = within(table()).getAllByRole('row')[1];
    expect(first?.textContent).toContain('ダウンロード済み');
    await userEvent.click(update);
    await waitFor(() => expect(rows()).toEqual(['INV-2', 'INV-3']));
    expect(screen.queryByRole('button', { name: '一覧を更新' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('that downloads has the list asked for again without a sign, and says the file aloud', async () => {
    let isHeld = false;
    const { searches } = await openWithBills('', {
      'GET /bills': (request) => (isHeld ? noAnswer() : listed(request)),
    });
    isHeld = true;
    await userEvent.click(pdfOfFirst());
    expect(announced(await screen.findByText('「a.pdf」をダウンロードしました。'))).toBeDefined();
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(table().getAttribute('aria-busy')).toBe('false');
    // What is on its way may be older than the next file.
    waitForGuard();
    await userEvent.click(pdfOfFirst());
    await waitFor(() => expect(searches()).toHaveLength(3));
  });

  it('unfolds its details and folds them, those of no other', async () => {
    await openWithBills();
    const toggle = (number: number) =>
      screen.getByRole('button', { name: new RegExp(`^詳細: .* INV-${number}$`) });
    const unfolded = () => [1, 2].map((number) => toggle(number).getAttribute('aria-expanded'));
    await userEvent.click(toggle(1));
    await userEvent.click(toggle(2));
    expect(unfolded()).toEqual(['true', 'true']);
    await userEvent.click(toggle(1));
    expect(unfolded()).toEqual(['false', 'true']);
  });

  it('on the status leads to its history, asked for at once; Back leads to the same row', async () => {
    const { sent } = await openWithBills('?page=1');
    const link = screen.getByRole('link', { name: /^未確認 更新履歴: .* INV-2$/ });
    await userEvent.click(link);
    await screen.findByRole('heading', { name: 'history' });
    expect(location.pathname).toBe(`/demo/mypage${HISTORY}`);
    expect(location.search).toBe('?billId=bill-2');
    const early = sent.filter(({ path }) => path.startsWith('/status-history'));
    expect(early.map((request) => Object.fromEntries(queryOf(request)))).toEqual([
      { billId: 'bill-2', page: '1', perPage: '50' },
    ]);
    act(() => history.back());
    await screen.findByText('INV-2');
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('link', { name: /^未確認 更新履歴: .* INV-2$/ }),
      ),
    );
  });
});

describe('what the settings say', () => {
  it.each([true, false])('is whether a bill can be looked at: %s', async (isBillPreviewEnabled) => {
    await openWithBills('', frameAnswers({ isBillPreviewEnabled }));
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /^プレビュー: / })).toHaveLength(
        isBillPreviewEnabled ? 2 : 0,
      ),
    );
  });

  it.each([
    [4, true],
    [null, false],
  ])('is whether there is a business year: %s', async (fiscalYearFirstMonth, isOffered) => {
    await openWithBills('', frameAnswers({ fiscalYearFirstMonth }));
    const periods = within(screen.getByRole('search')).getByRole('group', { name: '発行日' });
    await waitFor(() =>
      expect(within(periods).queryByRole('button', { name: '今年度' }) !== null).toBe(isOffered),
    );
  });
});

it('the deadlines that are saved are those of the search, in a calendar that names the portal', async () => {
  bills = bills.map((bill) => ({ ...bill, downloadDeadline: '2030-01-31' }));
  const { searches } = await openWithBills('?priceFrom=1&searchTargetId=title&page=1');
  await press('期限をカレンダーに保存');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(searches().at(-1)?.get('priceFrom')).toBe('1');
  expect(searches().at(-1)?.has('searchTargetId')).toBe(false);
  expect(await saved[0]?.[1].text()).toContain('東都電子商事 Web明細サービス');
});

it('the last condition that is taken away leads to the heading', async () => {
  await openWithBills('?priceFrom=1&page=1');
  expect(screen.queryByRole('button', { name: 'すべて解除' })).toBeNull();
  await press('条件「金額：¥1 以上」を解除');
  await waitFor(() => expect(address()).toEqual({ page: '1' }));
  expect(screen.queryByRole('list', { name: '設定中の検索条件' })).toBeNull();
  expect(document.activeElement).toBe(heading());
});

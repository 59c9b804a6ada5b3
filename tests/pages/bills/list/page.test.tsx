import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { clearEarlyAnswers } from '../../../../src/api/early.ts';
import { BillListPage } from '../../../../src/pages/bills/BillListPage.tsx';
import { searchFormLoader } from '../../../../src/pages/bills/search/LazySearchForm.tsx';
import { requestedBatchStore } from '../../../../src/shell/downloads/large-batch.ts';
import { expectAnnounced } from '../../../support/announced.ts';
import {
  errorAnswer,
  jsonAnswer,
  noAnswer,
  stubApi,
  type SentRequest,
  type Answers,
  deferred,
} from '../../../support/api.ts';
import { doubleClick, waitForGuard } from '../../../support/click-guard.ts';
import { renderPages, switchLanguage } from '../../../support/render.tsx';
import { frameAnswers } from '../../../support/settings.ts';
import { collectContractWarnings } from '../../../support/wrong-answers.ts';
import { minimalBill, fileOf } from '../row-props.ts';
import { searchOptions } from '../search/support.tsx';
import { savedFiles, savedNames } from '../../../support/saved.ts';
import { press } from '../../../support/form-fields.ts';

const LIST_PATH = '/bapPublishedBillAppSearch';
const HISTORY_PATH = '/reportStatusUpdateHistory';

/** All bills of the server. Each has files and a status. */
let serverBills: Bill[] = [];
let serverPageSize = 2;
/** Whether the server leaves the searches without an answer. */
let isAnswerHeld = false;

const makeBillsWithPrices = (prices: readonly (number | null)[]): Bill[] =>
  prices.map((price, index) =>
    minimalBill({
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
  const size = Number(queryOf(request).get('perPage') ?? serverPageSize);
  const items = serverBills.slice((page - 1) * size, page * size);
  return jsonAnswer({ items, page, perPage: size, total: serverBills.length });
};
const fileAnswer = (contentType: string, fileName: string) => (): Response =>
  new Response('content', {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename*=UTF-8''${fileName}`,
    },
  });

/** Opens the list at an address. Returns all requests, and the queries of the searches. */
async function openList(query = '', answers: Answers = {}) {
  await switchLanguage('ja', 'bills', 'validation', 'downloads', 'form');
  await searchFormLoader.load();
  const requests = stubApi({
    ...frameAnswers(),
    'GET /bills': (request) => (isAnswerHeld ? noAnswer() : answerList(request)),
    'GET /bills/search-options': () =>
      jsonAnswer({ ...searchOptions, perPageOptions: [2, 50], pagingStep: 1 }),
    'GET /bills/summary': () =>
      jsonAnswer({
        total: serverBills.length,
        totalPrice: 0,
        withoutPriceCount: 0,
        downloadableCount: 0,
        downloadableFileCount: 0,
      }),
    'GET /bills/bill-1/pdf': fileAnswer('application/pdf', 'a.pdf'),
    'GET /bills/bill-1/csv': fileAnswer('text/csv', 'a.csv'),
    'GET /status-history': noAnswer,
    ...answers,
  });
  renderPages({
    pages: { [LIST_PATH]: <BillListPage />, [HISTORY_PATH]: <h1 tabIndex={-1}>history</h1> },
    at: LIST_PATH + query,
  });
  return {
    requests,
    getSearches: () => requests.filter(({ path }) => path.startsWith('/bills?')).map(queryOf),
  };
}
async function openWithBills(query?: string, answers?: Answers) {
  const page = await openList(query, answers);
  await screen.findByText('INV-1');
  return page;
}

const getHeading = () => screen.getByRole('heading', { level: 1 });
const getCheckbox = (serial: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^選択: .* INV-${serial}$`) });
const getTable = () => screen.getByRole('table', { name: '明細の一覧' });
const getAddressQuery = (): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(location.search));

beforeEach(() => {
  serverPageSize = 2;
  isAnswerHeld = false;
  serverBills = makeBillsWithPrices([1000, 200, null]);
  requestedBatchStore.set(undefined);
  clearEarlyAnswers();
});

describe('the list while its bills are loading', () => {
  it('announces that it is loading, and reserves the space of the contents', async () => {
    await openList('', { 'GET /bills': noAnswer, 'GET /bills/search-options': noAnswer });
    expectAnnounced(screen.getByText('明細を読み込んでいます'));
    expect(getHeading().nextElementSibling?.textContent).toBe('\u00a0');
    expect(screen.queryByRole('button', { name: 'キー操作' })).toBeNull();
    expect(screen.queryByText('検索結果は0件です。')).toBeNull();
  });

  it('writes the search into its address after the bills arrive, without a history entry', async () => {
    const answer = deferred<Response>();
    const { requests } = await openList('', { 'GET /bills': () => answer.promise });
    const findSearch = () => requests.find(({ path }) => path.startsWith('/bills?'));
    const request = await vi.waitUntil(findSearch);
    const historyLength = history.length;
    expect(location.search).toBe('');
    answer.resolve(answerList(request));
    await waitFor(() => expect(getAddressQuery()).toEqual({ page: '1' }));
    expect(history.length).toBe(historyLength);
  });

  it('shows the previous bills, and is marked as busy', async () => {
    await openWithBills();
    isAnswerHeld = true;
    await press('金額');
    expect(getTable().getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('INV-1')).toBeDefined();
  });
});

it('a repeated search reuses the running request', async () => {
  const { getSearches } = await openWithBills('?page=1');
  isAnswerHeld = true;
  await press('検索');
  await waitFor(() => expect(getSearches()).toHaveLength(2));
  waitForGuard();
  await press('検索');
  expect(getTable().getAttribute('aria-busy')).toBe('true');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(getSearches()).toHaveLength(2);
});

describe('a list without bills', () => {
  it('explains when a new customer will see bills', async () => {
    serverBills = [];
    await openList();
    expectAnnounced(await screen.findByText('検索結果は0件です。'));
    expect(screen.getByText('明細が発行されると、こちらに表示されます。')).toBeDefined();
    expect(screen.queryByRole('button', { name: '条件をすべて解除する' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('suggests other conditions, and is busy during the next search', async () => {
    serverBills = [];
    await openList('?keyword=zzz&page=1');
    const emptyMessage = await screen.findByText('検索結果は0件です。');
    expect(screen.getByText(/^キーワードを減らす、/)).toBeDefined();
    const card = emptyMessage.closest('[aria-busy]');
    expect(card?.getAttribute('aria-busy')).toBe('false');
    isAnswerHeld = true;
    await press('検索');
    expect(card?.getAttribute('aria-busy')).toBe('true');
  });

  it('removes all conditions by one press, and Back restores them', async () => {
    serverBills = [];
    const { getSearches } = await openList('?keyword=zzz&sort=priceAsc&page=1');
    await userEvent.click(await screen.findByRole('button', { name: '条件をすべて解除する' }));
    expect(document.activeElement).toBe(getHeading());
    await waitFor(() => expect(getAddressQuery()).toEqual({ sort: 'priceAsc', page: '1' }));
    await waitFor(() => expect(getSearches()).toHaveLength(2));
    act(() => history.back());
    await waitFor(() => expect(getAddressQuery()['keyword']).toBe('zzz'));
  });
});

describe('a list that failed to load', () => {
  it('has its search in the address', async () => {
    await openList('', { 'GET /bills': () => errorAnswer('429-1-05-01') });
    await waitFor(() => expect(getAddressQuery()).toEqual({ page: '1' }));
  });

  it('has a retry button instead of bills, and shows the loading state after a press', async () => {
    let answerSearch: NonNullable<Answers[string]> = answerList;
    await openWithBills('?page=1', { 'GET /bills': (request) => answerSearch(request) });
    answerSearch = () => errorAnswer('429-1-05-01');
    await press('検索');
    const retryButton = await screen.findByRole('button', { name: 'もう一度試す' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText(/^3件中/)).toBeNull();
    answerSearch = noAnswer;
    await userEvent.click(retryButton);
    expect(await screen.findByText('明細を読み込んでいます')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('a failed refresh in the background keeps the rows with their entries, and can be repeated', async () => {
  let answerSearch: NonNullable<Answers[string]> = answerList;
  await openWithBills('', { 'GET /bills': (request) => answerSearch(request) });
  await press(/^詳細: .* INV-1$/);
  const table = getTable();
  const details = document.querySelector('#details-bill-1');
  answerSearch = () => errorAnswer('429-1-05-01');
  await press(/^PDF ダウンロード: .* INV-1$/);
  const retryButton = await screen.findByRole('button', { name: 'もう一度試す' });
  answerSearch = answerList;
  await userEvent.click(retryButton);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  // The same elements: an entry, a chosen file and a running upload remain.
  expect(getTable()).toBe(table);
  expect(document.querySelector('#details-bill-1')).toBe(details);
});

describe('the order and the page of the list', () => {
  it('return to the first page with a new history entry when the page size changes', async () => {
    const { getSearches } = await openWithBills('?sort=priceAsc&page=1');
    await press('次の1件');
    await screen.findByText('INV-3');
    const historyLength = history.length;
    const sizeField = screen.getByLabelText<HTMLSelectElement>('表示件数');
    expect(sizeField.value).toBe('2');
    await userEvent.selectOptions(sizeField, '50件');
    await waitFor(() => expect(getSearches()).toHaveLength(3));
    expect(Object.fromEntries(getSearches()[2] ?? [])).toEqual({
      sort: 'priceAsc',
      page: '1',
      perPage: '50',
    });
    expect(getAddressQuery()).toEqual({ sort: 'priceAsc', page: '1', perPage: '50' });
    expect(history.length).toBe(historyLength + 1);
  });

  it('do not change the page size and the conditions when the order changes', async () => {
    await openList('?priceFrom=1&page=2&perPage=2');
    await screen.findByText('INV-3');
    await press('発行日');
    await waitFor(() =>
      expect(getAddressQuery()).toEqual({
        priceFrom: '1',
        sort: 'publicationDateAsc',
        page: '1',
        perPage: '2',
      }),
    );
  });

  it('follow the paging step of the API, a repeated search, and Back', async () => {
    serverBills = makeBillsWithPrices(Array.from({ length: 20 }, () => 1));
    await openWithBills('?page=1', {
      'GET /bills/search-options': () => jsonAnswer({ ...searchOptions, pagingStep: 5 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '次の10件' }));
    await waitFor(() => expect(getAddressQuery()).toEqual({ page: '6' }));
    await press('検索');
    await waitFor(() => expect(getAddressQuery()).toEqual({ page: '1' }));
    act(() => history.back());
    await waitFor(() => expect(getAddressQuery()).toEqual({ page: '6' }));
  });

  it('are restored by Back, even if the last search had fewer pages and the first request fails', async () => {
    let isUnavailable = false;
    const { getSearches } = await openList('?page=2', {
      'GET /bills': (request) => {
        const isNarrowed = queryOf(request).has('keyword');
        if (isUnavailable) return errorAnswer('429-1-05-01');
        return isNarrowed
          ? jsonAnswer({ items: makeBillsWithPrices([1]), page: 1, perPage: 2, total: 1 })
          : answerList(request);
      },
    });
    await screen.findByText('INV-3');
    await userEvent.type(screen.getByLabelText('キーワード'), '保守{Enter}');
    await screen.findByText('INV-1');
    isUnavailable = true;
    act(() => history.back());
    const retryButton = await screen.findByRole('button', { name: 'もう一度試す' });
    isUnavailable = false;
    await userEvent.click(retryButton);
    await screen.findByText('INV-3');
    expect(getAddressQuery()).toEqual({ page: '2' });
    expect(getSearches().map((query) => query.get('page'))).toEqual(['2', '1', '2', '2']);
  });
});

describe('selected bills', () => {
  const getBatchBar = () => screen.getByRole('region', { name: '一括ダウンロード' });

  it('stay selected on other pages, and show their sum', async () => {
    await openWithBills();
    await userEvent.click(getCheckbox(1));
    expect(getBatchBar().textContent).toContain('1件を選択中');
    expect(getBatchBar().textContent).toContain('合計 ¥1,000');
    await press('次の1件');
    await screen.findByText('INV-3');
    await userEvent.click(getCheckbox(3));
    expect(getBatchBar().textContent).toContain('2件を選択中');
    expect(getBatchBar().textContent).toContain('合計 ¥1,000（ほかに金額なし1件）');
    await press('前の2件');
    await screen.findByText('INV-1');
    expect([getCheckbox(1).checked, getCheckbox(2).checked]).toEqual([true, false]);
    await userEvent.click(getCheckbox(1));
    expect(getBatchBar().textContent).toContain('1件を選択中');
    expect(getBatchBar().textContent).toContain('金額なし');
  });

  it('of one page are selected and cleared by one checkbox', async () => {
    serverPageSize = 3;
    serverBills = serverBills.map((bill) => ({ ...bill, isPublished: bill.price !== null }));
    await openWithBills();
    const pageCheckbox = screen.getByRole('checkbox', { name: 'このページの明細をすべて選択' });
    await userEvent.click(pageCheckbox);
    expect(getBatchBar().textContent).toMatch(/2件を選択中.*合計 ¥1,200(?!（)/);
    await userEvent.click(pageCheckbox);
    expect(screen.queryByRole('region', { name: '一括ダウンロード' })).toBeNull();
    await userEvent.click(pageCheckbox);
    waitForGuard();
    await press('選択を解除');
    expect([getCheckbox(1).checked, getCheckbox(2).checked]).toEqual([false, false]);
  });

  it('are downloaded in parts if one ZIP cannot contain all files', async () => {
    await openWithBills('?priceFrom=1&page=1', {
      'GET /bills/search-options': () => jsonAnswer({ ...searchOptions, batchFileLimit: 3 }),
    });
    await screen.findByText(/か月分の明細を表示/);
    await userEvent.click(getCheckbox(1));
    expect(getBatchBar().textContent).not.toContain('分けて');
    await userEvent.click(getCheckbox(2));
    expect(getBatchBar().textContent).toContain('複数のZIPに分けて');
    await press('選択した明細をダウンロード');
    expect(requestedBatchStore.get()).toEqual({
      conditions: { priceFrom: 1 },
      billIds: ['bill-1', 'bill-2'],
    });
  });
});

describe('the whole result', () => {
  it('that arrives after another search marks no bill of that search as downloaded', async () => {
    serverBills = serverBills.map((bill) => ({ ...bill, downloadStatus: 'notDownloaded' }));
    const zipRelease = deferred<Response>();
    const { getSearches } = await openWithBills('', { 'GET /bills/zip': () => zipRelease.promise });
    await press('検索結果を一括ダウンロード');
    await userEvent.type(screen.getByLabelText('キーワード'), '保守{Enter}');
    await waitFor(() => expect(getSearches()).toHaveLength(2));
    await waitFor(() => expect(getTable().getAttribute('aria-busy')).toBe('false'));
    zipRelease.resolve(fileAnswer('application/zip', 'b.zip')());
    await screen.findByText('「b.zip」をダウンロードしました。');
    await waitFor(() => expect(getSearches()).toHaveLength(3));
    expect(within(getTable()).getAllByText('未ダウンロード')).toHaveLength(2);
  });

  it('is downloaded in parts, as its button explains, if one ZIP cannot contain all files', async () => {
    await openWithBills('?priceFrom=1&page=1', {
      'GET /bills/search-options': () => jsonAnswer({ ...searchOptions, batchFileLimit: 5 }),
    });
    const button = await screen.findByRole('button', { name: '検索結果を一括ダウンロード' });
    await waitFor(() => {
      const hint = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      expect(hint?.textContent).toContain('ファイルは5件まで');
    });
    await userEvent.click(button);
    expect(requestedBatchStore.get()).toEqual({ conditions: { priceFrom: 1 } });
  });
});

describe('a press in a row', () => {
  const getFirstPdfButton = () =>
    screen.getByRole('button', { name: /^PDF ダウンロード: .* INV-1$/ });
  const countDownloadsIn = (requests: SentRequest[]): number =>
    requests.filter(({ path }) => path === '/bills/bill-1/pdf').length;

  it('downloads only once at a double click, and again at a later press', async () => {
    const { requests } = await openWithBills();
    await doubleClick(getFirstPdfButton());
    // The button is busy until the message appears, which is later than the file.
    const message = await screen.findByText('「a.pdf」をダウンロードしました。');
    expect(countDownloadsIn(requests)).toBe(1);
    waitForGuard();
    await userEvent.click(getFirstPdfButton());
    await waitFor(() => expect(savedFiles).toHaveLength(2));
    // Screen readers announce the same text again only in a new element.
    await waitFor(() => expect(screen.getByText(message.textContent)).not.toBe(message));
  });

  it('on the CSV while the PDF of the same bill is loading has no effect, and the button shows why', async () => {
    const pdfRelease = deferred<Response>();
    await openWithBills('', { 'GET /bills/bill-1/pdf': () => pdfRelease.promise });
    const csvButton = screen.getByRole('button', { name: /^CSV ダウンロード: .* INV-1$/ });
    await userEvent.click(getFirstPdfButton());
    expect(csvButton.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(csvButton);
    expect(document.activeElement).toBe(csvButton);
    pdfRelease.resolve(fileAnswer('application/pdf', 'a.pdf')());
    await waitFor(() => expect(csvButton.getAttribute('aria-disabled')).toBeNull());
    expect(savedNames()).toEqual(['a.pdf']);
    await userEvent.click(csvButton);
    await waitFor(() => expect(savedNames()).toEqual(['a.pdf', 'a.csv']));
  });

  it('that changes a status keeps the displayed bill if the answer is incomplete', async () => {
    collectContractWarnings();
    const nextStatus = {
      statusId: 'seen',
      name: '確認済',
      reasonMaxLength: null,
      isReasonRequired: null,
    };
    serverBills = serverBills.map((bill) => ({ ...bill, selectableStatuses: [nextStatus] }));
    const { getSearches } = await openWithBills('', {
      'PUT /bills/bill-1/status': () => jsonAnswer({ billId: 'bill-1', statusName: '確認済' }),
    });
    await press(/^変更: ステータス .* INV-1$/);
    await userEvent.selectOptions(await screen.findByLabelText('ステータスの変更'), '確認済');
    await press('更新する');
    await screen.findByText('ステータスを「確認済」に更新しました。');
    await waitFor(() => expect(getSearches()).toHaveLength(2));
    expect(screen.getByText('INV-1')).toBeDefined();
  });

  it('on the CSV directly after a press on the PDF of the same bill downloads both files', async () => {
    await openWithBills();
    await userEvent.click(getFirstPdfButton());
    await userEvent.click(screen.getByRole('button', { name: /^CSV ダウンロード: .* INV-1$/ }));
    await waitFor(() => expect(savedNames()).toEqual(['a.pdf', 'a.csv']));
    expect(await screen.findByText('「a.csv」をダウンロードしました。')).toBeDefined();
  });

  it('on a file button refreshes the list in the background, and announces the file', async () => {
    const { getSearches } = await openWithBills();
    isAnswerHeld = true;
    await userEvent.click(getFirstPdfButton());
    expectAnnounced(await screen.findByText('「a.pdf」をダウンロードしました。'));
    await waitFor(() => expect(getSearches()).toHaveLength(2));
    expect(getTable().getAttribute('aria-busy')).toBe('false');
    // The next download requests the list again, because the running request may be older.
    waitForGuard();
    await userEvent.click(getFirstPdfButton());
    await waitFor(() => expect(getSearches()).toHaveLength(3));
  });

  it('on the details button expands and collapses the details of this bill only', async () => {
    await openWithBills();
    const getDetailsButton = (serial: number) =>
      screen.getByRole('button', { name: new RegExp(`^詳細: .* INV-${serial}$`) });
    const getExpandedStates = () =>
      [1, 2].map((serial) => getDetailsButton(serial).getAttribute('aria-expanded'));
    await userEvent.click(getDetailsButton(1));
    await userEvent.click(getDetailsButton(2));
    expect(getExpandedStates()).toEqual(['true', 'true']);
    await userEvent.click(getDetailsButton(1));
    expect(getExpandedStates()).toEqual(['false', 'true']);
  });

  it('on the status prefetches and opens the status history', async () => {
    const { requests } = await openWithBills('?page=1');
    const link = screen.getByRole('link', { name: /^未確認 更新履歴: .* INV-2$/ });
    await userEvent.click(link);
    await screen.findByRole('heading', { name: 'history' });
    expect(location.pathname).toBe(`/demo/mypage${HISTORY_PATH}`);
    expect(location.search).toBe('?billId=bill-2');
    const historyRequests = requests.filter(({ path }) => path.startsWith('/status-history'));
    expect(historyRequests.map((request) => Object.fromEntries(queryOf(request)))).toEqual([
      { billId: 'bill-2', page: '1', perPage: '50' },
    ]);
  });
});

describe('the settings', () => {
  it.each([
    [4, true],
    [null, false],
  ])('offer a fiscal year only if it is set: %s', async (fiscalYearFirstMonth, isOffered) => {
    await openWithBills('', frameAnswers({ fiscalYearFirstMonth }));
    const periodGroup = screen.getByRole('group', { name: '発行日' });
    await waitFor(() =>
      expect(within(periodGroup).queryByRole('button', { name: '今年度' }) !== null).toBe(
        isOffered,
      ),
    );
  });
});

it('the calendar file has the deadlines of the search, and the name of the portal', async () => {
  serverBills = serverBills.map((bill) => ({ ...bill, downloadDeadline: '2030-01-31' }));
  const { getSearches } = await openWithBills('?priceFrom=1&searchTargetId=title&page=1');
  await userEvent.click(await screen.findByRole('button', { name: '期限をカレンダーに保存' }));
  await waitFor(() => expect(savedFiles).toHaveLength(1));
  expect(getSearches().at(-1)?.get('priceFrom')).toBe('1');
  expect(getSearches().at(-1)?.has('searchTargetId')).toBe(false);
  expect(await savedFiles[0]?.file.text()).toContain('東都電子商事 Web明細サービス');
});

it('the removal of the last condition moves the focus to the heading', async () => {
  await openWithBills('?priceFrom=1&page=1');
  expect(screen.queryByRole('button', { name: 'すべて解除' })).toBeNull();
  await press('条件「金額：¥1 以上」を解除');
  await waitFor(() => expect(getAddressQuery()).toEqual({ page: '1' }));
  expect(screen.queryByRole('list', { name: '設定中の検索条件' })).toBeNull();
  expect(document.activeElement).toBe(getHeading());
});

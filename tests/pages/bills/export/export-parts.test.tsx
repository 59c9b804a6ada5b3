import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { Language } from '../../../../src/i18n/language.ts';
import { paths } from '../../../../src/lib/paths.ts';
import { CsvExport } from '../../../../src/pages/bills/export/CsvExport.tsx';
import type { ExportProps } from '../../../../src/pages/bills/export/export-props.ts';
import { PrintExport } from '../../../../src/pages/bills/export/PrintExport.tsx';
import type { BillSearch } from '../../../../src/pages/bills/search/search-address.ts';
import { setNavigate } from '../../../../src/shell/links/navigation.ts';
import { messageStore } from '../../../../src/shell/messages/message-store.ts';
import { pageSession } from '../../../../src/shell/session/session.ts';
import { expectAnnounced } from '../../../support/announced.ts';
import { errorAnswer, noAnswer, stubApi, deferred } from '../../../support/api.ts';
import { billOf, searchResponse } from '../../../support/bills.ts';
import { switchLanguage } from '../../../support/render.tsx';
import { collectContractWarnings } from '../../../support/wrong-answers.ts';
import { savedFiles, savedNames } from '../../../support/saved.ts';
import { defaultSearch } from '../search/default-search.ts';

const searchForAllBills = { ...defaultSearch, page: 3 };
const makeBills = (count: number): Bill[] =>
  Array.from({ length: count }, (_, index) => billOf({ billId: `b${index}` }));
const serveBills = (servedBills: readonly Pick<Bill, 'publicationDate'>[]) =>
  stubApi({ 'GET /bills': (request) => searchResponse(servedBills, request) });
const unreadableBill = { ...billOf({ billId: 'wrong' }), title: 1 };

const onClose = vi.fn<() => void>();
const printMock = vi.fn<() => void>();

const showExport = (ExportPart: ComponentType<ExportProps>, search: Partial<BillSearch> = {}) =>
  render(
    <ExportPart
      search={{ ...searchForAllBills, ...search }}
      options={undefined}
      onClose={onClose}
    />,
  );

const loadPageTexts = async (language?: Language): Promise<void> => {
  await switchLanguage(language, 'bills', 'downloads', 'bill-export');
};

beforeEach(async () => {
  history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch');
  await loadPageTexts();
  pageSession.set({ kind: 'user', loginPath: paths.login() });
  vi.stubGlobal('print', printMock);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T00:30:00+09:00') });
});

/** The cells of the file without the byte order mark. No cell contains a comma. */
const readCells = async (): Promise<string[][]> =>
  ((await savedFiles[0]?.file.text()) ?? '')
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

describe('the dialog that fetches a result', () => {
  it('shows the progress, and can be cancelled', async () => {
    const firstAnswer = deferred<Response>();
    const requests = stubApi({
      'GET /bills': ({ path }) => (path.includes('page=1&') ? firstAnswer.promise : noAnswer()),
    });
    showExport(CsvExport);
    const dialog = within(screen.getByRole('dialog', { name: '検索結果をCSVで保存' }));
    expectAnnounced(dialog.getByText('明細を順に読み込んでいます'));
    const progressBar = dialog.getByRole('progressbar', { name: '明細を順に読み込んでいます' });
    // The line below the bar keeps its height before the numbers arrive, and screen readers skip the line.
    const progressText = progressBar.nextElementSibling;
    expect(progressText?.getAttribute('aria-hidden')).toBe('true');
    expect([progressBar.getAttribute('value'), progressText?.textContent]).toEqual([
      null,
      '\u00A0',
    ]);
    const request = await vi.waitUntil(() => requests[0]);
    await act(async () => firstAnswer.resolve(searchResponse(makeBills(1201), request)));
    await waitFor(() => expect(progressText?.textContent).toBe('1,201件中 100件'));
    expect([progressBar.getAttribute('value'), progressBar.getAttribute('max')]).toEqual([
      '100',
      '1201',
    ]);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '中止' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['検索結果をCSVで保存', CsvExport],
    ['検索結果を印刷', PrintExport],
  ])(
    'requests the bills with the conditions that have an effect, in the order of the list: %s',
    async (dialogName, ExportPart) => {
      const requests = serveBills([]);
      showExport(ExportPart, {
        condition: { searchTargetId: 'title', priceFrom: 1 },
        sort: 'priceAsc',
      });
      expect(screen.getByRole('dialog', { name: dialogName })).toBeDefined();
      expect(printMock).not.toHaveBeenCalled();
      await waitFor(() => expect(requests).toHaveLength(1));
      expect(requests[0]?.path).toBe('/bills?priceFrom=1&sort=priceAsc&page=1&perPage=100');
      await waitFor(() => expect(savedFiles.length + printMock.mock.calls.length).toBe(1));
    },
  );

  it('saves nothing after it was closed', async () => {
    const answer = deferred<Response>();
    const requests = stubApi({ 'GET /bills': () => answer.promise });
    const { unmount } = showExport(CsvExport);
    await waitFor(() => expect(requests).toHaveLength(1));
    for (const request of requests) answer.resolve(searchResponse(makeBills(1), request));
    unmount();
    await act(async () => undefined);
    expect(savedFiles).toEqual([]);
  });

  it('closes and redirects to login if the session has ended', async () => {
    const navigate = vi.fn<(to: unknown) => void>();
    setNavigate(navigate);
    stubApi({ 'GET /bills': () => errorAnswer('401-1-00-01') });
    showExport(CsvExport);
    await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('closes if the error belongs to the message area (S8)', async () => {
    stubApi({ 'GET /bills': () => errorAnswer('500-1-00-01') });
    showExport(PrintExport);
    await waitFor(() => expect(messageStore.get()?.message).toContain('予期しないエラー'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(printMock).not.toHaveBeenCalled();
  });

  it('shows an error, and starts from the first page at a retry', async () => {
    let isServerDown = true;
    const requests = stubApi({
      'GET /bills': (request) =>
        isServerDown && request.path.includes('page=2')
          ? new TypeError('fetch failed')
          : searchResponse(makeBills(150), request),
    });
    showExport(CsvExport);
    expectAnnounced(await screen.findByText(/通信できませんでした/));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('button', { name: '閉じる' })).toBeDefined();
    isServerDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(screen.queryByText(/通信できませんでした/)).toBeNull();
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await screen.findByText(/^150件の明細を/);
    expect(requests.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('page'))).toEqual(
      ['1', '2', '1', '2'],
    );
    expect(savedFiles).toHaveLength(1);
  });
});

const fileOf = (fileName: string) => ({ fileId: fileName, fileName, extension: 'pdf', size: 1 });
const taxAt = (ratePercent: number) => ({
  ratePercent,
  isReducedRate: false,
  taxableAmount: ratePercent * 10,
  taxAmount: ratePercent,
});
const fullAndBareBills = [
  billOf({
    billId: 'full',
    customerName: '株式会社青葉',
    price: -1500,
    statusName: '未確認',
    downloadDeadline: '2027-11-30',
    mailAttachment: 'attached',
    attachments: [fileOf('a.pdf'), fileOf('b.pdf')],
    returnedFile: fileOf('c.pdf'),
    previousAccessAt: '2026-11-21T15:30:00Z',
    previousAccessIpAddress: '192.0.2.1',
    lastDownloadedAt: '2026-11-20T09:00:00+09:00',
    downloadStatus: 'redownloaded',
    paymentDueDate: '2026-12-25',
    taxByRate: [taxAt(8), taxAt(10), { ...taxAt(8), isReducedRate: true, taxAmount: 0 }],
  }),
  billOf({ billId: 'bare', price: null, isPublished: false, downloadStatus: 'downloaded' }),
];

describe('the CSV file of a result', () => {
  it('is saved with a message about the number of missing unreadable bills', async () => {
    collectContractWarnings();
    serveBills([...makeBills(1), unreadableBill, unreadableBill]);
    showExport(CsvExport);
    expectAnnounced(await screen.findByText(/正しく受け取れなかった2件は含まれていません。/));
  });

  it('has amounts as numbers, other values as displayed, and payment columns at the end', async () => {
    serveBills(fullAndBareBills);
    showExport(CsvExport);
    await screen.findByText(/保存しました/);
    const [headings = [], fullRow = [], bareRow = []] = await readCells();
    const cellsByHeading = headings.map((heading, columnIndex) => [heading, fullRow[columnIndex]]);
    expect(Object.fromEntries(cellsByHeading)).toEqual({
      発行日: '2026/11/01',
      明細: 'full 請求書',
      明細番号: 'INV-full',
      明細の種類: '請求書',
      宛名: '株式会社青葉',
      金額: '-1500',
      ステータス: '未確認',
      ダウンロード期限: '2027/11/30',
      ダウンロード状況: '再ダウンロード済み',
      メール添付: '添付あり',
      添付ファイル: 'a.pdf / b.pdf',
      返送ファイル: 'c.pdf',
      前回アクセス: '2026/11/22 00:30',
      IPアドレス: '192.0.2.1',
      最終ダウンロード: '2026/11/20 09:00',
      支払期日: '2026/12/25',
      '8%対象（税抜）': '80',
      '8%の消費税': '8',
      '8%（軽減税率）対象（税抜）': '80',
      '8%（軽減税率）の消費税': '0',
      '10%対象（税抜）': '100',
      '10%の消費税': '10',
    });
    expect(headings.slice(15).join()).toMatch(/^支払期日,10%.*,10%.*,8%.*,8%/);
    expect(bareRow.join()).toBe(
      '2026/11/01,bare 請求書,INV-bare,請求書,,,,,公開停止,メール送信なし,,,,,,,,,,,,',
    );
    // The time is after midnight in Japan.
    expect(savedNames()).toEqual(['明細一覧_20261122.csv']);
  });
});

describe('the printed sheet of a result', () => {
  const findSheet = async () => {
    await waitFor(() => expect(printMock).toHaveBeenCalledOnce());
    return (
      screen.getByRole('heading', { level: 1, name: '明細の一覧' }).closest('section') ??
      document.body
    );
  };
  const findFacts = async () =>
    Object.fromEntries(
      [...(await findSheet()).querySelectorAll('dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]),
    );

  it('has the conditions, the sum and the time in Japan', async () => {
    serveBills([null, 0, 1000].map((price) => billOf({ billId: `b${price}`, price })));
    showExport(PrintExport, { condition: { keyword: ['配送', '冷蔵'], priceFrom: 1000 } });
    expect(await findFacts()).toEqual({
      検索条件: 'キーワード：配送、キーワード：冷蔵、金額：¥1,000 以上',
      件数と合計: '3件　合計 ¥1,000（ほかに金額なし1件）',
      作成日時: '2026/11/22 00:30',
    });
    expect(screen.getByRole('cell', { name: '¥0' })).toBeDefined();
    // The sheet is outside of the page, because the page is not printed.
    expect((await findSheet()).parentElement).toBe(document.body);
  });

  it('shows that there are no conditions, and that unreadable bills are missing', async () => {
    collectContractWarnings();
    serveBills([billOf({ billId: 'a' }), unreadableBill]);
    showExport(PrintExport);
    expect(await findFacts()).toMatchObject({
      検索条件: '指定なし',
      件数と合計: '1件　合計 ¥1,000 （正しく受け取れなかった明細を除く）',
    });
  });

  it('has a row for each bill, also for a bill with few values', async () => {
    serveBills(fullAndBareBills);
    showExport(PrintExport);
    const rows = within(await findSheet()).getAllByRole('row');
    expect(
      rows.map((row) => [...row.children].map(({ textContent }) => textContent)).slice(1),
    ).toEqual([
      [
        '2026/11/01',
        'full 請求書請求書 INV-full',
        '\u2212¥1,500',
        '未確認',
        '2027/11/30',
        '再ダウンロード済み',
      ],
      ['2026/11/01', 'bare 請求書請求書 INV-bare', '―', '―', '期限なし', '公開停止'],
    ]);
    expect(screen.getByText('full 請求書').lang).toBe('ja');
    expect(
      within(await findSheet())
        .getAllByRole('columnheader')
        .map((heading) => heading.getAttribute('scope')),
    ).toEqual(['col', 'col', 'col', 'col', 'col', 'col']);
  });

  it('is printed only once, and closes after printing', async () => {
    serveBills(makeBills(1));
    const { rerender, unmount } = showExport(PrintExport);
    await findSheet();
    rerender(<PrintExport search={searchForAllBills} options={undefined} onClose={onClose} />);
    expect(printMock).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('afterprint'));
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    window.dispatchEvent(new Event('afterprint'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

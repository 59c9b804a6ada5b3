import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DownloadFile } from '../../../generated/model/downloadFile.ts';
import { DownloadListPage } from '../../../src/pages/download-link/DownloadListPage.tsx';
import { createBatchRequest } from '../../../src/pages/download-link/link-files.ts';
import { DownloadLayout } from '../../../src/shell/frame/DownloadLayout.tsx';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { clearLinkSession } from '../../../src/shell/session/session.ts';
import { expectAnnounced } from '../../support/announced.ts';
import {
  callCountOf,
  errorAnswer,
  jsonAnswer,
  noAnswer,
  stubApi,
  type Answers,
} from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { press } from '../../support/form-fields.ts';

const expiresAt = '2099-12-21T23:59:59+09:00';
const linkAnswer = {
  state: 'valid',
  isLoggedIn: true,
  title: '2026年10月分 ご請求書・納品書のお知らせ',
  expiresAt,
  customerName: '株式会社青葉フーズ流通',
  titleOfHonor: '御中',
  isDisplayEStorageLink: true,
};
const fileOf = (overrides: Partial<DownloadFile> = {}): DownloadFile => ({
  fileId: 'df-1',
  fileName: '請求書_INV-1.pdf',
  extension: 'pdf',
  size: 184320,
  billId: 'bill-1',
  billTypeName: '請求書',
  title: '2026年10月分 ご請求書',
  publicationDate: '2026-10-30',
  price: 1284800,
  statusName: '未確認',
  downloadDeadline: '2099-12-01',
  isDownloadDeadlinePassed: false,
  downloadStatus: 'notDownloaded',
  lastDownloadedAt: null,
  isPublished: true,
  ...overrides,
});
const csvFile = fileOf({
  fileId: 'df-2',
  fileName: '明細_INV-1.csv',
  extension: 'csv',
  size: 2048,
});
const makeFiles = (count: number): DownloadFile[] =>
  Array.from({ length: count }, (_, index) =>
    fileOf({ fileId: `df-${index}`, fileName: `file-${index}.pdf` }),
  );
const listOf = (items: readonly object[], overrides: object = {}) => ({
  expiresAt,
  batchFileLimit: 200,
  items,
  total: items.length,
  page: 1,
  perPage: 50,
  ...overrides,
});

const listRoute = 'GET /downloads/tk_1/files';

function openList(
  files: readonly object[],
  otherAnswers: Answers = {},
  pagePath = '/downloadurl/list/tk_1',
): void {
  stubApi({
    ...frameAnswers(),
    'GET /downloads/tk_1': () => jsonAnswer(linkAnswer),
    [listRoute]: () => jsonAnswer(listOf(files)),
    ...otherAnswers,
  });
  renderPages({
    at: pagePath,
    layout: <DownloadLayout />,
    pages: { '/downloadurl/list/:token': <DownloadListPage /> },
    outside: {
      '/downloadurl/reportStatusUpdateHistory': <h1>The history</h1>,
      '/downloadurl/login/index/:token': <h1>The login of the link</h1>,
    },
  });
}

const findRow = async (fileName: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(fileName)).closest('tr');
  if (row === null) throw new Error(`${fileName} is in no row`);
  return row;
};
const getCheckbox = (label: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: label });

beforeEach(async () => {
  await switchLanguage('ja', 'download-link', 'downloads');
  clearLinkSession();
});

describe('the files of a link', () => {
  it.each([
    [{ isPublished: false }, '公開停止'],
    [{ isDownloadDeadlinePassed: true }, '期限終了'],
  ])('that are unavailable are marked, and cannot be selected: %o', async (overrides, text) => {
    openList([fileOf(overrides), csvFile]);
    const row = await findRow('請求書_INV-1.pdf');
    const marks = ['公開停止', '期限終了'].filter((mark) => row.textContent.includes(mark));
    expect(marks).toEqual([text]);
    expect(within(row).getByRole('button').hasAttribute('disabled')).toBe(true);
    await userEvent.click(getCheckbox('このページのファイルをすべて選択'));
    const { checked, disabled } = getCheckbox('選択: 請求書_INV-1.pdf');
    expect([checked, disabled]).toEqual([false, true]);
    expect(screen.getByText('1件を選択中')).toBeTruthy();
  });

  it('are listed under headings, with each value of a file', async () => {
    openList([
      fileOf({ extension: 'xlsx', isDownloadDeadlinePassed: true }),
      fileOf({ fileId: 'df-2', title: '10月分', price: null, downloadStatus: 'redownloaded' }),
    ]);
    expect(await screen.findByText(linkAnswer.title)).toBeTruthy();
    expect(screen.getByText(/2099\/12\/21\s23:59 までダウンロードできます/)).toBeTruthy();
    const table = screen.getByRole('table', { name: 'ファイルの一覧' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['発行日', '書類', '金額', '状態', 'ステータス', 'ダウンロード期限', 'ダウンロード']);
    const [, row, otherRow] = within(table).getAllByRole('row');
    // Only the titles of new files are bold.
    const titles = screen.getAllByText(/^(2026年.*請求書|10月分)$/);
    expect(titles.map(({ className }) => className)).toEqual(['newTitle', 'title']);
    expect(otherRow?.textContent).toMatch(/10月分請求書_INV-1\.pdf請求書180.KB―/);
    const cells = within(row ?? table).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '',
      '2026/10/30',
      '2026年10月分 ご請求書請求書_INV-1.pdf180\u00A0KB',
      '¥1,284,800',
      '未ダウンロード',
      '未確認',
      '2099/12/01期限終了',
      'XLSX',
    ]);
  });

  it('without a deadline show the deadline of the link, in the time zone of Japan', async () => {
    openList([], {
      [listRoute]: () =>
        jsonAnswer(
          listOf([fileOf({ downloadDeadline: null })], { expiresAt: '2099-12-21T15:30:00Z' }),
        ),
    });
    const row = await findRow('請求書_INV-1.pdf');
    expect(row.textContent).toContain('2099/12/22');
    expect(screen.getByText(/2099\/12\/22\s00:30 まで/)).toBeTruthy();
  });

  it('without an extension have a download button with the label ファイル', async () => {
    openList([fileOf({ fileName: 'README', extension: '' })]);
    const button = await screen.findByRole('button', { name: 'ダウンロード: README' });
    expect(button.textContent).toBe('ファイル');
  });

  it('are replaced by a hint to contact the issuer if the list is empty', async () => {
    openList([]);
    expectAnnounced(await screen.findByText('ダウンロードできるファイルはありません。'));
    expect(screen.getByText(/発行元へお問い合わせ/)).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('button', { name: 'すべて一括ダウンロード' })).toBeNull();
  });

  it('are paged without losing the selection, the focus and the page number in the address', async () => {
    let total = 120;
    openList([], {
      [listRoute]: ({ path }) => {
        const page = Number(new URLSearchParams(path.split('?')[1]).get('page') ?? 1);
        return jsonAnswer(
          listOf([fileOf({ fileId: `df-${page}`, fileName: `page-${page}.pdf` })], { total, page }),
        );
      },
    });
    await findRow('page-1.pdf');
    await userEvent.click(getCheckbox('選択: page-1.pdf'));
    await press(/次の/);
    await findRow('page-2.pdf');
    expect(location.search).toBe('?page=2');
    expect(document.activeElement?.tagName).toBe('H1');
    // The files of the first page stay selected.
    expect(screen.getByText('1件を選択中')).toBeTruthy();
    expect(getCheckbox('このページのファイルをすべて選択').checked).toBe(false);
    total = 40;
    act(() => history.back());
    await findRow('page-1.pdf');
    total = 120;
    act(() => history.forward());
    await findRow('page-2.pdf');
  });

  it('stay selected if another page cannot be fetched', async () => {
    let isOffline = true;
    openList([], {
      [listRoute]: ({ path }) => {
        if (isOffline && path.includes('page=2')) return new TypeError('Failed to fetch');
        return jsonAnswer(listOf([fileOf({ fileName: 'a.pdf' })], { total: 120 }));
      },
    });
    await findRow('a.pdf');
    await userEvent.click(getCheckbox('選択: a.pdf'));
    await press(/次の/);
    const retryButton = await screen.findByRole('button', { name: 'もう一度試す' });
    isOffline = false;
    await userEvent.click(retryButton);
    expect(await screen.findByText('1件を選択中')).toBeTruthy();
  });

  it('of the previous page stay visible and busy while the next page is pending', async () => {
    openList([], {
      [listRoute]: ({ path }) =>
        path.includes('page=2')
          ? noAnswer()
          : jsonAnswer(listOf([fileOf()], { total: 120, page: 1 })),
    });
    await findRow('請求書_INV-1.pdf');
    await press(/次の/);
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
    expect(await findRow('請求書_INV-1.pdf')).toBeTruthy();
    expect(screen.queryByText('ファイルを読み込んでいます')).toBeNull();
  });
});

describe("the status of a link's file", () => {
  it.each([
    [null, '―'],
    ['未確認', '未確認'],
  ])('is shown as text if the file belongs to no bill: %s', async (statusName, text) => {
    openList([fileOf({ billId: null, statusName })]);
    const row = await findRow('請求書_INV-1.pdf');
    expect(within(row).queryByRole('link')).toBeNull();
    expect(within(row).getAllByRole('cell')[5]?.textContent).toBe(text);
  });

  it('links to the history of the status, and Back returns to the row of the file', async () => {
    openList([fileOf(), csvFile], {}, '/downloadurl/list/tk_1?page=1');
    const status = await screen.findByRole('link', { name: /未確認 .*: 明細_INV-1.csv/ });
    await userEvent.click(status);
    expect(await screen.findByRole('heading', { name: 'The history' })).toBeTruthy();
    expect(location.search).toBe('?billId=bill-1');
    expect(JSON.stringify(history.state)).not.toContain('tk_1');
    history.back();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/明細_INV-1.csv/),
    );
  });
});

describe('downloads of a link', () => {
  it.each([
    [2, 2, null],
    [3, 2, /一度にダウンロードできるファイルは2件までです.選択中：3件/],
    [201, 5000, /一度にダウンロードできるファイルは200件までです.選択中：201件/],
  ])('of %i files have a limit of %i, at most 200', async (fileCount, batchFileLimit, text) => {
    openList([], {
      [listRoute]: () => jsonAnswer(listOf(makeFiles(fileCount), { batchFileLimit, perPage: 500 })),
    });
    await findRow('file-0.pdf');
    await userEvent.click(getCheckbox('このページのファイルをすべて選択'));
    const button = screen.getByRole('button', { name: '選択したファイルをダウンロード' });
    expect(button.hasAttribute('disabled')).toBe(text !== null);
    expect(screen.queryAllByText(text ?? /一度にダウンロードできる/)).toHaveLength(text ? 1 : 0);
    const hint = screen.queryByText(/一括ダウンロードは1回2ファイルまでです/);
    expect(hint !== null).toBe(fileCount > batchFileLimit);
  });

  it.each([
    ['403-1-08-01', '発行元がファイルの公開を終了した', '公開停止'],
    ['404-1-08-01', 'ダウンロードの期限が過ぎています', '期限終了'],
  ])('refused with %s show the reason and refetch the list', async (code, text, markText) => {
    const unavailableAnswer = () => errorAnswer(code);
    openList([fileOf(), csvFile], {
      'GET /downloads/tk_1/files/df-1': unavailableAnswer,
      'GET /downloads/tk_1/files/df-2': unavailableAnswer,
    });
    await press('PDF ダウンロード: 請求書_INV-1.pdf');
    await waitFor(() => expect(messageStore.get()?.message).toContain(text));
    const noteRow = (await findRow('請求書_INV-1.pdf')).nextElementSibling;
    expect(noteRow?.textContent).toContain(markText);
    // The note is as wide as the row.
    const columnCount = screen.getAllByRole('columnheader').length;
    expect(noteRow?.querySelector('td')?.colSpan).toBe(columnCount);
    await waitFor(() => expect(callCountOf(listRoute)).toBe(2));
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
    await press('CSV ダウンロード: 明細_INV-1.csv');
    await waitFor(() => expect(callCountOf(listRoute)).toBe(3));
  });

  it('redirect to the login of the link when the link has expired', async () => {
    let currentLink: object = linkAnswer;
    openList([], {
      'GET /downloads/tk_1': () => jsonAnswer(currentLink),
      [listRoute]: () => {
        const expiredAt = '2026-10-31T23:59:59+09:00';
        currentLink = { state: 'expired', title: linkAnswer.title, expiredAt };
        return errorAnswer('404-1-08-01');
      },
    });
    expect(await screen.findByRole('heading', { name: 'The login of the link' })).toBeTruthy();
  });
});

it('the request of a ZIP describes the files of all pages, with the reason if a file is unavailable', async () => {
  history.replaceState(null, '', '/demo/mypage/downloadurl/list/tk_1');
  const withdrawnFile = fileOf({ isPublished: false });
  const pages = [fileOf(), withdrawnFile, fileOf({ isDownloadDeadlinePassed: true })];
  stubApi({
    [listRoute]: ({ path }) => {
      const page = Number(new URLSearchParams(path.split('?')[1]).get('page'));
      return jsonAnswer(listOf(pages.slice(page - 1, page), { page, perPage: 1, total: 3 }));
    },
  });
  const documents = await createBatchRequest('tk_1').fetchDocuments?.(new AbortController().signal);
  const { fileName, publicationDate: date, billTypeName: type, price } = fileOf();
  const reasons = [undefined, 'withdrawn', 'deadlinePassed'];
  expect(documents).toMatchObject(
    reasons.map((reason) => ({ fileName, date, type, price, reason })),
  );
  expect(callCountOf(listRoute)).toBe(3);
  const fetchSelectedDocuments = createBatchRequest('tk_1', ['another']).fetchDocuments;
  expect(await fetchSelectedDocuments?.(new AbortController().signal)).toEqual([]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DownloadFile } from '../../../generated/model/downloadFile.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { DownloadListPage } from '../../../src/pages/download-link/DownloadListPage.tsx';
import { DownloadLayout } from '../../../src/shell/frame/DownloadLayout.tsx';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { clearLinkSession } from '../../../src/shell/session/session.ts';
import { announced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer, noAnswer, stubApi, type SentRequest } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';

const saved = vi.hoisted((): string[] => []);
vi.mock('../../../src/lib/save-file.ts', () => ({
  saveFile: (_file: Blob, name: string) => {
    saved.push(name);
  },
}));

const expiresAt = '2099-12-21T23:59:59+09:00';
const link = {
  state: 'valid',
  isLoggedIn: true,
  title: '2026年10月分 ご請求書・納品書のお知らせ',
  expiresAt,
  customerName: '株式会社青葉フーズ流通',
  titleOfHonor: '御中',
  isDisplayEStorageLink: true,
};
const fileOf = (more: Partial<DownloadFile> = {}): DownloadFile => ({
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
  ...more,
});
const csv = fileOf({ fileId: 'df-2', fileName: '明細_INV-1.csv', extension: 'csv', size: 2048 });
const many = (count: number): DownloadFile[] =>
  Array.from({ length: count }, (_, at) =>
    fileOf({ fileId: `df-${at}`, fileName: `file-${at}.pdf` }),
  );
const listOf = (items: readonly object[], more: object = {}) => ({
  expiresAt,
  batchFileLimit: 200,
  items,
  total: items.length,
  page: 1,
  perPage: 50,
  ...more,
});
const fileAnswer = (name: string) => () =>
  new Response('file', {
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  });

const listCall = 'GET /downloads/tk_1/files';
const zipCall = 'GET /downloads/tk_1/zip';
let sent: SentRequest[] = [];
const asked = (call: string): URLSearchParams[] =>
  sent
    .filter(({ method, path }) => `${method} ${path.split('?')[0]}` === call)
    .map(({ path }) => new URLSearchParams(path.split('?')[1]));

type Answers = Parameters<typeof stubApi>[0];

function open(items: readonly object[], more: Answers = {}, at = '/downloadurl/list/tk_1'): void {
  sent = stubApi({
    ...frameAnswers(),
    'GET /downloads/tk_1': () => jsonAnswer(link),
    [listCall]: () => jsonAnswer(listOf(items)),
    ...more,
  });
  renderPages({
    at,
    layout: <DownloadLayout />,
    pages: { '/downloadurl/list/:token': <DownloadListPage /> },
    outside: {
      '/downloadurl/reportStatusUpdateHistory': <h1>The history</h1>,
      '/downloadurl/login/index/:token': <h1>The login of the link</h1>,
    },
  });
}

const rowOf = async (fileName: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(fileName)).closest('tr');
  if (row === null) throw new Error(`${fileName} is in no row`);
  return row;
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(async () => {
  await speak();
  await loadTexts('download-link', 'downloads');
  closeMessage();
  clearLinkSession();
  saved.length = 0;
});

describe('the files of a link', () => {
  it('lead to the history of their bill, also in a tab of its own', async () => {
    open([csv]);
    const status = within(await rowOf(csv.fileName)).getByRole('link');
    expect(status.getAttribute('href')).toMatch(
      /\/downloadurl\/reportStatusUpdateHistory\?billId=bill-1$/,
    );
  });

  it('say what they are for and until when, each with all that S2 has of it', async () => {
    open([fileOf()]);
    const row = await rowOf('請求書_INV-1.pdf');
    expect(screen.getByText(link.title)).toBeTruthy();
    expect(screen.getByText(/2099\/12\/21\s23:59 までダウンロードできます/)).toBeTruthy();
    for (const text of [
      '請求書',
      '2026年10月分 ご請求書',
      '2026/10/30',
      '¥1,284,800',
      '180\u00A0KB',
      '2099/12/01',
      '未確認',
      '未ダウンロード',
    ])
      expect(row.textContent).toContain(text);
    expect(document.title).not.toContain('tk_1');
  });

  it('say which texts are Japanese on an English page', async () => {
    await speak('en');
    await loadTexts('download-link', 'downloads');
    open([fileOf()]);
    await rowOf('請求書_INV-1.pdf');
    for (const text of [link.title, '請求書_INV-1.pdf', '2026年10月分 ご請求書'])
      expect(screen.getByText(text).lang).toBe('ja');
  });

  it('that are no bill have neither amount nor status, and the deadline of the link', async () => {
    const letter = { billId: null, billTypeName: null, price: null, statusName: null };
    open([fileOf({ ...letter, downloadDeadline: null })]);
    const row = await rowOf('請求書_INV-1.pdf');
    expect(row.textContent).toContain('2099/12/21');
    expect(row.textContent).not.toMatch(/null|undefined|NaN|¥/);
  });

  it.each([
    [{ isPublished: false }, '公開停止'],
    [{ isDownloadDeadlinePassed: true }, '期限終了'],
  ])(
    'that cannot be had any more say so, and are not selected with the page: %o',
    async (more, text) => {
      open([fileOf(more), csv]);
      const row = await rowOf('請求書_INV-1.pdf');
      expect(row.textContent).toContain(text);
      expect(within(row).getByRole('button').hasAttribute('disabled')).toBe(true);
      await userEvent.click(box('このページのファイルをすべて選択'));
      expect(box('選択: 請求書_INV-1.pdf').checked).toBe(false);
      expect(screen.getByText('1件を選択中')).toBeTruthy();
    },
  );

  it('are none: says whom to ask', async () => {
    open([]);
    expect(
      announced(await screen.findByText('ダウンロードできるファイルはありません。')),
    ).toBeTruthy();
    expect(screen.getByText(/発行元へお問い合わせ/)).toBeTruthy();
  });

  it('that cannot be read cost their own row alone', async () => {
    hearOfWrongAnswers();
    open([{ ...fileOf(), size: 'large' }, csv]);
    expect(await rowOf('明細_INV-1.csv')).toBeTruthy();
    expect(screen.getByText(/表示できません/)).toBeTruthy();
  });

  it('that could not be had can be asked for again', async () => {
    const answers = [new TypeError('Failed to fetch'), jsonAnswer(listOf([csv]))];
    open([], { [listCall]: () => answers.shift() ?? new Error('asked once more') });
    await press('もう一度試す');
    expect(await rowOf('明細_INV-1.csv')).toBeTruthy();
  });

  it('have pages in the address, and the heading is where a turned page begins', async () => {
    open([], {
      [listCall]: ({ path }) => {
        const page = Number(new URLSearchParams(path.split('?')[1]).get('page') ?? 1);
        return jsonAnswer(listOf([fileOf({ fileName: `page-${page}.pdf` })], { total: 120, page }));
      },
    });
    await rowOf('page-1.pdf');
    await userEvent.click(box('選択: page-1.pdf'));
    await press(/次の/);
    await rowOf('page-2.pdf');
    expect(location.search).toBe('?page=2');
    expect(document.activeElement?.tagName).toBe('H1');
    // Selected over pages.
    expect(screen.getByText('1件を選択中')).toBeTruthy();
  });

  it('of another link in the same tab show nothing of the first while they are on their way', async () => {
    open([fileOf()], {
      'GET /downloads/tk_2': () => jsonAnswer({ ...link, title: 'Another mail' }),
      'GET /downloads/tk_2/files': noAnswer,
    });
    await rowOf('請求書_INV-1.pdf');
    act(() => {
      history.pushState(null, '', '/demo/mypage/downloadurl/list/tk_2');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByText('Another mail')).toBeTruthy();
    expect(screen.queryByText('請求書_INV-1.pdf')).toBeNull();
  });

  it.each(['0', '-1', 'x', '1e9', '2.5'])('open at the first page for page=%s', async (page) => {
    open([csv], {}, `/downloadurl/list/tk_1?page=${page}`);
    await rowOf('明細_INV-1.csv');
    expect(asked(listCall).map((query) => query.get('page'))).toEqual(['1']);
  });
});

describe('the status of a file of a link', () => {
  it('leads to its history, and Back to its row', async () => {
    open([fileOf(), csv], {}, '/downloadurl/list/tk_1?page=1');
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

  it('that is no bill leads nowhere', async () => {
    open([fileOf({ billId: null, statusName: null })]);
    const row = await rowOf('請求書_INV-1.pdf');
    expect(within(row).queryByRole('link')).toBeNull();
  });
});

describe('downloads of a link', () => {
  it('keep a file under the name of the answer, and ask for the list again', async () => {
    const answers = [listOf([fileOf()]), listOf([fileOf({ downloadStatus: 'downloaded' })])];
    open([], {
      [listCall]: () => jsonAnswer(answers.shift()),
      'GET /downloads/tk_1/files/df-1': fileAnswer('kept.pdf'),
    });
    await press('PDF ダウンロード: 請求書_INV-1.pdf');
    await waitFor(() => expect(saved).toEqual(['kept.pdf']));
    expect(announced(await screen.findByText('「kept.pdf」をダウンロードしました。'))).toBeTruthy();
    await waitFor(async () =>
      expect((await rowOf('請求書_INV-1.pdf')).textContent).toContain('ダウンロード済み'),
    );
  });

  it('put the selected files into one, by their ids', async () => {
    open([fileOf(), csv, fileOf({ fileId: 'df-3', fileName: 'three.pdf' })], {
      [zipCall]: fileAnswer('files.zip'),
    });
    await rowOf('three.pdf');
    await userEvent.click(box('選択: 明細_INV-1.csv'));
    await userEvent.click(box('選択: three.pdf'));
    await press('選択したファイルをダウンロード');
    await waitFor(() => expect(saved).toEqual(['files.zip']));
    expect(asked(zipCall).map((query) => query.getAll('fileId'))).toEqual([['df-2', 'df-3']]);
  });

  it('put all files into one', async () => {
    open([fileOf()], { [zipCall]: fileAnswer('all.zip') });
    await press('すべて一括ダウンロード');
    await waitFor(() => expect(saved).toEqual(['all.zip']));
    expect(asked(zipCall).map(String)).toEqual(['']);
  });

  it.each([
    [3, 2, '一度にダウンロードできるファイルは2件までです（選択中：3件）'],
    [201, 5000, '一度にダウンロードできるファイルは200件までです（選択中：201件）'],
  ])('of %i files say before that only %i may be in one', async (count, batchFileLimit, text) => {
    open([], {
      [listCall]: () => jsonAnswer(listOf(many(count), { batchFileLimit, perPage: 500 })),
    });
    await rowOf('file-0.pdf');
    await userEvent.click(box('このページのファイルをすべて選択'));
    const button = screen.getByRole('button', { name: '選択したファイルをダウンロード' });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(new RegExp(text.replace(/[（）]/g, '.')))).toBeTruthy();
    const hint = screen.queryByText(/一括ダウンロードは1回2ファイルまでです/);
    expect(hint !== null).toBe(count > batchFileLimit);
  });

  it.each([
    ['403-1-08-01', '発行元がファイルの公開を終了した', '公開停止'],
    ['404-1-08-01', 'ダウンロードの期限が過ぎています', '期限終了'],
  ])(
    'say %s in the message area, mark the file, and show what is true now',
    async (code, text, mark) => {
      open([fileOf(), csv], { 'GET /downloads/tk_1/files/df-1': () => errorAnswer(code) });
      await press('PDF ダウンロード: 請求書_INV-1.pdf');
      await waitFor(() => expect(messageStore.get()?.message).toContain(text));
      const note = (await rowOf('請求書_INV-1.pdf')).nextElementSibling;
      expect(note?.textContent).toContain(mark);
      await waitFor(() => expect(asked(listCall)).toHaveLength(2));
      expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
    },
  );

  it('can be tried again after too much access, at the file', async () => {
    const answers = [errorAnswer('429-1-05-01'), fileAnswer('kept.pdf')()];
    open([fileOf()], {
      'GET /downloads/tk_1/files/df-1': () => answers.shift() ?? new Error('once more'),
    });
    await press('PDF ダウンロード: 請求書_INV-1.pdf');
    await press('もう一度試す');
    await waitFor(() => expect(saved).toEqual(['kept.pdf']));
  });

  it('can be stopped, and say nothing of it', async () => {
    open([fileOf()], { 'GET /downloads/tk_1/files/df-1': noAnswer });
    await press('PDF ダウンロード: 請求書_INV-1.pdf');
    await press('中止');
    await waitFor(() => expect(screen.queryByRole('button', { name: '中止' })).toBeNull());
    expect([saved, messageStore.get()]).toEqual([[], null]);
  });

  it('lead to the login of the link if its session is over, and come back to the page', async () => {
    open(
      [fileOf()],
      { 'GET /downloads/tk_1/files/df-1': () => errorAnswer('401-1-02-01') },
      '/downloadurl/list/tk_1?page=1',
    );
    await press('PDF ダウンロード: 請求書_INV-1.pdf');
    expect(await screen.findByRole('heading', { name: 'The login of the link' })).toBeTruthy();
    expect(messageStore.get()?.message).toContain('自動的にログアウト');
  });

  it('of a link whose time has come lead to where that is said', async () => {
    let state: object = link;
    open([], {
      'GET /downloads/tk_1': () => jsonAnswer(state),
      [listCall]: () => {
        state = { state: 'expired', title: link.title, expiredAt: '2026-10-31T23:59:59+09:00' };
        return errorAnswer('404-1-08-01');
      },
    });
    expect(await screen.findByRole('heading', { name: 'The login of the link' })).toBeTruthy();
  });
});

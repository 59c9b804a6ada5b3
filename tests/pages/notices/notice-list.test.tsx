import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { NoticeListPage } from '../../../src/pages/notices/NoticeListPage.tsx';
import { TopPage } from '../../../src/pages/top/TopPage.tsx';
import { closeMessage, showMessage } from '../../../src/shell/messages/message-store.ts';
import { clearSession } from '../../../src/shell/session/session.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { announced } from '../../support/announced.ts';
import { errorAnswer, jsonAnswer, noAnswer, stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const notice = {
  noticeId: 'notice-0042',
  title: 'お支払い口座変更のお知らせ',
  body: '一行目\n<b>二行目</b>',
  postingPeriodFrom: '2026-11-16T09:00:00+09:00',
  postingPeriodTo: '2027-01-31T23:59:00+09:00',
  isImportant: true,
  isRead: false,
  attachments: [{ fileId: 'f-1', fileName: 'ご案内.pdf', extension: 'pdf', size: 182_272 }],
};
const list = (items: unknown[]) => jsonAnswer({ items, total: items.length, page: 1, perPage: 50 });

beforeEach(async () => {
  await speak();
  await loadTexts('notices', 'downloads', 'top');
  closeMessage();
});

/** What is called for each file that is saved. */
function stubSaving() {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  return vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
}

// Downloads outlive the page.
afterEach(() => {
  vi.restoreAllMocks();
  clearSession();
});

const open = (answers: Parameters<typeof stubApi>[0]): void => {
  stubApi({ ...frameAnswers(), ...answers });
  renderPages({
    layout: <PublicLayout />,
    pages: { '/userNotice': <NoticeListPage />, '/top': <TopPage /> },
    at: '/userNotice',
  });
};

describe('the notices', () => {
  it('show posting period, text as text, and files', async () => {
    open({ 'GET /notices': () => list([notice]) });
    const entry = await screen.findByRole('article', { name: notice.title });
    expect(entry.textContent).toContain('2026/11/16 09:00 ～ 2027/01/31 23:59');
    expect(within(entry).getByText(/<b>二行目<\/b>/)).toBeTruthy();
    expect(
      within(entry).getByRole('button', { name: /ご案内\.pdf.*178.KB.*をダウンロード/ }),
    ).toBeTruthy();
  });

  it('say from when one is posted that has no end', async () => {
    await speak('en');
    await loadTexts('notices', 'downloads', 'top');
    open({ 'GET /notices': () => list([{ ...notice, postingPeriodTo: null }]) });
    const entry = await screen.findByRole('article', { name: notice.title });
    expect(entry.textContent).toContain('From 2026/11/16 09:00');
  });

  it('say when there is none', async () => {
    open({ 'GET /notices': () => list([]) });
    expect(await screen.findByText('現在、お知らせはありません。')).toBeTruthy();
  });

  it('that cannot be had can be asked for again', async () => {
    const answers = [new TypeError('Failed to fetch'), list([notice])];
    open({ 'GET /notices': () => answers.shift() ?? new TypeError('x') });
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('article', { name: notice.title })).toBeTruthy();
  });

  it.each([
    ['400-1-04-01', '掲載期間は終了しました'],
    ['400-1-04-02', '見つかりません'],
  ] as const)('say at a file that it has expired or is gone (%s)', async (code, text) => {
    open({
      'GET /notices': () => list([notice]),
      'GET /notices/notice-0042/attachments/f-1': () => errorAnswer(code),
    });
    await userEvent.click(await screen.findByRole('button', { name: /ご案内/ }));
    const entry = screen.getByRole('article', { name: notice.title });
    expect((await within(entry).findByRole('alert')).textContent).toContain(text);
    // It would end the same way.
    expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
  });

  it('tell the same file in two notices apart', async () => {
    const other = { ...notice, noticeId: 'notice-0041', title: '前回のお知らせ' };
    open({
      'GET /notices': () => list([notice, other]),
      'GET /notices/notice-0041/attachments/f-1': () => errorAnswer('400-1-04-02'),
    });
    const first = await screen.findByRole('article', { name: notice.title });
    const second = screen.getByRole('article', { name: other.title });
    await userEvent.click(within(second).getByRole('button', { name: /ご案内/ }));
    expect(await within(second).findByRole('alert')).toBeTruthy();
    expect(within(first).queryByRole('alert')).toBeNull();
  });

  it('offer another try for a file that did not come', async () => {
    open({
      'GET /notices': () => list([notice]),
      'GET /notices/notice-0042/attachments/f-1': () => new TypeError('Failed to fetch'),
    });
    await userEvent.click(await screen.findByRole('button', { name: /ご案内/ }));
    expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeTruthy();
  });

  /** A file of four bytes that comes as the test sends it. */
  const openSlowFile = async () => {
    let parts: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        parts = controller;
      },
    });
    const headers = { 'content-disposition': 'attachment; filename=a.pdf', 'content-length': '4' };
    open({
      'GET /notices': () => list([notice]),
      'GET /notices/notice-0042/attachments/f-1': () => new Response(body, { headers }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /ご案内/ }));
    return {
      send: (bytes: number) => parts?.enqueue(new Uint8Array(bytes)),
      end: () => parts?.close(),
    };
  };

  it('show how far a file has come, without reading each step out', async () => {
    const file = await openSlowFile();
    file.send(1);
    const figures = await screen.findByText(/^1.B \/ 4.B$/);
    expect(figures.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(figures.closest('[role="status"]')).toBeNull();
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(1);
    const status = screen.getByText('ダウンロードしています');
    expect(status.getAttribute('role')).toBe('status');
    file.send(2);
    expect(await screen.findByText(/^3.B \/ 4.B$/)).toBeTruthy();
    expect(status.textContent).toBe('ダウンロードしています');
  });

  it('let a slow file be stopped, and the focus come back to it', async () => {
    open({
      'GET /notices': () => list([notice]),
      'GET /notices/notice-0042/attachments/f-1': noAnswer,
    });
    await userEvent.click(await screen.findByRole('button', { name: /ご案内/ }));
    await userEvent.click(await screen.findByRole('button', { name: '中止' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /ご案内/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('go on with a file while the customer is elsewhere, and show it when he is back', async () => {
    const saved = stubSaving();
    const file = await openSlowFile();
    file.send(2);
    cleanup();
    open({ 'GET /notices': () => list([notice]) });
    expect(await screen.findByText(/^2.B \/ 4.B$/)).toBeTruthy();
    file.send(2);
    file.end();
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(announced(await screen.findByText('「a.pdf」をダウンロードしました。'))).toBeTruthy();
  });

  it('give their files', async () => {
    const saved = stubSaving();
    open({
      'GET /notices': () => list([notice]),
      'GET /notices/notice-0042/attachments/f-1': () =>
        new Response('x', { headers: { 'content-disposition': 'attachment; filename=a.pdf' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /ご案内/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await screen.findByText('「a.pdf」をダウンロードしました。')).toBeTruthy();
  });
});

describe('many notices', () => {
  const pageOf = (page: number, total: number) =>
    jsonAnswer({
      items:
        (page - 1) * 50 < total
          ? [
              {
                ...notice,
                noticeId: `n-${page}`,
                title: `${page}ページ目のお知らせ`,
                attachments: [],
              },
            ]
          : [],
      total,
      page,
      perPage: 50,
    });
  const openAt = (at: string, total: number) => {
    const sent = stubApi({
      ...frameAnswers(),
      'GET /notices': ({ path }) =>
        pageOf(Number(new URLSearchParams(path.split('?')[1]).get('page')), total),
    });
    renderPages({ layout: <PublicLayout />, pages: { '/userNotice': <NoticeListPage /> }, at });
    return sent;
  };

  it.each([
    [2, 3, '1ページ目のお知らせ', ''],
    [9, 120, '3ページ目のお知らせ', '?page=3'],
  ])(
    'beyond the last page: page %i of %i notices leads back to it',
    async (page, total, title, at) => {
      const before = history.length;
      openAt(`/userNotice?page=${page}`, total);
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(location.search).toBe(at);
      // In place of the address that leads nowhere: Back does not come to it again.
      expect(history.length).toBe(before);
    },
  );

  it('keeps a message over the way back to the last page', async () => {
    openAt('/userNotice?page=2', 3);
    act(() => showMessage({ status: 'error', message: 'something' }));
    await screen.findByRole('heading', { name: '1ページ目のお知らせ' });
    expect(screen.getByText('something')).toBeTruthy();
  });

  it('another page takes the focus to the heading and has the page before until it is there', async () => {
    openAt('/userNotice', 60);
    await userEvent.click(await screen.findByRole('button', { name: '最後' }));
    expect(document.activeElement?.textContent).toBe('お知らせ一覧');
    expect(await screen.findByRole('heading', { name: '2ページ目のお知らせ' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('お知らせ一覧');
  });

  it('the page before stays until the next is there', async () => {
    let answer: (response: Response) => void = () => undefined;
    stubApi({
      ...frameAnswers(),
      'GET /notices': ({ path }) =>
        path.includes('page=2')
          ? new Promise<Response>((resolve) => {
              answer = resolve;
            })
          : pageOf(1, 60),
    });
    renderPages({
      layout: <PublicLayout />,
      pages: { '/userNotice': <NoticeListPage /> },
      at: '/userNotice',
    });
    await userEvent.click(await screen.findByRole('button', { name: '最後' }));
    expect(screen.getByRole('heading', { name: '1ページ目のお知らせ' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'ページの移動' })).toBeTruthy();
    answer(pageOf(2, 60));
    expect(await screen.findByRole('heading', { name: '2ページ目のお知らせ' })).toBeTruthy();
  });
});

describe('the top page', () => {
  const example = contract.components.examples.OperatorNoticeListDefault.value;

  it('shows notices, advert and the ways on', async () => {
    stubApi({
      ...frameAnswers(),
      'GET /notices/operator': () => jsonAnswer(example),
    });
    renderPages({ layout: <PublicLayout />, pages: { '/top': <TopPage /> }, at: '/top' });
    expect(await screen.findByRole('heading', { name: /システムメンテナンス/ })).toBeTruthy();
    expect(screen.getByRole('complementary', { name: /電子帳簿保存法/ })).toBeTruthy();
    for (const name of ['利用規約', '個人情報の取り扱い']) {
      expect(screen.getByRole('link', { name })).toBeTruthy();
    }
    expect(screen.getAllByRole('link', { name: /動作環境/ }).length).toBeGreaterThan(1);
  });

  it('stays useful without them', async () => {
    stubApi({ ...frameAnswers(), 'GET /notices/operator': () => new TypeError('Failed to fetch') });
    renderPages({ layout: <PublicLayout />, pages: { '/top': <TopPage /> }, at: '/top' });
    expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /明細の確認/ })).toBeTruthy();
  });
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../../src/shell/session/session.ts';
import { expectAnnounced } from '../../support/announced.ts';
import { errorAnswer } from '../../support/api.ts';
import { savedNames } from '../../support/saved.ts';
import { listAnswer, notice, openNoticeList } from './notice-pages.tsx';

// Downloads continue after the page is removed. The end of the session stops them.
afterEach(() => {
  clearSession();
});

describe('the files of the notices', () => {
  it.each([
    ['400-1-04-01', '掲載期間は終了しました'],
    ['400-1-04-02', '見つかりません'],
  ] as const)('show why a file is not available (%s)', async (code, text) => {
    openNoticeList({
      'GET /notices': () => listAnswer([notice]),
      'GET /notices/notice-0042/attachments/f-1': () => errorAnswer(code),
    });
    await userEvent.click(await screen.findByRole('button', { name: /ご案内/ }));
    const article = screen.getByRole('article', { name: notice.title });
    expect((await within(article).findByRole('alert')).textContent).toContain(text);
    // A retry would fail again.
    expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
  });

  it('show the error of a file only in the notice of this file', async () => {
    const otherNotice = { ...notice, noticeId: 'notice-0041', title: '前回のお知らせ' };
    openNoticeList({
      'GET /notices': () => listAnswer([notice, otherNotice]),
      'GET /notices/notice-0041/attachments/f-1': () => errorAnswer('400-1-04-02'),
    });
    const firstArticle = await screen.findByRole('article', { name: notice.title });
    const secondArticle = screen.getByRole('article', { name: otherNotice.title });
    await userEvent.click(within(secondArticle).getByRole('button', { name: /ご案内/ }));
    expect(await within(secondArticle).findByRole('alert')).toBeTruthy();
    expect(within(firstArticle).queryByRole('alert')).toBeNull();
  });

  /** Requests a file of four bytes. The test sends the bytes. */
  const openSlowFile = async () => {
    let streamController: ReadableStreamDefaultController<Uint8Array> | undefined;
    const fileStream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streamController = controller;
      },
    });
    const headers = { 'content-disposition': 'attachment; filename=a.pdf', 'content-length': '4' };
    openNoticeList({
      'GET /notices': () => listAnswer([notice]),
      'GET /notices/notice-0042/attachments/f-1': () => new Response(fileStream, { headers }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /ご案内/ }));
    return {
      send: (bytes: number) => streamController?.enqueue(new Uint8Array(bytes)),
      end: () => streamController?.close(),
    };
  };

  it('continue to load while another page is open, and show their result after the return', async () => {
    const slowFile = await openSlowFile();
    slowFile.send(2);
    cleanup();
    openNoticeList({ 'GET /notices': () => listAnswer([notice]) });
    expect(await screen.findByText(/^2.B \/ 4.B$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /ご案内/ }).getAttribute('aria-busy')).toBe('true');
    slowFile.send(2);
    slowFile.end();
    await waitFor(() => expect(savedNames()).toEqual(['a.pdf']));
    expectAnnounced(await screen.findByText('「a.pdf」をダウンロードしました。'));
    expect(document.querySelector('article [aria-busy="true"]')).toBeNull();
  });
});

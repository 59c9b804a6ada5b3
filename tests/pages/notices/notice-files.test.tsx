import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../../src/shell/session/session.ts';
import { announced } from '../../support/announced.ts';
import { errorAnswer } from '../../support/api.ts';
import { savedNames } from '../../support/saved.ts';
import { switchToJapanese, listAnswer, notice, open } from './notice-pages.tsx';

beforeEach(switchToJapanese);

// Downloads outlive the page.
afterEach(() => {
  clearSession();
});

describe('the files of the notices', () => {
  it.each([
    ['400-1-04-01', '掲載期間は終了しました'],
    ['400-1-04-02', '見つかりません'],
  ] as const)('show at a file that it has expired or was removed (%s)', async (code, text) => {
    open({
      'GET /notices': () => listAnswer([notice]),
      'GET /notices/notice-0042/attachments/f-1': () => errorAnswer(code),
    });
    await userEvent.click(await screen.findByRole('button', { name: /ご案内/ }));
    const entry = screen.getByRole('article', { name: notice.title });
    expect((await within(entry).findByRole('alert')).textContent).toContain(text);
    // A retry would fail again.
    expect(screen.queryByRole('button', { name: 'もう一度試す' })).toBeNull();
  });

  it('show the error of a file only in its own notice', async () => {
    const other = { ...notice, noticeId: 'notice-0041', title: '前回のお知らせ' };
    open({
      'GET /notices': () => listAnswer([notice, other]),
      'GET /notices/notice-0041/attachments/f-1': () => errorAnswer('400-1-04-02'),
    });
    const first = await screen.findByRole('article', { name: notice.title });
    const second = screen.getByRole('article', { name: other.title });
    await userEvent.click(within(second).getByRole('button', { name: /ご案内/ }));
    expect(await within(second).findByRole('alert')).toBeTruthy();
    expect(within(first).queryByRole('alert')).toBeNull();
  });

  /** A file of four bytes, which the test sends. */
  const openSlowFile = async () => {
    let parts: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        parts = controller;
      },
    });
    const headers = { 'content-disposition': 'attachment; filename=a.pdf', 'content-length': '4' };
    open({
      'GET /notices': () => listAnswer([notice]),
      'GET /notices/notice-0042/attachments/f-1': () => new Response(body, { headers }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /ご案内/ }));
    return {
      send: (bytes: number) => parts?.enqueue(new Uint8Array(bytes)),
      end: () => parts?.close(),
    };
  };

  it('continue on another page, and show their result after the return', async () => {
    const file = await openSlowFile();
    file.send(2);
    cleanup();
    open({ 'GET /notices': () => listAnswer([notice]) });
    expect(await screen.findByText(/^2.B \/ 4.B$/)).toBeTruthy();
    file.send(2);
    file.end();
    await waitFor(() => expect(savedNames()).toEqual(['a.pdf']));
    expect(announced(await screen.findByText('「a.pdf」をダウンロードしました。'))).toBeTruthy();
  });
});

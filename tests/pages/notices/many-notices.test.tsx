import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { showMessage } from '../../../src/shell/messages/message-store.ts';
import { jsonAnswer, noAnswer } from '../../support/api.ts';
import { prepare, notice, open } from './notice-pages.tsx';

beforeEach(prepare);

const pageIn = (path: string): number =>
  Number(new URLSearchParams(path.split('?')[1]).get('page'));

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
  const openAt = (at: string, total: number) =>
    open({ 'GET /notices': ({ path }) => pageOf(pageIn(path), total) }, at);

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
    open({
      'GET /notices': ({ path }) =>
        path.includes('page=2')
          ? new Promise<Response>((resolve) => {
              answer = resolve;
            })
          : pageOf(1, 60),
    });
    await userEvent.click(await screen.findByRole('button', { name: '最後' }));
    expect(screen.getByRole('heading', { name: '1ページ目のお知らせ' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'ページの移動' })).toBeTruthy();
    expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    expect(document.querySelector('main [data-loading]')).toBeNull();
    answer(pageOf(2, 60));
    expect(await screen.findByRole('heading', { name: '2ページ目のお知らせ' })).toBeTruthy();
  });

  it('are asked for by the page that the address says, and Back leads to the page before', async () => {
    const sent = openAt('/userNotice', 120);
    await userEvent.click(await screen.findByRole('button', { name: /^次/ }));
    expect(await screen.findByRole('heading', { name: '2ページ目のお知らせ' })).toBeTruthy();
    expect(location.search).toBe('?page=2');
    expect(screen.getByText('120件中 51～100件')).toBeTruthy();
    act(() => history.back());
    expect(await screen.findByRole('heading', { name: '1ページ目のお知らせ' })).toBeTruthy();
    expect(location.search).toBe('');
    expect(sent.map(({ path }) => path).filter((path) => path.startsWith('/notices'))).toEqual(
      [1, 2, 1].map((page) => `/notices?page=${page}&perPage=50`),
    );
  });

  it('on the way back from beyond the last page are not said to be none, and have their place', async () => {
    const sent = open(
      { 'GET /notices': ({ path }) => (pageIn(path) === 9 ? pageOf(9, 120) : noAnswer()) },
      '/userNotice?page=9',
    );
    await waitFor(() => expect(sent.at(-1)?.path).toContain('page=3'));
    expect(screen.queryByText('現在、お知らせはありません。')).toBeNull();
    expect(await screen.findByText('120件中 101～120件')).toBeTruthy();
  });
});

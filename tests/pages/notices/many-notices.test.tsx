import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { jsonAnswer, deferred } from '../../support/api.ts';
import { notice, openNoticeList } from './notice-pages.tsx';

const pageNumberOf = (path: string): number =>
  Number(new URLSearchParams(path.split('?')[1]).get('page'));

describe('many notices', () => {
  /** A page with one notice, whose title has the page number. A page after the last page is empty. */
  const pageAnswer = (page: number, total: number) => {
    const pageNotice = { ...notice, title: `${page}ページ目のお知らせ`, attachments: [] };
    const items = (page - 1) * 50 < total ? [pageNotice] : [];
    return jsonAnswer({ items, total, page, perPage: 50 });
  };
  it.each([
    [2, 3, '1ページ目のお知らせ', ''],
    [9, 120, '3ページ目のお知らせ', '?page=3'],
  ])('show their last page instead of page %i of %i notices', async (page, total, title, query) => {
    const historyLengthBefore = history.length;
    openNoticeList(
      { 'GET /notices': ({ path }) => pageAnswer(pageNumberOf(path), total) },
      `/userNotice?page=${page}`,
    );
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(location.search).toBe(query);
    // The page replaces its history entry, so that Back doesn't return to the missing page.
    expect(history.length).toBe(historyLengthBefore);
  });

  it('of the previous page stay until the next page is loaded, with the focus on the heading', async () => {
    const answer = deferred<Response>();
    openNoticeList({
      'GET /notices': ({ path }) => (pageNumberOf(path) === 2 ? answer.promise : pageAnswer(1, 60)),
    });
    await userEvent.click(await screen.findByRole('button', { name: '最後' }));
    expect(screen.getByRole('heading', { name: '1ページ目のお知らせ' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'ページの移動' })).toBeTruthy();
    expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    expect(document.querySelector('main [data-loading]')).toBeNull();
    answer.resolve(pageAnswer(2, 60));
    expect(await screen.findByRole('heading', { name: '2ページ目のお知らせ' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('お知らせ一覧');
  });

  it('are displayed for the page in the address, also by Back and Forward after the number of pages changed', async () => {
    let total = 120;
    const requests = openNoticeList({
      'GET /notices': ({ path }) => pageAnswer(pageNumberOf(path), total),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^次/ }));
    expect(await screen.findByRole('heading', { name: '2ページ目のお知らせ' })).toBeTruthy();
    expect(location.search).toBe('?page=2');
    expect(screen.getByText('120件中 51～100件')).toBeTruthy();
    total = 40;
    act(() => history.back());
    expect(await screen.findByRole('heading', { name: '1ページ目のお知らせ' })).toBeTruthy();
    expect(location.search).toBe('');
    total = 120;
    act(() => history.forward());
    expect(await screen.findByRole('heading', { name: '2ページ目のお知らせ' })).toBeTruthy();
    expect(requests.map(({ path }) => path).filter((path) => path.startsWith('/notices'))).toEqual(
      [1, 2, 1, 2].map((page) => `/notices?page=${page}&perPage=50`),
    );
  });
});

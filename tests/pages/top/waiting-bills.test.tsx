import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TopPage } from '../../../src/pages/top/TopPage.tsx';
import { requestedBatch } from '../../../src/shell/downloads/large-batch.ts';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { LINK_GUARD_MS } from '../../../src/ui/use-click-guard.ts';
import { errorAnswer, jsonAnswer, noAnswer, stubApi } from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const countsAnswer = (notDownloadedCount: number, deadlineSoonCount: number, to = '2027-01-04') =>
  jsonAnswer({ notDownloadedCount, deadlineSoonCount, today: '2026-12-28', deadlineSoonTo: to });

const open = (counts: () => Response | Promise<Response>) => {
  const sent = stubApi({
    ...frameAnswers(),
    'GET /user/me': () =>
      jsonAnswer({ customerKey: 'a', customerName: '青葉', titleOfHonor: '様' }),
    'GET /notices/operator': () => jsonAnswer({ items: [] }),
    'GET /bills/counts': counts,
    // The calendar's bills: as if there were no network.
    'GET /bills': () => new TypeError('Failed to fetch'),
  });
  renderPages({
    layout: <LoggedInLayout />,
    pages: { '/top': <TopPage />, '/bapPublishedBillAppSearch': <h1>the bills</h1> },
    outside: { '/': <h1>the login</h1> },
    at: '/top',
  });
  return () => sent.filter(({ path }) => path === '/bills/counts').length;
};
const region = () => screen.findByRole('region', { name: '確認が必要な明細' });
const link = async (name: RegExp) => within(await region()).findByRole('link', { name });
const downloadAll = async () => within(await region()).findByRole('button', { name: /^すべて/ });

beforeEach(async () => {
  await switchLanguage('ja', 'top');
  requestedBatch.set(undefined);
});

describe('the section of bills that need attention', () => {
  it('shows its numbers, which are fetched once for page and frame', async () => {
    const calls = open(() => countsAnswer(1284, 36));
    expect(
      (await link(/^未ダウンロードの明細.*1,284件.*ダウンロード期限内の明細$/)).getAttribute(
        'href',
      ),
    ).toBe(
      '/demo/mypage/bapPublishedBillAppSearch?downloadStatus=notDownloaded&isDownloadable=true&page=1',
    );
    const soonLink = await link(/期限が近い明細.*36件.*7日以内（2027\/01\/04まで）/);
    expect(soonLink.getAttribute('href')).toBe(
      '/demo/mypage/bapPublishedBillAppSearch?downloadDeadlineFrom=2026-12-28&downloadDeadlineTo=2027-01-04&isDownloadable=true&sort=downloadDeadlineAsc&page=1',
    );
    expect(calls()).toBe(1);
    expect((await region()).getAttribute('aria-busy')).toBe('false');
    // The navigation link of the open page fetches the numbers again.
    await userEvent.click(screen.getByRole('link', { name: 'トップページ' }));
    await waitFor(() => expect(calls()).toBe(2));
  });

  it('is fetched once while the answer is pending', async () => {
    const answers = [countsAnswer(3, 0)];
    const calls = open(() => answers.shift() ?? noAnswer());
    await link(/3件/);
    const press = () => userEvent.click(screen.getByRole('link', { name: 'トップページ' }));
    await press();
    await waitFor(() => expect(calls()).toBe(2));
    waitForGuard(LINK_GUARD_MS);
    await press();
    await act(async () => undefined);
    expect(calls()).toBe(2);
    // The earlier numbers stay.
    expect(await link(/3件/)).toBeTruthy();
  });

  it.each([
    [
      'the deadline is within one day',
      '2026-12-29',
      /^期限が近い明細.*1件.*明日（2026\/12\/29）まで$/,
    ],
    [
      'the deadline is within two days',
      '2026-12-30',
      /^期限が近い明細.*1件.*2日以内（2026\/12\/30まで）$/,
    ],
  ])('has a deadline text if %s', async (_, to, words) => {
    open(() => countsAnswer(0, 1, to));
    expect(await link(words)).toBeTruthy();
  });

  it('downloads all bills by one button, which opens the list', async () => {
    open(() => countsAnswer(3, 0));
    await link(/3件/);
    // The accessible name contains the context.
    const name = 'すべてダウンロード（未ダウンロードの明細）';
    const button = await screen.findByRole('button', { name });
    expect(button.textContent).toBe('すべてダウンロード');
    const steps = history.length;
    await userEvent.click(button);
    expect(await screen.findByText('the bills')).toBeTruthy();
    // Back leads to the top page.
    expect(history.length).toBe(steps + 1);
    expect(location.search).toBe('?downloadStatus=notDownloaded&isDownloadable=true&page=1');
    expect(requestedBatch.get()).toEqual({
      conditions: { downloadStatus: ['notDownloaded'], isDownloadable: true },
      startsAtOnce: true,
    });
  });

  it('disables the download if there are no bills', async () => {
    open(() => countsAnswer(0, 0));
    await link(/未ダウンロードの明細.*0件/);
    expect((await downloadAll()).hasAttribute('disabled')).toBe(true);
  });

  it('reserves the space of its numbers, with links to the bills', async () => {
    open(() => new Promise(() => undefined));
    expect((await region()).getAttribute('aria-busy')).toBe('true');
    const lines = (entry: HTMLElement) => Array.from(entry.children, (line) => line.textContent);
    const notDownloadedLink = await link(/未ダウンロードの明細/);
    expect(lines(notDownloadedLink)).toEqual([
      '未ダウンロードの明細',
      '\u00a0',
      'ダウンロード期限内の明細',
    ]);
    const soonLink = await link(/期限が近い明細/);
    expect(lines(soonLink)).toEqual(['期限が近い明細', '\u00a0', '\u00a0']);
    expect(soonLink.getAttribute('href')).toBe('/demo/mypage/bapPublishedBillAppSearch');
    expect((await downloadAll()).hasAttribute('disabled')).toBe(false);
  });

  it('shows missing numbers in the section only, not as a message of the page', async () => {
    open(() => errorAnswer('500-1-00-01'));
    expect(await screen.findAllByText('件数を表示できませんでした。')).toHaveLength(2);
    expect(messageStore.get()).toBeNull();
    expect((await region()).getAttribute('aria-busy')).toBe('false');
    expect(screen.queryByText('ダウンロード期限内の明細')).toBeNull();
    expect(await link(/未ダウンロードの明細/)).toBeTruthy();
  });

  it('shows the message of an expired license, like every page (S8)', async () => {
    open(() => errorAnswer('402-1-00-01'));
    await waitFor(() => expect(messageStore.get()?.hideTopLink).toBe(true));
  });

  it('redirects to the login when the session has ended (S8)', async () => {
    open(() => errorAnswer('401-1-00-02'));
    expect(await screen.findByText('the login')).toBeTruthy();
  });
});

describe('the calendar', () => {
  it('is loaded when its button is pressed; a failure shows an error message', async () => {
    open(() => countsAnswer(0, 1));
    vi.spyOn(console, 'warn').mockReturnValue();
    await link(/1件/);
    await userEvent.click(
      await within(await region()).findByRole('button', { name: '期限をカレンダーに保存' }),
    );
    await waitFor(() => expect(messageStore.get()?.status).toBe('error'));
  });
});

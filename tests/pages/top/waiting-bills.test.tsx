import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TopPage } from '../../../src/pages/top/TopPage.tsx';
import { requestedBatchStore } from '../../../src/shell/downloads/large-batch.ts';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { LINK_GUARD_MS } from '../../../src/ui/use-click-guard.ts';
import { callCountOf, errorAnswer, jsonAnswer, noAnswer, stubApi } from '../../support/api.ts';
import { waitForGuard } from '../../support/click-guard.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const countsAnswer = (
  notDownloadedCount: number,
  deadlineSoonCount: number,
  deadlineSoonTo = '2027-01-04',
) =>
  jsonAnswer({
    notDownloadedCount,
    deadlineSoonCount,
    today: '2026-12-28',
    deadlineSoonTo,
  });

const noBills = { items: [], total: 0, page: 1, perPage: 200 };
const openTop = (answerCounts: () => Response | Promise<Response>) => {
  const requests = stubApi({
    ...frameAnswers({ hasPaymentDueDates: true }),
    'GET /user/me': () =>
      jsonAnswer({ customerKey: 'a', customerName: '青葉', titleOfHonor: '様' }),
    'GET /notices/operator': () => jsonAnswer({ items: [] }),
    'GET /bills/counts': answerCounts,
    // The calendar fetches deadlines, then due dates. Its second request fails, as without a network.
    'GET /bills': ({ path }) =>
      path.includes('paymentDueDateFrom') ? new TypeError('Failed to fetch') : jsonAnswer(noBills),
  });
  renderPages({
    layout: <LoggedInLayout />,
    pages: { '/top': <TopPage />, '/bapPublishedBillAppSearch': <h1>the bills</h1> },
    outside: { '/': <h1>the login</h1> },
    at: '/top',
  });
  return requests;
};
const findRegion = () => screen.findByRole('region', { name: '確認が必要な明細' });
const findLink = async (linkName: RegExp) =>
  within(await findRegion()).findByRole('link', { name: linkName });
const findDownloadAllButton = async () =>
  within(await findRegion()).findByRole('button', { name: /^すべて/ });

beforeEach(async () => {
  await switchLanguage('ja', 'top');
  requestedBatchStore.set(undefined);
});

describe('the section of bills that need attention', () => {
  it('shows the numbers of bills, which are fetched only once for page and frame', async () => {
    openTop(() => countsAnswer(1284, 36));
    expect(
      (await findLink(/^未ダウンロードの明細.*1,284件.*ダウンロード期限内の明細$/)).getAttribute(
        'href',
      ),
    ).toBe(
      '/demo/mypage/bapPublishedBillAppSearch?downloadStatus=notDownloaded&isDownloadable=true&page=1',
    );
    const soonLink = await findLink(/期限が近い明細.*36件.*7日以内（2027\/01\/04まで）/);
    expect(soonLink.getAttribute('href')).toBe(
      '/demo/mypage/bapPublishedBillAppSearch?downloadDeadlineFrom=2026-12-28&downloadDeadlineTo=2027-01-04&isDownloadable=true&sort=downloadDeadlineAsc&page=1',
    );
    expect(callCountOf('GET /bills/counts')).toBe(1);
    expect((await findRegion()).getAttribute('aria-busy')).toBe('false');
    // The navigation link of the open page fetches the numbers again.
    await userEvent.click(screen.getByRole('link', { name: 'トップページ' }));
    await waitFor(() => expect(callCountOf('GET /bills/counts')).toBe(2));
  });

  it('fetches its numbers only once while an answer is pending', async () => {
    const answers = [countsAnswer(3, 0)];
    openTop(() => answers.shift() ?? noAnswer());
    await findLink(/3件/);
    const pressNavigationLink = () =>
      userEvent.click(screen.getByRole('link', { name: 'トップページ' }));
    await pressNavigationLink();
    await waitFor(() => expect(callCountOf('GET /bills/counts')).toBe(2));
    waitForGuard(LINK_GUARD_MS);
    await pressNavigationLink();
    await act(async () => undefined);
    expect(callCountOf('GET /bills/counts')).toBe(2);
    // The earlier numbers stay.
    expect(await findLink(/3件/)).toBeTruthy();
  });

  it.each([
    ['the deadline is today', '2026-12-28', /^期限が近い明細.*1件.*本日（2026\/12\/28）まで$/],
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
  ])('has a deadline text if %s', async (_, deadlineSoonTo, linkText) => {
    openTop(() => countsAnswer(0, 1, deadlineSoonTo));
    expect(await findLink(linkText)).toBeTruthy();
  });

  it('has a button that opens the list and downloads all bills', async () => {
    openTop(() => countsAnswer(3, 0));
    await findLink(/3件/);
    // The accessible name contains the context.
    const buttonName = 'すべてダウンロード（未ダウンロードの明細）';
    const button = await screen.findByRole('button', { name: buttonName });
    expect(button.textContent).toBe('すべてダウンロード');
    const historyLength = history.length;
    await userEvent.click(button);
    expect(await screen.findByText('the bills')).toBeTruthy();
    // Back returns to the top page.
    expect(history.length).toBe(historyLength + 1);
    expect(location.search).toBe('?downloadStatus=notDownloaded&isDownloadable=true&page=1');
    expect(requestedBatchStore.get()).toEqual({
      conditions: { downloadStatus: ['notDownloaded'], isDownloadable: true },
      startsAtOnce: true,
    });
  });

  it('disables the download if there are no bills', async () => {
    openTop(() => countsAnswer(0, 0));
    await findLink(/未ダウンロードの明細.*0件/);
    const button = await findDownloadAllButton();
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(button.closest('li')?.dataset['empty']).toBe('true');
  });

  it('reserves the space of pending numbers, and already links to the bills', async () => {
    openTop(() => new Promise(() => undefined));
    expect((await findRegion()).getAttribute('aria-busy')).toBe('true');
    const linesOf = (link: HTMLElement) => Array.from(link.children, (line) => line.textContent);
    const notDownloadedLink = await findLink(/未ダウンロードの明細/);
    expect(linesOf(notDownloadedLink)).toEqual([
      '未ダウンロードの明細',
      '\u00a0',
      'ダウンロード期限内の明細',
    ]);
    const soonLink = await findLink(/期限が近い明細/);
    expect(linesOf(soonLink)).toEqual(['期限が近い明細', '\u00a0', '\u00a0']);
    expect(soonLink.getAttribute('href')).toBe('/demo/mypage/bapPublishedBillAppSearch');
    expect((await findDownloadAllButton()).hasAttribute('disabled')).toBe(false);
  });

  it('shows missing numbers in the section only, not as a message of the page', async () => {
    openTop(() => errorAnswer('500-1-00-01'));
    expect(await screen.findAllByText('件数を表示できませんでした。')).toHaveLength(2);
    expect(messageStore.get()).toBeNull();
    expect((await findRegion()).getAttribute('aria-busy')).toBe('false');
    expect(screen.queryByText('ダウンロード期限内の明細')).toBeNull();
    expect(await findLink(/未ダウンロードの明細/)).toBeTruthy();
  });

  it('shows the message of an expired license, like every page (S8)', async () => {
    openTop(() => errorAnswer('402-1-00-01'));
    await waitFor(() => expect(messageStore.get()?.hidesTopLink).toBe(true));
  });

  it('redirects to the login when the session has ended (S8)', async () => {
    openTop(() => errorAnswer('401-1-00-02'));
    expect(await screen.findByText('the login')).toBeTruthy();
  });
});

describe('the calendar', () => {
  it('fetches all deadlines and due dates when its button is pressed; a failure shows an error message', async () => {
    const requests = openTop(() => countsAnswer(0, 1));
    vi.spyOn(console, 'warn').mockReturnValue();
    await findLink(/1件/);
    await userEvent.click(
      await within(await findRegion()).findByRole('button', { name: '期限をカレンダーに保存' }),
    );
    await waitFor(() => expect(messageStore.get()?.status).toBe('error'));
    const requestPaths = requests.map(({ path }) => path);
    expect(requestPaths.filter((path) => path.startsWith('/bills?'))).toEqual([
      expect.stringMatching(/^\/bills\?downloadDeadlineFrom=.*&isDownloadable=true/),
      expect.stringMatching(/^\/bills\?paymentDueDateFrom=/),
    ]);
  });
});

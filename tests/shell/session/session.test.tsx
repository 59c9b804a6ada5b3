import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getPendingCount } from '../../../src/api/pending.ts';
import type { SettingInfo } from '../../../generated/model/settingInfo.ts';
import { ErrorPage } from '../../../src/pages/error/ErrorPage.tsx';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { onSessionEnd } from '../../../src/shell/session/session.ts';
import { takeReturnPath } from '../../../src/shell/session/return-path.ts';
import { errorAnswer, jsonAnswer, type Answers, deferred } from '../../support/api.ts';
import { frameAnswers } from '../../support/settings.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { showPages } from '../show-pages.tsx';

type Answer = () => Response | Promise<Response> | Error;

const user = {
  customerKey: 'key-of-aoba',
  customerName: '株式会社青葉フーズ流通',
  titleOfHonor: '御中',
};
const ok: Answer = () => jsonAnswer(user);
const topPage = (
  <>
    <h1>the top page</h1>
    <Link to="/user">open the user page</Link>
  </>
);
const loginPage = (
  <>
    <PublicLayout />
    <h1>the login page</h1>
  </>
);

/**
 * Opens a page of a customer.
 *
 * @param answers of user/me, in order; the last one repeats
 * @returns the mock that answers for user/me
 */
const open = (answers: [Answer, ...Answer[]] = [ok], at = '/top', more: Answers = {}) => {
  const me = vi.fn<Answer>(answers.at(-1));
  for (const answer of answers.slice(0, -1)) me.mockImplementationOnce(answer);
  showPages({
    layout: <LoggedInLayout />,
    pages: { '/top': topPage, '/user': <h1>the user page</h1> },
    outside: { '/': loginPage, '/nowhere': <ErrorPage /> },
    at,
    answers: { 'GET /user/me': me, ...more },
  });
  return me;
};
const heading = (name: string) => screen.findByRole('heading', { name });
const findName = () => screen.findByTitle('株式会社青葉フーズ流通 御中');
const findAlert = async () => (await screen.findByRole('alert')).textContent;
const openUserPage = async () =>
  userEvent.click(await screen.findByRole('link', { name: 'open the user page' }));
const pressTab = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const pressTopLink = async () =>
  userEvent.click(await screen.findByRole('link', { name: 'トップページへ' }));
const tellOtherTabs = (message: string): void => {
  const tab = new BroadcastChannel('mypage.demo');
  onTestFinished(() => tab.close());
  tab.postMessage(message);
};

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=abc; path=/';
});

describe('a page of a logged-in customer', () => {
  it('shows nothing until user/me answers, then the customer’s name', async () => {
    const answer = deferred<Response>();
    open([() => answer.promise]);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
    await act(async () => answer.resolve(jsonAnswer(user)));
    expect(await findName()).toBeTruthy();
    expect(await heading('the top page')).toBeTruthy();
  });

  it('fetches user/me on each route change, and keeps the name if a later call fails', async () => {
    const me = open([ok, () => errorAnswer('500-1-00-01')]);
    await openUserPage();
    expect(await screen.findByText('予期しないエラーが発生しました。')).toBeTruthy();
    expect(me).toHaveBeenCalledTimes(2);
    expect(await findName()).toBeTruthy();
  });

  it.each([
    ['fails', () => new TypeError('Failed to fetch'), '通信できませんでした'],
    [
      'has an unreadable name',
      () => jsonAnswer({ ...user, customerName: 7 }),
      '正しく受け取れませんでした',
    ],
  ])('shows a message, and no name, if user/me %s', async (_, answer, message) => {
    collectContractWarnings();
    open([answer]);
    expect(await heading('the top page')).toBeTruthy();
    expect(screen.queryByText(/青葉/)).toBeNull();
    expect(await findAlert()).toContain(message);
  });

  it.each([
    ['fail without a code', () => jsonAnswer({ error: 'x' }, 503)],
    [
      'have an unreadable part',
      () => jsonAnswer({ ...frameAnswers()['GET /setting/info'], idleTimeoutSeconds: 'long' }),
    ],
  ])('shows a message if the settings %s', async (_, answer) => {
    collectContractWarnings();
    open([ok], '/top', { 'GET /setting/info': answer });
    expect(await findAlert()).toBeTruthy();
    expect(await heading('the top page')).toBeTruthy();
    expect(location.pathname).toBe('/demo/mypage/top');
  });

  it('shows and keeps nothing of the customer after a 402, until an answer succeeds', async () => {
    const forget = vi.fn<() => void>();
    onSessionEnd(forget);
    open([ok, () => errorAnswer('402-1-00-01'), () => new TypeError('offline'), ok]);
    await findName();
    expect(forget).not.toHaveBeenCalled();
    await openUserPage();
    expect(await screen.findByText(/ご利用期間/)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText(/青葉/)).toBeNull();
    expect(forget).toHaveBeenCalledOnce();
    await pressTab('トップページ');
    expect(await findAlert()).toContain('通信できませんでした');
    expect(screen.queryByRole('heading')).toBeNull();
    await pressTab('ご登録情報');
    expect(await heading('the user page')).toBeTruthy();
    expect(await findName()).toBeTruthy();
  });

  it('shows no contents if the first answer is a 402', async () => {
    open([() => errorAnswer('402-1-00-02')]);
    expect(await findAlert()).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('link', { name: 'ログアウト' })).toBeTruthy();
  });

  it('redirects to the login, explains why, and reopens the page after it', async () => {
    open([() => errorAnswer('401-1-00-01')], '/user?tab=2');
    expect(await screen.findByText(/この画面のご利用にはログインが必要です/)).toBeTruthy();
    expect(await heading('the login page')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'the user page' })).toBeNull();
    expect(await takeReturnPath()).toBe('/user?tab=2');
  });

  it('redirects to the login without a message after the top-page link of an error page', async () => {
    open([() => errorAnswer('401-1-00-01')], '/nowhere');
    await pressTopLink();
    expect(await heading('the login page')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the end of a session, also after the top-page link of an error page', async () => {
    open([() => errorAnswer('401-1-02-01')], '/nowhere');
    await pressTopLink();
    expect(await findAlert()).toContain('ログアウトしました');
  });

  it('follows a logout in another tab', async () => {
    open();
    await heading('the top page');
    localStorage.setItem('pagination.demo', '{"page":3}');
    const steps = history.length;
    tellOtherTabs('logout');
    expect(await heading('the login page')).toBeTruthy();
    expect(await screen.findByText(/別のタブでログアウトした/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
    expect(history.length).toBe(steps);
    expect(localStorage.getItem('pagination.demo')).toBeNull();
  });
});

describe('the idle logout', () => {
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  /** Opens the top page with a clock that the test controls. */
  const openIdle = async (
    settings: Partial<SettingInfo> = { idleTimeoutSeconds: 600, idleWarningSeconds: 60 },
  ) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const me = open([ok], '/top', frameAnswers(settings));
    await heading('the top page');
    return me;
  };
  const warning = () => screen.queryByRole('dialog', { name: /まもなく自動的にログアウト/ });

  it('shows the time in its warning, and one press continues the session', async () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'Asia/Kolkata';
    onTestFinished(() => {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    });
    const me = await openIdle();
    await wait(530);
    expect(warning()).toBeNull();
    await wait(15);
    const [, hours, minutes] = /(\d\d):(\d\d):\d\d/.exec(warning()?.textContent ?? '') ?? [];
    const endTime = new Date(Date.now() + 55_000);
    const early =
      endTime.getHours() * 60 + endTime.getMinutes() - Number(hours) * 60 - Number(minutes);
    // A new minute or a new day may begin during the test.
    expect([0, 1, 1 - 24 * 60]).toContain(early);
    me.mockClear();
    screen.getByRole('button', { name: 'ログインを続ける' }).click();
    await waitFor(() => expect(me).toHaveBeenCalledOnce());
    expect(warning()).toBeNull();
  });

  it('closes an unanswered warning, and redirects to the login', async () => {
    const me = await openIdle();
    await wait(545);
    expect(warning()).toBeTruthy();
    me.mockImplementation(() => errorAnswer('401-1-02-01'));
    await wait(60);
    expect(await screen.findByText(/自動的にログアウトしました/)).toBeTruthy();
    expect(await heading('the login page')).toBeTruthy();
    expect(warning()).toBeNull();
  });

  it('closes the warning and shows a failed connection at the end', async () => {
    const me = await openIdle();
    await wait(545);
    me.mockImplementation(() => new TypeError('Failed to fetch'));
    await wait(60);
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    expect(warning()).toBeNull();
  });

  it('keeps an active customer logged in, without a warning and the loading overlay', async () => {
    const me = await openIdle();
    await wait(300);
    me.mockClear();
    const answer = deferred<Response>();
    me.mockReturnValueOnce(answer.promise);
    window.dispatchEvent(new Event('keydown'));
    await wait(5);
    expect(screen.queryByText(/処理中です/)).toBeNull();
    expect(getPendingCount()).toBe(0);
    // The page shows the new answer.
    await act(async () => answer.resolve(jsonAnswer({ ...user, titleOfHonor: '様' })));
    expect(await screen.findByTitle('株式会社青葉フーズ流通 様')).toBeTruthy();
    await wait(245);
    expect(warning()).toBeNull();
    expect(me).toHaveBeenCalledOnce();
  });
});

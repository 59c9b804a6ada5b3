import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getPendingCount } from '../../../src/api/pending.ts';
import type { SettingInfo } from '../../../generated/model/settingInfo.ts';
import { ErrorPage } from '../../../src/pages/error/ErrorPage.tsx';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { dismissDialogs, openDialog } from '../../../src/shell/messages/dialog-store.ts';
import { onSessionEnd } from '../../../src/shell/session/session.ts';
import { takeReturnPath } from '../../../src/shell/session/return-path.ts';
import { errorAnswer, jsonAnswer, type Answers, deferred } from '../../support/api.ts';
import { frameAnswers } from '../../support/settings.ts';
import { collectContractWarnings } from '../../support/wrong-answers.ts';
import { showPages } from '../show-pages.tsx';
import { openOtherTab } from './other-tab.ts';

type Answer = () => Response | Promise<Response> | Error;

const customerName = '株式会社青葉フーズ流通';
const currentUser = { customerKey: 'key-of-aoba', customerName, titleOfHonor: '御中' };
const userAnswer: Answer = () => jsonAnswer(currentUser);
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
const openPage = (
  answers: [Answer, ...Answer[]] = [userAnswer],
  path = '/top',
  otherAnswers: Answers = {},
) => {
  const userMock = vi.fn<Answer>(answers.at(-1));
  for (const answer of answers.slice(0, -1)) userMock.mockImplementationOnce(answer);
  showPages({
    layout: <LoggedInLayout />,
    pages: { '/top': topPage, '/user': <h1>the user page</h1> },
    outside: { '/': loginPage, '/nowhere': <ErrorPage />, '/error': <h1>the error page</h1> },
    at: path,
    answers: { 'GET /user/me': userMock, ...otherAnswers },
  });
  return userMock;
};
const findHeading = (headingText: string) => screen.findByRole('heading', { name: headingText });
const findCustomerName = () => screen.findByTitle('株式会社青葉フーズ流通 御中');
const findAlertText = async () => (await screen.findByRole('alert')).textContent;
const openUserPage = async () =>
  userEvent.click(await screen.findByRole('link', { name: 'open the user page' }));
const pressTab = (linkName: string) =>
  userEvent.click(screen.getByRole('link', { name: linkName }));
const pressTopLink = async () =>
  userEvent.click(await screen.findByRole('link', { name: 'トップページへ' }));

beforeEach(() => void (document.cookie = 'XSRF-TOKEN=abc; path=/'));

describe('a page of a logged-in customer', () => {
  it('shows nothing until user/me answers, then the customer’s name', async () => {
    const answer = deferred<Response>();
    openPage([() => answer.promise]);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
    await act(async () => answer.resolve(jsonAnswer(currentUser)));
    expect(await findCustomerName()).toBeTruthy();
    expect(await findHeading('the top page')).toBeTruthy();
  });

  it('fetches user/me on each route change, and keeps the name if a later call fails', async () => {
    const userMock = openPage([userAnswer, () => errorAnswer('500-1-00-01')]);
    await openUserPage();
    expect(await screen.findByText('予期しないエラーが発生しました。')).toBeTruthy();
    expect(userMock).toHaveBeenCalledTimes(2);
    expect(await findCustomerName()).toBeTruthy();
  });

  it.each([
    ['fails', () => new TypeError('Failed to fetch'), '通信できませんでした'],
    ['is refused with a code', () => errorAnswer('400-1-11-02'), 'ご利用が停止されています'],
    [
      'times out at a gateway',
      () => new Response('<html>', { status: 504 }),
      'サーバーからの応答が間に合いませんでした',
    ],
    [
      'has an unreadable name',
      () => jsonAnswer({ ...currentUser, customerName: 7 }),
      '正しく受け取れませんでした',
    ],
  ])('shows a message, and no name, if user/me %s', async (_, answer, message) => {
    collectContractWarnings();
    openPage([answer]);
    expect(await findHeading('the top page')).toBeTruthy();
    expect(screen.queryByText(/青葉/)).toBeNull();
    expect(await findAlertText()).toContain(message);
  });

  it.each([
    ['fail without a code', () => jsonAnswer({ error: 'x' }, 503)],
    [
      'have an unreadable part',
      () => jsonAnswer({ ...frameAnswers()['GET /setting/info'], idleTimeoutSeconds: 'long' }),
    ],
  ])('shows a message if the settings %s', async (_, answer) => {
    collectContractWarnings();
    openPage([userAnswer], '/top', { 'GET /setting/info': answer });
    expect(await findAlertText()).toBeTruthy();
    expect(await findHeading('the top page')).toBeTruthy();
    expect(location.pathname).toBe('/demo/mypage/top');
  });

  it('is replaced by the error page if a gateway refuses user/me without a code', async () => {
    openPage([() => new Response('<html>', { status: 502 })]);
    expect(await findHeading('the error page')).toBeTruthy();
  });

  it('shows and keeps nothing of the customer after a 402, until an answer succeeds', async () => {
    const onEnd = vi.fn<() => void>();
    onSessionEnd(onEnd);
    const refuse = () => errorAnswer('402-1-00-01');
    openPage([userAnswer, refuse, () => new TypeError('offline'), userAnswer]);
    await findCustomerName();
    expect(onEnd).not.toHaveBeenCalled();
    await openUserPage();
    expect(await screen.findByText(/ご利用期間/)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText(/青葉/)).toBeNull();
    expect(onEnd).toHaveBeenCalledOnce();
    await pressTab('トップページ');
    expect(await findAlertText()).toContain('通信できませんでした');
    expect(screen.queryByRole('heading')).toBeNull();
    await pressTab('ご登録情報');
    expect(await findHeading('the user page')).toBeTruthy();
    expect(await findCustomerName()).toBeTruthy();
  });

  it('shows no contents if the first answer is a 402', async () => {
    openPage([() => errorAnswer('402-1-00-02')]);
    expect(await findAlertText()).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('link', { name: 'ログアウト' })).toBeTruthy();
  });

  it('without a session redirects to the login with an explanation, and becomes the return path', async () => {
    openPage([() => errorAnswer('401-1-00-01')], '/user?tab=2');
    expect(await screen.findByText(/この画面のご利用にはログインが必要です/)).toBeTruthy();
    expect(await findHeading('the login page')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'the user page' })).toBeNull();
    expect(await takeReturnPath()).toBe('/user?tab=2');
  });

  it('redirects to the login without a message after the top-page link of an error page', async () => {
    openPage([() => errorAnswer('401-1-00-01')], '/nowhere');
    await pressTopLink();
    expect(await findHeading('the login page')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the end of a session, also after the top-page link of an error page', async () => {
    openPage([() => errorAnswer('401-1-02-01')], '/nowhere');
    await pressTopLink();
    expect(await findAlertText()).toContain('ログアウトしました');
  });

  it('redirects to the login after a logout in another tab', async () => {
    openPage();
    await findHeading('the top page');
    localStorage.setItem('pagination.demo', '{"page":3}');
    const historyLength = history.length;
    openOtherTab().send('logout');
    expect(await findHeading('the login page')).toBeTruthy();
    expect(await screen.findByText(/別のタブでログアウトした/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
    expect(history.length).toBe(historyLength);
    expect(localStorage.getItem('pagination.demo')).toBeNull();
  });
});

describe('the idle logout', () => {
  const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  /** Opens the top page with a clock that the test controls. */
  const openWithFakeClock = async (
    settings: Partial<SettingInfo> = { idleTimeoutSeconds: 600, idleWarningSeconds: 60 },
  ) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const userMock = openPage([userAnswer], '/top', frameAnswers(settings));
    await findHeading('the top page');
    return userMock;
  };
  const queryWarning = () => screen.queryByRole('dialog', { name: /まもなく自動的にログアウト/ });

  it('is postponed by a press in the warning, which shows the time of the logout', async () => {
    const originalTimeZone = process.env['TZ'];
    process.env['TZ'] = 'Asia/Kolkata';
    onTestFinished(() => {
      if (originalTimeZone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = originalTimeZone;
    });
    const userMock = await openWithFakeClock();
    await passSeconds(530);
    expect(queryWarning()).toBeNull();
    // The warning does not wait until another dialog is closed.
    act(() => void openDialog({ title: 'question', message: '' }));
    await passSeconds(15);
    const [, hours, minutes] = /(\d\d):(\d\d):\d\d/.exec(queryWarning()?.textContent ?? '') ?? [];
    const endTime = new Date(Date.now() + 55_000);
    const earlyMinutes =
      endTime.getHours() * 60 + endTime.getMinutes() - Number(hours) * 60 - Number(minutes);
    // A new minute or a new day may begin during the test.
    expect([0, 1, 1 - 24 * 60]).toContain(earlyMinutes);
    userMock.mockClear();
    // While the warning is open, activity outside the dialog does not postpone the logout.
    window.dispatchEvent(new Event('keydown'));
    await passSeconds(1);
    expect(userMock).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'ログインを続ける' }).click();
    await waitFor(() => expect(userMock).toHaveBeenCalledOnce());
    expect(queryWarning()).toBeNull();
    act(dismissDialogs);
    // After the warning, activity keeps the session again.
    await passSeconds(300);
    window.dispatchEvent(new Event('keydown'));
    await waitFor(() => expect(userMock).toHaveBeenCalledTimes(2));
  });

  it('is postponed by Escape in its warning', async () => {
    const userMock = await openWithFakeClock();
    await passSeconds(545);
    userMock.mockClear();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(userMock).toHaveBeenCalledOnce());
  });

  it('closes an unanswered warning, and redirects to the login', async () => {
    const userMock = await openWithFakeClock();
    await passSeconds(545);
    expect(queryWarning()).toBeTruthy();
    userMock.mockImplementation(() => errorAnswer('401-1-02-01'));
    await passSeconds(60);
    expect(await screen.findByText(/自動的にログアウトしました/)).toBeTruthy();
    expect(await findHeading('the login page')).toBeTruthy();
    expect(queryWarning()).toBeNull();
  });

  it('closes the warning and shows a message if its time ends without a connection', async () => {
    const userMock = await openWithFakeClock();
    await passSeconds(545);
    userMock.mockImplementation(() => new TypeError('Failed to fetch'));
    await passSeconds(60);
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    expect(queryWarning()).toBeNull();
  });

  it('is postponed by activity, without a warning and without the loading overlay', async () => {
    const userMock = await openWithFakeClock();
    await passSeconds(300);
    userMock.mockClear();
    const answer = deferred<Response>();
    userMock.mockReturnValueOnce(answer.promise);
    window.dispatchEvent(new Event('keydown'));
    await passSeconds(5);
    expect(screen.queryByText(/処理中です/)).toBeNull();
    expect(getPendingCount()).toBe(0);
    // The page shows the new answer.
    await act(async () => answer.resolve(jsonAnswer({ ...currentUser, titleOfHonor: '様' })));
    expect(await screen.findByTitle('株式会社青葉フーズ流通 様')).toBeTruthy();
    await passSeconds(245);
    expect(queryWarning()).toBeNull();
    expect(userMock).toHaveBeenCalledOnce();
  });
});

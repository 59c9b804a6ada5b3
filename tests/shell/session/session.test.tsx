import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getPending } from '../../../src/api/pending.ts';
import type { SettingInfo } from '../../../generated/model/settingInfo.ts';
import { ErrorPage } from '../../../src/pages/error/ErrorPage.tsx';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { onSessionEnd } from '../../../src/shell/session/session.ts';
import { takeReturnPath } from '../../../src/shell/session/return-path.ts';
import { errorAnswer, jsonAnswer, stubApi, type SentRequest } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';

const user = {
  customerKey: 'key-of-aoba',
  customerName: '株式会社青葉フーズ流通',
  titleOfHonor: '御中',
};
const pages = {
  '/top': (
    <>
      <h1>the top page</h1>
      <Link to="/user">go on</Link>
    </>
  ),
  '/user': <h1>the user page</h1>,
};
const outside = { '/': <h1>the login page</h1> };

beforeEach(async () => {
  await speak();
  closeMessage();
  document.cookie = 'XSRF-TOKEN=abc; path=/';
});

afterEach(() => vi.useRealTimers());

const enter = (at = '/top') =>
  renderPages({
    layout: <LoggedInLayout />,
    pages,
    outside: { '/': <PublicLayoutWith />, '/nowhere': <ErrorPage /> },
    at,
  });

/** The login page shows what was said on the way to it. */
function PublicLayoutWith() {
  return (
    <>
      <PublicLayout />
      {outside['/']}
    </>
  );
}

describe('a page of a logged-in customer', () => {
  it('shows nothing until user/me answers, then the customer’s name', async () => {
    let answer: (response: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    stubApi({ ...frameAnswers(), 'GET /user/me': () => pending });
    enter();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
    await act(async () => answer(jsonAnswer(user)));
    expect(await screen.findByTitle('株式会社青葉フーズ流通 御中')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'the top page' })).toBeTruthy();
  });

  it('fetches user/me again on each route change', async () => {
    const sent = stubApi({ ...frameAnswers(), 'GET /user/me': () => jsonAnswer(user) });
    enter();
    await userEvent.click(await screen.findByRole('link', { name: 'go on' }));
    await screen.findByRole('heading', { name: 'the user page' });
    await waitFor(() => expect(sent.filter(({ path }) => path === '/user/me')).toHaveLength(2));
  });

  it('is displayed without a name if user/me fails', async () => {
    stubApi({ ...frameAnswers(), 'GET /user/me': () => new TypeError('Failed to fetch') });
    enter();
    expect(await screen.findByRole('heading', { name: 'the top page' })).toBeTruthy();
    expect(screen.queryByText(/青葉/)).toBeNull();
    expect((await screen.findByRole('alert')).textContent).toContain('通信できませんでした');
  });

  it.each([
    ['a failure without a code', () => jsonAnswer({ error: 'x' }, 503)],
    [
      'one of its parts that cannot be read',
      () => jsonAnswer({ ...frameAnswers()['GET /setting/info'], idleTimeoutSeconds: 'long' }),
    ],
  ])('reports settings that are not available: %s', async (_, answer) => {
    hearOfWrongAnswers();
    stubApi({
      ...frameAnswers(),
      'GET /user/me': () => jsonAnswer(user),
      'GET /setting/info': answer,
    });
    enter();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'the top page' })).toBeTruthy();
    expect(location.pathname).toBe('/demo/mypage/top');
  });

  it('reports a name that cannot be read, and is displayed without it', async () => {
    hearOfWrongAnswers();
    stubApi({
      ...frameAnswers(),
      'GET /user/me': () => jsonAnswer({ ...user, customerName: 7 }),
    });
    enter();
    expect((await screen.findByRole('alert')).textContent).toContain('正しく受け取れませんでした');
    expect(screen.getByRole('heading', { name: 'the top page' })).toBeTruthy();
  });

  it('keeps the name when a later user/me fails', async () => {
    const answers = [jsonAnswer(user), errorAnswer('500-1-00-01')];
    stubApi({ ...frameAnswers(), 'GET /user/me': () => answers.shift() ?? new TypeError('x') });
    enter();
    await userEvent.click(await screen.findByRole('link', { name: 'go on' }));
    expect(await screen.findByText('予期しないエラーが発生しました。')).toBeTruthy();
    expect(screen.getByTitle('株式会社青葉フーズ流通 御中')).toBeTruthy();
  });

  it('shows nothing of the customer after a 402 until a later answer succeeds', async () => {
    const answers = [jsonAnswer(user), errorAnswer('402-1-00-01'), new TypeError('offline')];
    stubApi({ ...frameAnswers(), 'GET /user/me': () => answers.shift() ?? jsonAnswer(user) });
    enter();
    const goTo = (path: string) =>
      userEvent.click(document.querySelector(`nav a[href$="${path}"]`) ?? document.body);
    await userEvent.click(await screen.findByRole('link', { name: 'go on' }));
    expect(await screen.findByText(/ご利用期間/)).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByText(/青葉/)).toBeNull();
    await goTo('/top');
    expect((await screen.findByRole('alert')).textContent).toContain('通信できませんでした');
    expect(screen.queryByRole('heading')).toBeNull();
    await goTo('/user');
    expect(await screen.findByRole('heading', { name: 'the user page' })).toBeTruthy();
    expect(screen.getByTitle('株式会社青葉フーズ流通 御中')).toBeTruthy();
  });

  it('forgets the customer’s data after a 402', async () => {
    const answers = [jsonAnswer(user), errorAnswer('402-1-00-01')];
    stubApi({ ...frameAnswers(), 'GET /user/me': () => answers.shift() ?? jsonAnswer(user) });
    const forget = vi.fn<() => void>();
    onSessionEnd(forget);
    enter();
    await screen.findByTitle('株式会社青葉フーズ流通 御中');
    expect(forget).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'go on' }));
    await waitFor(() => expect(forget).toHaveBeenCalledOnce());
  });

  it('shows no contents if the first answer is a 402', async () => {
    stubApi({ ...frameAnswers(), 'GET /user/me': () => errorAnswer('402-1-00-02') });
    enter();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('link', { name: 'ログアウト' })).toBeTruthy();
  });

  it('redirects to the login, explains why, and reopens the page after it', async () => {
    stubApi({ ...frameAnswers(), 'GET /user/me': () => errorAnswer('401-1-00-01') });
    enter('/user?tab=2');
    expect(await screen.findByText(/この画面のご利用にはログインが必要です/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'the login page' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'the user page' })).toBeNull();
    expect(await takeReturnPath()).toBe('/user?tab=2');
  });

  it('redirects to the login without a message from the top-page link of an error page', async () => {
    stubApi({ ...frameAnswers(), 'GET /user/me': () => errorAnswer('401-1-00-01') });
    enter('/nowhere');
    await userEvent.click(await screen.findByRole('link', { name: 'トップページへ' }));
    expect(await screen.findByRole('heading', { name: 'the login page' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says to them all the same that a login of theirs has ended', async () => {
    stubApi({ ...frameAnswers(), 'GET /user/me': () => errorAnswer('401-1-02-01') });
    enter('/nowhere');
    await userEvent.click(await screen.findByRole('link', { name: 'トップページへ' }));
    expect((await screen.findByRole('alert')).textContent).toContain('ログアウトしました');
  });

  it.each([
    [null, null],
    ['', '御中'],
    ['   ', '様'],
  ])('shows no honorific without a name (%j)', async (customerName, titleOfHonor) => {
    stubApi({
      ...frameAnswers(),
      'GET /user/me': () => jsonAnswer({ customerKey: 'k', customerName, titleOfHonor }),
    });
    enter();
    await screen.findByRole('heading', { name: 'the top page' });
    expect(screen.queryByText(/御中|様/)).toBeNull();
  });

  it('follows a logout in another tab', async () => {
    stubApi({ ...frameAnswers(), 'GET /user/me': () => jsonAnswer(user) });
    enter();
    await screen.findByRole('heading', { name: 'the top page' });
    localStorage.setItem('pagination.demo', '{"page":3}');
    const steps = history.length;
    const other = new BroadcastChannel('mypage.demo');
    other.postMessage('logout');
    expect(await screen.findByRole('heading', { name: 'the login page' })).toBeTruthy();
    // The login page still shows the reason.
    expect(await screen.findByText(/別のタブでログアウトした/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
    expect(history.length).toBe(steps);
    expect(localStorage.getItem('pagination.demo')).toBeNull();
    other.close();
  });
});

describe('the idle logout', () => {
  const idle = { idleTimeoutSeconds: 600, idleWarningSeconds: 60 };
  const meCount = (sent: readonly { path: string }[]): number =>
    sent.filter(({ path }) => path === '/user/me').length;

  /** A customer on the top page, with a clock that the test moves on. */
  const enterIdle = async (settings: Partial<SettingInfo> = idle) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = {
      answer: (): Response | Error => jsonAnswer(user),
      sent: [] as readonly SentRequest[],
      wait: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000)),
    };
    server.sent = stubApi({ ...frameAnswers(settings), 'GET /user/me': () => server.answer() });
    enter();
    await screen.findByRole('heading', { name: 'the top page' });
    return server;
  };

  it('shows the time in its warning, and one press continues the session', async () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'Asia/Kolkata';
    onTestFinished(() => {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    });
    const { sent, wait } = await enterIdle();
    await wait(530);
    expect(screen.queryByRole('dialog')).toBeNull();
    await wait(15);
    const warning = screen.getByRole('dialog', { name: /まもなく自動的にログアウト/ });
    const [, hours, minutes] = /(\d\d):(\d\d):\d\d/.exec(warning.textContent) ?? [];
    const end = new Date(Date.now() + 55_000);
    const early = end.getHours() * 60 + end.getMinutes() - Number(hours) * 60 - Number(minutes);
    // The minute, or the day, may turn meanwhile.
    expect([0, 1, 1 - 24 * 60]).toContain(early);
    const before = meCount(sent);
    screen.getByRole('button', { name: 'ログインを続ける' }).click();
    await waitFor(() => expect(meCount(sent)).toBe(before + 1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('redirects to the login if the warning is not answered', async () => {
    const server = await enterIdle();
    await server.wait(545);
    expect(screen.getByRole('dialog')).toBeTruthy();
    server.answer = () => errorAnswer('401-1-02-01');
    await server.wait(60);
    expect(await screen.findByText(/自動的にログアウトしました/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'the login page' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes the warning and reports a failed connection at the end', async () => {
    const server = await enterIdle();
    await server.wait(545);
    server.answer = () => new TypeError('Failed to fetch');
    await server.wait(60);
    expect(await screen.findByText(/通信できませんでした/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not warn an active customer', async () => {
    const { sent, wait } = await enterIdle();
    await wait(300);
    const before = meCount(sent);
    window.dispatchEvent(new Event('keydown'));
    await wait(245);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(meCount(sent)).toBe(before + 1);
  });

  it('keeps an active customer logged in without the loading overlay', async () => {
    const server = await enterIdle();
    await server.wait(300);
    let answer: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    stubApi({ ...frameAnswers(idle), 'GET /user/me': () => late });
    window.dispatchEvent(new Event('keydown'));
    await server.wait(5);
    expect(screen.queryByText(/処理中です/)).toBeNull();
    expect(getPending()).toBe(0);
    // And what it answers is not thrown away.
    await act(async () => answer(jsonAnswer({ ...user, titleOfHonor: '様' })));
    expect(await screen.findByTitle('株式会社青葉フーズ流通 様')).toBeTruthy();
  });

  it('closes the warning when another tab is used, and shows it again at its new time', async () => {
    const { sent, wait } = await enterIdle();
    await wait(545);
    const before = meCount(sent);
    const warned = screen.getByRole('dialog').textContent;
    const other = new BroadcastChannel('mypage.demo');
    other.postMessage('activity');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(meCount(sent)).toBe(before);
    await wait(545);
    expect(screen.getByRole('dialog').textContent).not.toBe(warned);
    other.close();
  });

  it('shows no warning if the API sends no time limit', async () => {
    const { wait } = await enterIdle({});
    await wait(3600);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

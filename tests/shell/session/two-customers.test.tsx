import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { apiFetch } from '../../../src/api/mutator.ts';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { useLeaveGuard } from '../../../src/shell/flows/leave-guard.ts';
import { errorAnswer, jsonAnswer, type SentRequest, deferred } from '../../support/api.ts';
import { nextTask, showPages } from '../show-pages.tsx';
import { openOtherTab } from './other-tab.ts';

const aoba = { customerKey: 'key-of-aoba', customerName: '株式会社青葉', titleOfHonor: '御中' };
const midori = { customerKey: 'key-of-midori', customerName: '緑商会', titleOfHonor: '様' };
const otherCustomerNamedAoba = { ...aoba, customerKey: 'key-of-aoba-2' };

type Answer = () => Response | Promise<Response> | Error;
/** The answer to user/me. All tabs share one session, so a login in another tab changes this answer. */
let userAnswer: Answer;
let billsAnswer: Answer;
let requests: readonly SentRequest[] = [];
const getSentPaths = (): string[] => requests.map(({ path }) => path);
const getUserRequestCount = () => getSentPaths().filter((path) => path === '/user/me').length;
let replaceDocumentSpy: MockInstance<Location['replace']>;

const setToken = (token: string) => (document.cookie = `XSRF-TOKEN=${token}; path=/`);

const topPage = (
  <>
    <h1>the top page</h1>
    <p>青葉の明細</p>
    <Link to="/user">open the user page</Link>
  </>
);

async function openTopPage(user: object = aoba, page: ReactNode = topPage): Promise<void> {
  userAnswer = () => jsonAnswer(user);
  billsAnswer = () => jsonAnswer({ items: [], total: 0, page: 1, perPage: 50 });
  ({ requests } = showPages({
    layout: <LoggedInLayout />,
    pages: { '/top': page, '/user': <h1>the user page</h1> },
    outside: { '/': <h1>the login</h1> },
    at: '/top',
    answers: {
      'GET /user/me': () => userAnswer(),
      'GET /bills': () => billsAnswer(),
      'POST /bills/1/status': () => jsonAnswer({}),
    },
  }));
  await screen.findByRole('heading', { name: 'the top page' });
}
const openUserPage = () =>
  userEvent.click(screen.getByRole('link', { name: 'open the user page' }));

/** Logs in as this user in another tab: user/me returns the user, and the session gets a new token. */
function logInElsewhere(user: object): void {
  userAnswer = () => jsonAnswer(user);
  setToken(`token-of-${Math.random()}`);
}

async function sendFromOtherTab(message: unknown): Promise<void> {
  openOtherTab().send(message);
  await act(nextTask);
}

/** Whether the page is empty and a new document is loaded in its place. */
const isPageReplaced = async (): Promise<boolean> => {
  await waitFor(() => expect(replaceDocumentSpy).toHaveBeenCalledWith('/demo/mypage/top'));
  return screen.queryByRole('heading') === null && screen.queryByText(/青葉|緑/) === null;
};
const becomeVisible = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  setToken('token-of-the-first-login');
  replaceDocumentSpy = vi.spyOn(location, 'replace').mockReturnValue();
});

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
});

describe('a login of another customer in another tab', () => {
  it.each([
    ['another name', midori],
    ['the same name', otherCustomerNamedAoba],
  ])('closes the page at once: %s', async (_, otherUser) => {
    await openTopPage();
    logInElsewhere(otherUser);
    await sendFromOtherTab('login');
    expect(await isPageReplaced()).toBe(true);
  });

  it('closes the page without a question about unsaved entries', async () => {
    function EditedForm() {
      useLeaveGuard(true);
      return <h1>the top page</h1>;
    }
    await openTopPage(aoba, <EditedForm />);
    const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asksBeforeUnload()).toBe(true);
    let wasAsked: boolean | undefined;
    replaceDocumentSpy.mockImplementation(() => {
      wasAsked = asksBeforeUnload();
    });
    logInElsewhere(midori);
    await sendFromOtherTab('login');
    expect(await isPageReplaced()).toBe(true);
    expect(wasAsked).toBe(false);
  });

  it.each([
    ['the other customer’s page opens', () => sendFromOtherTab({ customer: midori.customerKey })],
    ['the customer navigates in a browser without BroadcastChannel', openUserPage],
  ])('closes the page when %s', async (_, triggerCheck) => {
    await openTopPage();
    userAnswer = () => jsonAnswer(midori);
    await triggerCheck();
    expect(await isPageReplaced()).toBe(true);
  });

  it('closes the page when the browser restores the page from its back-forward cache', async () => {
    await openTopPage();
    logInElsewhere(midori);
    const restorePage = (persisted: boolean) =>
      act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    const requestCountBefore = getUserRequestCount();
    // A reloaded page fetches the customer without this event.
    await restorePage(false);
    expect(getUserRequestCount()).toBe(requestCountBefore);
    await restorePage(true);
    expect(await isPageReplaced()).toBe(true);
  });

  it('closes the page when its tab becomes visible', async () => {
    await openTopPage();
    logInElsewhere(midori);
    await becomeVisible();
    expect(await isPageReplaced()).toBe(true);
  });

  it.each([
    ['becomes visible without a change of the session', 'visible'],
    ['is hidden', 'hidden'],
  ] as const)('causes no request when the tab %s', async (_, visibility) => {
    await openTopPage();
    if (visibility === 'hidden') logInElsewhere(midori);
    const requestCountBefore = getSentPaths().length;
    const visibilitySpy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    await becomeVisible();
    expect(getSentPaths().slice(requestCountBefore)).toEqual([]);
    visibilitySpy.mockRestore();
  });

  it.each([
    ['GET', '/bills'],
    ['POST', '/bills/1/status'],
  ] as const)('prevents calls with the other customer’s session: %s %s', async (method, path) => {
    await openTopPage();
    logInElsewhere(midori);
    await expect(apiFetch(path, { method })).rejects.toMatchObject({ kind: 'aborted' });
    expect(getSentPaths()).not.toContain(path);
    expect(await isPageReplaced()).toBe(true);
  });

  it('cancels a running call that the server refuses after the login', async () => {
    await openTopPage();
    billsAnswer = () => {
      logInElsewhere(midori);
      return errorAnswer('403-1-00-01');
    };
    await expect(apiFetch('/bills')).rejects.toMatchObject({ kind: 'aborted' });
    expect(getSentPaths().filter((path) => path === '/bills')).toHaveLength(1);
    expect(await isPageReplaced()).toBe(true);
  });

  it('prevents calls if user/me cannot be fetched, and keeps the page', async () => {
    await openTopPage();
    logInElsewhere(midori);
    userAnswer = () => new TypeError('Failed to fetch');
    await expect(apiFetch('/bills')).rejects.toMatchObject({ kind: 'network' });
    expect(getSentPaths()).not.toContain('/bills');
    expect(screen.getByText('青葉の明細')).toBeTruthy();
  });

  it.each([
    ['the other tab reports it', () => sendFromOtherTab('login')],
    [
      'a call follows, which is then cancelled',
      () => expect(apiFetch('/bills')).rejects.toMatchObject({ kind: 'aborted' }),
    ],
  ])('redirects to the login if the other login is not complete, and %s', async (_, trigger) => {
    await openTopPage();
    logInElsewhere(midori);
    userAnswer = () => errorAnswer('401-1-00-01');
    await trigger();
    expect(await screen.findByRole('heading', { name: 'the login' })).toBeTruthy();
    expect(replaceDocumentSpy).not.toHaveBeenCalled();
  });
});

describe('a login of the same customer in another tab', () => {
  const callTwice = () => Promise.all([apiFetch('/bills'), apiFetch('/bills')]);

  it('keeps the page and its calls', async () => {
    await openTopPage();
    logInElsewhere(aoba);
    await sendFromOtherTab('login');
    const requestCountBefore = getSentPaths().length;
    await callTwice();
    expect(getSentPaths().slice(requestCountBefore)).toEqual(['/bills', '/bills']);
    expect(screen.getByText('青葉の明細')).toBeTruthy();
    expect(replaceDocumentSpy).not.toHaveBeenCalled();
  });

  it('causes one user/me request for all waiting calls, also during a navigation', async () => {
    await openTopPage();
    logInElsewhere(aoba);
    const answer = deferred<Response>();
    userAnswer = () => answer.promise;
    const requestCountBefore = getSentPaths().length;
    const calls = callTwice();
    await waitFor(() => expect(getSentPaths().slice(requestCountBefore)).toEqual(['/user/me']));
    await openUserPage();
    await screen.findByRole('heading', { name: 'the user page' });
    await act(async () => answer.resolve(jsonAnswer(aoba)));
    expect(await calls).toHaveLength(2);
    const paths = ['/user/me', '/bills', '/bills'];
    const laterPaths = getSentPaths().slice(requestCountBefore);
    expect(laterPaths.filter((path) => paths.includes(path))).toEqual(paths);
  });

  it('causes no request when the customer opens a page, or when a message is unknown', async () => {
    await openTopPage();
    const requestCountBefore = getSentPaths().length;
    await sendFromOtherTab({ customer: aoba.customerKey });
    await sendFromOtherTab('a message of a newer portal');
    await sendFromOtherTab(null);
    expect(getSentPaths()).toHaveLength(requestCountBefore);
  });
});

describe('the page that replaces another customer’s page', () => {
  beforeEach(() => sessionStorage.setItem('leftPageOf.demo', 'key-of-midori'));
  const findAlertText = async () => (await screen.findByRole('alert')).textContent;

  it.each([
    [' ', '別のお客さま'],
    ['株式会社青葉', '「株式会社青葉 御中」'],
  ])('shows the change to the customer %j, and that entries were not sent', async (name, text) => {
    await openTopPage({ ...aoba, customerName: name });
    const alertText = await findAlertText();
    expect(alertText).toContain(
      `別のタブで${text}としてログインしたため、このタブの画面も切り替わりました。`,
    );
    expect(alertText).toContain('入力途中だった内容は、送信されていません。');
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
    // The change is shown once.
    expect(sessionStorage.getItem('leftPageOf.demo')).toBeNull();
  });
});

describe('a history entry', () => {
  it('of another customer is replaced by the top page, without the parameters of the search', async () => {
    history.replaceState({ customer: 'key-of-midori' }, '', '/demo/mypage/user?keyword=secret');
    history.pushState(null, '', '/demo/mypage/top');
    await openTopPage();
    const pushStateSpy = vi.spyOn(history, 'pushState');
    await act(async () => {
      history.back();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await waitFor(() => expect(location.pathname + location.search).toBe('/demo/mypage/top'));
    expect(pushStateSpy).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'the top page' })).toBeTruthy();
  });

  it('contains the owner key of the customer who opens the page', async () => {
    await openTopPage();
    await openUserPage();
    await screen.findByRole('heading', { name: 'the user page' });
    await waitFor(() => expect(history.state).toMatchObject({ customer: 'key-of-aoba' }));
  });
});

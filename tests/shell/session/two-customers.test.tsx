import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiFetch } from '../../../src/api/mutator.ts';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { useLeaveGuard } from '../../../src/shell/flows/leave-guard.ts';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { errorAnswer, jsonAnswer, stubApi, type SentRequest } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { hearOfWrongAnswers } from '../../support/wrong-answers.ts';

const aoba = { customerKey: 'key-of-aoba', customerName: '株式会社青葉', titleOfHonor: '御中' };
const midori = { customerKey: 'key-of-midori', customerName: '緑商会', titleOfHonor: '様' };
/** Another customer of the same name. */
const otherAoba = { ...aoba, customerKey: 'key-of-aoba-2' };

const pages = {
  '/top': (
    <>
      <h1>the top page</h1>
      <p>青葉の明細</p>
      <Link to="/user">go on</Link>
    </>
  ),
  '/user': <h1>the user page</h1>,
};

const setToken = (token: string): void => {
  document.cookie = `XSRF-TOKEN=${token}; path=/`;
};

/** The one session of the browser, whoever's it is. */
const server: { me: () => Response | Promise<Response> | Error; sent: readonly SentRequest[] } = {
  me: () => jsonAnswer(aoba),
  sent: [],
};
const pathsSent = (): string[] => server.sent.map(({ path }) => path);
let replaced = vi.spyOn(location, 'replace');

/** A tab that shows the top page of `aoba`. */
async function enter(
  at = '/top',
  shown: Record<string, ReactNode> = pages,
  user: object = aoba,
): Promise<void> {
  server.me = () => jsonAnswer(user);
  server.sent = stubApi({
    ...frameAnswers(),
    'GET /user/me': () => server.me(),
    'GET /bills': () => jsonAnswer({ items: [], total: 0, page: 1, perPage: 50 }),
    'POST /bills/1/status': () => jsonAnswer({}),
  });
  renderPages({
    layout: <LoggedInLayout />,
    pages: shown,
    outside: { '/': <h1>the login</h1> },
    at,
  });
  await screen.findByRole('heading', { name: 'the top page' });
}

/** Somebody logs in in another tab: the server answers for them, and the token is a new one. */
function logInElsewhere(user: object): void {
  server.me = () => jsonAnswer(user);
  setToken(`token-of-${Math.random()}`);
}

async function tell(news: unknown): Promise<void> {
  const other = new BroadcastChannel('mypage.demo');
  other.postMessage(news);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  other.close();
}

/** Whether the page makes way for a new one, and shows nothing meanwhile. */
const isLeft = async (): Promise<boolean> => {
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/demo/mypage/top'));
  return screen.queryByRole('heading') === null && screen.queryByText(/青葉|緑/) === null;
};

beforeEach(async () => {
  await speak();
  closeMessage();
  setToken('token-of-the-first-login');
  replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
});

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
});

describe('when another customer logs in in another tab, the page of the first', () => {
  it.each([
    ['another name', midori],
    ['the same name', otherAoba],
  ])('goes at once: %s', async (_, other) => {
    await enter();
    logInElsewhere(other);
    await tell('login');
    expect(await isLeft()).toBe(true);
  });

  it('goes without a question for what is not sent yet', async () => {
    function Form() {
      useLeaveGuard(true);
      return <h1>the top page</h1>;
    }
    await enter('/top', { '/top': <Form /> });
    const isAsked = (): boolean => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(isAsked()).toBe(true);
    let wasAsked: boolean | undefined;
    replaced.mockImplementation(() => {
      wasAsked = isAsked();
    });
    logInElsewhere(midori);
    await tell('login');
    expect(await isLeft()).toBe(true);
    expect(wasAsked).toBe(false);
  });

  it('goes when the page of the other is opened, however that customer came in', async () => {
    await enter();
    server.me = () => jsonAnswer(midori);
    await tell({ customer: midori.customerKey });
    expect(await isLeft()).toBe(true);
  });

  const comeBack = (persisted: boolean) =>
    act(() => {
      const event = new Event('pageshow');
      Object.assign(event, { persisted });
      window.dispatchEvent(event);
    });

  it('goes when the customer comes back from another site to a session that the server has ended', async () => {
    await enter();
    // Nothing in this browser says so.
    server.me = () => errorAnswer('401-1-02-01');
    comeBack(true);
    expect(await screen.findByRole('heading', { name: 'the login' })).toBeTruthy();
    expect(screen.queryByText('青葉の明細')).toBeNull();
  });

  it('goes when the customer comes back from another site: the page is as it was left', async () => {
    await enter();
    logInElsewhere(midori);
    const asked = () => pathsSent().filter((path) => path === '/user/me').length;
    const before = asked();
    // The browser has loaded it anew: it asks by itself.
    comeBack(false);
    expect(asked()).toBe(before);
    comeBack(true);
    expect(await isLeft()).toBe(true);
  });

  it('goes at the next route change, where tabs cannot tell each other', async () => {
    await enter();
    server.me = () => jsonAnswer(midori);
    await userEvent.click(screen.getByRole('link', { name: 'go on' }));
    expect(await isLeft()).toBe(true);
  });

  it('goes when the customer comes back to the tab', async () => {
    await enter();
    logInElsewhere(midori);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await isLeft()).toBe(true);
  });

  it('asks nobody when the customer comes back to the tab and nobody has logged in meanwhile', async () => {
    await enter();
    const before = pathsSent().length;
    document.dispatchEvent(new Event('visibilitychange'));
    await act(async () => undefined);
    expect(pathsSent().slice(before)).toEqual([]);
  });

  it('asks nobody while it is out of sight: where tabs cannot tell each other, not before it is seen', async () => {
    await enter();
    logInElsewhere(midori);
    const before = pathsSent().length;
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await act(async () => undefined);
    expect(pathsSent().slice(before)).toEqual([]);
    state.mockRestore();
  });

  it.each([
    ['GET', '/bills'],
    ['POST', '/bills/1/status'],
  ] as const)('never makes a call with the other’s session: %s %s', async (method, path) => {
    await enter();
    logInElsewhere(midori);
    const failed = await apiFetch(path, { method }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ kind: 'aborted' });
    expect(pathsSent()).not.toContain(path);
    expect(await isLeft()).toBe(true);
  });

  it('never takes an answer that a login overtook: the server refuses the old pair', async () => {
    await enter();
    const refused = stubApi({
      ...frameAnswers(),
      'GET /user/me': () => jsonAnswer(midori),
      'GET /bills': () => {
        logInElsewhere(midori);
        return errorAnswer('403-1-00-01');
      },
    });
    const failed = await apiFetch('/bills').catch((error: unknown) => error);
    expect(failed).toMatchObject({ kind: 'aborted' });
    expect(refused.filter(({ path }) => path === '/bills')).toHaveLength(1);
    expect(await isLeft()).toBe(true);
  });

  it('does not go on if nobody can say who is there', async () => {
    await enter();
    logInElsewhere(midori);
    server.me = () => new TypeError('Failed to fetch');
    const failed = await apiFetch('/bills').catch((error: unknown) => error);
    expect(failed).toMatchObject({ kind: 'network' });
    expect(pathsSent()).not.toContain('/bills');
    expect(screen.getByText('青葉の明細')).toBeTruthy();
  });

  it('leads to the login if the other’s login is not complete yet', async () => {
    await enter();
    logInElsewhere(midori);
    server.me = () => errorAnswer('401-1-00-01');
    await tell('login');
    expect(await screen.findByRole('heading', { name: 'the login' })).toBeTruthy();
    expect(replaced).not.toHaveBeenCalled();
  });
});

describe('when the same customer logs in in another tab, the page', () => {
  it('stays, and its calls go on after one question', async () => {
    await enter();
    logInElsewhere(aoba);
    await tell('login');
    const before = pathsSent().length;
    await Promise.all([apiFetch('/bills'), apiFetch('/bills')]);
    expect(pathsSent().slice(before)).toEqual(['/bills', '/bills']);
    expect(screen.getByText('青葉の明細')).toBeTruthy();
    expect(replaced).not.toHaveBeenCalled();
  });

  it('asks once for all calls that wait', async () => {
    await enter();
    logInElsewhere(aoba);
    const before = pathsSent().length;
    await Promise.all([apiFetch('/bills'), apiFetch('/bills')]);
    expect(pathsSent().slice(before)).toEqual(['/user/me', '/bills', '/bills']);
  });

  it('takes the question from none of them when the customer goes on meanwhile', async () => {
    await enter();
    logInElsewhere(aoba);
    const questions = () => pathsSent().filter((path) => path === '/user/me').length;
    let answer = (_answer: Response): void => undefined;
    server.me = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const before = questions();
    const calls = Promise.all([apiFetch('/bills'), apiFetch('/bills')]);
    await waitFor(() => expect(questions()).toBe(before + 1));
    await userEvent.click(screen.getByRole('link', { name: 'go on' }));
    await screen.findByRole('heading', { name: 'the user page' });
    await act(async () => answer(jsonAnswer(aoba)));
    expect(await calls).toHaveLength(2);
    expect(questions()).toBe(before + 1);
  });

  it('does not ask at each page that the same customer opens', async () => {
    await enter();
    const before = pathsSent().length;
    await tell({ customer: aoba.customerKey });
    await tell('whatever a newer portal may say');
    await tell(null);
    expect(pathsSent()).toHaveLength(before);
  });
});

describe('the page that comes in place of another’s', () => {
  const leave = (mark: string): void => sessionStorage.setItem('leftPageOf.demo', mark);

  it('says so, once, with the name of who is logged in', async () => {
    leave('key-of-midori');
    await enter();
    expect((await screen.findByRole('alert')).textContent).toContain(
      '別のタブで「株式会社青葉 御中」としてログインしたため、このタブの画面も切り替わりました。',
    );
    expect(sessionStorage.getItem('leftPageOf.demo')).toBeNull();
  });

  it('says so without a name where there is none, and what became of the entries', async () => {
    leave('key-of-midori');
    await enter('/top', pages, { ...aoba, customerName: ' ' });
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toContain(
      '別のタブで別のお客さまとしてログインしたため、このタブの画面も切り替わりました。',
    );
    expect(said).toContain('入力途中だった内容は、送信されていません。');
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
  });

  it('says nothing if the first customer is back', async () => {
    leave('key-of-aoba');
    await enter();
    await screen.findByTitle('株式会社青葉 御中');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells the other tabs whose it is', async () => {
    const heard = vi.fn<(event: MessageEvent<unknown>) => void>();
    const other = new BroadcastChannel('mypage.demo');
    other.addEventListener('message', heard);
    await enter();
    await waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.calls.map(([{ data }]) => data)).toContainEqual({ customer: 'key-of-aoba' });
    other.close();
  });
});

describe('a backend that gives no mark', () => {
  it('is taken by the name, and a mark that comes later is no other customer', async () => {
    hearOfWrongAnswers();
    await enter();
    server.me = () => jsonAnswer({ customerName: aoba.customerName, titleOfHonor: null });
    await userEvent.click(screen.getByRole('link', { name: 'go on' }));
    await screen.findByRole('heading', { name: 'the user page' });
    await waitFor(() => expect(pathsSent().filter((path) => path === '/user/me')).toHaveLength(2));
    expect(replaced).not.toHaveBeenCalled();
  });

  it.each([
    ['{}', {}],
    ['null', null],
    ['a list', []],
  ])('and an answer that says nothing (%s) takes nothing away', async (_, answer) => {
    hearOfWrongAnswers();
    await enter();
    server.me = () => jsonAnswer(answer);
    await userEvent.click(screen.getByRole('link', { name: 'go on' }));
    await waitFor(() => expect(pathsSent().filter((path) => path === '/user/me')).toHaveLength(2));
    expect(await screen.findByTitle('株式会社青葉 御中')).toBeTruthy();
    expect(replaced).not.toHaveBeenCalled();
  });
});

describe('a place in the history of another customer', () => {
  const go = (delta: number) =>
    act(async () => {
      history.go(delta);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });

  it('leads to the top page, without its search', async () => {
    history.replaceState({ customer: 'key-of-midori' }, '', '/demo/mypage/user?keyword=secret');
    history.pushState(null, '', '/demo/mypage/top');
    await enter();
    const pushed = vi.spyOn(history, 'pushState');
    await go(-1);
    await waitFor(() => expect(location.pathname + location.search).toBe('/demo/mypage/top'));
    // In its place: Back does not lead to it again.
    expect(pushed).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'the top page' })).toBeTruthy();
  });

  it('stays the customer’s own', async () => {
    await enter();
    await userEvent.click(screen.getByRole('link', { name: 'go on' }));
    await screen.findByRole('heading', { name: 'the user page' });
    await waitFor(() => expect(history.state).toMatchObject({ customer: 'key-of-aoba' }));
  });
});

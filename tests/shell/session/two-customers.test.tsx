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

/** The only session of the browser, for any customer. */
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

/** A login in another tab: the server answers for that customer, with a new token. */
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

describe('a login of another customer in another tab', () => {
  it.each([
    ['another name', midori],
    ['the same name', otherAoba],
  ])('closes the page at once: %s', async (_, other) => {
    await enter();
    logInElsewhere(other);
    await tell('login');
    expect(await isLeft()).toBe(true);
  });

  it('closes the page without a question about unsaved entries', async () => {
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

  it('closes the page when the other customer’s page opens', async () => {
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

  it('closes the page when it returns from the browser’s back-forward cache', async () => {
    await enter();
    logInElsewhere(midori);
    const asked = () => pathsSent().filter((path) => path === '/user/me').length;
    const before = asked();
    // A page that the browser has loaded again fetches without this event.
    comeBack(false);
    expect(asked()).toBe(before);
    comeBack(true);
    expect(await isLeft()).toBe(true);
  });

  it('closes the page at the next route change if tabs cannot communicate', async () => {
    await enter();
    server.me = () => jsonAnswer(midori);
    await userEvent.click(screen.getByRole('link', { name: 'go on' }));
    expect(await isLeft()).toBe(true);
  });

  it('closes the page when its tab becomes visible', async () => {
    await enter();
    logInElsewhere(midori);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await isLeft()).toBe(true);
  });

  it('is not looked for when the tab becomes visible and the session has not changed', async () => {
    await enter();
    const before = pathsSent().length;
    document.dispatchEvent(new Event('visibilitychange'));
    await act(async () => undefined);
    expect(pathsSent().slice(before)).toEqual([]);
  });

  it('is not looked for while the tab is hidden', async () => {
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
  ] as const)('lets no call use the other customer’s session: %s %s', async (method, path) => {
    await enter();
    logInElsewhere(midori);
    const failed = await apiFetch(path, { method }).catch((error: unknown) => error);
    expect(failed).toMatchObject({ kind: 'aborted' });
    expect(pathsSent()).not.toContain(path);
    expect(await isLeft()).toBe(true);
  });

  it('makes a running call fail whose answer the login overtook', async () => {
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

  it('stops calls if user/me cannot be fetched', async () => {
    await enter();
    logInElsewhere(midori);
    server.me = () => new TypeError('Failed to fetch');
    const failed = await apiFetch('/bills').catch((error: unknown) => error);
    expect(failed).toMatchObject({ kind: 'network' });
    expect(pathsSent()).not.toContain('/bills');
    expect(screen.getByText('青葉の明細')).toBeTruthy();
  });

  it('redirects to the login if the other login is not complete', async () => {
    await enter();
    logInElsewhere(midori);
    server.me = () => errorAnswer('401-1-00-01');
    await tell('login');
    expect(await screen.findByRole('heading', { name: 'the login' })).toBeTruthy();
    expect(replaced).not.toHaveBeenCalled();
  });
});

describe('a login of the same customer in another tab', () => {
  it('keeps the page, and its calls continue', async () => {
    await enter();
    logInElsewhere(aoba);
    await tell('login');
    const before = pathsSent().length;
    await Promise.all([apiFetch('/bills'), apiFetch('/bills')]);
    expect(pathsSent().slice(before)).toEqual(['/bills', '/bills']);
    expect(screen.getByText('青葉の明細')).toBeTruthy();
    expect(replaced).not.toHaveBeenCalled();
  });

  it('causes one user/me request for all waiting calls', async () => {
    await enter();
    logInElsewhere(aoba);
    const before = pathsSent().length;
    await Promise.all([apiFetch('/bills'), apiFetch('/bills')]);
    expect(pathsSent().slice(before)).toEqual(['/user/me', '/bills', '/bills']);
  });

  it('does not repeat that request when the customer navigates meanwhile', async () => {
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

  it('causes no request when that customer opens another page', async () => {
    await enter();
    const before = pathsSent().length;
    await tell({ customer: aoba.customerKey });
    await tell('whatever a newer portal may say');
    await tell(null);
    expect(pathsSent()).toHaveLength(before);
  });
});

describe('the page that replaces another customer’s page', () => {
  const leave = (mark: string): void => sessionStorage.setItem('leftPageOf.demo', mark);

  it('reports the change once, with the new customer’s name', async () => {
    leave('key-of-midori');
    await enter();
    expect((await screen.findByRole('alert')).textContent).toContain(
      '別のタブで「株式会社青葉 御中」としてログインしたため、このタブの画面も切り替わりました。',
    );
    expect(sessionStorage.getItem('leftPageOf.demo')).toBeNull();
  });

  it('reports the change without a name, and that entries were not sent', async () => {
    leave('key-of-midori');
    await enter('/top', pages, { ...aoba, customerName: ' ' });
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toContain(
      '別のタブで別のお客さまとしてログインしたため、このタブの画面も切り替わりました。',
    );
    expect(said).toContain('入力途中だった内容は、送信されていません。');
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
  });
});

describe('the history entry of another customer', () => {
  const go = (delta: number) =>
    act(async () => {
      history.go(delta);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });

  it('redirects to the top page without the other customer’s search', async () => {
    history.replaceState({ customer: 'key-of-midori' }, '', '/demo/mypage/user?keyword=secret');
    history.pushState(null, '', '/demo/mypage/top');
    await enter();
    const pushed = vi.spyOn(history, 'pushState');
    await go(-1);
    await waitFor(() => expect(location.pathname + location.search).toBe('/demo/mypage/top'));
    // The entry is replaced: Back does not open it again.
    expect(pushed).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'the top page' })).toBeTruthy();
  });

  it('is claimed by the customer who opens it', async () => {
    await enter();
    await userEvent.click(screen.getByRole('link', { name: 'go on' }));
    await screen.findByRole('heading', { name: 'the user page' });
    await waitFor(() => expect(history.state).toMatchObject({ customer: 'key-of-aoba' }));
  });
});

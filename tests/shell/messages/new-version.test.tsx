import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import {
  explainMissingChunk,
  isChunkError,
  offerNewVersion,
} from '../../../src/shell/messages/new-version.ts';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { renderPages, speak } from '../../support/render.tsx';

beforeEach(async () => {
  await speak();
  closeMessage();
  dismissDialogs();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openAll = (): Element[] => [...document.querySelectorAll('dialog[open]')];

describe('the new-version dialog', () => {
  const title = 'ご確認ください！';

  it('reloads only when its button is pressed', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    const reload = vi.fn<() => void>();
    act(() => offerNewVersion(reload));
    act(() => offerNewVersion(reload));
    expect(openAll()).toHaveLength(1);
    expect(
      screen.getByText(
        'マイページの最新版が公開されました。この画面を更新して最新版を表示します。',
      ),
    ).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '更新' }));
    expect(reload).toHaveBeenCalledOnce();
    // The second was none.
    expect(openAll()).toEqual([]);
  });

  it('reloads the open page', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    const reload = vi.spyOn(location, 'reload').mockReturnValue();
    act(() => offerNewVersion());
    await userEvent.click(screen.getByRole('button', { name: '更新' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not appear again right after a reload that did not help', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => offerNewVersion(vi.fn<() => void>()));
    await userEvent.click(screen.getByRole('button', { name: '更新' }));
    act(() => offerNewVersion(vi.fn<() => void>()));
    expect(screen.queryByText(title)).toBeNull();
    expect(messageStore.get()).toMatchObject({ status: 'error', hideTopLink: true });
    expect(messageStore.get()?.message).toContain('最新版を表示できませんでした');
  });

  it('appears again after the last reload is old enough', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => offerNewVersion(vi.fn<() => void>()));
    fireEvent.click(screen.getByRole('button', { name: '更新' }));
    await act(async () => undefined);
    vi.setSystemTime(Date.now() + 59_999);
    act(() => offerNewVersion(vi.fn<() => void>()));
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.setSystemTime(Date.now() + 1);
    act(() => offerNewVersion(vi.fn<() => void>()));
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  });

  it('appears and reloads if the storage is closed', async () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    renderPages({ pages: { '/': <p>page</p> } });
    const reload = vi.fn<() => void>();
    act(() => offerNewVersion(reload));
    await userEvent.click(screen.getByRole('button', { name: '更新' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves a message if it is closed', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => offerNewVersion(vi.fn<() => void>()));
    act(() => void openAll()[0]?.dispatchEvent(new Event('cancel', { cancelable: true })));
    await waitFor(() =>
      expect(messageStore.get()?.message).toContain('画面を更新してからご利用ください'),
    );
    expect(messageStore.get()).toMatchObject({ status: 'error', hideTopLink: true });
  });

  it('leaves no message if a navigation closes it, and can appear again', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => offerNewVersion(vi.fn<() => void>()));
    await act(async () => dismissDialogs());
    expect(messageStore.get()).toBeNull();
    act(() => offerNewVersion(vi.fn<() => void>()));
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  });

  const lost = new TypeError(
    'Failed to fetch dynamically imported module: http://localhost:3000/assets/a.js',
  );
  const script = { headers: { 'content-type': 'text/javascript' } };
  const page = { headers: { 'content-type': 'text/html' } };

  /** The answer of the server or the network; returns the requested addresses. */
  const ask = (answer: Response | Error) => {
    const asked = vi.fn<typeof fetch>(async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    });
    vi.stubGlobal('fetch', asked);
    renderPages({ pages: { '/': <p>page</p> } });
    return asked;
  };

  it.each([
    ['is gone', new Response(null, { status: 404 })],
    ['has a page in its place', new Response('<html>', page)],
    [
      'has a page in its place, as servers send them',
      new Response('<html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ],
    ['has nothing in its place that is a part', new Response('<html>', { ...script, status: 503 })],
  ])('appears for code that %s', async (_, answer) => {
    const asked = ask(answer);
    await act(() => explainMissingChunk(lost));
    // A cache would still have the deleted file.
    expect(asked).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/assets/a.js', {
      method: 'HEAD',
      cache: 'no-store',
    });
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  });

  it.each([
    ['with the page', page],
    ['with anything', script],
  ])('appears if the failed address is unknown and the server answers %s', async (_, what) => {
    const asked = ask(new Response('', what));
    await act(() => explainMissingChunk(new TypeError('Importing a module script failed.')));
    expect(asked.mock.lastCall?.[0]).toBe('/demo/mypage/');
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  });

  it.each([
    ['where there is no connection', new TypeError('offline')],
    ['for a part that is there after all', new Response('', script)],
    ['for a part that is there and not said to be any kind', new Response(null)],
  ])('does not appear %s', async (_, answer) => {
    ask(answer);
    await act(() => explainMissingChunk(lost));
    expect(openAll()).toEqual([]);
    expect(messageStore.get()).toMatchObject({ status: 'error', hideTopLink: true });
    expect(messageStore.get()?.message).toContain('通信できませんでした');
  });

  it('appears for a style sheet, too', async () => {
    const asked = ask(new Response(null, { status: 404 }));
    const styles = new Error('Unable to preload CSS for /assets/a.css');
    await act(() => explainMissingChunk(styles));
    expect(asked.mock.lastCall?.[0]).toBe('/assets/a.css');
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  });

  it('recognises the errors of the browsers', () => {
    const words = [
      'Failed to fetch dynamically imported module: http://localhost/a.js',
      'error loading dynamically imported module: http://localhost/a.js',
      'Importing a module script failed.',
      'Unable to preload CSS for /assets/a.css',
    ];
    expect(words.map((message) => isChunkError(new TypeError(message)))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import {
  explainMissingChunk,
  isChunkError,
  offerNewVersion,
} from '../../../src/shell/messages/new-version.ts';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { renderPages } from '../../support/render.tsx';

const reload = vi.fn<() => void>();
const offerReload = (): void => act(() => offerNewVersion(reload));
const queryDialog = () => screen.queryByRole('dialog', { name: 'ご確認ください！' });
const pressUpdate = () => userEvent.click(screen.getByRole('button', { name: '更新' }));
const messageWith = (text: string) => ({
  status: 'error',
  hidesTopLink: true,
  message: expect.stringContaining(text),
});

beforeEach(() => void renderPages({ pages: { '/': <p>page</p> } }));

describe('the new-version dialog', () => {
  it('appears once, and reloads only when its button is pressed (S8)', async () => {
    offerReload();
    offerReload();
    const text = 'マイページの最新版が公開されました。この画面を更新して最新版を表示します。';
    expect(screen.getByText(text)).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    await pressUpdate();
    expect(reload).toHaveBeenCalledOnce();
    expect(queryDialog()).toBeNull();
  });

  it('reloads the open page', async () => {
    const reloadPageSpy = vi.spyOn(location, 'reload').mockReturnValue();
    act(() => offerNewVersion());
    await pressUpdate();
    expect(reloadPageSpy).toHaveBeenCalledOnce();
  });

  it('is replaced by a message within a minute of a reload that did not help, but not after a cancelled reload', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fireUpdate = async (): Promise<void> => {
      fireEvent.click(screen.getByRole('button', { name: '更新' }));
      await act(async () => undefined);
    };
    offerReload();
    await fireUpdate();
    offerReload();
    await fireUpdate();
    window.dispatchEvent(new Event('pagehide'));
    vi.setSystemTime(Date.now() + 59_999);
    offerReload();
    expect(queryDialog()).toBeNull();
    expect(messageStore.get()).toEqual(messageWith('最新版を表示できませんでした'));
    vi.setSystemTime(Date.now() + 1);
    offerReload();
    expect(queryDialog()).toBeTruthy();
  });

  it('appears and reloads if the browser blocks the storage', async () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    offerReload();
    await pressUpdate();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is followed by a message if the customer closes the dialog', async () => {
    offerReload();
    const cancelEvent = new Event('cancel', { cancelable: true });
    act(() => void document.querySelector('dialog')?.dispatchEvent(cancelEvent));
    const expected = messageWith('画面を更新してからご利用ください');
    await waitFor(() => expect(messageStore.get()).toEqual(expected));
  });

  it('can appear again, without a message, if a navigation closes the dialog', async () => {
    offerReload();
    await act(async () => dismissDialogs());
    expect(messageStore.get()).toBeNull();
    offerReload();
    expect(queryDialog()).toBeTruthy();
  });
});

describe('code that does not load', () => {
  const missingFileError = new TypeError(
    'Failed to fetch dynamically imported module: http://localhost:3000/assets/a.js',
  );
  const answerOfType = (type: string, status = 200) =>
    new Response('', { status, headers: { 'content-type': type } });
  /** Stubs the answer to the check of the file. Returns the mock. */
  const stubFileCheck = (response: Response | Error) => {
    const checkMock = vi.fn<typeof fetch>(async () => {
      if (response instanceof Error) throw response;
      return response;
    });
    vi.stubGlobal('fetch', checkMock);
    return checkMock;
  };

  it.each([
    ['the file is missing', new Response(null, { status: 404 })],
    ['the server sends a page instead of the file', answerOfType('text/html')],
    ['the server sends a page with a character set', answerOfType('text/html; charset=utf-8')],
    ['the server refuses the file', answerOfType('text/javascript', 503)],
  ])('opens the dialog if %s', async (_, response) => {
    const checkMock = stubFileCheck(response);
    await act(() => explainMissingChunk(missingFileError));
    // Without `no-store`, a cache could still have the deleted file.
    const init = { method: 'HEAD', cache: 'no-store' };
    expect(checkMock).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/assets/a.js', init);
    expect(queryDialog()).toBeTruthy();
  });

  it.each([
    ['Importing a module script failed.', '/demo/mypage/'],
    ['Unable to preload CSS for /assets/a.css', '/assets/a.css'],
  ])('with the error %j is checked by a request to %s', async (message, address) => {
    const checkMock = stubFileCheck(
      answerOfType(address.endsWith('.css') ? 'text/html' : 'text/javascript'),
    );
    await act(() => explainMissingChunk(new TypeError(message)));
    expect(checkMock.mock.lastCall?.[0]).toBe(address);
    expect(queryDialog()).toBeTruthy();
  });

  it.each([
    ['there is no connection', new TypeError('offline')],
    ['the server has the file', answerOfType('text/javascript')],
    ['the server has the file without a content type', new Response(null)],
  ])('shows a message about the connection if %s', async (_, response) => {
    stubFileCheck(response);
    await act(() => explainMissingChunk(missingFileError));
    expect(queryDialog()).toBeNull();
    expect(messageStore.get()).toEqual(messageWith('通信できませんでした'));
  });

  it.each([
    ['Failed to fetch dynamically imported module: http://localhost/a.js', true],
    ['error loading dynamically imported module: http://localhost/a.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/a.css', true],
    ['x is undefined', false],
  ])('is recognised by the error of the browser: %s, %s', (message, isRecognised) => {
    expect(isChunkError(new TypeError(message))).toBe(isRecognised);
  });
});

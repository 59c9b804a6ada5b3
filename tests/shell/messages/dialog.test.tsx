import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmDialog, dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
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

const openAll = (): Element[] => [...document.querySelectorAll('dialog[open]')];

describe('a dialog', () => {
  const options = {
    title: 'delete?',
    message: 'it is gone then',
    confirmText: 'yes',
    cancelText: 'no',
  };

  it('answers which button was pressed', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    for (const [button, answer] of [
      ['yes', true],
      ['no', false],
    ] as const) {
      let asked: Promise<boolean> | undefined;
      act(() => {
        asked = confirmDialog(options);
      });
      expect(screen.getByRole('dialog', { name: 'delete?' })).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: button }));
      await expect(asked).resolves.toBe(answer);
      expect(openAll()).toEqual([]);
    }
  });

  it('is cancelled by Escape', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    let asked: Promise<boolean> | undefined;
    act(() => {
      asked = confirmDialog(options);
    });
    // What the browser makes of the key.
    act(() => void openAll()[0]?.dispatchEvent(new Event('cancel', { cancelable: true })));
    await expect(asked).resolves.toBe(false);
  });

  it('is 412 by 264 unless it says otherwise', () => {
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => void confirmDialog(options));
    const dialog = screen.getByRole('dialog');
    expect([dialog.style.width, dialog.style.minHeight]).toEqual(['412px', '264px']);
  });

  it('waits for the one before it', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => {
      void confirmDialog(options);
      void confirmDialog({ ...options, title: 'second?' });
    });
    expect(openAll()).toHaveLength(1);
    expect(screen.queryByText('second?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'no' }));
    expect(screen.getByRole('dialog', { name: 'second?' })).toBeTruthy();
  });
});

describe('the new-version dialog', () => {
  const title = 'ご確認ください！';

  it('reloads at a press of its button, and only then', async () => {
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
  });

  it('does not come again right after a reload that did not help', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => offerNewVersion(vi.fn<() => void>()));
    await userEvent.click(screen.getByRole('button', { name: '更新' }));
    act(() => offerNewVersion(vi.fn<() => void>()));
    expect(screen.queryByText(title)).toBeNull();
    expect(messageStore.get()?.message).toContain('最新版を表示できませんでした');
  });

  it('that is closed leaves a word on what to do, since something is missing', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => offerNewVersion(vi.fn<() => void>()));
    act(() => void openAll()[0]?.dispatchEvent(new Event('cancel', { cancelable: true })));
    await waitFor(() =>
      expect(messageStore.get()?.message).toContain('画面を更新してからご利用ください'),
    );
  });

  it('that goes with its page leaves none, and can come again', async () => {
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

  /** What the server, or the network, has to say now; answers which addresses were asked for. */
  const ask = (answer: Response | Error) => {
    const asked = vi.fn<(address: string) => Promise<Response>>(async () => {
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
  ])('is shown for a part that %s', async (_, answer) => {
    const asked = ask(answer);
    await act(() => explainMissingChunk(lost));
    expect(asked.mock.calls[0]?.[0]).toBe('http://localhost:3000/assets/a.js');
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  });

  it('is shown where the browser does not say which part it was, if the server answers', async () => {
    ask(new Response('', page));
    await act(() => explainMissingChunk(new TypeError('Importing a module script failed.')));
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  });

  it.each([
    ['where there is no connection', new TypeError('offline')],
    ['for a part that is there after all', new Response('', script)],
  ])('is not shown %s', async (_, answer) => {
    ask(answer);
    await act(() => explainMissingChunk(lost));
    expect(openAll()).toEqual([]);
    expect(messageStore.get()?.message).toContain('通信できませんでした');
  });

  it('knows the words of the browsers', () => {
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

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ErrorPage } from '../../../src/pages/error/ErrorPage.tsx';
import {
  confirmDialog,
  dialogStore,
  dismissDialogs,
} from '../../../src/shell/messages/dialog-store.ts';
import {
  closeMessage,
  keepMessage,
  messageStore,
  showMessage,
} from '../../../src/shell/messages/message-store.ts';
import { replacePage } from '../../../src/shell/links/navigation.ts';
import { PageTitle } from '../../../src/shell/frame/PageTitle.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { stubApi } from '../../support/api.ts';
import { closeStorage } from '../../support/closed-storage.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

beforeEach(async () => {
  await speak();
  stubApi(frameAnswers());
  closeMessage();
  dismissDialogs();
});

const pages = {
  '/': (
    <>
      <PageTitle>first</PageTitle>
      <Link to="/second">go</Link>
      <Link to="/second" state={keepMessage}>
        go and keep
      </Link>
      <Link to="/?page=2">turn over</Link>
    </>
  ),
  '/second': (
    <>
      <PageTitle>second</PageTitle>
      <Link to="/top">on</Link>
    </>
  ),
  '/top': <PageTitle>third</PageTitle>,
};

const enter = (at = '/') => renderPages({ layout: <PublicLayout />, pages, at });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('link', { name }));
const goBack = async (heading: string): Promise<void> => {
  act(() => history.back());
  await screen.findByRole('heading', { name: heading });
};
const say = (message: string): void =>
  act(() => showMessage({ status: 'error', message, hideContents: true }));
/** Text of what has the focus. */
const focused = (): string =>
  document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '');

describe('a new page', () => {
  it.each(['go', 'トップページへ'])(
    'focuses its heading after a page with a message (%s)',
    async (link) => {
      enter();
      act(() => showMessage({ status: 'error', message: 'something' }));
      await press(link);
      await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
      expect(focused()).toBe(link === 'go' ? 'second' : 'third');
    },
  );

  it('leaves the focus on a message that was kept', async () => {
    enter();
    act(() => showMessage({ status: 'error', message: 'something' }));
    act(() => replacePage('/second', { keep: true }));
    await screen.findByRole('heading', { name: 'second' });
    expect(focused()).toContain('something');
  });
});

describe('a message', () => {
  it('is closed by Back even if its entry asks to keep a message', async () => {
    enter();
    await press('go and keep');
    await press('on');
    say('of the third page');
    await goBack('second');
    expect(messageStore.get()).toBeNull();
  });

  it.each(['turn over', 'go'])(
    'is closed by a navigation to another address (%s)',
    async (link) => {
      enter();
      act(() => showMessage({ status: 'error', message: 'something' }));
      await press(link);
      await waitFor(() => expect(messageStore.get()).toBeNull());
    },
  );

  it('stays open after a jump inside the page', async () => {
    enter();
    await press('go');
    say('instead of the page');
    // What a browser does where a place is added to the address.
    act(() => {
      history.pushState(null, '', '#main');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await waitFor(() => expect(location.hash).toBe('#main'));
    expect(messageStore.get()?.message).toBe('instead of the page');
    expect(screen.queryByRole('heading', { name: 'second' })).toBeNull();
  });

  it('stays open after the skip link, which does not change the address', async () => {
    enter();
    say('instead of the page');
    await press('本文へ移動');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(location.hash).toBe('');
    expect(messageStore.get()?.message).toBe('instead of the page');
  });

  it('behind a dialog is focused once, after the dialog is closed', async () => {
    enter();
    act(() => void confirmDialog({ title: 'title', message: 'question' }));
    say('something');
    expect(focused()).not.toContain('something');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(focused()).toContain('something'));

    (await screen.findByRole('button', { name: 'English' })).focus();
    act(() => void confirmDialog({ title: 'title', message: 'question' }));
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(focused()).not.toContain('something');
  });
});

describe('Back', () => {
  it('dismisses the page’s dialog as cancelled, and focuses the heading', async () => {
    enter();
    await press('go');
    let asked: Promise<boolean> | undefined;
    act(() => {
      asked = confirmDialog({ title: 'delete?', message: 'gone then', danger: true });
      void confirmDialog({ title: 'and this?', message: 'behind it' });
    });
    await goBack('first');
    expect(dialogStore.get()).toEqual([]);
    expect(document.querySelector('dialog')).toBeNull();
    await expect(asked).resolves.toBe(false);
    await waitFor(() => expect(focused()).toBe('first'));
  });
});

describe('a dialog', () => {
  it('is closed before the heading of the next page takes the focus', async () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    enter();
    await press('go');
    act(() => void confirmDialog({ title: 'title', message: 'question' }));
    let wasOpen: boolean | undefined;
    vi.spyOn(HTMLHeadingElement.prototype, 'focus').mockImplementation(() => {
      wasOpen = document.querySelector('dialog[open]') !== null;
    });
    await goBack('first');
    await waitFor(() => expect(wasOpen).toBe(false));
    expect(close).toHaveBeenCalled();
  });
});

describe('the error page after a download page', () => {
  const token = '/downloadurl/login/index/tk_1';
  const open = (at: string) =>
    renderPages({
      layout: <PublicLayout />,
      pages: { ...pages, '*': <ErrorPage />, [token]: <Link to="/error">broken</Link> },
      at,
    });
  /** The document is loaded again: nothing of the script before is left. */
  const reload = async (unmount: () => void): Promise<void> => {
    unmount();
    vi.resetModules();
    const { noteOrigin, useShowsTopLink } = await import('../../../src/shell/frame/top-link.ts');
    const Shows = () => {
      noteOrigin('/error');
      return <p>{useShowsTopLink() ? 'with link' : 'without link'}</p>;
    };
    renderPages({ pages: { '/error': <Shows /> }, at: '/error' });
  };

  it('has no link to the top page, also after a reload', async () => {
    const { unmount } = open(token);
    await press('broken');
    await screen.findByRole('alert');
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
    await reload(unmount);
    expect(screen.getByText('without link')).toBeTruthy();
    expect(Object.values(sessionStorage).join(' ')).not.toContain('tk_1');
  });

  it('has no link to the top page if the storage is closed', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      closeStorage('sessionStorage', method);
    open('/second').unmount();
    open(token);
    await press('broken');
    await screen.findByRole('alert');
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
  });

  it('has the link again after another page was open', async () => {
    open('/second').unmount();
    const { unmount } = open(token);
    await press('broken');
    await screen.findByRole('alert');
    unmount();
    const { unmount: leave } = open('/second');
    await reload(leave);
    expect(screen.getByText('with link')).toBeTruthy();
  });
});

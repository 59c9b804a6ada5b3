import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { ErrorPage } from '../../../src/pages/error/ErrorPage.tsx';
import { PageTitle } from '../../../src/shell/frame/PageTitle.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { replacePage } from '../../../src/shell/links/navigation.ts';
import { confirmDialog, dialogStore } from '../../../src/shell/messages/dialog-store.ts';
import {
  keepMessageState,
  messageStore,
  showMessage,
  type Message,
} from '../../../src/shell/messages/message-store.ts';
import { closeStorage } from '../../support/closed-storage.ts';
import { showPages } from '../show-pages.tsx';

const CrashingPage = (): never => {
  throw new Error('a defect');
};
const firstPage = (
  <>
    <PageTitle>first</PageTitle>
    <Link to="/second">second page</Link>
    <Link to="/second" state={keepMessageState}>
      second page, keep the message
    </Link>
    <Link to="/?page=2">next part</Link>
    <Link to="/broken">broken page</Link>
  </>
);
const pages = {
  '/': firstPage,
  '/second': (
    <>
      <PageTitle>second</PageTitle>
      <Link to="/top">top page</Link>
    </>
  ),
  '/broken': <CrashingPage />,
  '/top': <PageTitle>top</PageTitle>,
};

const openPages = () => showPages({ layout: <PublicLayout />, pages });
const pressLink = (linkName: string): Promise<void> =>
  userEvent.click(screen.getByRole('link', { name: linkName }));
const goBack = async (heading: string): Promise<void> => {
  act(() => history.back());
  await screen.findByRole('heading', { name: heading });
};
const showTestMessage = (message: Partial<Message> = {}): void =>
  act(() => showMessage({ status: 'error', message: 'something', ...message }));
const openQuestion = (): Promise<boolean> => {
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirmDialog({ title: 'title', message: 'question' });
  });
  return answer;
};
const getFocusedText = () =>
  document.activeElement === document.body ? '' : document.activeElement?.textContent;
const queryTopLink = () => screen.queryByRole('link', { name: 'トップページへ' });

describe('a message', () => {
  it('has the focus until the next navigation, which closes the message and focuses the heading', async () => {
    openPages();
    expect(document.activeElement).toBe(document.body);
    showTestMessage();
    expect(getFocusedText()).toContain('something');
    await pressLink('second page');
    expect(screen.queryByText('something')).toBeNull();
    await waitFor(() => expect(getFocusedText()).toBe('second'));
    await waitFor(() => expect(document.title).toBe('second｜東都電子商事 Web明細サービス'));
  });

  it('keeps the focus after a navigation that keeps the message', async () => {
    openPages();
    showTestMessage();
    act(() => replacePage('/second', { keepsMessage: true }));
    await screen.findByRole('heading', { name: 'second' });
    expect(getFocusedText()).toContain('something');
  });

  it('is closed by another query of the same page', async () => {
    openPages();
    showTestMessage();
    await pressLink('next part');
    await waitFor(() => expect(messageStore.get()).toBeNull());
  });

  it('is closed by Back even if the state of the history entry keeps messages', async () => {
    openPages();
    await pressLink('second page, keep the message');
    await pressLink('top page');
    showTestMessage();
    await goBack('second');
    expect(messageStore.get()).toBeNull();
  });

  it('stays open after a jump inside the page, and after the skip link', async () => {
    openPages();
    await pressLink('second page');
    showTestMessage({ hidesContents: true });
    // The browser fires this event after a change of the fragment.
    act(() => {
      history.pushState(null, '', '#main');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await waitFor(() => expect(location.hash).toBe('#main'));
    await pressLink('本文へ移動');
    expect(messageStore.get()).not.toBeNull();
    expect(screen.queryByRole('heading', { name: 'second' })).toBeNull();
  });

  it('behind a dialog takes the focus once, after the dialog is closed', async () => {
    openPages();
    void openQuestion();
    showTestMessage();
    expect(getFocusedText()).not.toContain('something');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(getFocusedText()).toContain('something'));
    (await screen.findByRole('button', { name: 'English' })).focus();
    void openQuestion();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(getFocusedText()).not.toContain('something');
  });

  it('is announced once: an error as an alert, a success by the live region', () => {
    openPages();
    expect(document.querySelector('main [aria-live=polite]:empty')).not.toBeNull();
    showTestMessage();
    expect(screen.getByRole('alert').closest('[aria-live]')).toBeNull();
    showTestMessage({ status: 'success', message: 'thank you' });
    expect(screen.getByText('thank you').closest('[aria-live=polite]')).not.toBeNull();
  });

  it('has a link to the top page only for an error, unless the error hides the link', () => {
    openPages();
    showTestMessage();
    expect(queryTopLink()?.getAttribute('href')).toBe('/demo/mypage/top');
    showTestMessage({ hidesTopLink: true });
    expect(queryTopLink()).toBeNull();
    showTestMessage({ status: 'success' });
    expect(queryTopLink()).toBeNull();
  });

  it.each([
    ['a lesser error', { status: 'error', hidesContents: false }, 'instead of the page'],
    ['another error that hides the page', { status: 'error', hidesContents: true }, 'another'],
    ['a success', { status: 'success' }, 'another'],
  ] as const)(
    'that hides the page and is followed by %s (%j) leaves the displayed message %j (S8)',
    (_, nextMessage, message) => {
      showMessage({ status: 'error', message: 'a first one' });
      showMessage({ status: 'error', message: 'instead of the page', hidesContents: true });
      showMessage({ message: 'another', ...nextMessage });
      expect(messageStore.get()?.message).toBe(message);
    },
  );
});

it('a page that crashes shows 500-1-00-01, and the next page works', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  openPages();
  await pressLink('broken page');
  expect(await screen.findByText('予期しないエラーが発生しました。')).toBeTruthy();
  await pressLink('トップページへ');
  expect(await screen.findByRole('heading', { name: 'top' })).toBeTruthy();
});

describe('a dialog', () => {
  it('is cancelled by Back with all waiting dialogs, and the heading takes the focus', async () => {
    openPages();
    await pressLink('second page');
    const answer = openQuestion();
    void openQuestion();
    await goBack('first');
    expect(dialogStore.get()).toEqual([]);
    expect(document.querySelector('dialog')).toBeNull();
    await expect(answer).resolves.toBe(false);
    await waitFor(() => expect(getFocusedText()).toBe('first'));
  });

  it('is closed before the heading takes the focus, which an open dialog would keep', async () => {
    const closeSpy = vi.spyOn(HTMLDialogElement.prototype, 'close');
    openPages();
    await pressLink('second page');
    void openQuestion();
    let wasDialogOpen: boolean | undefined;
    vi.spyOn(HTMLHeadingElement.prototype, 'focus').mockImplementation(() => {
      wasDialogOpen = document.querySelector('dialog[open]') !== null;
    });
    await goBack('first');
    await waitFor(() => expect(wasDialogOpen).toBe(false));
    expect(closeSpy).toHaveBeenCalled();
  });
});

describe('the error page after a page without a link to the top page', () => {
  const pathWithoutTopLink = '/downloadurl/login/index/tk_1';
  const openAt = (path: string) =>
    showPages({
      layout: <PublicLayout />,
      pages: {
        ...pages,
        '*': <ErrorPage />,
        [pathWithoutTopLink]: <Link to="/error/">wrong link</Link>,
      },
      at: path,
    });
  const openErrorPage = async () => {
    const { unmount } = openAt(pathWithoutTopLink);
    await pressLink('wrong link');
    await screen.findByRole('alert');
    return unmount;
  };
  const reloadErrorPage = async (unmount: () => void): Promise<void> => {
    unmount();
    vi.resetModules();
    const { recordPageBeforeError, useShowsTopLink } =
      await import('../../../src/shell/frame/top-link.ts');
    const TopLinkReader = () => {
      recordPageBeforeError('/error');
      return <p>{useShowsTopLink() ? 'with link' : 'without link'}</p>;
    };
    showPages({ pages: { '/error': <TopLinkReader /> }, at: '/error' });
  };

  it('has no such link, also after a reload', async () => {
    const unmount = await openErrorPage();
    expect(queryTopLink()).toBeNull();
    await reloadErrorPage(unmount);
    expect(screen.getByText('without link')).toBeTruthy();
    expect(Object.values(sessionStorage).join(' ')).not.toContain('tk_1');
  });

  it('has no such link if the browser blocks the storage', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      closeStorage('sessionStorage', method);
    openAt('/second').unmount();
    await openErrorPage();
    expect(queryTopLink()).toBeNull();
  });

  it('has the link again after another page was open', async () => {
    openAt('/second').unmount();
    (await openErrorPage())();
    await reloadErrorPage(openAt('/second').unmount);
    expect(screen.getByText('with link')).toBeTruthy();
  });
});

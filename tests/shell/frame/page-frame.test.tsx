import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { frontVersion } from '../../../src/api/identity.ts';
import { PageTitle } from '../../../src/shell/frame/PageTitle.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { goToPage } from '../../../src/shell/links/navigation.ts';
import {
  confirmDialog,
  dialogStore,
  dismissDialogs,
} from '../../../src/shell/messages/dialog-store.ts';
import { closeMessage, showMessage } from '../../../src/shell/messages/message-store.ts';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const pages = {
  '/': (
    <>
      <PageTitle>first</PageTitle>
      <Link to="/second">go</Link>
      <Link to="/?page=2">turn over</Link>
    </>
  ),
  '/second': <PageTitle>second</PageTitle>,
  '*': <h1>elsewhere</h1>,
};
const enter = (at = '/') => {
  stubApi(frameAnswers());
  return renderPages({ layout: <PublicLayout />, pages, at });
};
const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('link', { name }));

beforeEach(async () => {
  await speak();
  closeMessage();
  dismissDialogs();
});

describe('a page in its frame', () => {
  it('starts with a link that skips the header', async () => {
    enter();
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('本文へ移動');
    expect(first?.getAttribute('href')).toBe('#main');
    expect(screen.getByRole('main').id).toBe('main');
    await press('本文へ移動');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(location.hash).toBe('');
  });

  it('ends with the name and version of the portal', () => {
    enter();
    const footer = screen.getByRole('contentinfo', { name: 'サイト情報' });
    expect(footer.textContent).toContain(`バージョン ${frontVersion}`);
    expect(screen.getByRole('link', { name: '動作環境 （新しいタブで開きます）' })).toBeTruthy();
  });

  it('keeps the entries while a message hides the contents', () => {
    enter();
    const title = screen.getByText('first');
    act(() => showMessage({ status: 'error', message: 'instead of it', hideContents: true }));
    expect(screen.queryByRole('heading', { name: 'first' })).toBeNull();
    act(() => closeMessage());
    expect(screen.getByRole('heading', { name: 'first' })).toBe(title);
  });

  it('has a document title without the issuer’s name if that is unknown', async () => {
    stubApi({ ...frameAnswers(), 'GET /setting/info': () => new TypeError('Failed to fetch') });
    renderPages({ layout: <PublicLayout />, pages });
    await waitFor(() => expect(document.title).toBe('first｜マイページ'));
  });
});

describe('a navigation', () => {
  const begin = () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
    enter();
    return scrollTo;
  };

  it('scrolls to the top, except for Back', async () => {
    const scrollTo = begin();
    expect(scrollTo).not.toHaveBeenCalled();
    const focus = vi.spyOn(HTMLHeadingElement.prototype, 'focus');
    await press('go');
    const title = await heading('second');
    expect(title.tabIndex).toBe(-1);
    // The focus alone would scroll past the parts above it.
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    act(() => history.back());
    await heading('first');
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('inside the same list keeps the scroll position and an open dialog', async () => {
    const scrollTo = begin();
    act(() => void confirmDialog({ title: 'title', message: 'question' }));
    act(() => goToPage('/?page=2', null));
    await waitFor(() => expect(location.search).toBe('?page=2'));
    expect(scrollTo).not.toHaveBeenCalled();
    expect(dialogStore.get()).toHaveLength(1);
    expect(document.activeElement?.tagName).not.toBe('H1');
  });
});

describe('a message', () => {
  it('is scrolled into view and focused once', () => {
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    enter();
    expect(into).not.toHaveBeenCalled();
    act(() => showMessage({ status: 'error', message: 'something' }));
    expect(into).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    expect(document.activeElement?.textContent).toContain('something');
  });

  it.each([
    ['/top', true],
    ['/downloadurl/list/tk_1', false],
    ['/downloadurl', false],
    ['/downloadurls', true],
    ['/invoiceRegisterNumber', false],
    ['/invoiceRegisterNumber/tk_1', false],
    ['/top/invoiceRegisterNumber', true],
  ])('at %s has the expected link to the top page: %s (S2)', (at, leads) => {
    enter(at);
    act(() => showMessage({ status: 'error', message: 'something' }));
    expect(screen.queryByRole('link', { name: 'トップページへ' }) !== null).toBe(leads);
  });
});

it('shows the message on an empty page if a layout crashes', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Broken = (): never => {
    throw new Error('a defect');
  };
  stubApi(frameAnswers());
  renderPages({ layout: <Broken />, pages });
  expect(await screen.findByText('予期しないエラーが発生しました。')).toBeTruthy();
  expect(screen.getByRole('main').contains(screen.getByRole('alert'))).toBe(true);
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { trackCall } from '../../../src/api/pending.ts';
import { CustomerPart } from '../../../src/shell/frame/CustomerPart.tsx';
import { PageTitle } from '../../../src/shell/frame/PageTitle.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { goToPage } from '../../../src/shell/links/navigation.ts';
import { confirmDialog, dialogStore } from '../../../src/shell/messages/dialog-store.ts';
import { closeMessage, showMessage } from '../../../src/shell/messages/message-store.ts';
import { pageSession } from '../../../src/shell/session/session.ts';
import { errorAnswer, noAnswer, type Answers, deferred } from '../../support/api.ts';
import { userAnswers, showPages, type ShownPages } from '../show-pages.tsx';

const pages = {
  '/': (
    <>
      <PageTitle>first</PageTitle>
      <Link to="/second">second page</Link>
    </>
  ),
  '/second': <PageTitle>second</PageTitle>,
  '*': <h1>elsewhere</h1>,
};
const showFrame = (props: Partial<ShownPages> = {}) =>
  showPages({ layout: <PublicLayout />, pages, ...props });
const findHeading = (headingText: string) => screen.findByRole('heading', { name: headingText });
const pressLink = (linkName: string): Promise<void> =>
  userEvent.click(screen.getByRole('link', { name: linkName }));

describe('a page in its frame', () => {
  it('starts with a link that skips the header', async () => {
    showFrame();
    const [firstLink] = screen.getAllByRole('link');
    expect(firstLink?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
    await pressLink('本文へ移動');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(location.hash).toBe('');
  });

  it('keeps the entries while a message hides the contents', () => {
    showFrame();
    const title = screen.getByText('first');
    act(() => showMessage({ status: 'error', message: 'something', hidesContents: true }));
    expect(screen.queryByRole('heading', { name: 'first' })).toBeNull();
    act(() => closeMessage());
    expect(screen.getByRole('heading', { name: 'first' })).toBe(title);
  });

  it('has a document title without the issuer’s name if the name is unknown', async () => {
    showFrame({ answers: { 'GET /setting/info': () => new TypeError('Failed to fetch') } });
    await waitFor(() => expect(document.title).toBe('first｜マイページ'));
  });

  it('shows a message without a header if a layout crashes', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const CrashingLayout = (): never => {
      throw new Error('a defect');
    };
    showFrame({ layout: <CrashingLayout /> });
    expect(await screen.findByText('予期しないエラーが発生しました。')).toBeTruthy();
    expect(screen.getByRole('main').contains(screen.getByRole('alert'))).toBe(true);
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });
});

describe('a navigation', () => {
  it('scrolls to the top, except for Back', async () => {
    const scrollSpy = vi.spyOn(window, 'scrollTo').mockReturnValue();
    showFrame();
    expect(scrollSpy).not.toHaveBeenCalled();
    const focusSpy = vi.spyOn(HTMLHeadingElement.prototype, 'focus');
    await pressLink('second page');
    expect((await findHeading('second')).tabIndex).toBe(-1);
    // Without this option, the focus would scroll past the header.
    expect(focusSpy).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(scrollSpy).toHaveBeenCalledExactlyOnceWith(0, 0);
    act(() => history.back());
    await findHeading('first');
    expect(scrollSpy).toHaveBeenCalledOnce();
  });

  it('inside the same list keeps the scroll position and an open dialog, and closes a message', async () => {
    const scrollSpy = vi.spyOn(window, 'scrollTo').mockReturnValue();
    showFrame();
    act(() => void confirmDialog({ title: 'title', message: 'question' }));
    act(() => goToPage('/?page=2', null));
    await waitFor(() => expect(location.search).toBe('?page=2'));
    expect(scrollSpy).not.toHaveBeenCalled();
    expect(dialogStore.get()).toHaveLength(1);
    expect(document.activeElement?.tagName).not.toBe('H1');
    act(() => showMessage({ status: 'error', message: 'something' }));
    act(() => history.back());
    await waitFor(() => expect(screen.queryByText('something')).toBeNull());
  });
});

describe('a message', () => {
  it('is scrolled into view and focused once', () => {
    const scrollSpy = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    showFrame();
    expect(scrollSpy).not.toHaveBeenCalled();
    const furtherTexts = [{ message: 'another error' }];
    act(() => showMessage({ status: 'error', message: 'something', furtherTexts }));
    expect(scrollSpy).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    expect(document.activeElement?.textContent).toMatch(/^something.*another error/);
  });

  it.each([
    ['/top', true],
    ['/downloadurl/list/tk_1', false],
    ['/downloadurl', false],
    ['/downloadurls', true],
    ['/invoiceRegisterNumber', false],
    ['/invoiceRegisterNumber/tk_1', false],
    ['/top/invoiceRegisterNumber', true],
  ])('at the path %s links to the top page: %s (S2)', (path, hasLink) => {
    showFrame({ at: path });
    act(() => showMessage({ status: 'error', message: 'something' }));
    expect(screen.queryByRole('link', { name: 'トップページへ' }) !== null).toBe(hasLink);
  });
});

describe('the loading overlay', () => {
  const queryOverlay = () => screen.queryByText('処理中です。しばらくお待ちください。');
  const advanceMs = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const beginCall = () => {
    const call = deferred<void>();
    act(() => void trackCall(() => call.promise).catch(() => undefined));
    return call;
  };

  it('appears one second after the start of each call, and disappears with its answer or failure', async () => {
    showPages({ pages: { '/': <p>page</p> } });
    vi.useFakeTimers();
    const shortCall = beginCall();
    await advanceMs(500);
    await act(async () => shortCall.resolve());
    const answeredCall = beginCall();
    await advanceMs(999);
    expect(queryOverlay()).toBeNull();
    await advanceMs(1);
    expect(queryOverlay()?.closest('[role=status]')).toBeTruthy();
    await act(async () => answeredCall.resolve());
    expect(queryOverlay()).toBeNull();
    const failingCall = beginCall();
    await advanceMs(999);
    expect(queryOverlay()).toBeNull();
    await advanceMs(1);
    expect(queryOverlay()).not.toBeNull();
    await act(async () => failingCall.reject(new Error('x')));
    expect(queryOverlay()).toBeNull();
  });
});

describe('the customer-only part of a public page', () => {
  const queryCustomerPart = () => screen.queryByRole('heading', { name: 'for the customer' });
  const openPublicPage = (answer: Answers[string]): void => {
    const page = (
      <>
        <h1>for everybody</h1>
        <CustomerPart>
          <h2>for the customer</h2>
        </CustomerPart>
      </>
    );
    const outside = { '/': <h1>the login</h1>, '/error': <h1>the error page</h1> };
    const answers = { 'GET /user/me': answer };
    showFrame({ pages: { '/top': page }, outside, at: '/top', answers });
  };

  it('is not displayed before user/me has answered', async () => {
    openPublicPage(noAnswer);
    expect(await findHeading('for everybody')).toBeTruthy();
    expect(queryCustomerPart()).toBeNull();
  });

  it('is displayed for a customer, without a name in the frame', async () => {
    openPublicPage(userAnswers['GET /user/me']);
    expect(await findHeading('for the customer')).toBeTruthy();
    expect(pageSession.get()).toEqual({ kind: 'user', loginPath: '/' });
    expect(screen.queryByTitle(/青葉/)).toBeNull();
  });

  it('is not displayed if the customer may no longer use the portal', async () => {
    openPublicPage(() => errorAnswer('402-1-00-01'));
    expect(await screen.findByText(/ご利用期間/)).toBeTruthy();
    expect(queryCustomerPart()).toBeNull();
  });

  it.each([
    ['the login', 'no customer is logged in', () => errorAnswer('401-1-00-01')],
    ['the error page', 'a gateway refuses the call', () => new Response('x', { status: 404 })],
  ])('redirects to %s if %s', async (heading, _, answer) => {
    openPublicPage(answer);
    expect(await findHeading(heading)).toBeTruthy();
  });
});

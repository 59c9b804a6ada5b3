import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  confirmLeave,
  setLeaveQuestion,
  setPopStateGuard,
} from '../../../src/shell/links/leave-question.ts';
import { goToPage, replacePage } from '../../../src/shell/links/navigation.ts';
import { fetchOnPress, setEarlyFetch } from '../../../src/shell/links/early-fetch.ts';
import { useUrlPageNumber } from '../../../src/shell/links/use-url-page-number.ts';
import { useRevisit } from '../../../src/shell/links/use-revisit.ts';
import { keepsMessage } from '../../../src/shell/messages/message-store.ts';
import { LINK_GUARD_MS } from '../../../src/ui/use-click-guard.ts';
import { renderPages } from '../../support/render.tsx';
import { findAddressPage, AddressPage } from './address-page.tsx';

describe('navigation by code', () => {
  it('adds a history entry with the given state', async () => {
    renderPages({ pages: { '*': <AddressPage /> } });
    const historyLength = history.length;
    act(() => goToPage('/second', { from: 'row' }));
    await findAddressPage('/second {"from":"row"}');
    expect(history.length).toBe(historyLength + 1);
  });

  it.each([
    [undefined, '/second {}'],
    [{ state: { a: 1 } }, '/second {"a":1}'],
    [{ keepsMessage: true, state: { a: 1 } }, '/second {"a":1,"keepMessage":true}'],
  ])('replaces the history entry with the options %j', async (options, expectedText) => {
    renderPages({ pages: { '*': <AddressPage /> } });
    const historyLength = history.length;
    act(() => replacePage('/second', options));
    await findAddressPage(expectedText);
    expect(history.length).toBe(historyLength);
  });
});

describe('the page number of a list in the address', () => {
  const PagedList = () => {
    const [page, setPageNumber] = useUrlPageNumber();
    return (
      <>
        <p>page {page}</p>
        <button onClick={() => setPageNumber(3, false)}>third</button>
        <button onClick={() => setPageNumber(1, false)}>first</button>
        <button onClick={() => setPageNumber(2, true)}>replace by second</button>
        <AddressPage />
      </>
    );
  };
  const openList = (path: string) => renderPages({ pages: { '*': <PagedList /> }, at: path });
  const press = (buttonName: string) =>
    userEvent.click(screen.getByRole('button', { name: buttonName }));

  it('adds a history entry at each change, and keeps the other query parameters', async () => {
    openList('/?keyword=a&page=2');
    expect(screen.getByText('page 2')).toBeTruthy();
    const historyLength = history.length;
    await press('third');
    await findAddressPage('/?keyword=a&page=3 null');
    expect(screen.getByText('page 3')).toBeTruthy();
    await press('first');
    await findAddressPage('/?keyword=a null');
    expect(screen.getByText('page 1')).toBeTruthy();
    expect(history.length).toBe(historyLength + 2);
  });

  it('can replace the current history entry, and then keeps the message', async () => {
    openList('/?page=9');
    const historyLength = history.length;
    await press('replace by second');
    expect(await screen.findByText('page 2')).toBeTruthy();
    expect(history.length).toBe(historyLength);
    expect(keepsMessage(Reflect.get(history.state, 'usr'))).toBe(true);
  });
});

describe('leaving a page', () => {
  afterEach(() => {
    setLeaveQuestion(undefined);
    setPopStateGuard(undefined);
  });

  it('needs a confirmation only while a form has set its question', async () => {
    expect(await confirmLeave()).toBe(true);
    setLeaveQuestion(() => Promise.resolve(false));
    expect(await confirmLeave()).toBe(false);
    setLeaveQuestion(undefined);
    expect(await confirmLeave()).toBe(true);
  });

  it('by Back calls the form’s guard before any other listener', () => {
    const calledListeners: string[] = [];
    const listener = () => void calledListeners.push('router');
    window.addEventListener('popstate', listener);
    setPopStateGuard((event) => void calledListeners.push(event.type));
    window.dispatchEvent(new PopStateEvent('popstate'));
    setPopStateGuard(undefined);
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.removeEventListener('popstate', listener);
    expect(calledListeners).toEqual(['popstate', 'router', 'router']);
  });
});

describe('prefetching the next page', () => {
  const prefetchPage = vi.fn<(path: string) => void>();
  const onLogin = vi.fn<(address: string) => void>();
  const plainPress = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  let nowMs = 5000;

  beforeEach(() => {
    nowMs = 5000;
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    setEarlyFetch({ onPress: prefetchPage, onLogin });
  });

  it('starts once for mouse down and click, and again for a later press', () => {
    fetchOnPress('/top', plainPress);
    nowMs += LINK_GUARD_MS - 1;
    fetchOnPress('/top', plainPress);
    expect(prefetchPage).toHaveBeenCalledOnce();
    nowMs += 1;
    fetchOnPress('/top', plainPress);
    expect(prefetchPage.mock.calls).toEqual([['/top'], ['/top']]);
  });

  it('starts at once for another link, and after a new handler is set', () => {
    for (const path of ['/top', '/user', '/top']) fetchOnPress(path, plainPress);
    expect(prefetchPage.mock.calls).toEqual([['/top'], ['/user'], ['/top']]);
    setEarlyFetch({ onPress: prefetchPage, onLogin });
    fetchOnPress('/top', plainPress);
    expect(prefetchPage).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['on a link to the open page', '/open', {}],
    ['on a link whose target is an object', { pathname: '/top' }, {}],
    ['of the right button', '/top', { button: 2 }],
    ['that opens a tab', '/top', { ctrlKey: true }],
    ['that opens a tab on a Mac', '/top', { metaKey: true }],
    ['that opens a window', '/top', { shiftKey: true }],
    ['that saves the page', '/top', { altKey: true }],
  ])('does not start for a press %s', (_, to, keys) => {
    renderPages({ pages: { '*': null }, at: '/open' });
    fetchOnPress(to, { ...plainPress, ...keys });
    expect(prefetchPage).not.toHaveBeenCalled();
  });
});

it('useRevisit calls its handler only after a link to the open page without a query', async () => {
  const onRevisit = vi.fn<() => void>();
  function RevisitPage() {
    useRevisit(onRevisit);
    return null;
  }
  const routes = [{ path: '*', element: <RevisitPage /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/bills?page=2'] });
  render(<RouterProvider router={router} />);
  const navigateTo = (to: string) => act(() => router.navigate(to));
  expect(onRevisit).not.toHaveBeenCalled();
  await navigateTo('/bills');
  expect(onRevisit).toHaveBeenCalledOnce();
  await navigateTo('/bills');
  expect(onRevisit).toHaveBeenCalledTimes(2);
  await navigateTo('/bills?page=1');
  await act(() => router.navigate(-1));
  expect(onRevisit).toHaveBeenCalledTimes(2);
});

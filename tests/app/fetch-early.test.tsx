import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearEarlyAnswers } from '../../src/api/early.ts';
import { getPendingCount } from '../../src/api/pending.ts';
import {
  fetchPageEarly,
  prefetchPageAndCustomer,
  fetchOpenedPageEarly,
} from '../../src/app/fetch-early.ts';
import { paths } from '../../src/lib/paths.ts';
import { BillListPage } from '../../src/pages/bills/BillListPage.tsx';
import { storeSearch } from '../../src/pages/bills/search/stored-search.ts';
import { TopPage } from '../../src/pages/top/TopPage.tsx';
import { LoggedInLayout } from '../../src/shell/frame/LoggedInLayout.tsx';
import { pageCustomer } from '../../src/shell/session/page-customer.ts';
import { AppLink } from '../../src/shell/links/AppLink.tsx';
import { setEarlyFetch } from '../../src/shell/links/early-fetch.ts';
import { renderPages, switchLanguage } from '../support/render.tsx';
import { startMockApi } from '../support/mock-api.ts';
import { FIRST_BILL_TITLE } from '../pages/bills/support.ts';

const api = startMockApi();
const pages = {
  '/': <AppLink to={paths.bills()}>bills</AppLink>,
  [paths.bills()]: <BillListPage />,
};
/** The paths of the first requests of the bill list; requests for counts and sums follow later. */
const billRequestPaths = ['/bills', '/bills/search-options'];
const sentPathsAmong = (expectedPaths: readonly string[]) =>
  api.calls
    .map(({ path }) => path)
    .filter((path) => expectedPaths.includes(path))
    .toSorted();
const expectBillRequests = () =>
  vi.waitFor(() => expect(sentPathsAmong(billRequestPaths)).toEqual(billRequestPaths));
const waitForAllAnswers = () => vi.waitFor(() => expect(getPendingCount()).toBe(0));

beforeEach(() => switchLanguage('ja', 'bills', 'validation', 'downloads', 'top'));
afterEach(() => clearEarlyAnswers());

describe('preparing a page', () => {
  it('sends the requests before the screen is loaded; the screen does not repeat them', async () => {
    fetchPageEarly(paths.bills());
    await expectBillRequests();
    renderPages({ pages, at: paths.bills() });
    await screen.findByText(FIRST_BILL_TITLE);
    expect(sentPathsAmong(billRequestPaths)).toEqual(billRequestPaths);
  });

  it('sends the requests synchronously after their code is loaded', async () => {
    fetchPageEarly(paths.top());
    await vi.waitFor(() => expect(sentPathsAmong(['/notices/operator'])).toHaveLength(1));
    await waitForAllAnswers();
    clearEarlyAnswers();
    fetchPageEarly(paths.top());
    expect(getPendingCount()).toBe(1);
    await waitForAllAnswers();
  });

  it('sends nothing for a page without early requests', () => {
    fetchPageEarly(paths.notices());
    fetchPageEarly('/nowhere');
    expect(api.calls).toEqual([]);
  });
});

describe('opening or reloading a page', () => {
  const openPage = (address: string, state: object | null = null): void => {
    history.replaceState(state, '', `/demo/mypage${address}`);
    fetchOpenedPageEarly();
  };

  it('requests the customer and the search of the address before the page is loaded', async () => {
    openPage(`${paths.bills()}?sort=priceAsc&page=1`);
    await expectBillRequests();
    expect(sentPathsAmong(['/user/me'])).toHaveLength(1);
    expect(api.calls.find(({ path }) => path === '/bills')?.query.get('sort')).toBe('priceAsc');
  });

  it('requests the stored search of the customer whom the history entry names', async () => {
    const condition = { keyword: ['クラウド'] };
    storeSearch({ condition, sort: 'priceAsc', page: 1, perPage: null }, 'aoba');
    openPage(paths.bills(), { customer: 'aoba' });
    await expectBillRequests();
    const query = api.calls.find(({ path }) => path === '/bills')?.query;
    expect(query?.get('keyword')).toBe('クラウド');

    openPage(paths.bills(), { customer: 'wakaba' });
    await vi.waitFor(() => expect(sentPathsAmong(['/bills'])).toHaveLength(2));
    expect(api.calls.findLast(({ path }) => path === '/bills')?.query.has('keyword')).toBe(false);
    await waitForAllAnswers();
  });

  it('stores the requests for a reload when a customer leaves the page', async () => {
    openPage(`${paths.bills()}?sort=priceAsc&page=1`);
    await expectBillRequests();
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('firstRequests')).toBeNull();
    pageCustomer.set({ key: 'aoba', name: '' });
    dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem('firstRequests') ?? '')).toEqual({
      page: location.href,
      urls: ['/user/me', '/bills?sort=priceAsc&page=1', '/bills/search-options'].map(
        (path) => `${location.origin}/demo/mypage-api${path}`,
      ),
    });
    expect(sentPathsAmong(billRequestPaths)).toEqual(billRequestPaths);
  });

  it.each(['//', '//:80/top', '/%E0%A4%A', ''])('ignores the unknown address %j', (address) => {
    prefetchPageAndCustomer(address);
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['only the customer if the other requests depend on the customer', paths.bills(), 1],
    ['nothing on a page of the registration', paths.applyMailAddress(), 0],
  ])('requests %s', async (_, path, pendingCount) => {
    openPage(path);
    expect(getPendingCount()).toBe(pendingCount);
    await waitForAllAnswers();
  });

  it('requests customer and data of the page after a login; the page does not repeat them', async () => {
    prefetchPageAndCustomer(paths.top());
    const expectedPaths = ['/bills/counts', '/notices/operator', '/user/me'];
    await vi.waitFor(() => expect(sentPathsAmong(expectedPaths)).toEqual(expectedPaths));
    const layout = <LoggedInLayout />;
    renderPages({ layout, pages: { [paths.top()]: <TopPage /> }, at: paths.top() });
    await screen.findByText('12件');
    expect(sentPathsAmong(expectedPaths)).toEqual(expectedPaths);
  });
});

it('the press of a link sends the requests of the linked page; that page does not repeat them', async () => {
  const onPress = vi.fn<(path: string) => void>(fetchPageEarly);
  setEarlyFetch({ onPress, onLogin: () => undefined });
  renderPages({ pages });
  await userEvent.click(screen.getByRole('link', { name: 'bills' }));
  expect(onPress).toHaveBeenCalledExactlyOnceWith(paths.bills());
  await screen.findByText(FIRST_BILL_TITLE);
  expect(sentPathsAmong(billRequestPaths)).toEqual(billRequestPaths);
});

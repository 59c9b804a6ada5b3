import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { useBillSearch } from '../../../../src/pages/bills/search/use-bill-search.ts';
import { showMessage } from '../../../../src/shell/messages/message-store.ts';
import { PublicLayout } from '../../../../src/shell/frame/PublicLayout.tsx';
import { showPages } from '../../../shell/show-pages.tsx';

function SearchPage() {
  const [search, changeSearch, writeAddress] = useBillSearch();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <button onClick={() => flushSync(renderAgain)}>render again</button>
      <button onClick={writeAddress}>write</button>
      <button onClick={() => changeSearch({ page: search.page + 1 })}>next</button>
      <Link to="/user">elsewhere</Link>
    </>
  );
}

const press = (buttonName: string): unknown =>
  fireEvent.click(screen.getByRole('button', { name: buttonName }));

const openSearch = (): void => {
  const pages = { '/bapPublishedBillAppSearch': <SearchPage />, '/user': <h1>the user page</h1> };
  showPages({ layout: <PublicLayout />, pages, at: '/bapPublishedBillAppSearch' });
};

it('a message stays when the page writes its search into the address, and is closed by the next search', async () => {
  showMessage({ status: 'error', message: 'an earlier message' });
  openSearch();
  press('write');
  await waitFor(() => expect(location.search).toContain('page=1'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('alert').textContent).toContain('an earlier message');
  press('next');
  await waitFor(() => expect(location.search).toContain('page=2'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('a search is not lost if the address is written at the same moment', async () => {
  openSearch();
  await screen.findByRole('button', { name: 'next' });
  // Both presses happen before the page is rendered with the new address.
  act(() => {
    press('next');
    press('write');
  });
  expect(location.search).toContain('page=2');
  press('next');
  await waitFor(() => expect(location.search).toContain('page=3'));
});

it('a page that the customer has left does not return when it writes its address', async () => {
  openSearch();
  const otherPageLink = await screen.findByRole('link', { name: 'elsewhere' });
  // All three events happen before the other page is rendered, while this page may be rendered again.
  act(() => {
    fireEvent.click(otherPageLink);
    press('render again');
    press('write');
  });
  expect(await screen.findByRole('heading', { name: 'the user page' })).toBeTruthy();
  expect(location.pathname).toBe('/demo/mypage/user');
});

it('the first search replaces an address without a query, so Back returns to the previous page', async () => {
  openSearch();
  await screen.findByRole('button', { name: 'next' });
  const historyLength = history.length;
  press('next');
  await waitFor(() => expect(location.search).toContain('page=2'));
  expect(history.length).toBe(historyLength);
  press('next');
  await waitFor(() => expect(location.search).toContain('page=3'));
  expect(history.length).toBe(historyLength + 1);
});

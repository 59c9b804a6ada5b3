import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { useBillSearch } from '../../../../src/pages/bills/search/use-bill-search.ts';
import { closeMessage, showMessage } from '../../../../src/shell/messages/message-store.ts';
import { PublicLayout } from '../../../../src/shell/frame/PublicLayout.tsx';
import { stubApi } from '../../../support/api.ts';
import { renderPages, speak } from '../../../support/render.tsx';
import { frameAnswers } from '../../../support/settings.ts';

function Page() {
  const [search, go, writeAddress] = useBillSearch();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <>
      <button onClick={() => flushSync(drawAgain)}>draw again</button>
      <button onClick={writeAddress}>write</button>
      <button onClick={() => go({ page: search.page + 1 })}>next</button>
      <Link to="/user">elsewhere</Link>
    </>
  );
}

const press = (name: string): unknown => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  await speak();
  stubApi(frameAnswers());
  closeMessage();
});

it('a message stays when the page writes its search into the address, and goes with the next', async () => {
  showMessage({ status: 'error', message: 'something that came first' });
  const pages = { '/bapPublishedBillAppSearch': <Page /> };
  renderPages({ layout: <PublicLayout />, pages, at: '/bapPublishedBillAppSearch' });
  press('write');
  await waitFor(() => expect(location.search).toContain('page=1'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('alert').textContent).toContain('something that came first');
  press('next');
  await waitFor(() => expect(location.search).toContain('page=2'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('a search that comes when the address is about to be written is not lost', async () => {
  const pages = { '/bapPublishedBillAppSearch': <Page /> };
  renderPages({ layout: <PublicLayout />, pages, at: '/bapPublishedBillAppSearch' });
  await screen.findByRole('button', { name: 'next' });
  // Before the page is drawn with the new one.
  act(() => {
    press('next');
    press('write');
  });
  expect(location.search).toContain('page=2');
  press('next');
  await waitFor(() => expect(location.search).toContain('page=3'));
});

it('a customer who has gone elsewhere when the address is about to be written is not brought back', async () => {
  const pages = { '/bapPublishedBillAppSearch': <Page />, '/user': <h1>the user page</h1> };
  renderPages({ layout: <PublicLayout />, pages, at: '/bapPublishedBillAppSearch' });
  const elsewhere = await screen.findByRole('link', { name: 'elsewhere' });
  // Before the page gives way to the other one, and whatever it is drawn again for meanwhile.
  act(() => {
    fireEvent.click(elsewhere);
    press('draw again');
    press('write');
  });
  expect(await screen.findByRole('heading', { name: 'the user page' })).toBeTruthy();
  expect(location.pathname).toBe('/demo/mypage/user');
});

it('a search that comes before the address says one takes its place: Back leads to the page before', async () => {
  const pages = { '/bapPublishedBillAppSearch': <Page /> };
  renderPages({ layout: <PublicLayout />, pages, at: '/bapPublishedBillAppSearch' });
  await screen.findByRole('button', { name: 'next' });
  const places = history.length;
  press('next');
  await waitFor(() => expect(location.search).toContain('page=2'));
  expect(history.length).toBe(places);
  press('next');
  await waitFor(() => expect(location.search).toContain('page=3'));
  expect(history.length).toBe(places + 1);
});

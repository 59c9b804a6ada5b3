import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { loadScreen } from '../../src/app/load-screen.ts';
import { forgetEarly } from '../../src/api/early.ts';
import { getPending } from '../../src/api/pending.ts';
import { prepare, prepareEntry, prepareOpened } from '../../src/app/prepare.ts';
import { screens } from '../../src/app/screens.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { paths } from '../../src/lib/paths.ts';
import { BillListPage } from '../../src/pages/bills/BillListPage.tsx';
import { TopPage } from '../../src/pages/top/TopPage.tsx';
import { LoggedInLayout } from '../../src/shell/frame/LoggedInLayout.tsx';
import { AppLink } from '../../src/shell/links/AppLink.tsx';
import { setPrepare } from '../../src/shell/links/prepare.ts';
import { renderPages, speak } from '../support/render.tsx';
import { startMockApi } from '../support/mock-api.ts';
import { FIRST_BILL } from '../pages/bills/support.ts';

const api = startMockApi();
const bills = screens.find(({ name }) => name === 'bills');
const pages = {
  '/': <AppLink to={paths.bills()}>bills</AppLink>,
  [paths.bills()]: <BillListPage />,
};
/** What the list asks for early; its counts and sums come after it. */
const early = ['/bills', '/bills/search-options'];
const asked = () =>
  api.calls
    .map(({ path }) => path)
    .filter((path) => early.includes(path))
    .toSorted();

it('a press asks although the screen is still on its way, and the screen does not ask again', async () => {
  await speak();
  await loadTexts('bills', 'validation', 'downloads');
  prepare(paths.bills());
  await vi.waitFor(() => expect(asked()).toEqual(['/bills', '/bills/search-options']));
  renderPages({ pages, at: paths.bills() });
  await screen.findByText(FIRST_BILL);
  expect(asked()).toEqual(['/bills', '/bills/search-options']);
});

it('a press asks at once where it is known what its page asks for', async () => {
  const notices = () => api.calls.filter(({ path }) => path === '/notices/operator').length;
  prepare(paths.top());
  await vi.waitFor(() => expect(notices()).toBe(1));
  await vi.waitFor(() => expect(getPending()).toBe(0));
  forgetEarly();
  prepare(paths.top());
  expect(getPending()).toBe(1);
  await vi.waitFor(() => expect(getPending()).toBe(0));
  forgetEarly();
});

it('a page that asks for nothing ahead is none to prepare for', () => {
  prepare(paths.notices());
  prepare('/nowhere');
  expect(api.calls).toEqual([]);
});

it('a page that is opened asks who is logged in and what its address says, before its scripts are there', async () => {
  history.replaceState(null, '', `/demo/mypage${paths.bills()}?sort=priceAsc&page=1`);
  prepareOpened();
  await vi.waitFor(() => expect(asked()).toEqual(['/bills', '/bills/search-options']));
  expect(api.calls.map(({ path }) => path)).toContain('/user/me');
  expect(api.calls.find(({ path }) => path === '/bills')?.query.get('sort')).toBe('priceAsc');
  forgetEarly();
});

it.each(['//', '//:80/top', '/%E0%A4%A', ''])(
  'a page that is opened at an address of no page (%j) asks nothing, and goes on',
  (rest) => {
    prepareEntry(rest);
    expect(api.calls).toEqual([]);
  },
);

it.each([
  ['who is logged in, where the rest depends on it', paths.bills(), 1],
  ['nothing on a page of nobody', paths.passwordReissue(), 0],
])('a page that is opened asks %s', async (_name, path, calls) => {
  history.replaceState(null, '', `/demo/mypage${path}`);
  prepareOpened();
  expect(getPending()).toBe(calls);
  await vi.waitFor(() => expect(getPending()).toBe(0));
  forgetEarly();
});

it('the page that a login leads to finds who is logged in, and what it shows, asked for already', async () => {
  await speak();
  await loadTexts('top', 'frame', 'downloads');
  prepareEntry(paths.top());
  const wanted = ['/bills/counts', '/notices/operator', '/user/me'];
  const askedFor = () => api.calls.map(({ path }) => path).toSorted();
  await vi.waitFor(() => expect(askedFor()).toEqual(wanted));
  renderPages({
    layout: <LoggedInLayout />,
    pages: { [paths.top()]: <TopPage /> },
    at: paths.top(),
  });
  await screen.findByText('12件');
  expect(askedFor().filter((path) => wanted.includes(path))).toEqual(wanted);
});

it('the press of a link asks for what its page shows, and the page does not ask again', async () => {
  await speak();
  await loadTexts('bills', 'validation', 'downloads');
  if (bills) await loadScreen(bills);
  const prepared = vi.fn<(path: string) => void>(prepare);
  setPrepare({ press: prepared, entry: () => undefined });
  renderPages({ pages });
  await userEvent.click(screen.getByRole('link', { name: 'bills' }));
  expect(prepared).toHaveBeenCalledExactlyOnceWith(paths.bills());
  await screen.findByText(FIRST_BILL);
  expect(asked()).toEqual(['/bills', '/bills/search-options']);
});

it.each([
  ['a mouse button that goes down', '[MouseLeft>]', '[/MouseLeft]'],
  ['a key that is pressed', '{Enter>}', '{/Enter}'],
])('%s asks already, and what is left of the press not again', async (_name, down, up) => {
  await speak();
  const prepared = vi.fn<(path: string) => void>();
  setPrepare({ press: prepared, entry: () => undefined });
  renderPages({
    pages: { '/': <AppLink to={paths.bills()}>bills</AppLink>, [paths.bills()]: 'there' },
  });
  const user = userEvent.setup();
  const link = screen.getByRole('link', { name: 'bills' });
  link.focus();
  const act = (keys: string) =>
    keys.startsWith('[') ? user.pointer({ target: link, keys }) : user.keyboard(keys);
  await act(down);
  expect(prepared).toHaveBeenCalledExactlyOnceWith(paths.bills());
  await act(up);
  await screen.findByText('there');
  expect(prepared).toHaveBeenCalledOnce();
});

it('a press that opens a new tab, and one that leads nowhere else, ask for nothing', async () => {
  await speak();
  const prepared = vi.fn<(path: string) => void>();
  setPrepare({ press: prepared, entry: () => undefined });
  renderPages({
    pages: {
      '/': (
        <>
          <AppLink to={paths.bills()}>bills</AppLink>
          <AppLink to="/">here</AppLink>
        </>
      ),
    },
  });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'bills' }));
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('link', { name: 'here' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'here' })).toBeTruthy());
  expect(prepared).not.toHaveBeenCalled();
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { loadScreen } from '../../src/app/load-screen.ts';
import { prepare } from '../../src/app/prefetch.ts';
import { screens } from '../../src/app/screens.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { paths } from '../../src/lib/paths.ts';
import { BillListPage } from '../../src/pages/bills/BillListPage.tsx';
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
const asked = () =>
  api.calls
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/bills'))
    .toSorted();

it('a screen that is still to be loaded asks for nothing ahead', () => {
  prepare(paths.bills());
  expect(api.calls).toEqual([]);
});

it('the press of a link asks for what its page shows, and the page does not ask again', async () => {
  await speak();
  await loadTexts('bills', 'validation', 'downloads');
  if (bills) await loadScreen(bills);
  const prepared = vi.fn<(path: string) => void>(prepare);
  setPrepare(prepared);
  renderPages({ pages });
  await userEvent.click(screen.getByRole('link', { name: 'bills' }));
  expect(prepared).toHaveBeenCalledExactlyOnceWith(paths.bills());
  await screen.findByText(FIRST_BILL);
  expect(asked()).toEqual(['/bills', '/bills/search-options']);
});

it('a press that opens a new tab, and one that leads nowhere else, ask for nothing', async () => {
  await speak();
  const prepared = vi.fn<(path: string) => void>();
  setPrepare(prepared);
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

import type { Scenario } from '../../mocks/scenario/scenario-file.ts';
import { openTab } from './notices.ts';
import { expect, test } from './test.ts';

test('a recording has each call at its own page, after the presses that started it', async ({
  portal,
  panel,
  page,
  t,
  servers,
  list,
}) => {
  await portal.open();
  await panel.open();
  await panel.element.getByRole('button', { name: 'Record' }).click();
  await panel.element.getByRole('button', { name: 'Close' }).click();
  await portal.enterLogin('demo-user');
  await expect(portal.heading('top.title')).toBeVisible();
  await openTab(page, t('frame.tabs.bills'));
  await expect(list.bills.first()).toBeVisible();
  const answer = await fetch(`${servers.mock.url}/_mock/record`);
  const { pages, calls }: Scenario = await answer.json();
  expect(pages).toEqual(['', 'top', 'bapPublishedBillAppSearch']);
  const login = { page: '', presses: [{ role: 'button', text: 'login.title' }] };
  const tab = { role: 'link', text: 'bills.title' };
  expect(calls).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ operationId: 'login', ...login }),
      expect.objectContaining({ operationId: 'getCurrentUser', page: 'top' }),
      expect.objectContaining({ operationId: 'searchBills', page: 'bapPublishedBillAppSearch' }),
    ]),
  );
  expect(calls.flatMap(({ presses = [] }) => presses)).toEqual([...login.presses, tab]);
});

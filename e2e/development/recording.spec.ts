import type { Scenario } from '../../mocks/scenario/scenario-file.ts';
import { openTab } from './notices.ts';
import { expect, test } from './test.ts';

test('a recording has each call at its own page, after the presses that started it', async ({
  portal,
  panel,
  page,
  t,
  servers,
  billList,
}) => {
  await portal.open();
  await panel.open();
  await panel.element.getByRole('button', { name: 'Record' }).click();
  await panel.element.getByRole('button', { name: 'Close' }).click();
  await portal.enterLogin('demo-user');
  await expect(portal.heading('top.title')).toBeVisible();
  await openTab(page, t('frame.tabs.bills'));
  await expect(billList.bills.first()).toBeVisible();
  const answer = await fetch(`${servers.mock.url}/_mock/record`);
  const { pages, calls }: Scenario = await answer.json();
  expect(pages).toEqual(['', 'top', 'bapPublishedBillAppSearch']);
  const loginCall = { page: '', presses: [{ role: 'button', text: 'login.title' }] };
  const tabPress = { role: 'link', text: 'bills.title' };
  expect(calls).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ operationId: 'login', ...loginCall }),
      expect.objectContaining({ operationId: 'getCurrentUser', page: 'top' }),
      expect.objectContaining({ operationId: 'searchBills', page: 'bapPublishedBillAppSearch' }),
    ]),
  );
  expect(calls.flatMap(({ presses = [] }) => presses)).toEqual([...loginCall.presses, tabPress]);
});

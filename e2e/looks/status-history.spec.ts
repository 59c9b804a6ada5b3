import { paths } from '../../src/lib/paths.ts';
import { expect, test } from '../support/test.ts';

test('status history: many changes, long names, none', async ({
  openLoggedIn,
  list,
  page,
  t,
  mock,
  look,
}) => {
  await openLoggedIn(paths.bills());
  const actions = await list.actionsOf(list.bills.first());
  const link = actions.locator('a[href*="/reportStatusUpdateHistory"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  for (const [example, name] of [
    ['default', 'status-history'],
    ['longNames', 'status-history-long'],
  ] as const) {
    await mock.next('getStatusHistory', { example });
    await page.goto(href);
    await expect(page.getByRole('list', { name: t('status-history.changes') })).toBeVisible();
    await look(name);
  }
  await mock.next('getStatusHistory', { example: 'empty' });
  await page.goto(href);
  await expect(page.getByText(t('status-history.empty'))).toBeVisible();
  await look('status-history-empty');
});

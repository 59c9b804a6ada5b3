import { expect, test } from './support/test.ts';

test.beforeEach(async ({ begin, list }) => {
  await begin('/bapPublishedBillAppSearch?perPage=10&page=1');
  await list.expectRange(1, 10, 1200);
});

test('a search that failed is asked again by the same button, and by the tab', async ({
  list,
  page,
  t,
  mock,
  watch,
}) => {
  watch.allowFailedCalls();
  await mock.next('searchBills', { code: '500-1-00-01' });
  await list.search({ keyword: '納品書' });
  await expect(page.getByRole('alert')).toContainText(t('errors.500-1-00-01'));
  await list.submit();
  await list.expectConditions(1);
  await expect(page.getByRole('alert')).toBeHidden();

  const asked = (await mock.callsOf('searchBills')).length;
  await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
  await expect.poll(async () => (await mock.callsOf('searchBills')).length).toBe(asked + 1);
  await list.expectConditions(1);
  await expect(page).toHaveURL(/keyword=/);
});

test('the folded form of a phone gives the focus to its button', async ({ list, page, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await list.search({ keyword: '納品書' });
  await expect(list.form.getByRole('button', { name: t('bills.search.show') })).toBeFocused();
  await list.expectConditions(1);
});

test('a half-typed date is said at its field, folded away or not, and nothing is asked', async ({
  list,
  page,
  t,
  mock,
}) => {
  const asked = (await mock.callsOf('searchBills')).length;
  await list.openMore();
  const from = list.field('publicationDateFrom');
  await from.click();
  await page.keyboard.type('11');
  await list.form.getByText(t('bills.search.more')).click();
  await expect(from).toBeHidden();
  await list.submit();
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription(
    t('validation.incompleteDate', { name: t('bills.search.publicationDateFrom') }),
  );
  expect(await mock.callsOf('searchBills')).toHaveLength(asked);
  await from.fill('2026-01-01');
  await expect(from).not.toHaveAttribute('aria-invalid', 'true');
  await list.submit();
  await list.expectConditions(1);
});

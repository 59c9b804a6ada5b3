import { expect, test } from './support/test.ts';

test.beforeEach(async ({ begin, list }) => {
  await begin('/bapPublishedBillAppSearch?perPage=10&page=1');
  await list.expectRange(1, 10, 1200);
});

test('an incomplete date is reported at its field, also in a folded part; on a phone the focus moves to the button of the folded form', async ({
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
  await page.setViewportSize({ width: 390, height: 844 });
  await list.submit();
  await expect(list.form.getByRole('button', { name: t('bills.search.show') })).toBeFocused();
  await list.expectConditions(1);
});

import { expect, test } from './support/test.ts';

test.beforeEach(async ({ openLoggedIn, list }) => {
  await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
  await list.expectRange(1, 10, 1200);
});

test('an incomplete date in the closed panel is reported at its field; after the search the focus returns', async ({
  list,
  page,
  t,
  mock,
}) => {
  const callsBefore = (await mock.callsOf('searchBills')).length;
  await list.openPanel();
  const from = list.field('publicationDateFrom');
  await from.click();
  await page.keyboard.type('11');
  await page.keyboard.press('Escape');
  await expect(from).toBeHidden();
  await expect(list.panelButton).toBeFocused();
  await list.submit();
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription(
    t('validation.incompleteDate', { name: t('bills.search.publicationDateFrom') }),
  );
  expect(await mock.callsOf('searchBills')).toHaveLength(callsBefore);
  await from.fill('2026-01-01');
  await expect(from).not.toHaveAttribute('aria-invalid', 'true');
  await list.submit();
  await expect(list.panel).toBeHidden();
  // The focus was here when the error opened the panel.
  await expect(list.submitButton).toBeFocused();
  await list.expectConditions(1);
});

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
  const startDateField = list.field('publicationDateFrom');
  await startDateField.click();
  await page.keyboard.type('11');
  await page.keyboard.press('Escape');
  await expect(startDateField).toBeHidden();
  await expect(list.panelButton).toBeFocused();
  await list.submit();
  await expect(startDateField).toBeFocused();
  await expect(startDateField).toHaveAccessibleDescription(
    t('validation.incompleteDate', { name: t('bills.search.publicationDateFrom') }),
  );
  expect(await mock.callsOf('searchBills')).toHaveLength(callsBefore);
  await startDateField.fill('2026-01-01');
  await expect(startDateField).not.toHaveAttribute('aria-invalid', 'true');
  await list.submit();
  await expect(list.panel).toBeHidden();
  // The focus was here when the error opened the panel.
  await expect(list.submitButton).toBeFocused();
  await list.expectConditions(1);
});

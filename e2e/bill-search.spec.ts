import { expect, test } from './support/test.ts';

test.beforeEach(async ({ openLoggedIn, billList }) => {
  await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
  await billList.expectRange(1, 10, 1200);
});

test('the search panel opens with an error at an incomplete date, and closes after a correct search', async ({
  billList,
  page,
  t,
  mock,
}) => {
  const callCountBefore = (await mock.callsOf('searchBills')).length;
  await billList.openPanel();
  const startDateField = billList.field('publicationDateFrom');
  await startDateField.click();
  await page.keyboard.type('11');
  await page.keyboard.press('Escape');
  await expect(startDateField).toBeHidden();
  await expect(billList.panelButton).toBeFocused();
  await billList.submit();
  await expect(startDateField).toBeFocused();
  await expect(startDateField).toHaveAccessibleDescription(
    t('validation.incompleteDate', { name: t('bills.search.publicationDateFrom') }),
  );
  expect(await mock.callsOf('searchBills')).toHaveLength(callCountBefore);
  await startDateField.fill('2026-01-01');
  await expect(startDateField).not.toHaveAttribute('aria-invalid', 'true');
  await billList.submit();
  await expect(billList.panel).toBeHidden();
  // This button had the focus when the error opened the panel.
  await expect(billList.submitButton).toBeFocused();
  await billList.expectConditions(1);
});

import { pressByKey } from '../support/keyboard.ts';
import { passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('journey: a customer opens the status history of a bill and returns to the same bill by keyboard', async ({
  openLoggedIn,
  billList,
  page,
  portal,
  t,
}) => {
  await openLoggedIn('/bapPublishedBillAppSearch?perPage=50&page=2');
  await billList.expectRange(51, 100, 1200);
  const bill = billList.bills.nth(40);
  const historyLink = (await billList.actionsOf(bill)).getByRole('link');
  // On a phone, the link is in the details, which are folded again after the return.
  const isPhone = (await bill.getByRole('link').count()) === 0;
  const focusedControl = isPhone ? bill.getByRole('button').last() : historyLink;
  const billNumber = (await bill.textContent())?.match(/[A-Z]+-\d{6}-\d{5}/)?.[0] ?? '';

  await test.step('the history shows this bill, starting with its publication', async () => {
    await historyLink.focus();
    await page.keyboard.press('Enter');
    await expect(portal.heading('status-history.title')).toBeFocused();
    await expect(page.getByText(billNumber)).toBeVisible();
    const changes = page.getByRole('list', { name: t('status-history.changes') });
    await expect(changes.getByRole('listitem').last()).toContainText(
      t('status-history.updater.system'),
    );
  });

  await test.step('the history has no chat (S1) and no logout', async () => {
    await expect(page.getByRole('button', { name: /チャット|chat/i })).toHaveCount(0);
    await expect(page.getByRole('link', { name: t('frame.links.logout') })).toHaveCount(0);
  });

  await test.step('the link returns to the same page, with the focus on the bill', async () => {
    await pressByKey(page, page.getByRole('link', { name: t('status-history.backToBills') }));
    await billList.expectRange(51, 100, 1200);
    await expect(focusedControl).toBeFocused();
    await expect(focusedControl).toBeInViewport();
    expect(new URL(page.url()).search).toContain('page=2');
  });

  await test.step('after a reload, Back returns to the same page, with the focus on the bill', async () => {
    await passClickGuard(page, 1000);
    if (isPhone) await billList.unfold(bill);
    await historyLink.press('Enter');
    await expect(portal.heading('status-history.title')).toBeVisible();
    await page.reload();
    await expect(page.getByText(billNumber)).toBeVisible();
    await page.goBack();
    await billList.expectRange(51, 100, 1200);
    await expect(focusedControl).toBeFocused();
    await expect(focusedControl).toBeInViewport();
  });
});

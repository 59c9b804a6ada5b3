import { pressByKey } from '../support/keyboard.ts';
import { unhurried } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('the history of a status: from a bill far down the list, by keyboard, and back to it', async ({
  begin,
  list,
  page,
  portal,
  t,
}) => {
  await begin('/bapPublishedBillAppSearch?perPage=50&page=2');
  await list.expectRange(51, 100, 1200);
  const bill = list.bills.nth(40);
  const link = bill.getByRole('link');
  const number = (await bill.textContent())?.match(/[A-Z]+-\d{6}-\d{5}/)?.[0] ?? '';

  await test.step('it is of that bill, and begins with its publication', async () => {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(portal.heading('status-history.title')).toBeFocused();
    await expect(page.getByText(number)).toBeVisible();
    const changes = page.getByRole('list', { name: t('status-history.changes') });
    await expect(changes.getByRole('listitem').last()).toContainText(
      t('status-history.updater.system'),
    );
  });

  await test.step('there is no chat (S1), and no way to the account', async () => {
    await expect(page.getByRole('button', { name: /チャット|chat/i })).toHaveCount(0);
    await expect(page.getByRole('link', { name: t('frame.links.logout') })).toHaveCount(0);
  });

  await test.step('the link leads back to the page and to the bill', async () => {
    await pressByKey(page, page.getByRole('link', { name: t('status-history.backToBills') }));
    await list.expectRange(51, 100, 1200);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    expect(new URL(page.url()).search).toContain('page=2');
  });

  await test.step('and so does Back, over a reload', async () => {
    await unhurried(page, 1000);
    await link.press('Enter');
    await expect(portal.heading('status-history.title')).toBeVisible();
    await page.reload();
    await expect(page.getByText(number)).toBeVisible();
    await page.goBack();
    await list.expectRange(51, 100, 1200);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });
});

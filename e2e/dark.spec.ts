import { paths } from '../src/lib/paths.ts';
import { expect, test } from './support/test.ts';

/*
 * tests/styles/colours.test.ts proves the contrast of the colours, and the test of the developers' parts page checks
 * each part. This test checks whole pages.
 */
test('dark mode makes pages dark, but not the content of the issuer and not the paper', async ({
  openLoggedIn,
  portal,
  billList,
  page,
  t,
  checkLook,
}) => {
  const backgroundOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const whiteBackground = 'rgb(255, 255, 255)';
  await page.emulateMedia({ colorScheme: 'dark' });

  await test.step('the login page is dark, with a white background for the logo', async () => {
    await portal.open();
    await portal.loginButton.click();
    await expect(portal.loginIdField).toBeFocused();
    expect(await backgroundOf('html')).toBe('rgb(26, 26, 26)');
    await expect(page.getByRole('banner').getByRole('img').first()).toBeVisible();
    expect(await backgroundOf('header img')).toBe(whiteBackground);
    await checkLook('dark-login');
  });

  await test.step('a coloured text of the issuer has a white background', async () => {
    await portal.open(paths.applyMailAddress());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = page.locator('header [style*=color]').first();
    await expect(text).toBeVisible();
    expect(await backgroundOf('header [data-issuer]')).toBe(whiteBackground);
    await checkLook('dark-issuer-text');
  });

  await test.step('the bill list with details, a selection and an error is readable', async () => {
    await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
    await billList.expectRange(1, 10, 1200);
    const row = billList.bills.nth(1);
    await row.getByRole('button', { name: new RegExp(`^${t('bills.row.details')}`) }).click();
    await billList.bills.first().getByRole('checkbox').check();
    await billList.search({ priceFrom: '9', priceTo: '1' });
    await expect(billList.field('priceFrom')).toBeFocused();
    await checkLook('dark-bills');
  });

  await test.step('the printed page is light', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await backgroundOf('html')).not.toBe('rgb(26, 26, 26)');
    expect(await backgroundOf('header')).toBe(whiteBackground);
  });
});

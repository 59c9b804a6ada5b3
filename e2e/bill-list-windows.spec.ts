import type { Page } from '@playwright/test';
import { downloadableBillSql } from './support/controls.ts';
import { fileSavedBy } from './support/files.ts';
import { expect, test } from './support/test.ts';

/** The number of bills that are completely visible without scrolling. */
const countCompleteBills = (page: Page): Promise<number> =>
  page.locator('tbody tr').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }).length,
  );

const phoneDevice = { isMobile: true, hasTouch: true };

for (const [width, height, minimumCount, deviceOptions] of [
  [1280, 800, 7, {}],
  [1366, 768, 6, {}],
  [1440, 900, 9, {}],
  [1920, 1080, 13, {}],
  [390, 844, 3, phoneDevice],
  [360, 740, 2, phoneDevice],
] as const) {
  test.describe(`a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, ...deviceOptions });

    test(`shows at least ${minimumCount} complete bills without scrolling, below a header of at most 72 pixels`, async ({
      openLoggedIn,
      billList,
      page,
      t,
    }) => {
      await openLoggedIn('/bapPublishedBillAppSearch');
      await billList.expectRange(1, 50, 1200);
      // The tools and the sum appear after the bills.
      await expect(page.getByText(/^合計 ¥/)).toBeVisible();
      expect(await countCompleteBills(page)).toBeGreaterThanOrEqual(minimumCount);
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThanOrEqual(72);
      const table = await page.getByRole('table', { name: t('bills.result.table') }).boundingBox();
      expect(table?.width).toBeLessThanOrEqual(width);
    });
  });
}

for (const [name, deviceOptions] of [
  ['on a desktop', { viewport: { width: 1280, height: 800 } }],
  ['on a phone', { viewport: { width: 390, height: 844 }, ...phoneDevice }],
] as const) {
  test.describe(name, () => {
    test.use(deviceOptions);

    test("three presses after the login save the PDF of last month's bill", async ({
      portal,
      billList,
      page,
      sandbox,
      t,
    }) => {
      const billNumber = sandbox.findBillNumber(
        `${downloadableBillSql} AND strftime('%Y-%m', publicationDate) = strftime('%Y-%m', 'now', '+9 hours', 'start of month', '-1 month')`,
      );
      await portal.login();
      await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
      await page.getByRole('button', { name: t('bills.quick.lastMonth'), exact: true }).click();
      await billList.expectConditions(1);
      const pdf = billList.bill(billNumber).getByRole('button', { name: /^PDF/ });
      const { name: fileName } = await fileSavedBy(page, () => pdf.click());
      expect(fileName).toContain(billNumber);
    });
  });
}

test('the sticky table header never covers a control that has the focus', async ({
  openLoggedIn,
  billList,
  page,
  t,
}) => {
  await openLoggedIn('/bapPublishedBillAppSearch');
  await billList.expectRange(1, 50, 1200);
  await billList.bills.nth(30).getByRole('checkbox').focus();
  for (let steps = 0; steps < 25; steps += 1) await page.keyboard.press('Shift+Tab');
  const isCovered = await page.evaluate(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
      width: 0,
      height: 0,
    };
    const topmostElement = document.elementFromPoint(left + width / 2, top + height / 2);
    return topmostElement === null || topmostElement.closest('thead') !== null;
  });
  expect(isCovered).toBe(false);
  const heading = page.getByRole('columnheader', { name: t('bills.column.title'), exact: true });
  await expect(heading).toBeInViewport();
});

test('a reload requests the bills once, before any script of the portal', async ({
  openLoggedIn,
  billList,
  page,
}) => {
  await openLoggedIn('/bapPublishedBillAppSearch?sort=priceAsc&page=1');
  await billList.expectRange(1, 50, 1200);
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const path = /\/mypage-api(\/user\/me|\/bills\?.*)$/.exec(request.url())?.[1];
    if (path !== undefined) requestedPaths.push(path);
  });
  const billsRequest = page.waitForRequest(/\/mypage-api\/bills\?/);
  await page.route('**/assets/*.js', async (route) => {
    await billsRequest;
    await route.continue();
  });
  await page.reload();
  await billList.expectRange(1, 50, 1200);
  expect(requestedPaths).toEqual(['/user/me', '/bills?sort=priceAsc&page=1']);
});

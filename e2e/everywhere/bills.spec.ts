import { holdCalls } from '../support/hold.ts';
import { expect, test } from '../support/test.ts';

test('the page buttons below the list do not move while rows load', async ({
  openLoggedIn,
  billList,
  portal,
  page,
  t,
}) => {
  await openLoggedIn('/bapPublishedBillAppSearch');
  await billList.expectRange(1, 50, 1200);
  const pageButtons = page.getByRole('navigation', { name: t('ui.pagination') });
  /**
   * Measures in pixels how far the buttons move. Starts at the first frame after the page has scrolled to the buttons,
   * and ends ten frames after the rows have loaded.
   */
  const measureMovement = () =>
    page.evaluate(async (name) => {
      const findNavigation = () => document.querySelector(`nav[aria-label="${name}"]`);
      const navigationElement =
        findNavigation() ??
        (await new Promise<Element>((resolve) => {
          const observer = new MutationObserver(() => {
            const navigation = findNavigation();
            if (navigation === null) return;
            observer.disconnect();
            resolve(navigation);
          });
          observer.observe(document.body, { childList: true, subtree: true });
        }));
      navigationElement.scrollIntoView({ block: 'center' });
      const topPositions: number[] = [];
      for (let frames = 0; frames < 10;) {
        await new Promise(requestAnimationFrame);
        topPositions.push(Math.round(navigationElement.getBoundingClientRect().top));
        if (document.querySelector('[role=table][aria-busy=false]')) frames += 1;
      }
      return Math.max(...topPositions) - Math.min(...topPositions);
    }, t('ui.pagination'));

  await test.step('the buttons do not move if the customer scrolls down before the rows are rendered', async () => {
    const releaseCalls = await holdCalls(page, 'searchBills');
    await page.reload();
    await expect(portal.heading('bills.title')).toBeVisible();
    const movement = measureMovement();
    releaseCalls();
    expect(await movement).toBeLessThanOrEqual(1);
  });

  await test.step('the buttons do not move if the customer scrolls down after the rows are rendered', async () => {
    // Fractions of a pixel may be rounded up or down.
    expect(await measureMovement()).toBeLessThanOrEqual(1);
  });

  await test.step('the buttons do not move while another page loads', async () => {
    const releaseCalls = await holdCalls(page, 'searchBills');
    await pageButtons.getByRole('button').nth(2).click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const movement = measureMovement();
    releaseCalls();
    expect(await movement).toBeLessThanOrEqual(1);
    await billList.expectRange(51, 100, 1200);
  });
});

test('a reload, Back and another visit keep the page and the conditions', async ({
  openLoggedIn,
  portal,
  billList,
  page,
  t,
}) => {
  await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
  await billList.expectRange(1, 10, 1200);
  const pageButtons = page.getByRole('navigation', { name: t('ui.pagination') });
  const nextButton = pageButtons.getByRole('button').nth(2);
  await nextButton.click();
  await expect(portal.heading('bills.title')).toBeFocused();
  // On a touch device, the page may have scrolled by one pixel (S9).
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(1);
  const secondPageUrl = page.url();
  await pageButtons.getByRole('button', { name: t('ui.lastPage') }).click();
  await billList.expectRange(1191, 1200, 1200);
  await expect(nextButton).toBeDisabled();
  await pageButtons.getByRole('button', { name: t('ui.firstPage') }).click();
  await billList.expectRange(1, 10, 1200);

  await billList.search({ keyword: '納品書', searchTarget: 'title' });
  await expect(billList.conditionChips).toBeVisible();
  const searchUrl = page.url();
  await page.reload();
  await billList.expectConditions(2);
  await expect(billList.field('keyword')).toHaveValue('納品書');

  await page.getByRole('link', { name: t('frame.tabs.top'), exact: true }).click();
  await expect(portal.heading('top.title')).toBeVisible();
  await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
  await billList.expectConditions(2);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(searchUrl);
  await page.goBack();
  await billList.expectRange(1, 10, 1200);
  await expect(billList.conditionChips).toBeHidden();

  await page.goto(secondPageUrl.replace(/page=\d+/, 'page=9999'));
  await billList.expectRange(1191, 1200, 1200);
});

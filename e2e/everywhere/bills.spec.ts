import { holdCalls } from '../support/hold.ts';
import { expect, test } from '../support/test.ts';

test('the page buttons below the list do not move while rows load', async ({
  openLoggedIn,
  list,
  portal,
  page,
  t,
}) => {
  await openLoggedIn('/bapPublishedBillAppSearch');
  await list.expectRange(1, 50, 1200);
  const pages = page.getByRole('navigation', { name: t('ui.pagination') });
  /**
   * The distance that the buttons move between the first frame after scrolling to them and ten frames after
   * the rows have loaded.
   */
  const movement = () =>
    page.evaluate(async (name) => {
      const find = () => document.querySelector(`nav[aria-label="${name}"]`);
      const element =
        find() ??
        (await new Promise<Element>((resolve) => {
          const observer = new MutationObserver(() => {
            const found = find();
            if (found === null) return;
            observer.disconnect();
            resolve(found);
          });
          observer.observe(document.body, { childList: true, subtree: true });
        }));
      element.scrollIntoView({ block: 'center' });
      const tops: number[] = [];
      for (let frames = 0; frames < 10;) {
        await new Promise(requestAnimationFrame);
        tops.push(Math.round(element.getBoundingClientRect().top));
        if (document.querySelector('[role=table][aria-busy=false]')) frames += 1;
      }
      return Math.max(...tops) - Math.min(...tops);
    }, t('ui.pagination'));

  await test.step('scrolled to before the rows are rendered', async () => {
    const answer = await holdCalls(page, 'searchBills');
    await page.reload();
    await expect(portal.heading('bills.title')).toBeVisible();
    const moved = movement();
    answer();
    expect(await moved).toBeLessThanOrEqual(1);
  });

  await test.step('scrolled to after the rows are rendered', async () => {
    // Fractions of a pixel may be rounded either way.
    expect(await movement()).toBeLessThanOrEqual(1);
  });

  await test.step('while another page loads', async () => {
    const answer = await holdCalls(page, 'searchBills');
    await pages.getByRole('button').nth(2).click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const moved = movement();
    answer();
    expect(await moved).toBeLessThanOrEqual(1);
    await list.expectRange(51, 100, 1200);
  });
});

test('reload, Back and another visit keep page and conditions', async ({
  openLoggedIn,
  portal,
  list,
  page,
  t,
}) => {
  await openLoggedIn('/bapPublishedBillAppSearch?perPage=10&page=1');
  await list.expectRange(1, 10, 1200);
  const pages = page.getByRole('navigation', { name: t('ui.pagination') });
  const next = pages.getByRole('button').nth(2);
  await next.click();
  await expect(portal.heading('bills.title')).toBeFocused();
  // On a touch device, the scroll by one pixel of S9 may have happened.
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(1);
  const second = page.url();
  await pages.getByRole('button', { name: t('ui.lastPage') }).click();
  await list.expectRange(1191, 1200, 1200);
  await expect(next).toBeDisabled();
  await pages.getByRole('button', { name: t('ui.firstPage') }).click();
  await list.expectRange(1, 10, 1200);

  await list.search({ keyword: '納品書', target: 'title' });
  await expect(list.conditionChips).toBeVisible();
  const narrowed = page.url();
  await page.reload();
  await list.expectConditions(2);
  await expect(list.field('keyword')).toHaveValue('納品書');

  await page.getByRole('link', { name: t('frame.tabs.top'), exact: true }).click();
  await expect(portal.heading('top.title')).toBeVisible();
  await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
  await list.expectConditions(2);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await page.goBack();
  await list.expectRange(1, 10, 1200);
  await expect(list.conditionChips).toBeHidden();

  await page.goto(second.replace(/page=\d+/, 'page=9999'));
  await list.expectRange(1191, 1200, 1200);
});

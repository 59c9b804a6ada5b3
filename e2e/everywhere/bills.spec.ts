import { holdCalls } from '../support/hold.ts';
import { expect, test } from '../support/test.ts';

test('what is below the list stays where it is, so that no press goes astray', async ({
  begin,
  list,
  portal,
  page,
  t,
}) => {
  await begin('/bapPublishedBillAppSearch');
  await list.expectRange(1, 50, 1200);
  const pages = page.getByRole('navigation', { name: t('ui.pagination') });
  /**
   * How far the buttons move from the first frame after they are scrolled to, which is as soon as they are
   * there, until ten frames after the rows are there.
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
      const places: number[] = [];
      for (let frames = 0; frames < 10;) {
        await new Promise(requestAnimationFrame);
        places.push(Math.round(element.getBoundingClientRect().top));
        if (document.querySelector('[role=table][aria-busy=false]')) frames += 1;
      }
      return Math.max(...places) - Math.min(...places);
    }, t('ui.pagination'));

  await test.step('when it is scrolled to before the rows have had a frame', async () => {
    const answer = await holdCalls(page, 'searchBills');
    await page.reload();
    await expect(portal.heading('bills.title')).toBeVisible();
    const moved = movement();
    answer();
    expect(await moved).toBeLessThanOrEqual(1);
  });

  await test.step('when it is scrolled to', async () => {
    // Fractions of a pixel are rounded now one way and now the other.
    expect(await movement()).toBeLessThanOrEqual(1);
  });

  await test.step('when the rows of another page come', async () => {
    const answer = await holdCalls(page, 'searchBills');
    await pages.getByRole('button').nth(2).click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    const moved = movement();
    answer();
    expect(await moved).toBeLessThanOrEqual(1);
    await list.expectRange(51, 100, 1200);
  });
});

test('pages: next, last, first; reload, Back and another visit find the place again', async ({
  begin,
  portal,
  list,
  page,
  t,
}) => {
  await begin('/bapPublishedBillAppSearch?perPage=10&page=1');
  await list.expectRange(1, 10, 1200);
  const pages = page.getByRole('navigation', { name: t('ui.pagination') });
  const next = pages.getByRole('button').nth(2);
  await next.click();
  await expect(portal.heading('bills.title')).toBeFocused();
  // At the top; on a touch device S9's scroll by one pixel may have come meanwhile.
  expect(await page.evaluate(() => scrollY)).toBeLessThanOrEqual(1);
  const second = page.url();
  await pages.getByRole('button', { name: t('ui.lastPage') }).click();
  await list.expectRange(1191, 1200, 1200);
  await expect(next).toBeDisabled();
  await pages.getByRole('button', { name: t('ui.firstPage') }).click();
  await list.expectRange(1, 10, 1200);

  await list.search({ keyword: '納品書', target: 'title' });
  await expect(list.chips).toBeVisible();
  const narrowed = page.url();
  await page.reload();
  await list.expectConditions(2);
  await list.openForm();
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
  await expect(list.chips).toBeHidden();

  await page.goto(second.replace(/page=\d+/, 'page=9999'));
  await list.expectRange(1191, 1200, 1200);
});

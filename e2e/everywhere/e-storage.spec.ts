import { paths } from '../../src/lib/paths.ts';
import { eStoragePage } from '../support/e-storage.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('journey: an electronic storage code is issued, copied and deleted, by keyboard and in two tabs', async ({
  openLoggedIn,
  portal,
  page,
  context,
  t,
  mock,
  faultWatch,
}) => {
  faultWatch.allowFailedCalls();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const eStorage = eStoragePage(page, t);
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step('the page issues one code, after the customer has confirmed a dialog', async () => {
    await openLoggedIn();
    await portal.openMenu();
    await pressByKey(page, page.getByRole('link', { name: t('frame.links.eStorage') }));
    await expect(portal.heading('e-storage.title')).toBeFocused();
    await pressByKey(page, eStorage.button('e-storage.absent.register'));
    const dialog = eStorage.dialog('e-storage.register.title');
    await expect(dialog).toBeVisible();
    const dialogBox = await dialog.boundingBox();
    expect(dialogBox?.width).toBeLessThanOrEqual(412);
    expect(dialogBox?.height).toBeGreaterThanOrEqual(264);
    await page.keyboard.press('Escape');
    await expect(eStorage.button('e-storage.absent.register')).toBeFocused();
    expect(await mock.callsOf('registerEStorageLinkage')).toEqual([]);
    await passClickGuard(page);
    await page.keyboard.press('Enter');
    await tabTo(page, eStorage.button('e-storage.register.confirm'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(eStorage.code).toHaveText(/^\d{4}:\d{13}$/);
    await expect(page.getByText(t('e-storage.register.done'))).toBeVisible();
    expect(await mock.callsOf('registerEStorageLinkage')).toHaveLength(1);
  });

  await test.step('the buttons copy the URL and the code', async () => {
    await pressByKey(page, eStorage.button('e-storage.generated.copyUrl'));
    await expect(page.getByText(t('e-storage.generated.copied'), { exact: true })).toHaveCount(1);
    expect(await readClipboard()).toBe(await page.locator('main code').first().textContent());
    await pressByKey(page, eStorage.button('e-storage.generated.copyCode'));
    await expect(page.getByText(t('e-storage.generated.copied'), { exact: true })).toHaveCount(2);
    expect(await readClipboard()).toBe(await eStorage.code.textContent());
  });

  await test.step('a reload shows the same code and does not issue another code', async () => {
    const codeBefore = await eStorage.code.textContent();
    await page.reload();
    await expect(eStorage.code).toHaveText(codeBefore ?? '');
    expect(await mock.callsOf('registerEStorageLinkage')).toHaveLength(1);
  });

  await test.step('a code deleted in another tab disappears at the next press', async () => {
    const otherTab = await context.newPage();
    const otherPage = eStoragePage(otherTab, t);
    await otherTab.goto(portal.pathOf(paths.eStorage()));
    await otherPage.button('e-storage.generated.delete').click();
    await otherPage
      .dialog('e-storage.delete.title')
      .getByRole('button', { name: t('e-storage.delete.confirm') })
      .click();
    await expect(otherPage.button('e-storage.absent.register')).toBeVisible();
    await expect(otherTab.locator('main code')).toHaveCount(0);
    await otherTab.close();

    await pressByKey(page, eStorage.button('e-storage.generated.delete'));
    await pressByKey(page, eStorage.button('e-storage.delete.confirm'));
    await expect(eStorage.button('e-storage.absent.register')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(t('errors.409-1-00-01'));
    await expect(page.locator('main code')).toHaveCount(0);
    expect((await mock.callsOf('deleteEStorageLinkage')).map(({ status }) => status)).toEqual([
      204, 409,
    ]);
  });
});

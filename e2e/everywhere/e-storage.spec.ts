import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { TokenWatch } from '../support/download-link.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { demoPassword, unhurried } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';
import type { Translate } from '../support/texts.ts';

/** The page of the link to an electronic storage, in one of several tabs. */
const pageOf = (page: Page, t: Translate) => ({
  code: page.locator('main code').last(),
  button: (key: string) => page.getByRole('button', { name: t(key), exact: true }),
  dialog: (key: string) => page.getByRole('dialog', { name: t(key) }),
});

test('the link to an electronic storage is made, copied and deleted, by keyboard and in two tabs', async ({
  begin,
  portal,
  page,
  context,
  t,
  mock,
  watch,
}) => {
  watch.allowFailedCalls();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const here = pageOf(page, t);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step('from the header, made after a question: once', async () => {
    await begin();
    await portal.openMenu();
    await pressByKey(page, page.getByRole('link', { name: t('frame.links.eStorage') }));
    await expect(portal.heading('e-storage.title')).toBeFocused();
    await pressByKey(page, here.button('e-storage.absent.register'));
    const dialog = here.dialog('e-storage.register.title');
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(412);
    expect(box?.height).toBeGreaterThanOrEqual(264);
    await page.keyboard.press('Escape');
    await expect(here.button('e-storage.absent.register')).toBeFocused();
    expect(await mock.callsOf('registerEStorageLinkage')).toEqual([]);
    await unhurried(page);
    await page.keyboard.press('Enter');
    await tabTo(page, here.button('e-storage.register.confirm'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(here.code).toHaveText(/^\d{4}:\d{13}$/);
    await expect(page.getByText(t('e-storage.register.done'))).toBeVisible();
    expect(await mock.callsOf('registerEStorageLinkage')).toHaveLength(1);
  });

  await test.step('URL and code are copied', async () => {
    await pressByKey(page, here.button('e-storage.generated.copyUrl'));
    await expect(page.getByText(t('e-storage.generated.copied'), { exact: true })).toHaveCount(1);
    expect(await clipboard()).toBe(await page.locator('main code').first().textContent());
    await pressByKey(page, here.button('e-storage.generated.copyCode'));
    await expect(page.getByText(t('e-storage.generated.copied'), { exact: true })).toHaveCount(2);
    expect(await clipboard()).toBe(await here.code.textContent());
  });

  await test.step('a reload shows the same, and makes none', async () => {
    const before = await here.code.textContent();
    await page.reload();
    await expect(here.code).toHaveText(before ?? '');
    expect(await mock.callsOf('registerEStorageLinkage')).toHaveLength(1);
  });

  await test.step('deleted in another tab it is not shown as good after the next press', async () => {
    const other = await context.newPage();
    const there = pageOf(other, t);
    await other.goto(portal.address(paths.eStorage()));
    await there.button('e-storage.generated.delete').click();
    await there
      .dialog('e-storage.delete.title')
      .getByRole('button', { name: t('e-storage.delete.confirm') })
      .click();
    await expect(there.button('e-storage.absent.register')).toBeVisible();
    await expect(other.locator('main code')).toHaveCount(0);
    await other.close();

    await pressByKey(page, here.button('e-storage.generated.delete'));
    await pressByKey(page, here.button('e-storage.delete.confirm'));
    await expect(here.button('e-storage.absent.register')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(t('errors.409-1-00-01'));
    await expect(page.locator('main code')).toHaveCount(0);
    expect((await mock.callsOf('deleteEStorageLinkage')).map(({ status }) => status)).toEqual([
      204, 409,
    ]);
  });
});

test('by a mailed link it is the link’s customer’s, whoever else is logged in to the browser', async ({
  begin,
  portal,
  page,
  context,
  t,
  mock,
  sandbox,
  watch,
}) => {
  watch.allowFailedCalls();
  watch.allow(/^request to http:\/\/(127\.0\.0\.1|localhost):\d+\/$/);
  const tokens = new TokenWatch(page, context);
  const here = pageOf(page, t);
  const logIn = async (tab: Page): Promise<void> => {
    await tab.locator('input[name=password]').fill(demoPassword);
    await tab.keyboard.press('Enter');
    await expect(tab.getByRole('heading', { level: 1, name: t('e-storage.title') })).toBeVisible();
  };
  await begin('/top', 'long-user');
  await sandbox.mailFromIssuer('download', 'demo-user');
  await page.goto(sandbox.mailbox);
  const address = await page
    .getByRole('link', { name: /downloadurl\/login\/index/ })
    .getAttribute('href');
  const token = address?.split('/').at(-1) ?? '';

  await test.step('the page asks for the login of the link, and comes after it', async () => {
    await portal.open(paths.downloadEStorage(token));
    await logIn(page);
    await expect(page.getByRole('banner')).toContainText('株式会社青葉フーズ流通');
    await pressByKey(page, here.button('e-storage.absent.register'));
    await pressByKey(page, here.button('e-storage.register.confirm'));
    await expect(here.code).toHaveText(/^\d{4}:\d{13}$/);
  });
  const code = (await here.code.textContent()) ?? '';

  await test.step('another link in another tab is another customer’s', async () => {
    const other = await context.newPage();
    await other.goto(portal.address(paths.downloadEStorage('demo-download-empty')));
    await logIn(other);
    await expect(other.getByRole('banner')).toContainText('合同会社はじめて商店');
    await expect(pageOf(other, t).button('e-storage.absent.register')).toBeVisible();
    await page.reload();
    await expect(here.code).toHaveText(code);
    await other.close();
  });

  await test.step('the customer of the login sees an own page, and not this one’s code', async () => {
    await portal.open(paths.eStorage());
    await expect(here.button('e-storage.absent.register')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(code);
  });

  await test.step('deleted by the link; the token has got nowhere', async () => {
    await portal.open(paths.downloadEStorage(token));
    await pressByKey(page, here.button('e-storage.generated.delete'));
    await pressByKey(page, here.button('e-storage.delete.confirm'));
    await expect(here.button('e-storage.absent.register')).toBeVisible();
    expect(
      (await mock.callsOf('deleteEStorageLinkageByToken')).map(({ status }) => status),
    ).toEqual([204]);
    expect(token).not.toBe('');
    await tokens.expectNowhere(token);
  });
});

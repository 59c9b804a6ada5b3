import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { type Translate } from './support/texts.ts';

const findNoticesLink = (page: Page, t: Translate) =>
  page.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) });

const missingChunkPatterns = [
  /Failed to load resource: .*NoticeListPage/,
  /Failed to load module script/,
  /dynamically imported module/,
];

test.beforeEach(({ faultWatch }) => faultWatch.allowFailedCalls());

test('the new-version dialog appears once if the server has removed a chunk of the old version @nginx', async ({
  openLoggedIn,
  portal,
  page,
  t,
  faultWatch,
}) => {
  faultWatch.allow(...missingChunkPatterns);
  await openLoggedIn();
  let isChunkRemoved = true;
  // Requests a file that does not exist, as if a new version had removed the chunk.
  await page.route('**/assets/NoticeListPage*.js', (route) =>
    isChunkRemoved
      ? route.continue({ url: route.request().url().replace('.js', '.gone.js') })
      : route.continue(),
  );
  await findNoticesLink(page, t).click();
  const dialog = page.getByRole('dialog', { name: t('shell.newVersion.title') });
  const updateButton = dialog.getByRole('button', { name: t('shell.newVersion.update') });
  await expect(updateButton).toBeFocused();
  isChunkRemoved = false;
  await updateButton.click();
  await expect(portal.heading('notices.title')).toBeVisible();
});

test('a chunk that stays missing shows an error after fewer than ten requests', async ({
  openLoggedIn,
  page,
  t,
  faultWatch,
}) => {
  faultWatch.allow(...missingChunkPatterns);
  await openLoggedIn();
  let requestCount = 0;
  await page.route('**/assets/NoticeListPage*.js', (route) => {
    requestCount += 1;
    return route.fulfill({ status: 404 });
  });
  await findNoticesLink(page, t).click();
  const dialog = page.getByRole('dialog', { name: t('shell.newVersion.title') });
  await dialog.getByRole('button', { name: t('shell.newVersion.update') }).click();
  await expect(page.getByRole('alert')).toContainText(t('shell.failed.stillOld'));
  await expect(dialog).toBeHidden();
  expect(requestCount).toBeLessThan(10);
});

test('a page whose files do not load shows a text and a reload button', async ({
  portal,
  page,
  faultWatch,
}) => {
  faultWatch.allow(/ERR_FAILED/, /dynamically imported module/);
  let isOffline = true;
  await page.route(/assets\/(texts-|TermsPage).*\.js$/, (route) =>
    isOffline ? route.abort() : route.continue(),
  );
  await portal.open('/top/linkTerms');
  const reloadButton = page.getByRole('button', { name: 'Reload' });
  await expect(reloadButton).toBeVisible();
  isOffline = false;
  await reloadButton.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reloadButton).toBeHidden();
});

test('an address outside the portal of an issuer shows the catch-all page without links @nginx', async ({
  page,
  t,
}) => {
  for (const path of ['/', '/demo/elsewhere/top']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: t('common.wrongAddress.title') }),
    ).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
  }
});

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../src/lib/paths.ts';
import { InformationForm } from './support/information-form.ts';
import { copyRelease, makeNextRelease, nextVersion } from './support/next-release.ts';
import { passClickGuard } from './support/portal.ts';
import { expect, test } from './support/test.ts';

const readAssetNames = (folder: string): string[] => readdirSync(join(folder, 'dist/assets'));

test('open pages keep working and keep entries while versions are rolled out and restored @nginx', async ({
  openLoggedIn,
  portal,
  page,
  t,
  context,
  sandbox,
  servers,
  faultWatch,
}) => {
  faultWatch.allowFailedCalls();
  faultWatch.allow(/Failed to load resource: .*\/assets\//, /dynamically imported module/);
  const { nginx } = servers;
  if (!nginx) throw new Error('This test belongs to the project nginx.');
  const firstRelease = copyRelease(nginx.releaseFolder, 'first');
  const nextRelease = makeNextRelease(firstRelease);
  const nextAssets = readAssetNames(nextRelease);
  await nginx.rollOut(firstRelease);

  const openTopPage = async (): Promise<Page> => {
    const tab = await context.newPage();
    await tab.goto(portal.pathOf(paths.top()));
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    return tab;
  };
  const openNotices = (tab: Page): Promise<void> =>
    tab.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) }).click();
  const noticesHeading = (tab: Page) =>
    tab.getByRole('heading', { level: 1, name: t('notices.title'), exact: true });
  const updateDialog = (tab: Page) =>
    tab.getByRole('dialog', { name: t('shell.newVersion.title') });
  const pressUpdate = (tab: Page): Promise<void> =>
    updateDialog(tab)
      .getByRole('button', { name: t('shell.newVersion.update') })
      .click();
  const newVersionText = (tab: Page) => tab.getByRole('contentinfo').getByText(nextVersion);

  const form = new InformationForm(page, t);
  await openLoggedIn(paths.userEdit());
  await form.field('phoneNumber').fill('03-5555-0142');
  const pageBeforeRollOut = await openTopPage();
  let newPage: Page;

  await test.step('a broken version affects only new pages, which show an error and report the missing file', async () => {
    const asset = nextAssets.find((name) => /^NoticeListPage.*\.js$/.test(name)) ?? '';
    const faultLine = `location = /assets/${asset} { return 500; }\n`;
    const configuration = join(nextRelease, 'nginx/portal.conf');
    const correctConfiguration = readFileSync(configuration, 'utf8');
    writeFileSync(configuration, faultLine + correctConfiguration);
    await nginx.rollOut(nextRelease);
    const rollOutStart = performance.now();
    writeFileSync(configuration, correctConfiguration);

    await openNotices(pageBeforeRollOut);
    await expect(noticesHeading(pageBeforeRollOut)).toBeVisible();
    await expect(newVersionText(pageBeforeRollOut)).toBeHidden();
    newPage = await openTopPage();
    await expect(newVersionText(newPage)).toBeVisible();
    await openNotices(newPage);
    await pressUpdate(newPage);
    await expect(newPage.getByRole('alert')).toContainText(t('shell.failed.stillOld'));
    const missingChunk = JSON.stringify({ kind: 'chunk', file: `assets/${asset}`, status: 500 });
    const readReports = () => nginx.readReports().replaceAll('\\"', '"');
    await expect.poll(readReports).toContain(missingChunk.slice(0, -1));
    const seconds = ((performance.now() - rollOutStart) / 1000).toFixed(1);
    console.log(`From the broken roll-out to its first report: ${seconds} s`);
    expect(readReports()).toContain(`"version":"${nextVersion}"`);
  });

  await test.step('one command restores the previous version, and every page recovers', async () => {
    await nginx.rollOut(firstRelease);
    await newPage.reload();
    await expect(noticesHeading(newPage)).toBeVisible();
    await expect(newVersionText(newPage)).toBeHidden();
    await expect(form.field('phoneNumber')).toHaveValue('03-5555-0142');
  });

  await test.step('the new version is offered after the old files were removed', async () => {
    const oldPage = await openTopPage();
    await nginx.rollOut(nextRelease);
    for (const name of readAssetNames(firstRelease)) {
      if (!nextAssets.includes(name)) rmSync(join(nextRelease, 'dist/assets', name));
    }
    // No page has loaded the code of this link yet, so the browser has no copy.
    await oldPage
      .getByRole('link', { name: t('top.information.userAgreement'), exact: true })
      .click();
    await pressUpdate(oldPage);
    await expect(oldPage.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(newVersionText(oldPage)).toBeVisible();
  });

  await test.step('entries are kept if a backend requires the new version, also after the update', async () => {
    await sandbox.setLimits({ minimumFrontVersion: nextVersion });
    await form.goToConfirmation();
    await passClickGuard(page);
    await form.button('information.edit.submit').click();
    await expect(updateDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText(t('shell.failed.outdated'));
    await expect(page.getByRole('main')).toContainText('03-5555-0142');
    await expect(newVersionText(page)).toBeHidden();
    await page.reload();
    await expect(newVersionText(page)).toBeVisible();
    await expect(form.field('phoneNumber')).toHaveValue('03-5555-0142');
  });
  // The other tests of the project use the same web server.
  await nginx.rollOut(firstRelease);
});

test('a backend that is newer or older than the portal affects only the parts that differ @nginx', async ({
  openLoggedIn,
  portal,
  page,
  billList,
  t,
  faultWatch,
}) => {
  faultWatch.allowFailedCalls();
  faultWatch.allow(/^console warning: /);
  const callPattern = (path: string) => `**/demo/mypage-api/${path}`;
  await openLoggedIn();

  await test.step('newer: only a price of another type makes its row unreadable, unknown values and fields do not', async () => {
    await page.route(callPattern('bills?*'), async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(/"downloadStatus":"\w+"/g, '"downloadStatus":"archived"')
        .replaceAll('"billId":', '"newField":1,"billId":')
        .replace(/"price":\d+/, '"price":"387,930"');
      await route.fulfill({ response, body });
    });
    await portal.goWithin(`${paths.bills()}?perPage=10&page=1`);
    await expect(page.getByText(t('bills.row.unreadable'))).toHaveCount(1);
    await expect(billList.bills).toHaveCount(9);
  });

  await test.step('newer: an unknown code shows an error with the details for support', async () => {
    await page.route(callPattern('notices?*'), (route) =>
      route.fulfill({ status: 400, json: { code: '400-1-77-01' } }),
    );
    await portal.goWithin(paths.notices());
    await expect(page.getByRole('main')).toContainText(t('shell.failed.unexpected'));
    await expect(page.getByRole('main')).toContainText(t('frame.support.flowId'));
  });

  await test.step('older: the page is complete without a call that the backend does not know', async () => {
    await page.route(callPattern('bills/counts'), (route) => route.fulfill({ status: 404 }));
    const countsResponse = page.waitForResponse(callPattern('bills/counts'));
    await portal.goWithin(paths.top());
    await countsResponse;
    await expect(portal.heading('top.title')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

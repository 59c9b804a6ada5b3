import { createHash } from 'node:crypto';
import { DownloadLink } from '../support/download-link.ts';
import { fileSavedBy, unzip } from '../support/files.ts';
import { pressByKey } from '../support/keyboard.ts';
import { demoPassword, passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('journey: a customer logs in to a mailed download link and downloads files by keyboard', async ({
  page,
  portal,
  t,
  mock,
  sandbox,
  faultWatch,
  followMail,
  tokens,
}) => {
  faultWatch.allowFailedCalls();
  const link = new DownloadLink(page, t);
  await sandbox.sendIssuerMail('download', 'demo-user');
  const openLink = async (): Promise<void> => {
    await followMail(/downloadurl\/login/);
    await expect(portal.heading('download-link.login.title')).toBeVisible();
  };

  await test.step('the link is still valid after a mail scanner has opened the page', async () => {
    await openLink();
    await openLink();
    await expect(page.getByText(t('download-link.login.until'))).toBeVisible();
    expect(await mock.callsOf('loginDownloadUrl')).toEqual([]);
  });
  const [, token = ''] = /index\/(.+)$/.exec(page.url()) ?? [];

  await test.step('only the right password opens the files; a wrong password shows an error', async () => {
    await link.passwordField.focus();
    await page.keyboard.type('not-this-one');
    await page.keyboard.press('Enter');
    await expect(link.passwordField).toBeFocused();
    await expect(link.passwordField).toHaveAttribute('aria-invalid', 'true');
    await link.passwordField.fill(demoPassword);
    await passClickGuard(page);
    await page.keyboard.press('Enter');
    await expect(portal.heading('download-link.list.title')).toBeFocused();
    await expect(link.fileRows.first()).toBeVisible();
  });

  await test.step('the header links to the electronic storage only, not to account, logout or tabs (S2)', async () => {
    const banner = page.getByRole('banner');
    await portal.openMenu();
    await expect(banner.getByRole('link', { name: t('frame.links.eStorage') })).toBeVisible();
    await page.keyboard.press('Escape');
    for (const key of ['links.logout', 'links.account', 'tabs.top'])
      await expect(banner.getByRole('link', { name: t(`frame.${key}`) })).toHaveCount(0);
  });

  await test.step('one file is saved and marked as downloaded', async () => {
    const newFileRow = link.downloadableRows
      .filter({ hasText: '.csv' })
      .filter({ hasText: t('downloads.downloadStatus.notDownloaded') })
      .first();
    const label = await newFileRow.getByRole('button').getAttribute('aria-label');
    const fileRow = link.fileRows.filter({ hasText: label?.split(': ')[1] ?? '' });
    const downloadButton = fileRow.getByRole('button');
    const savedFile = await fileSavedBy(page, () => pressByKey(page, downloadButton));
    expect(savedFile.name).toMatch(/\.csv$/);
    expect(await fileRow.textContent()).toContain(savedFile.name);
    await expect(fileRow).not.toContainText(t('downloads.downloadStatus.notDownloaded'));
  });

  await test.step('two files are saved in one ZIP, with an index of both', async () => {
    await pressByKey(page, link.button('downloads.archive'));
    await pressByKey(page, page.getByLabel(t('download-record.batch.hasIndex')), 'Space');
    await page.keyboard.press('Escape');
    const checkboxes = link.downloadableRows.getByRole('checkbox');
    await pressByKey(page, checkboxes.nth(0), 'Space');
    await pressByKey(page, checkboxes.nth(1), 'Space');
    await expect(page.getByText(t('downloads.batch.selected', { count: 2 }))).toBeVisible();
    const zip = await fileSavedBy(page, () =>
      pressByKey(page, link.button('download-link.list.download')),
    );
    const zipFiles = await unzip(zip);
    expect(zipFiles).toHaveLength(3);
    const indexFile = zipFiles.at(-1);
    for (const { name, content } of zipFiles.filter((entry) => entry !== indexFile)) {
      const hash = createHash('sha256').update(content).digest('hex');
      expect(indexFile?.content.toString()).toMatch(new RegExp(`${name}.*${hash}`));
    }
  });

  await test.step('the token is not leaked', async () => tokens.expectNoLeak(token));
});

import { paths } from '../../src/lib/paths.ts';
import { DownloadLink } from '../support/download-link.ts';
import { demoPassword } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('login of a download link: empty, rejected, expired, unknown', async ({
  page,
  t,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  const link = new DownloadLink(page, t);
  await link.portal.open(paths.downloadLogin('demo-download'));
  await expect(link.password).toBeVisible();
  await look('download-link-login');
  await link.password.fill('not-this-one');
  await link.submit.click();
  await expect(link.password).toHaveAttribute('aria-invalid', 'true');
  await look('download-link-login-refused');
  await link.portal.open(paths.downloadList('demo-download-expired'));
  await expect(page.getByText(t('download-link.login.expiredTitle'))).toBeVisible();
  await look('download-link-expired');
  await link.portal.open(paths.downloadLogin('no-such-link'));
  await expect(page.getByRole('alert')).toBeVisible();
  await look('download-link-unknown');
});

test('files of a download link: many, selected, missing, long names, none', async ({
  page,
  t,
  mock,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  const link = new DownloadLink(page, t);
  await link.logIn('demo-download-many');
  await expect(link.files.first()).toBeVisible();
  await look('download-link-list');
  await link.openFiles.getByRole('checkbox').first().check();
  await mock.next('downloadUrlFile', { code: '403-1-08-01' });
  await link.openFiles.nth(1).getByRole('button').click();
  await expect(page.getByText(t('downloads.goneHint.unpublished'))).toBeVisible();
  await look('download-link-list-gone');
  await mock.next('listDownloadFiles', { example: 'longNames' });
  await page.reload();
  await expect(link.files).toHaveCount(1);
  await look('download-link-list-long');
  await link.portal.open(paths.downloadLogin('demo-download-empty'));
  await link.password.fill(demoPassword);
  await link.submit.click();
  await expect(page.getByText(t('download-link.list.empty'))).toBeVisible();
  await look('download-link-list-empty');
});

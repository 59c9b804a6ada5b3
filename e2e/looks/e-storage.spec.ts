import { paths } from '../../src/lib/paths.ts';
import { demoPassword, passClickGuard } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

test('electronic storage: each state', async ({
  openLoggedIn,
  portal,
  page,
  context,
  t,
  mock,
  watch,
  look,
  button,
}) => {
  watch.allowFailedCalls();
  await context.grantPermissions(['clipboard-write']);
  await mock.next('getEStorageLinkage', { example: 'deleted' });
  await openLoggedIn(paths.eStorage());
  await expect(button('e-storage.absent.register')).toBeVisible();
  await look('e-storage-absent');

  await mock.next('getEStorageLinkage', { example: 'longNames' });
  await portal.open(paths.eStorage());
  await button('e-storage.generated.copyCode').click();
  await expect(page.getByText(t('e-storage.generated.copied'), { exact: true })).toBeVisible();
  await look('e-storage-long');

  await mock.next('getEStorageLinkage', { example: 'default' });
  await portal.open(paths.eStorage());
  await button('e-storage.generated.delete').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('e-storage-delete');

  await mock.next('deleteEStorageLinkage', { code: '409-1-00-01' });
  await passClickGuard(page);
  await button('e-storage.delete.confirm').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('e-storage-refused');
});

test('electronic storage by a mailed link', async ({ portal, page, t, look }) => {
  await portal.open(paths.downloadEStorage('demo-download'));
  await page.locator('input[name=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: t('e-storage.backToFiles') })).toBeVisible();
  await expect(page.getByText(t('e-storage.absent.title'))).toBeVisible();
  await look('e-storage-by-link');
});

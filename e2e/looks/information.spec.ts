import { paths } from '../../src/lib/paths.ts';
import { expect, test } from '../support/test.ts';

test('the registered information, in each of its states', async ({
  begin,
  portal,
  page,
  t,
  mock,
  look,
}) => {
  await begin(paths.user());
  await expect(page.getByRole('link', { name: t('information.view.edit') })).toBeVisible();
  await look('information');
  for (const example of [
    'pending',
    'pendingNotCancellable',
    'notAccepting',
    'longNames',
    'empty',
  ]) {
    await mock.next('getRegisteredInformation', { example });
    await portal.open(paths.user());
    await expect(portal.heading('information.title')).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    if (example === 'pending') {
      await page.getByRole('button', { name: t('information.cancel.button') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('information-cancel');
      await page.getByRole('button', { name: t('information.cancel.keep') }).click();
    }
    await look(`information-${example}`);
  }
});

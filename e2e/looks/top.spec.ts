import { paths } from '../../src/lib/paths.ts';
import { expect, test } from '../support/test.ts';

test('top page and what it leads to', async ({ begin, portal, page, t, look }) => {
  await begin();
  await expect(page.getByRole('article').or(page.getByRole('complementary')).first()).toBeVisible();
  await look('top');

  await portal.open(paths.notices());
  await expect(page.getByRole('heading', { name: t('notices.title') })).toBeVisible();
  await look('userNotice');
});

test('terms and privacy policy', async ({ portal, page, t, look }) => {
  for (const path of [paths.terms(), paths.privacyPolicy()]) {
    await portal.open(path);
    await expect(page.getByRole('link', { name: t('common.toLogin') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
    await look(path.slice(5));
  }
});

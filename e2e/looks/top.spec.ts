import { paths } from '../../src/lib/paths.ts';
import { expect, test } from '../support/test.ts';

test('top page and the pages that it links to', async ({ openLoggedIn, portal, page, t, look }) => {
  await openLoggedIn();
  await expect(page.getByRole('article').or(page.getByRole('complementary')).first()).toBeVisible();
  const newBills = page.getByRole('main').getByRole('link', { name: t('top.waiting.new') });
  await expect(newBills).toHaveText(/[1-9]/);
  await look('top');

  await portal.goWithin(paths.notices());
  await expect(page.getByRole('heading', { name: t('notices.title') })).toBeVisible();
  await look('userNotice');
});

test('top page without its numbers, and new bills', async ({
  openLoggedIn,
  portal,
  page,
  list,
  t,
  mock,
  watch,
  look,
}) => {
  watch.allowFailedCalls();
  await mock.next('getBillCounts', { code: '500-1-00-01' });
  await openLoggedIn();
  await expect(page.getByText(t('top.waiting.failed')).first()).toBeVisible();
  await expect(page.getByRole('article').or(page.getByRole('complementary')).first()).toBeVisible();
  await look('top-without-numbers');

  await portal.goWithin(`${paths.bills()}?downloadStatus=notDownloaded&perPage=10&page=1`);
  await list.expectConditions(1);
  await look('bills-new');
});

test('terms and privacy policy', async ({ portal, page, t, look }) => {
  for (const path of [paths.terms(), paths.privacyPolicy()]) {
    await portal.open(path);
    await expect(page.getByRole('link', { name: t('common.toLogin') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
    await look(path.slice(5));
  }
});

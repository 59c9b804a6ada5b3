import type { Page, TestInfo } from '@playwright/test';
import type { ErrorCode } from '../../generated/error-codes.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** Pictures for people to look at, one folder a project: reports/screens/desktop-ja/top.png. */
async function expectGood(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.screenshot({
    path: `reports/screens/${info.project.name}/${name}.png`,
    fullPage: true,
    animations: 'disabled',
  });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test.describe(
  'every screen, as it looks and as a screen reader meets it',
  { tag: '@screens' },
  () => {
    test('login: untouched, incomplete, refused', async ({
      portal,
      page,
      t,
      watch,
      mock,
    }, info) => {
      await portal.open();
      await expect(page.getByRole('banner').getByRole('img').first()).toBeVisible();
      await expectGood(page, info, 'login');

      await portal.loginButton.click();
      await expect(portal.loginId).toBeFocused();
      await expectGood(page, info, 'login-incomplete');

      watch.allowFailedCalls();
      const refusals: ErrorCode[] = ['400-1-02-01', '400-1-02-03'];
      for (const code of refusals) {
        await mock.next('login', { code });
        await portal.enterLogin('demo-user', 'Wrong-Pass-2026');
        await expect(page.getByText(t(`errors.${code}`))).toBeVisible();
        await expectGood(page, info, `login-${code}`);
      }
    });

    test('top page and what it leads to', async ({ portal, page, t }, info) => {
      await portal.login();
      await expect(
        page.getByRole('article').or(page.getByRole('complementary')).first(),
      ).toBeVisible();
      await expectGood(page, info, 'top');

      for (const [path, heading] of [
        ['/userNotice', 'notices.title'],
        ['/user', 'common.comingSoon.title'],
      ] as const) {
        await portal.open(path);
        await expect(page.getByRole('heading', { name: t(heading) })).toBeVisible();
        await expectGood(page, info, path.slice(1));
      }
      for (const path of ['/top/linkTerms', '/top/privacyPolicy']) {
        await portal.open(path);
        await expect(page.getByRole('link', { name: t('top.legal.back') })).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
        await expectGood(page, info, path.slice(5));
      }
    });
  },
);

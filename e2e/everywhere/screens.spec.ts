import type { Page, TestInfo } from '@playwright/test';
import type { ErrorCode } from '../../generated/error-codes.ts';
import { paths } from '../../src/lib/paths.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { unhurried } from '../support/portal.ts';
import { expect, test } from '../support/test.ts';

/** The whole page, in a window that shows all of it: what is out of sight is not drawn. */
async function takePicture(page: Page, path: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
  await page.screenshot({ path, animations: 'disabled' });
  await page.setViewportSize(size);
}

/** Pictures for people to look at, one folder a project: reports/screens/desktop-ja/top.png. */
async function expectGood(page: Page, info: TestInfo, name: string): Promise<void> {
  await takePicture(page, `reports/screens/${info.project.name}/${name}.png`);
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
        await unhurried(page);
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
        [paths.notices(), 'notices.title'],
        [paths.user(), 'common.comingSoon.title'],
      ] as const) {
        await portal.open(path);
        await expect(page.getByRole('heading', { name: t(heading) })).toBeVisible();
        await expectGood(page, info, path.slice(1));
      }
      for (const path of [paths.terms(), paths.privacyPolicy()]) {
        await portal.open(path);
        await expect(page.getByRole('link', { name: t('common.toLogin') })).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
        await expectGood(page, info, path.slice(5));
      }
    });

    test('bills: list, conditions, details, selection', async ({ portal, list, page, t }, info) => {
      await portal.login();
      // Fifty rows are much work for axe, and all alike.
      await portal.open(`${paths.bills()}?perPage=10&page=1`);
      await list.expectRange(1, 10, 1200);
      await expectGood(page, info, 'bills');

      await list.search({
        keyword: 'a b c d e f',
        priceFrom: '9',
        priceTo: '1',
        dateTo: '2026-01-01',
      });
      await expect(list.field('keyword')).toBeFocused();
      await expectGood(page, info, 'bills-wrong-entry');

      await list.search({
        keyword: '髙崎',
        priceFrom: '',
        priceTo: '60000',
        dateTo: '',
        target: 'title',
      });
      await list.expectConditions(3);
      const first = list.bills.first();
      await first.getByRole('button', { name: new RegExp(`^${t('bills.row.details')}`) }).click();
      await list.bills.getByRole('checkbox', { disabled: false }).nth(1).check();
      await expectGood(page, info, 'bills-narrowed');

      await list.search({ keyword: '該当なしの言葉' });
      await expect(page.getByRole('button', { name: t('bills.result.clear') })).toBeVisible();
      await expectGood(page, info, 'bills-nothing-found');
    });

    test('bills: sending a file, a failed download, no answer', async ({
      portal,
      list,
      page,
      t,
      mock,
      watch,
    }, info) => {
      watch.allowFailedCalls();
      await portal.loginToBills('long-user');
      const details = list.bills
        .getByRole('button', { name: new RegExp(`^${t('bills.row.details')}`) })
        .nth(1);
      await details.click();
      const [first, again] = [t('bills.returnFile.open'), t('bills.returnFile.replace')];
      await page.getByRole('button', { name: new RegExp(`^(${first}|${again})$`) }).click();
      await expect(page.getByLabel(t('bills.returnFile.choose'))).toBeVisible();
      await mock.next('downloadBillCsv', { kind: 'drop' });
      await list.bills.getByRole('button', { name: /^CSV/, disabled: false }).first().click();
      await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
      await expectGood(page, info, 'bills-long-names');

      await mock.next('searchBills', { kind: 'html', status: 502 });
      await page.reload();
      await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
      await expectGood(page, info, 'bills-no-answer');
    });

    test('messages, error pages, dialogs', async ({ portal, page, t, mock, watch }, info) => {
      watch.allowFailedCalls();
      await portal.login();
      const codes: ErrorCode[] = ['500-1-00-01', '402-1-00-01', '404-1-00-02'];
      for (const code of codes) {
        await mock.next('listNotices', { code });
        await portal.open(paths.notices());
        await expect(page.getByRole('alert')).toContainText(t(`errors.${code}`));
        // What support is to be told has a chunk of its own.
        const copy = page.getByRole('button', { name: t('frame.support.copy') });
        await expect(copy).toHaveCount(code === '500-1-00-01' ? 1 : 0);
        await expectGood(page, info, `message-${code}`);
      }
      await mock.next('listNotices', { code: '400-1-99-02' });
      await portal.open(paths.notices());
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectGood(page, info, 'dialog-new-version');

      for (const [name, path] of [
        ['error-unknown', '/nowhere'],
        ['error-404-1-03-01', paths.error('404-1-03-01')],
        ['error-500-1-00-01', paths.error('500-1-00-01')],
      ] as const) {
        await portal.open(path);
        await expect(page.getByRole('alert')).toBeVisible();
        await expectGood(page, info, name);
      }
      await page.goto('/demo');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectGood(page, info, 'wrong-address');
    });
  },
);

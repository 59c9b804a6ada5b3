import type { Mock } from './support/controls.ts';
import { unhurried } from './support/portal.ts';
import { expect, test } from './support/test.ts';

/*
 * One kind of damage at each call; what the portal makes of every kind is decided at its one door
 * (tests/api).
 */

type OperationId = Parameters<Mock['next']>[0];

test.beforeEach(({ watch }) => {
  watch.allowFailedCalls();
});

const answer = { kind: 'truncate' } as const;

test('half an answer in place of each leaves a text and a way on', async ({
  portal,
  list,
  page,
  t,
  mock,
}) => {
  await test.step('login: the entry stays and can be sent again', async () => {
    await portal.open();
    await mock.next('login', answer);
    await portal.enterLogin('demo-user');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(portal.password).toHaveValue('Demo-Pass-2026');
    await unhurried(page);
    await portal.loginButton.click();
    await expect(portal.heading('top.title')).toBeVisible();
  });

  const notice = page.getByRole('listitem').filter({ hasText: '重要' });
  await test.step('notices of the top page: can be asked for again', async () => {
    // The login has led here, and asks for them, too: the order is for those of the next page.
    await expect(notice).toBeVisible();
    await mock.next('listOperatorNotices', answer);
    await portal.open('/top');
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('common.retry') })
      .click();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(notice).toBeVisible();
  });

  await test.step('the list: can be asked for again', async () => {
    await mock.next('searchBills', answer);
    await portal.open('/bapPublishedBillAppSearch?perPage=10&page=1');
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('common.retry') })
      .click();
    await list.expectRange(1, 10, 1200);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('the choices of the search: can be asked for again, the list is there', async () => {
    await mock.next('getBillSearchOptions', answer);
    await portal.open('/bapPublishedBillAppSearch?perPage=10&page=1');
    await list.expectRange(1, 10, 1200);
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('common.retry') })
      .click();
    await expect(page.getByRole('alert')).toBeHidden();
    await list.search({ keyword: '納品書' });
    await list.expectConditions(1);
  });

  const needed: OperationId[] = ['getSettingInfo', 'getCurrentUser'];
  for (const operationId of needed) {
    await test.step(`${operationId}: the page stands without it, and says so`, async () => {
      // Twice: the header asks again for settings that could not be had before it stands.
      await mock.next(operationId, { ...answer, times: 2 });
      await portal.open('/top');
      await expect(portal.heading('top.title')).toBeVisible();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await mock.forgetOrders();
    });
  }
  const decorations: OperationId[] = ['getLogo', 'getBanner'];
  for (const operationId of decorations) {
    await test.step(`${operationId}: the page stands without it`, async () => {
      await mock.next(operationId, answer);
      await portal.open('/top');
      await expect(portal.heading('top.title')).toBeVisible();
      await expect(page.getByRole('alert')).toBeHidden();
    });
  }

  await test.step('logout: can be tried again', async () => {
    await mock.next('logout', answer);
    await page.getByRole('link', { name: t('frame.links.logout') }).click();
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('common.retry') })
      .click();
    await expect(page.getByRole('main')).toContainText(t('shell.loggedOut'));
  });
});

test('an answer that never comes ends in a text, not in an endless wait', async ({
  begin,
  portal,
  page,
  t,
  mock,
  clock,
}) => {
  await clock.install();
  await begin();
  await mock.next('listNotices', { delayMs: 600_000 });
  const asked = page.waitForRequest('**/mypage-api/notices?*');
  await page.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) }).click();
  await asked;
  await expect(portal.heading('notices.title')).toBeVisible();
  await clock.forward('02:00', '/notices?');
  const alert = page.getByRole('alert').filter({ hasText: t('shell.failed.timeout') });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('button', { name: t('common.retry') })).toBeVisible();
});

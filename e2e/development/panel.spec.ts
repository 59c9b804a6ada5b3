import { errorCatalogue } from '../../generated/error-codes.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { isNoticesCall, openNotices, openTab } from './notices.ts';
import { expect, test } from './test.ts';

test('the panel orders an error code for one call, and lists each call with its flow id', async ({
  portal,
  panel,
  page,
  t,
  mock,
  faultWatch,
}) => {
  faultWatch.allowFailedCalls();
  await portal.login();
  await panel.open();
  const alert = page.getByRole('alert').filter({ hasText: t('errors.404-1-00-01') });
  const lastCall = panel.callRows('listNotices').first();

  await panel.order('listNotices', '404-1-00-01');
  await expect(panel.orderStatus).toContainText('Next call of listNotices: 404-1-00-01');
  await openNotices(page, t);
  await expect(alert).toBeVisible();
  await expect(lastCall).toContainText('404 GET /demo/mypage-api/notices');
  await expect(panel.noOrderText).toBeVisible();

  await openTab(page, t('frame.tabs.top'));
  const noticesRequest = page.waitForRequest(isNoticesCall);
  await openNotices(page, t);
  await expect(portal.heading('notices.title')).toBeVisible();
  await expect(alert).toBeHidden();
  const flowId = (await noticesRequest).headers()['x-flow-id'] ?? '';
  expect(flowId).not.toBe('');
  await expect(lastCall).toContainText('200 GET /demo/mypage-api/notices');
  await expect(lastCall).toContainText(flowId);

  await page.evaluate(() => fetch('/demo/mypage-api/notices?nonsense=1'));
  await expect(lastCall).toContainText('422 GET');
  await expect(lastCall).toContainText(
    'Contract broken by the request at query.nonsense: the contract has no such query parameter; it was "1"',
  );
  await mock.forgetViolations();
});

test('an order that the filter found by code or meaning survives a reload until it is cancelled', async ({
  portal,
  panel,
  page,
  t,
}) => {
  await portal.login();
  await panel.open();
  await expect(panel.filterField).toBeFocused();
  await panel.filterField.fill('no such thing');
  await expect(panel.element.getByText('Nothing is called that.')).toBeVisible();
  await panel.filterField.fill(`listNotices ${errorCatalogue['402-1-00-01'].meaning}`);
  await expect(panel.answerButtons).toHaveText('402-1-00-01');
  await panel.filterField.fill('listNotices 402-1-00-01');
  await panel.answerButtons.click();
  await expect(panel.orderStatus).toContainText('listNotices: 402-1-00-01');

  await openTab(page, t('frame.tabs.user'));
  await expect(page).toHaveURL(portal.pathOf('/user'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel.filterField).toHaveValue('listNotices 402-1-00-01');
  await expect(panel.orderStatus).toContainText('listNotices: 402-1-00-01');
  await expect(page.locator('body')).not.toHaveCSS('padding-block-end', '0px');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await panel.orderStatus.getByRole('button', { name: 'Take back listNotices' }).click();
  await expect(panel.noOrderText).toBeVisible();
  await openTab(page, t('frame.tabs.top'));
  await openNotices(page, t);
  await expect(portal.heading('notices.title')).toBeVisible();
  await expect(panel.callRows('listNotices').first()).toContainText('200');
});

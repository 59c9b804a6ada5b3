import { errorCatalogue } from '../../generated/error-codes.ts';
import { operations } from '../../generated/operations.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { isNoticesCall, openNotices, openTab } from './notices.ts';
import { expect, test } from './test.ts';

test('every operation of the contract is there, and with them every error code', async ({
  page,
  portal,
  panel,
}) => {
  await portal.open();
  await panel.open();
  await expect(panel.operations).toHaveCount(operations.length);
  const listed = await panel.operations.evaluateAll((entries) =>
    entries.map((entry) => ({
      operationId: entry.querySelector('strong')?.textContent,
      answers: Array.from(entry.querySelectorAll('button'), (button) => button.textContent),
    })),
  );
  const offers = new Map(listed.map(({ operationId, answers }) => [operationId, answers]));
  const missing = operations.flatMap(({ operationId, errorCodes }) =>
    errorCodes
      .filter((code) => !offers.get(operationId)?.includes(code))
      .map((code) => `${operationId} ${code}`),
  );
  expect(missing, 'codes that an operation has and the panel does not offer').toEqual([]);
  const offered = new Set(listed.flatMap(({ answers }) => answers));
  const nowhere = Object.keys(errorCatalogue).filter((code) => !offered.has(code));
  expect(nowhere, 'codes that no operation can be made to answer').toEqual([]);
  await expectAccessible(page);
});

test('two clicks bring a code about, for one call; the calls are listed with their flow id', async ({
  portal,
  panel,
  page,
  t,
  mock,
  watch,
}) => {
  watch.allowFailedCalls();
  await portal.login();
  await panel.open();
  const alert = page.getByRole('alert').filter({ hasText: t('errors.404-1-00-01') });
  const lastCall = panel.calls('listNotices').first();

  await panel.order('listNotices', '404-1-00-01');
  await expect(panel.orders).toContainText('Next call of listNotices: 404-1-00-01');
  await openNotices(page, t);
  await expect(alert).toBeVisible();
  await expect(lastCall).toContainText('404 GET /demo/mypage-api/notices');
  await expect(panel.nothingOrdered).toBeVisible();

  await openTab(page, t('frame.tabs.top'));
  const sent = page.waitForRequest(isNoticesCall);
  await openNotices(page, t);
  await expect(portal.heading('notices.title')).toBeVisible();
  await expect(alert).toBeHidden();
  const flowId = (await sent).headers()['x-flow-id'] ?? '';
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

test('an error is ordered for a field of the screen, with the values of its text', async ({
  begin,
  panel,
  page,
  t,
  watch,
}) => {
  watch.allowFailedCalls();
  await begin('/bapPublishedBillAppSearch');
  await panel.open();
  await panel.filter.fill('searchBills');
  const form = panel.place.getByRole('form', { name: 'An error at an entry of searchBills' });
  await form.getByLabel('Error').selectOption('400-1-00-04');
  await form.getByLabel('at the entry').selectOption('publicationDateFrom');
  await form.getByLabel('max').fill('77');
  await form.getByRole('button', { name: 'Order' }).click();
  await expect(panel.orders).toContainText(
    '400-1-00-04 at publicationDateFrom (name: publicationDateFrom, max: 77)',
  );
  await expectAccessible(page);
  await page.reload();
  const name = t('field-names.publicationDateFrom');
  await expect(page.getByLabel(name, { exact: true })).toBeFocused();
  const message = t('errors.400-1-00-04', { name, max: '77' });
  await expect(page.getByText(message).first()).toBeVisible();
});

test('a meaning or a code finds its operations; an order outlives a reload and can be taken back', async ({
  portal,
  panel,
  page,
  t,
}) => {
  await portal.login();
  await panel.open();
  await expect(panel.filter).toBeFocused();
  await panel.filter.fill('no such thing');
  await expect(panel.place.getByText('Nothing is called that.')).toBeVisible();
  await panel.filter.fill(`listNotices ${errorCatalogue['401-1-00-01'].meaning}`);
  await expect(panel.answers).toHaveText('401-1-00-01');
  await panel.filter.fill('listNotices 401-1-00-01');
  await panel.answers.click();
  await expect(panel.orders).toContainText('listNotices: 401-1-00-01');

  await openTab(page, t('frame.tabs.user'));
  await expect(page).toHaveURL(portal.address('/user'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel.filter).toHaveValue('listNotices 401-1-00-01');
  await expect(panel.orders).toContainText('listNotices: 401-1-00-01');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await panel.orders.getByRole('button', { name: 'Take back listNotices' }).click();
  await expect(panel.nothingOrdered).toBeVisible();
  await openTab(page, t('frame.tabs.top'));
  await openNotices(page, t);
  await expect(portal.heading('notices.title')).toBeVisible();
  await expect(panel.calls('listNotices').first()).toContainText('200');
});

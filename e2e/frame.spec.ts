import manifest from '../package.json' with { type: 'json' };
import { expect, test } from './support/test.ts';

test('a double click on a control of the frame acts once, and the footer opens the operating environment without cache', async ({
  openLoggedIn,
  portal,
  billList,
  page,
  context,
  t,
  mock,
  faultWatch,
}) => {
  faultWatch.allowFailedCalls();
  // The browser's PDF viewer also makes requests.
  faultWatch.allow(/^request to chrome(-extension)?:/);
  await openLoggedIn();
  await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).dblclick();
  await billList.expectRange(1, 50, 1200);
  expect(await mock.callsOf('searchBills')).toHaveLength(1);

  await mock.setNextAnswer('listNotices', { kind: 'drop' });
  await portal.open('/userNotice');
  const retryButton = page.getByRole('alert').getByRole('button', { name: t('common.retry') });
  await expect(retryButton).toBeVisible();
  const callCountBefore = (await mock.callsOf('listNotices')).length;
  await retryButton.dblclick();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await mock.callsOf('listNotices')).toHaveLength(callCountBefore + 1);

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(t('shell.footer.version', { version: manifest.version }));
  const documentResponse = context.waitForEvent('response', (answer) =>
    answer.url().includes('/_docs/'),
  );
  const newTab = context.waitForEvent('page');
  await footer.getByRole('link', { name: t('shell.footer.environment') }).click();
  const answer = await documentResponse;
  expect(new URL(answer.url()).pathname).toBe('/_docs/_common/browser.pdf');
  expect(answer.url()).toMatch(/\?\d{13}$/);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect(await answer.request().headerValue('referer')).toBeNull();
  expect((await newTab).isClosed()).toBe(false);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: t('frame.menu'), exact: true }).dblclick();
  await page.getByRole('link', { name: t('frame.links.logout') }).dblclick();
  await expect(page.getByRole('main')).toContainText(t('shell.loggedOut'));
  expect(await mock.callsOf('logout')).toHaveLength(1);
});

import type { Page } from '@playwright/test';
import type { ErrorItem } from '../generated/model/errorItem.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { plain, type Translate } from './support/texts.ts';

const topLink = (page: Page, t: Translate) =>
  page.getByRole('main').getByRole('link', { name: t('common.toTop') });

const noticesLink = (page: Page, t: Translate) =>
  page.getByRole('link', { name: new RegExp(`^${t('top.more.userNotice')}`) });

const answerOf = (...items: ErrorItem[]) => ({
  status: Number(items[0]?.code.slice(0, 3)),
  json: items,
});

async function expectSeveral(page: Page, t: Translate): Promise<void> {
  const mapping = [
    { key: 'name', value: 'keyword', type: 'FE' },
    { key: 'max', value: '30', type: 'BE' },
  ] as const;
  const items = [
    { code: '400-1-00-04', target: [], mapping: [...mapping] },
    { code: '400-1-00-02', target: [], mapping: [mapping[0]] },
    { code: '400-1-00-02', target: [], mapping: [mapping[0]] },
  ];
  await page.route('**/mypage-api/notices?*', (route) => route.fulfill(answerOf(...items)), {
    times: 1,
  });
  await page.reload();
  const alert = page.getByRole('alert');
  const name = t('field-names.keyword');
  await expect(alert).toContainText(t('errors.400-1-00-04', { name, max: 30 }));
  await expect(alert.getByText(t('errors.400-1-00-02', { name }))).toHaveCount(1);
  await alert.getByRole('button', { name: t('common.retry') }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
}

test.beforeEach(({ watch }) => watch.allowFailedCalls());

test('what the page cannot go on from is said above it, with a link to the top page', async ({
  begin,
  portal,
  page,
  t,
  mock,
}) => {
  await begin();
  // Not 403-1-00-01 first: refused so while the first answers bring the anti-forgery token, a call is
  // made once more.
  for (const code of ['404-1-00-01', '403-1-00-01', '500-1-00-01', '402-1-00-01'] as const) {
    await mock.next('listNotices', { code });
    await noticesLink(page, t).click();
    const alert = page.getByRole('alert').filter({ hasText: plain(t(`errors.${code}`)) });
    await expect(alert).toBeVisible();
    await expect(portal.heading('notices.title')).toBeVisible();
    // S8: outside of the license period there is no top page to go to.
    const hasTopLink = code !== '402-1-00-01';
    await expect(topLink(page, t)).toBeVisible({ visible: hasTopLink });
    if (!hasTopLink) continue;
    await topLink(page, t).click();
    await expect(portal.heading('top.title')).toBeVisible();
    await expect(alert).toBeHidden();
  }
});

test('a code that leaves nothing of the page but its message', async ({ begin, page, t, mock }) => {
  const main = page.getByRole('main');
  await begin();
  await mock.next('listNotices', { code: '404-1-00-02' });
  await noticesLink(page, t).click();
  await expect(page).toHaveURL(/userNotice$/);
  await expect(main.getByRole('alert')).toContainText(t('errors.404-1-00-02'));
  await expect(main.getByRole('heading')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveCount(0);
});

test('an unexpected error comes with what support will ask for, to be copied; several come together', async ({
  begin,
  page,
  t,
  mock,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin();
  await mock.next('listNotices', { code: '500-1-00-01' });
  const call = page.waitForRequest('**/mypage-api/notices?*');
  await noticesLink(page, t).click();
  const flowId = await (await call).headerValue('x-flow-id');
  const alert = page.getByRole('alert').filter({ hasText: t('errors.500-1-00-01') });
  await expect(alert).toContainText(t('errors.500-1-00-01_sub'));
  await expect(alert.getByText(t('frame.support.flowId'))).toBeVisible();
  await expect(alert.getByText(flowId ?? 'no flow id', { exact: true })).toBeVisible();
  const time = alert.getByText(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d \(UTC[+-]\d\d:\d\d\)$/);
  await expect(time).toBeVisible();

  await alert.getByRole('button', { name: t('frame.support.copy'), exact: true }).click();
  await expect(alert.getByRole('status')).toHaveText(t('frame.support.copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${flowId} ${await time.innerText()}`);

  await test.step('several errors of one answer are all said, each once, with its fill-ins', () =>
    expectSeveral(page, t));
});

test('a new version is offered, and reloading for it cannot loop', async ({
  begin,
  page,
  t,
  mock,
}) => {
  await begin();
  await mock.next('listNotices', { code: '400-1-99-02', times: 2 });
  await noticesLink(page, t).click();
  const dialog = page.getByRole('dialog', { name: t('shell.newVersion.title') });
  await expect(dialog).toContainText(t('shell.newVersion.message'));
  const update = dialog.getByRole('button', { name: t('shell.newVersion.update') });
  await expect(update).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await update.click();
  await expect(page.getByRole('alert')).toContainText(t('shell.failed.stillOld'));
  await expect(dialog).toBeHidden();
});

test('a part of an old version that is gone leads to the new version, once @nginx', async ({
  begin,
  portal,
  page,
  t,
  watch,
}) => {
  watch.allow(
    /Failed to load resource: .*NoticeListPage/,
    /Failed to load module script/,
    /dynamically imported module/,
  );
  await begin();
  let isGone = true;
  // What the web server says of a file that it has no longer.
  await page.route('**/assets/NoticeListPage*.js', (route) =>
    isGone
      ? route.continue({ url: route.request().url().replace('.js', '.gone.js') })
      : route.continue(),
  );
  await noticesLink(page, t).click();
  const dialog = page.getByRole('dialog', { name: t('shell.newVersion.title') });
  const update = dialog.getByRole('button', { name: t('shell.newVersion.update') });
  await expect(update).toBeFocused();
  isGone = false;
  await update.click();
  await expect(portal.heading('notices.title')).toBeVisible();
});

test('a part that stays away is said, without an endless loop', async ({
  begin,
  page,
  t,
  watch,
}) => {
  watch.allow(
    /Failed to load resource: .*NoticeListPage/,
    /Failed to load module script/,
    /dynamically imported module/,
  );
  await begin();
  let tries = 0;
  await page.route('**/assets/NoticeListPage*.js', (route) => {
    tries += 1;
    return route.fulfill({ status: 404 });
  });
  await noticesLink(page, t).click();
  const dialog = page.getByRole('dialog', { name: t('shell.newVersion.title') });
  await dialog.getByRole('button', { name: t('shell.newVersion.update') }).click();
  await expect(page.getByRole('alert')).toContainText(t('shell.failed.stillOld'));
  await expect(dialog).toBeHidden();
  expect(tries).toBeLessThan(10);
});

test('a page that crashes while it is drawn says so, and the frame goes on', async ({
  begin,
  portal,
  page,
  t,
  watch,
}) => {
  watch.allow(/^console error: /, /^crash: /);
  await begin();
  // No answer brings a page down any more (answers-judged-at-the-door.md): a browser that cannot draw does.
  await page.evaluate(() => {
    const draw = document.createElement.bind(document);
    const drawNoArticle = (name: string): HTMLElement => {
      if (name === 'article') throw new Error('not drawn');
      return draw(name);
    };
    Object.assign(document, { createElement: drawNoArticle });
  });
  await noticesLink(page, t).click();
  await expect(page.getByRole('alert')).toContainText(t('errors.500-1-00-01'));
  await page.getByRole('link', { name: t('frame.tabs.top'), exact: true }).click();
  await expect(portal.heading('top.title')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('when nothing of a page can be loaded, a text and a way on are left', async ({
  portal,
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED/, /dynamically imported module/);
  let isDown = true;
  await page.route(/assets\/(texts-|TermsPage).*\.js$/, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await portal.open('/top/linkTerms');
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  isDown = false;
  await reload.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reload).toBeHidden();
});

test('an address without customer code or portal shows the catch-all page only @nginx', async ({
  page,
  t,
}) => {
  for (const path of ['/', '/demo', '/demo/elsewhere/top', '/mypage']) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: t('common.wrongAddress.title') }),
    ).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
  }
});

import type { Page } from '@playwright/test';
import type { Mock } from './support/controls.ts';
import { expect, test } from './support/test.ts';

/* The operator receives one report for each fault in a browser (docs/deploy.md). */

test.use({ webServer: 'reporting' });

const flowIdOf = (page: Page): Promise<string> =>
  page.evaluate(() => sessionStorage.getItem('flowId') ?? '');

/** Leaves the page, so that the page sends its last reports. @returns the reports, except those about speed */
async function leaveAndReadReports(page: Page, mock: Mock) {
  const flowId = await flowIdOf(page);
  await page.goto('about:blank');
  const readReports = () => mock.reportsOf(flowId);
  await expect
    .poll(async () => (await readReports()).some(({ kind }) => kind === 'load'))
    .toBe(true);
  const reports = (await readReports()).filter(({ kind }) => kind !== 'load' && kind !== 'press');
  return reports.toSorted((a, b) => String(a['kind']).localeCompare(String(b['kind'])));
}

/** Waits until a report of this kind has arrived. */
const waitForReport = (page: Page, mock: Mock, kind: string): Promise<void> =>
  expect
    .poll(async () => (await mock.reportsOf(await flowIdOf(page))).map((report) => report['kind']))
    .toContain(kind);

const commonFields = {
  time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  customerCode: 'demo',
  flowId: expect.stringMatching(/^[0-9a-f]{32}$/),
  count: 1,
};

test('each kind of fault arrives as one report', async ({
  openLoggedIn,
  portal,
  page,
  mock,
  faultWatch,
  t,
}) => {
  faultWatch.allow(/^console /, /^crash: /);
  await page.route('**/assets/EStoragePage*.js', (route) => route.fulfill({ status: 404 }));
  await page.route('**/mypage-api/user/registered-information', async (route) => {
    const response = await route.fetch();
    const answer: object = await response.json();
    await route.fulfill({ response, json: { ...answer, groups: 'Tanaka' } });
  });
  await openLoggedIn();
  // The policy allows no inline style.
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
  });
  await portal.goWithin('/user');
  await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
  await mock.setNextAnswer('listNotices', { code: '500-1-00-01' });
  await portal.goWithin('/userNotice');
  await expect(page.getByRole('alert')).toContainText(t('errors.500-1-00-01'));
  await portal.goWithin('/userEhozonSetting');
  await expect(page.getByRole('dialog', { name: t('shell.newVersion.title') })).toBeVisible();
  await waitForReport(page, mock, 'chunk');
  // No answer can crash a page, so the test makes the browser fail to render.
  await page.evaluate(() => {
    const createElement = document.createElement.bind(document);
    const createNoArticle = (name: string): HTMLElement => {
      if (name === 'article') throw new RangeError('Tanaka');
      return createElement(name);
    };
    Object.assign(document, { createElement: createNoArticle });
  });
  await portal.goWithin('/userNotice');
  await expect(page.getByRole('alert')).toContainText(t('errors.500-1-00-01'));
  await waitForReport(page, mock, 'crash');

  expect(await leaveAndReadReports(page, mock)).toEqual([
    {
      ...commonFields,
      kind: 'answer',
      screen: 'user',
      operation: 'getRegisteredInformation',
      place: 'groups',
      fault: 'of type string, not a list',
    },
    {
      ...commonFields,
      kind: 'chunk',
      screen: 'eStorage',
      file: expect.stringMatching(/^assets\/EStoragePage-.{8}\.js$/),
      status: 404,
    },
    {
      ...commonFields,
      kind: 'code',
      screen: 'notices',
      operation: 'listNotices',
      status: 500,
      code: '500-1-00-01',
    },
    {
      ...commonFields,
      kind: 'crash',
      screen: 'notices',
      name: 'RangeError',
      place: expect.stringMatching(/^assets\/[\w-]+\.js:\d+:\d+$/),
    },
    {
      ...commonFields,
      kind: 'policy',
      screen: 'top',
      directive: 'style-src-elem',
      blocked: 'inline',
    },
  ]);
});

test('a slow press and the vitals of the first load arrive as one report each', async ({
  portal,
  page,
  mock,
}) => {
  await portal.open();
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      const endTime = performance.now() + 1000;
      while (performance.now() < endTime);
    });
  });
  await portal.loginIdField.click();
  await waitForReport(page, mock, 'press');
  const flowId = await flowIdOf(page);
  await leaveAndReadReports(page, mock);
  const anyNumber = expect.any(Number);
  expect(await mock.reportsOf(flowId)).toEqual([
    { ...commonFields, kind: 'press', screen: 'login', ms: anyNumber },
    {
      ...commonFields,
      kind: 'load',
      screen: 'login',
      TTFB: anyNumber,
      LCP: anyNumber,
      CLS: anyNumber,
    },
  ]);
});

test('a page without an address for reports sends no reports and does not load their code', async ({
  page,
  portal,
}) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.route('**/mypage/', async (route) => {
    const response = await route.fetch();
    const { 'server-timing': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await portal.open('/');
  await portal.enterLogin('demo-user');
  await expect(portal.heading('top.title')).toBeVisible();
  await page.goto('about:blank');
  expect(requestedUrls.filter((url) => /report/.test(url))).toEqual([]);
});

import { test as base } from '@playwright/test';
import { freePort } from '../../scripts/preview/free-port.ts';
import { readPlaces, urlOf } from '../../scripts/setup/ports.ts';
import { startOnExamples } from '../../scripts/start/start-all.ts';
import type { MockServer } from '../../mocks/prism/server.ts';
import { Portal } from '../support/portal.ts';
import { textsOf } from '../support/texts.ts';
import { expect, Panel } from './test.ts';
import { warm } from './warm.ts';

type Examples = { origin: string; mock: MockServer };

/** What `npm start -- --examples` starts, on free ports. */
const test = base.extend<{ portal: Portal; panel: Panel }, { examples: Examples }>({
  examples: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's pattern.
    async ({}, provide) => {
      process.env['MYPAGE_PORTAL_PORT'] = String(await freePort());
      process.env['MYPAGE_MOCK_PORT'] = String(await freePort());
      const places = readPlaces();
      const running = await startOnExamples(places, { isWatching: false });
      const origin = urlOf(places.portal);
      await warm(origin);
      await provide({ origin, mock: running.mock });
      await running.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ examples }, provide) => provide(examples.origin),
  portal: async ({ page }, provide) => provide(new Portal(page, textsOf('ja'))),
  panel: async ({ page }, provide) => provide(new Panel(page)),
});

test('anybody logs in, and every screen has what the contract’s examples hold', async ({
  page,
  portal,
  panel,
  context,
  examples,
}) => {
  const t = textsOf('ja');
  await portal.open();
  await portal.enterLogin('anybody', 'any password');
  await expect(portal.heading('top.title')).toBeVisible();
  const cookies = await context.cookies(`${examples.origin}/demo/mypage-api/`);
  expect(cookies.find(({ name }) => name === 'MYPAGE_SESSION')).toMatchObject({
    path: '/demo/mypage-api',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });

  await page.getByRole('link', { name: t('frame.tabs.bills'), exact: true }).click();
  await expect(portal.heading('bills.title')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();

  await panel.open();
  await expect(panel.place.getByRole('region', { name: 'Sandbox' })).toBeHidden();
  await panel.order('searchBills', '200 empty');
  await page.reload();
  await expect(page.getByText(t('bills.result.none'), { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: t('frame.links.logout') }).click();
  await expect(portal.loginButton).toBeVisible();
  const left = await context.cookies(`${examples.origin}/demo/mypage-api/`);
  expect(left.map(({ name }) => name)).not.toContain('MYPAGE_SESSION');
  expect(examples.mock.violations()).toEqual([]);
});

import { test as base } from '@playwright/test';
import type { MockServer } from '../../mocks/prism/server.ts';
import { freePort } from '../../scripts/preview/free-port.ts';
import { readPlaces, urlOf } from '../../scripts/setup/ports.ts';
import { startOnExamples } from '../../scripts/start/start-all.ts';
import type { Language } from '../../src/i18n/language.ts';
import { Mock } from '../support/controls.ts';
import { Portal } from '../support/portal.ts';
import { textsOf, type Translate } from '../support/texts.ts';
import { Panel } from './panel.ts';
import { warm } from './warm.ts';

type Examples = { origin: string; server: MockServer };

type Fixtures = { language: Language; t: Translate; mock: Mock; portal: Portal; panel: Panel };

/** The portal on the contract's examples alone, as `npm start -- --examples` starts it. */
export const test = base.extend<Fixtures, { examples: Examples }>({
  examples: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's pattern.
    async ({}, provide) => {
      process.env['MYPAGE_PORTAL_PORT'] = String(await freePort());
      process.env['MYPAGE_MOCK_PORT'] = String(await freePort());
      const places = readPlaces();
      const running = await startOnExamples(places, { isWatching: false });
      const origin = urlOf(places.portal);
      await warm(origin);
      await provide({ origin, server: running.mock });
      await running.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  language: ['ja', { option: true }],
  baseURL: async ({ examples }, provide) => provide(examples.origin),
  t: async ({ language }, provide) => provide(textsOf(language)),
  mock: async ({ examples }, provide) => {
    const mock = new Mock(examples.server.url);
    await mock.forgetOrders();
    await provide(mock);
  },
  portal: async ({ page, t }, provide) => provide(new Portal(page, t)),
  panel: async ({ page }, provide) => provide(new Panel(page)),
});

export { expect } from '@playwright/test';

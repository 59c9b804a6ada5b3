import { freePort } from '../../scripts/preview/free-port.ts';
import { readPlaces, urlOf } from '../../scripts/setup/ports.ts';
import { test as base, type Examples } from './examples-test.ts';
import { warm } from './warm.ts';

/** On what `npm start -- --examples` starts, the portal from its sources. */
export const test = base.extend<object, { examples: Examples }>({
  examples: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's pattern.
    async ({}, provide) => {
      const { startOnExamples } = await import('../../scripts/start/start-all.ts');
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
});

export { expect } from '@playwright/test';

import type { Locator, Page } from '@playwright/test';
import { freePort } from '../../scripts/preview/free-port.ts';
import { readPlaces, urlOf } from '../../scripts/setup/ports.ts';
import { startAll } from '../../scripts/start/start-all.ts';
import type { Servers } from '../support/servers.ts';
import { test as base } from '../support/test.ts';
import { warm } from './warm.ts';

/** Starts what `npm start` starts, on free ports and with a sandbox that leaves nothing behind. */
async function startDevelopment(): Promise<Servers> {
  for (const { variable } of Object.values(readPlaces())) {
    process.env[variable] = String(await freePort());
  }
  process.env['MYPAGE_SANDBOX_DB'] = ':memory:';
  const places = readPlaces();
  const running = await startAll(places, { isWatching: false });
  const origin = urlOf(places.portal);
  await warm(origin);
  return { origin, ...running };
}

/** The developer's panel, by what a developer sees there. */
export class Panel {
  readonly page: Page;
  readonly place: Locator;

  constructor(page: Page) {
    this.page = page;
    this.place = page.getByRole('complementary', { name: 'Developer’s panel' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Dev', exact: true }).click();
  }

  get filter(): Locator {
    return this.place.getByRole('searchbox');
  }

  /** Every operation, open or folded. */
  get operations(): Locator {
    return this.place.getByRole('region', { name: 'Answer the next call' }).getByRole('group');
  }

  /** The buttons of all answers that are shown. */
  get answers(): Locator {
    return this.operations.getByRole('button').filter({ hasNotText: /^Order$/ });
  }

  operation(operationId: string): Locator {
    return this.operations.filter({
      has: this.page.getByText(operationId, { exact: true }),
    });
  }

  /** Brings an answer about: the operation, the answer, and no more. */
  async order(operationId: string, answer: string): Promise<void> {
    await this.operation(operationId).getByText(operationId, { exact: true }).click();
    await this.operation(operationId).getByRole('button', { name: answer, exact: true }).click();
  }

  get orders(): Locator {
    return this.place.getByRole('status', { name: 'Ordered' });
  }

  get nothingOrdered(): Locator {
    return this.orders.getByText('Nothing is ordered');
  }

  /** The last calls of an operation, newest first. */
  calls(operationId: string): Locator {
    return this.place
      .getByRole('region', { name: 'Last calls' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: operationId, exact: true }) });
  }
}

export const test = base.extend<{ panel: Panel }, { servers: Servers }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's pattern.
    async ({}, provide) => {
      const servers = await startDevelopment();
      await provide(servers);
      await servers.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  panel: async ({ page }, provide) => provide(new Panel(page)),
});

export { expect } from '@playwright/test';

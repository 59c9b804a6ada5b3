import { test as base } from '@playwright/test';
import type { MockServer } from '../../mocks/prism/server.ts';
import { startPreview } from '../../scripts/preview/server.ts';
import type { Language } from '../../src/i18n/language.ts';
import { Mock } from '../support/controls.ts';
import { Portal } from '../support/portal.ts';
import { textsOf, type Translate } from '../support/texts.ts';
import { developmentBuild } from '../../scripts/build/development.ts';
import { Panel } from './panel.ts';

export type ExampleServers = { origin: string; mockServer: MockServer };

type Fixtures = { language: Language; t: Translate; mock: Mock; portal: Portal; panel: Panel };

/** Tests of the development build with a mock server that answers only with the contract's examples. */
export const test = base.extend<Fixtures, { exampleServers: ExampleServers }>({
  exampleServers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's pattern.
    async ({}, provide) => {
      const { createMockServer } = await import('../../mocks/prism/server.ts');
      const mockServer = await createMockServer({ mode: 'examples' });
      const portal = await startPreview({
        port: 0,
        mockUrl: mockServer.url,
        folders: developmentBuild,
      });
      await provide({ origin: portal.url, mockServer });
      await portal.close();
      await mockServer.close();
    },
    { scope: 'worker' },
  ],
  language: ['ja', { option: true }],
  baseURL: async ({ exampleServers }, provide) => provide(exampleServers.origin),
  t: async ({ language }, provide) => provide(textsOf(language)),
  mock: async ({ exampleServers }, provide) => {
    const mock = new Mock(exampleServers.mockServer.url);
    await mock.clearNextAnswers();
    await provide(mock);
  },
  portal: async ({ page, t }, provide) => provide(new Portal(page, t)),
  panel: async ({ page }, provide) => provide(new Panel(page)),
});

export { expect } from '@playwright/test';

import { expect, test as base, type BrowserContext, type Locator } from '@playwright/test';
import type { Language } from '../../src/i18n/language.ts';
import { createSession } from './create-session.ts';
import { BillList } from './bill-list.ts';
import { recordCalledOperations } from './called-operations.ts';
import { Mock, SandboxControl } from './controls.ts';
import { checkLook } from './look.ts';
import { PageClock } from './page-calls.ts';
import { Portal } from './portal.ts';
import { startReplay, type Replay } from './scenario.ts';
import { SecretWatch } from './secret-watch.ts';
import type { Servers, WebServer } from './servers.ts';
import { textsOf, type Translate } from './texts.ts';
import { FaultWatch } from './fault-watch.ts';

/** The options that a project of playwright.config.ts sets. */
export type TestOptions = { language: Language; hasAllChecks: boolean };
export type WorkerOptions = { webServer: WebServer };

type Fixtures = {
  t: Translate;
  mock: Mock;
  sandbox: SandboxControl;
  faultWatch: FaultWatch;
  clock: PageClock;
  portal: Portal;
  /** Opens a page with a session: `/top` as `demo-user` by default. */
  openLoggedIn: (path?: string, loginId?: string) => Promise<void>;
  /** Replays a recording of mocks/scenarios: every call is answered as recorded. */
  scenario: (name: string) => Promise<Replay>;
  billList: BillList;
  /** The button whose text has this key. */
  button: (key: string, values?: Record<string, string>) => Locator;
  /** Opens the mailbox, and follows the newest link with this text. */
  followMail: (linkText: RegExp) => Promise<void>;
  /** Watches from the start of the test where passwords and codes appear. */
  secrets: SecretWatch;
  /** Watches from the start of the test where the token of a link appears. */
  tokens: SecretWatch;
  /** Checks the page as it is now (look.ts), and saves a picture with this name. */
  checkLook: (name: string) => Promise<void>;
};

type WorkerFixtures = WorkerOptions & { servers: Servers };

/** A new tab starts in Japanese, so the language is set before the first page. */
async function storeLanguage(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript((stored) => {
    try {
      if (localStorage.getItem('language') === null) localStorage.setItem('language', stored);
    } catch {
      // A page without storage, such as about:blank.
    }
  }, language);
}

export const test = base.extend<TestOptions & Fixtures, WorkerFixtures>({
  language: ['ja', { option: true }],

  hasAllChecks: [true, { option: true }],

  webServer: ['preview', { option: true, scope: 'worker' }],

  servers: [
    async ({ webServer }, provide) => {
      // The import is here, because listing the tests should not load mock server and sandbox.
      const { startServers } = await import('./servers.ts');
      const servers = await startServers(webServer);
      await provide(servers);
      recordCalledOperations(servers.mock.succeededOperationIds());
      await servers.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ servers }, provide) => provide(servers.origin),

  t: async ({ language }, provide) => provide(textsOf(language)),

  mock: async ({ servers }, provide) => provide(new Mock(servers.mock.url)),

  sandbox: async ({ servers }, provide) => provide(new SandboxControl(servers.sandbox)),

  faultWatch: [
    async ({ servers, mock, sandbox, context, language }, provide) => {
      await sandbox.reset();
      await mock.clearNextAnswers();
      await mock.forgetViolations();
      if (language === 'en') await storeLanguage(context, language);
      const faultWatch = new FaultWatch(servers.origin);
      faultWatch.start(context);
      await provide(faultWatch);
      faultWatch.expectNoFaults(servers.mock);
    },
    { auto: true },
  ],

  clock: async ({ page, context }, provide) => provide(new PageClock(page, context)),

  portal: async ({ page, t }, provide) => provide(new Portal(page, t)),

  openLoggedIn: async ({ servers, context, language, portal }, provide) =>
    provide(async (path = '/top', loginId = 'demo-user') => {
      await createSession({ context, origin: servers.origin, language }, loginId);
      await portal.open(path);
      await expect(portal.page.getByRole('heading', { level: 1 })).toBeVisible();
    }),

  scenario: async ({ mock, faultWatch, portal }, provide) => {
    await provide((name) => startReplay(name, { mock, faultWatch, portal }));
    await mock.replay();
  },

  billList: async ({ page, t }, provide) => provide(new BillList(page, t)),

  button: async ({ page, t }, provide) =>
    provide((key, values) => page.getByRole('button', { name: t(key, values), exact: true })),

  followMail: async ({ page, sandbox, faultWatch }, provide) =>
    provide(async (linkText) => {
      faultWatch.allow(/^request to http:\/\/(127\.0\.0\.1|localhost):\d+\/$/);
      await page.goto(sandbox.mailboxUrl);
      await page.getByRole('link', { name: linkText }).first().click();
    }),

  secrets: async ({ page, context }, provide) => provide(new SecretWatch(page, context)),

  tokens: async ({ page, context }, provide) =>
    provide(new SecretWatch(page, context, { mayBeInUrl: true })),

  checkLook: async ({ page, hasAllChecks }, provide, { project }) =>
    provide((name) =>
      checkLook(page, name, { folder: `reports/screens/${project.name}`, hasAllChecks }),
    ),
});

export { expect } from '@playwright/test';

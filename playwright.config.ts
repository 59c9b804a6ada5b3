import { defineConfig } from '@playwright/test';
import type { TestOptions, WorkerOptions } from './e2e/support/test.ts';
import { hasNginx } from './scripts/deploy/nginx.ts';
import { browserArgs, findTestBrowser } from './scripts/setup/browser.ts';

const executablePath = findTestBrowser();

const desktop = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Tests that involve the web server, behind nginx with deploy/. scripts/test-e2e.ts reports if nginx is missing. */
const underNginx = {
  name: 'nginx',
  use: { ...desktop, language: 'ja', webServer: 'nginx' },
  grep: /@nginx/,
  workers: 1,
} as const;

/** Journeys of a customer: at both sizes, each in another language. */
const everywhere = /(everywhere|looks)\/.*\.spec\.ts/;

/** The states of screens: in both languages at both sizes. */
const looks = /looks\/.*\.spec\.ts/;

/** Projects that only take pictures for people: `npm run test:looks` runs them, `npm test` does not. */
export const pictureProjects = ['phone-ja', 'desktop-en'];

/** Two releases on the real web server: only in the project `nginx`. */
const rollOuts = /roll-out\.spec\.ts/;

/** The developers' panel, parts page and pseudo-language. */
const development = /development\/.*\.spec\.ts/;

/*
 * The tests use the built portal with mock server and sandbox. Each worker has its own servers
 * (e2e/support/servers.ts), so that tests do not share state. A worker belongs to one project, and its start
 * takes five seconds of a core. So the smaller projects have one worker each, and they start first.
 */
export default defineConfig<TestOptions, WorkerOptions>({
  testDir: 'e2e',
  // Node runs TypeScript without Playwright's compiler, which takes a second and a half in each worker.
  build: { external: ['**/*.ts'] },
  outputDir: 'reports/e2e',
  globalSetup: './e2e/support/build.ts',
  globalTeardown: './e2e/support/called-operations.ts',
  fullyParallel: true,
  // One more than a small machine has cores: workers and browsers often wait for each other.
  workers: 3,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // Colours must not be checked during a transition.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'development',
      use: { ...desktop, language: 'ja', webServer: 'development' },
      testMatch: development,
      workers: 1,
    },
    ...(hasNginx() ? [underNginx] : []),
    { name: 'phone-en', use: { ...phone, language: 'en' }, testMatch: everywhere, workers: 1 },
    {
      name: 'desktop-ja',
      use: { ...desktop, language: 'ja' },
      testIgnore: [development, rollOuts],
    },
    { name: 'phone-ja', use: { ...phone, language: 'ja', hasAllChecks: false }, testMatch: looks },
    {
      name: 'desktop-en',
      use: { ...desktop, language: 'en', hasAllChecks: false },
      testMatch: looks,
    },
  ],
});

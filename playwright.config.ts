import { defineConfig } from '@playwright/test';
import type { TestOptions, WorkerOptions } from './e2e/support/test.ts';
import { hasNginx } from './scripts/deploy/nginx.ts';
import { browserArgs, findTestBrowser } from './scripts/setup/browser.ts';

const executablePath = findTestBrowser();

const desktop = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/**
 * What a web server has a part in, once more behind the one of deploy/; scripts/test-e2e.ts says if
 * there is none.
 */
const underNginx = {
  name: 'nginx',
  use: { ...desktop, language: 'ja', webServer: 'nginx' },
  grep: /@nginx/,
} as const;

/** What a customer does: at both sizes, and by the way in both languages. */
const everywhere = /(everywhere|looks)\/.*\.spec\.ts/;

/** How screens look: in both languages at both sizes. */
const looks = /looks\/.*\.spec\.ts/;

/**
 * Pictures for people, of what the two projects above them prove: left out where all tests are run, had
 * by `npm run test:looks`.
 */
export const onlyPictures = ['phone-ja', 'desktop-en'];

/** What only developers have: panel, page of parts, pseudo-language. */
const development = /development\/.*\.spec\.ts/;

/*
 * The built portal, as a web server would serve it, in front of the mock server and the sandbox;
 * each worker has its own (e2e/support/servers.ts), so that tests do not meet each other's state.
 */
export default defineConfig<TestOptions, WorkerOptions>({
  testDir: 'e2e',
  outputDir: 'reports/e2e',
  globalSetup: './e2e/support/build.ts',
  globalTeardown: './e2e/support/called-operations.ts',
  fullyParallel: true,
  // One more than a small machine has cores: a worker and its browser wait for each other all the time.
  workers: 3,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // Colours in the middle of a change are no colours to judge by.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'desktop-ja', use: { ...desktop, language: 'ja' }, testIgnore: development },
    { name: 'phone-en', use: { ...phone, language: 'en' }, testMatch: everywhere },
    { name: 'phone-ja', use: { ...phone, language: 'ja', isForAxe: false }, testMatch: looks },
    { name: 'desktop-en', use: { ...desktop, language: 'en', isForAxe: false }, testMatch: looks },
    ...(hasNginx() ? [underNginx] : []),
    {
      name: 'development',
      use: { ...desktop, language: 'ja', webServer: 'development' },
      testMatch: development,
    },
  ],
});

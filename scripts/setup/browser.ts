import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { aptCommand, aptInstall, findProgram, isProgram } from './programs.ts';
import { readEnvironmentVariable } from './ports.ts';

/** Chromium without windows, which makes the tests faster by a third. */
const headlessProgram = 'chromium-headless-shell';

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const readConfiguredPath = (): string | undefined => readEnvironmentVariable('CHROMIUM_PATH');

/**
 * The Chromium for benches: `CHROMIUM_PATH`, otherwise an installed Chromium or Chrome, or Playwright's download.
 *
 * @returns the program's path; undefined without one
 */
const findBrowser = (): string | undefined =>
  readConfiguredPath() ??
  findProgram(programNames) ??
  [...macPaths, chromium.executablePath()].find(isProgram);

/** The Chromium for tests: preferably without windows, otherwise the Chromium for benches. */
export const findTestBrowser = (): string | undefined =>
  readConfiguredPath() ?? findProgram([headlessProgram]) ?? findBrowser();

/**
 * Arguments for every Chromium: no background work, no other network calls. For root, Chromium has no sandbox, so only
 * root starts Chromium without a sandbox.
 */
export const browserArgs: string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Installs Chromium if it is missing: Debian's package if possible (it includes the libraries), otherwise Playwright's
 * download.
 *
 * @returns the program's path
 * @throws Error with one sentence and the command that fixes it
 */
export function ensureBrowser(): string {
  const browserPath = findBrowser();
  if (browserPath) {
    if (isProgram(browserPath)) return browserPath;
    throw new Error(
      `CHROMIUM_PATH names ${browserPath}, which is not a program: correct or unset it.`,
    );
  }
  if (!aptInstall(['chromium'])) downloadChromium();
  const installedPath = findBrowser();
  if (installedPath) return installedPath;
  throw new Error(
    `The tests need Chromium, which could not be installed: run \`npx playwright install --with-deps chromium\` or \`${aptCommand(['chromium'])}\`, or set CHROMIUM_PATH.`,
  );
}

/**
 * Installs a Chromium for tests if it is missing: Debian's package without windows if possible, otherwise any Chromium.
 *
 * @returns the program's path
 * @throws Error as `ensureBrowser`
 */
export function ensureTestBrowser(): string {
  if ((readConfiguredPath() ?? findProgram([headlessProgram])) === undefined)
    aptInstall([headlessProgram]);
  const browserPath = findTestBrowser();
  return browserPath && isProgram(browserPath) ? browserPath : ensureBrowser();
}

function downloadChromium(): void {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  console.log('Downloading Chromium for the tests ...');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
}

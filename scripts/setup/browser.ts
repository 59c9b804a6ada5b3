import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { aptCommand, aptInstall } from './apt.ts';
import { findProgram, isProgram } from './programs.ts';
import { variable } from './variable.ts';

/** Chromium without its windows: the same pages for two thirds of the time. */
const shell = 'chromium-headless-shell';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const chosen = (): string | undefined => variable('CHROMIUM_PATH');

/**
 * The Chromium that benches run: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else the one
 * Playwright has downloaded.
 *
 * @returns the program's path, or undefined if there is none
 */
const findBrowser = (): string | undefined =>
  chosen() ?? findProgram(names) ?? [...macPaths, chromium.executablePath()].find(isProgram);

/** The Chromium that tests run: the same, but one without windows where it is installed. */
export const findTestBrowser = (): string | undefined =>
  chosen() ?? findProgram([shell]) ?? findBrowser();

/**
 * Arguments for every Chromium that we start: nothing in the background, no network of its own.
 * Chromium refuses its sandbox to root, and only root goes without it.
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
 * Makes sure there is a Chromium: Debian's own where we may install it (it brings the libraries
 * it needs), else Playwright's download.
 *
 * @returns the program's path
 * @throws Error with one sentence and the command that mends it
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) {
    if (isProgram(found)) return found;
    throw new Error(`CHROMIUM_PATH names ${found}, which is no program: correct it or unset it.`);
  }
  if (!aptInstall(['chromium'])) downloadChromium();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    `The tests need a Chromium, and none could be installed: run \`npx playwright install --with-deps chromium\` or \`${aptCommand(['chromium'])}\`, or set CHROMIUM_PATH.`,
  );
}

/**
 * Makes sure there is a Chromium for tests: Debian's own without windows where we may install it,
 * else any.
 *
 * @returns the program's path
 * @throws Error as `ensureBrowser`
 */
export function ensureTestBrowser(): string {
  if ((chosen() ?? findProgram([shell])) === undefined) aptInstall([shell]);
  const found = findTestBrowser();
  return found && isProgram(found) ? found : ensureBrowser();
}

function downloadChromium(): void {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  console.log('Downloading a Chromium for the tests ...');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
}

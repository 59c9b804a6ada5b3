import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { aptCommand, aptInstall } from './apt.ts';
import { findProgram, isProgram } from './programs.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium that tests and benches run: `CHROMIUM_PATH`, else an installed Chromium or Chrome,
 * else the one Playwright has downloaded.
 *
 * @returns the program's path, or undefined if there is none
 */
export function findBrowser(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  return findProgram(names) ?? [...macPaths, chromium.executablePath()].find(isProgram);
}

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

function downloadChromium(): void {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  console.log('Downloading a Chromium for the tests ...');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
}

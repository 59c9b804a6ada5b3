import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { findProgram } from '../../scripts/setup/programs.ts';
import type { EngineBrowser } from './engine-browser.ts';

/** `FIREFOX_PATH`, else an installed Firefox; undefined if there is none. */
export const findFirefox = (): string | undefined =>
  process.env['FIREFOX_PATH'] || findProgram(['firefox-esr', 'firefox']);

/** What is saved rather than shown. */
const savedTypes = ['application/pdf', 'text/csv', 'application/zip', 'application/octet-stream'];

/**
 * Starts Firefox, driven over WebDriver BiDi.
 *
 * @throws Error if there is no Firefox
 */
export async function startFirefox(): Promise<EngineBrowser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('There is no Firefox.');
  const downloads = mkdtempSync(join(tmpdir(), 'mypage-firefox-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'browser.helperApps.neverAsk.saveToDisk': savedTypes.join(','),
      'pdfjs.disabled': true,
      'intl.accept_languages': 'ja',
    },
  });
  const page = await browser.newPage();
  return {
    name: (await browser.version()).replace('/', ' '),
    downloads,
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    evaluate: (work, argument) =>
      page.evaluate(`(${work.toString()})(${JSON.stringify(argument)})`),
    click: async (selector) => {
      await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center' }));
      await page.click(selector);
    },
    type: async (selector, text) => {
      await page.$eval(selector, (element) => {
        if (!(element instanceof HTMLInputElement)) throw new Error('no input');
        element.focus();
        element.select();
      });
      await page.keyboard.type(text);
    },
    choose: async (selector, index) => {
      const value = await page.$eval(
        selector,
        (element, place) =>
          element instanceof HTMLSelectElement ? element.options[place]?.value : undefined,
        index,
      );
      if (value === undefined) throw new Error(`${selector} has no option ${index}`);
      await page.select(selector, value);
    },
    press: (key) => page.keyboard.press(key),
    upload: async (selector, file) => {
      const input = await page.$(selector);
      if (!input) throw new Error(`There is no ${selector}.`);
      await (await input.toElement('input')).uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

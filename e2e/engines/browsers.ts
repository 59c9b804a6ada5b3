import { spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../scripts/preview/listen.ts';
import { browserArgs, findTestBrowser } from '../../scripts/setup/browser.ts';
import { findProgram } from '../../scripts/setup/programs.ts';

/** The functions of a browser that flows use. Selectors are CSS; presses and typing are real input events. */
export interface EngineBrowser {
  /** Name and version, for the report. */
  name: string;
  /** Folder of saved files. */
  downloadFolder: string;
  open: (url: string) => Promise<unknown>;
  goBack: () => Promise<unknown>;
  /** Runs a function in the page. It is sent as text, so it can use only the page and the JSON of `argument`. */
  evaluate: <Argument>(
    pageFunction: (argument: Argument) => unknown,
    argument: Argument,
  ) => Promise<unknown>;
  click: (selector: string) => Promise<unknown>;
  /** Replaces the text of a field. */
  type: (selector: string, text: string) => Promise<unknown>;
  press: (key: 'Enter' | 'Escape') => Promise<unknown>;
  upload: (selector: string, filePath: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** The paths of installed programs. The path in an environment variable has priority. */
export const findFirefox = (): string | undefined =>
  process.env['FIREFOX_PATH'] || findProgram(['firefox-esr', 'firefox']);
export const findMiniBrowser = (): string | undefined =>
  process.env['MINIBROWSER_PATH'] || globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);
export const findWebKitDriver = (): string | undefined => findProgram(['WebKitWebDriver']);

const firefoxSettings = (downloadFolder: string) => ({
  'browser.download.folderList': 2,
  'browser.download.dir': downloadFolder,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,text/csv,application/zip',
  'pdfjs.disabled': true,
  'intl.accept_languages': 'ja',
});

/** Starts Chromium (over CDP) or Firefox (over WebDriver BiDi). */
async function startWithPuppeteer(
  engine: 'chromium' | 'firefox',
  origin: string,
): Promise<EngineBrowser> {
  const downloadFolder = mkdtempSync(join(tmpdir(), `mypage-${engine}-`));
  const executablePath = engine === 'firefox' ? findFirefox() : findTestBrowser();
  if (executablePath === undefined) throw new Error(`${engine} is not installed.`);
  const browser = await launch({
    executablePath,
    headless: true,
    defaultViewport: null,
    ...(engine === 'firefox'
      ? { browser: 'firefox', extraPrefsFirefox: firefoxSettings(downloadFolder) }
      : {
          args: [...browserArgs, '--lang=ja'],
          downloadBehavior: { policy: 'allow', downloadPath: downloadFolder },
        }),
  });
  const page = await browser.newPage();
  // In a headless Chromium, a press does not grant access to the clipboard.
  if (engine === 'chromium')
    await browser
      .defaultBrowserContext()
      .overridePermissions(origin, ['clipboard-read', 'clipboard-sanitized-write']);
  return {
    name: (await browser.version()).replace('/', ' '),
    downloadFolder,
    open: (url) => page.goto(url),
    goBack: () => page.goBack(),
    evaluate: (pageFunction, argument) =>
      page.evaluate(`(${pageFunction.toString()})(${JSON.stringify(argument)})`),
    click: async (selector) => {
      await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center' }));
      await page.click(selector);
    },
    type: async (selector, text) => {
      await page.$eval(selector, (element) => {
        if (element instanceof HTMLInputElement) element.select();
      });
      await page.focus(selector);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    upload: async (selector, filePath) => {
      const input = await page.waitForSelector(selector);
      await (await input?.toElement('input'))?.uploadFile(filePath);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    close: async () => {
      await browser.close();
      rmSync(downloadFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts MiniBrowser of WebKitGTK, the engine of Safari, over WebDriver. MiniBrowser needs a display, for example of
 * `xvfb-run`. A separate home folder makes sure that downloads are saved to a known folder.
 */
async function startWebKit(): Promise<EngineBrowser> {
  const [browserPath, driverPath] = [findMiniBrowser(), findWebKitDriver()];
  if (browserPath === undefined || driverPath === undefined)
    throw new Error('webkit is not installed.');
  const homeFolder = mkdtempSync(join(tmpdir(), 'mypage-webkit-'));
  const [downloadFolder, settingsFolder] = [
    join(homeFolder, 'Downloads'),
    join(homeFolder, '.config'),
  ];
  for (const folder of [downloadFolder, settingsFolder]) mkdirSync(folder);
  writeFileSync(join(settingsFolder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloadFolder}"\n`);
  const port = await findFreePort();
  const driverProcess = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: homeFolder, XDG_CONFIG_HOME: settingsFolder, LANG: 'C.UTF-8' },
  });
  let webDriver: WebDriver | undefined;
  const close = async (): Promise<void> => {
    await webDriver?.quit().catch(() => undefined);
    driverProcess.kill();
    rmSync(homeFolder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const driverUrl = `http://127.0.0.1:${port}`;
    for (
      const deadline = Date.now() + 20_000;
      ;
      await new Promise((resolve) => setTimeout(resolve, 100))
    ) {
      if ((await fetch(`${driverUrl}/status`).catch(() => undefined))?.ok) break;
      if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer.');
    }
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
    });
    webDriver = await new Builder().usingServer(driverUrl).withCapabilities(capabilities).build();
    const version = String((await webDriver.getCapabilities()).get('browserVersion'));
    return { name: `WebKitGTK ${version}`, downloadFolder, close, ...actionsOf(webDriver) };
  } catch (error) {
    await close();
    throw error;
  }
}

function actionsOf(webDriver: WebDriver): Omit<EngineBrowser, 'name' | 'downloadFolder' | 'close'> {
  const findElement = (selector: string) => webDriver.findElement(By.css(selector));
  return {
    open: (address) => webDriver.get(address),
    goBack: () => webDriver.navigate().back(),
    evaluate: (pageFunction, argument) =>
      webDriver.executeScript(`return (${pageFunction.toString()})(${JSON.stringify(argument)})`),
    click: async (selector) => {
      const element = await findElement(selector);
      await webDriver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
      await element.click();
    },
    type: async (selector, text) => {
      const field = await findElement(selector);
      await field.clear();
      await field.sendKeys(text);
    },
    press: async (key) =>
      (await webDriver.switchTo().activeElement()).sendKeys(
        key === 'Enter' ? Key.ENTER : Key.ESCAPE,
      ),
    upload: async (selector, filePath) => (await findElement(selector)).sendKeys(filePath),
    resize: (width, height) => webDriver.manage().window().setRect({ x: 0, y: 0, width, height }),
    screenshot: async () => Buffer.from(await webDriver.takeScreenshot(), 'base64'),
  };
}

export const startBrowser = (engine: Engine, origin: string): Promise<EngineBrowser> =>
  engine === 'webkit' ? startWebKit() : startWithPuppeteer(engine, origin);

import { spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key as SeleniumKey, type WebDriver } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { freePort } from '../../scripts/preview/free-port.ts';
import { findProgram } from '../../scripts/setup/programs.ts';
import type { EngineBrowser } from './engine-browser.ts';

/** `MINIBROWSER_PATH`, else the browser that comes with WebKitGTK; undefined if there is none. */
export const findMiniBrowser = (): string | undefined =>
  process.env['MINIBROWSER_PATH'] || globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

export const findWebKitDriver = (): string | undefined => findProgram(['WebKitWebDriver']);

const keys = { Enter: SeleniumKey.ENTER, Escape: SeleniumKey.ESCAPE } as const;

/** A home of its own, so that downloads go to a known folder. */
function makeHome(): { home: string; downloads: string } {
  const home = mkdtempSync(join(tmpdir(), 'mypage-webkit-'));
  const downloads = join(home, 'Downloads');
  mkdirSync(downloads);
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return { home, downloads };
}

/** Waits until the driver answers. */
async function whenReady(url: string): Promise<void> {
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + 20_000; !(await isReady());) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Starts WebKitGTK's MiniBrowser, driven over WebDriver. It is the engine of Safari, not Safari: its
 * controls, fonts and downloads are those of GTK. It needs a display, such as `xvfb-run` gives.
 *
 * @throws Error if browser or driver are missing or do not start
 */
export async function startWebKit(): Promise<EngineBrowser> {
  const [binary, program] = [findMiniBrowser(), findWebKitDriver()];
  if (binary === undefined || program === undefined) throw new Error('There is no WebKitGTK.');
  const { home, downloads } = makeHome();
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: join(home, '.config'), LANG: 'C.UTF-8' },
  });
  let web: WebDriver | undefined;
  const close = async (): Promise<void> => {
    await web?.quit().catch(() => undefined);
    server.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await whenReady(url);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
    web = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    const version = String((await web.getCapabilities()).get('browserVersion'));
    return { name: `WebKitGTK ${version}`, downloads, close, ...actionsOf(web) };
  } catch (error) {
    await close();
    throw error;
  }
}

function actionsOf(web: WebDriver): Omit<EngineBrowser, 'name' | 'downloads' | 'close'> {
  const find = (selector: string) => web.findElement(By.css(selector));
  return {
    open: (address) => web.get(address),
    back: () => web.navigate().back(),
    evaluate: (work, argument) =>
      web.executeScript(`return (${work.toString()})(${JSON.stringify(argument)})`),
    click: async (selector) => {
      const element = await find(selector);
      await web.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
      await element.click();
    },
    type: async (selector, text) => {
      const field = await find(selector);
      await field.clear();
      await field.sendKeys(text);
    },
    choose: (selector, index) => new Select(find(selector)).selectByIndex(index),
    press: async (key) => (await web.switchTo().activeElement()).sendKeys(keys[key]),
    upload: async (selector, file) => (await find(selector)).sendKeys(file),
    resize: async (width, height) => {
      await web.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    screenshot: async () => Buffer.from(await web.takeScreenshot(), 'base64'),
  };
}

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUTTON_GUARD_MS } from '../../src/ui/use-click-guard.ts';
import type { SandboxControl } from '../support/controls.ts';
import type { SavedFile } from '../support/files.ts';
import { demoPassword } from '../support/portal.ts';
import { textsOf, type Translate } from '../support/texts.ts';
import type { EngineBrowser } from './browsers.ts';

/** The time that a step waits for its result. */
const STEP_TIMEOUT_MS = 20_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Actions and checks of a customer, in any engine, in Japanese. */
export class Visitor {
  readonly browser: EngineBrowser;
  readonly t: Translate = textsOf('ja');
  readonly sandbox: SandboxControl;
  readonly #baseUrl: string;

  constructor(browser: EngineBrowser, origin: string, sandbox: SandboxControl) {
    this.browser = browser;
    this.sandbox = sandbox;
    this.#baseUrl = `${origin}/demo/mypage`;
  }

  open(path = ''): Promise<unknown> {
    return this.browser.open(this.#baseUrl + path);
  }

  /** Waits until a function in the page returns a truthy value. @throws Error with the description after 20 s */
  async waitUntil<Argument>(
    description: string,
    pageCheck: (argument: Argument) => unknown,
    argument: Argument,
  ): Promise<void> {
    for (const deadline = Date.now() + STEP_TIMEOUT_MS; ; await pause(50)) {
      // A page that is being replaced rejects the call, so the loop repeats the call.
      if (await this.browser.evaluate(pageCheck, argument).catch(() => false)) return;
      if (Date.now() > deadline) throw new Error(`missing: ${description}`);
    }
  }

  /** Waits until the address ends with a path, and the page has its heading. */
  async waitForPage(path: string): Promise<void> {
    await this.waitUntil(path, (expectedEnd) => location.pathname.endsWith(expectedEnd), path);
    await this.waitForElement('h1');
  }

  waitForText(text: string): Promise<void> {
    return this.waitUntil(`"${text}"`, (part) => document.body.innerText.includes(part), text);
  }

  waitForElement(selector: string): Promise<void> {
    return this.waitUntil(selector, (css) => document.querySelector(css) !== null, selector);
  }

  /** Waits until an element has the focus. `:focus` does not match while the list of downloads has the focus. */
  waitForFocus(selector: string): Promise<void> {
    return this.waitUntil(
      `focus on ${selector}`,
      (css) => document.activeElement?.matches(css),
      selector,
    );
  }

  /** Presses the first visible button, link or summary whose name begins with one of these texts. */
  async press(...names: string[]): Promise<void> {
    await this.waitUntil(
      `control "${names.join('" or "')}"`,
      (nameStarts) => {
        document.querySelector('[data-pressed-next]')?.removeAttribute('data-pressed-next');
        const pressableElement = [...document.querySelectorAll('button, a, summary')].find(
          (element) =>
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            nameStarts.some((nameStart) =>
              (element.getAttribute('aria-label') ?? element.textContent)
                .trim()
                .startsWith(nameStart),
            ),
        );
        pressableElement?.setAttribute('data-pressed-next', '');
        return pressableElement !== undefined;
      },
      names,
    );
    await this.browser.click('[data-pressed-next]');
  }

  /** Waits until the double-click guard (S9) of the last button ends, then presses a button at the same position. */
  async pressAfterGuard(name: string): Promise<void> {
    await pause(BUTTON_GUARD_MS);
    await this.press(name);
  }

  /** Fills in fields by name. Waits until each field is visible. */
  async enter(entries: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(entries)) {
      const selector = `main [name="${name}"]`;
      await this.waitUntil(
        name,
        (css) => document.querySelector(css)?.checkVisibility({ opacityProperty: true }),
        selector,
      );
      await this.browser.type(selector, text);
    }
  }

  async login(loginId = 'demo-user', password = demoPassword): Promise<void> {
    await this.open();
    await this.enter({ loginId, password });
    await this.browser.click('form button[type=submit]');
  }

  /** Waits for the next saved file. Deletes the file, because WebKit saves no second file with the same name. */
  async waitForSavedFile(): Promise<SavedFile> {
    for (const deadline = Date.now() + STEP_TIMEOUT_MS; ; await pause(100)) {
      const name = readdirSync(this.browser.downloadFolder).find(
        (file) => !/\.(part|wkdownload|crdownload)$/.test(file) && !file.startsWith('.'),
      );
      const path = join(this.browser.downloadFolder, name ?? '');
      const content = name === undefined ? Buffer.of() : readFileSync(path);
      // Firefox reserves the name with an empty file.
      if (name !== undefined && content.length > 0) {
        rmSync(path);
        return { name, content };
      }
      if (Date.now() > deadline) throw new Error('No file was saved.');
    }
  }
}

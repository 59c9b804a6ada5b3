import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUTTON_GUARD_MS } from '../../src/ui/use-click-guard.ts';
import type { SavedFile } from '../support/files.ts';
import { demoPassword } from '../support/portal.ts';
import { textsOf, type Translate } from '../support/texts.ts';
import type { EngineBrowser } from './browsers.ts';

/** Milliseconds that a step waits for its result. */
const PATIENCE = 20_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Actions and checks of a customer, in any engine, in Japanese. */
export class Visitor {
  readonly browser: EngineBrowser;
  readonly t: Translate = textsOf('ja');
  /** Text of the latest mail. */
  readonly lastMail: () => string;
  readonly #base: string;

  constructor(browser: EngineBrowser, origin: string, lastMail: () => string) {
    this.browser = browser;
    this.lastMail = lastMail;
    this.#base = `${origin}/demo/mypage`;
  }

  open(path = ''): Promise<unknown> {
    return this.browser.open(this.#base + path);
  }

  /** Waits until a function in the page returns something true. @throws Error with `what` */
  async until<Argument>(
    what: string,
    look: (argument: Argument) => unknown,
    argument: Argument,
  ): Promise<void> {
    for (const end = Date.now() + PATIENCE; ; await pause(50)) {
      // A page that is being replaced rejects the call, so it is repeated.
      if (await this.browser.evaluate(look, argument).catch(() => false)) return;
      if (Date.now() > end) throw new Error(`missing: ${what}`);
    }
  }

  /** Waits until the path ends with this, and the page has its heading. */
  async arrive(path: string): Promise<void> {
    await this.until(path, (end) => location.pathname.endsWith(end), path);
    await this.see('h1');
  }

  read(text: string): Promise<void> {
    return this.until(`"${text}"`, (part) => document.body.innerText.includes(part), text);
  }

  see(selector: string): Promise<void> {
    return this.until(selector, (css) => document.querySelector(css) !== null, selector);
  }

  /** Waits for the focus. `:focus` does not work if the browser's list of downloads has the window's focus. */
  focused(selector: string): Promise<void> {
    return this.until(
      `focus on ${selector}`,
      (css) => document.activeElement?.matches(css),
      selector,
    );
  }

  /** Presses the first visible button, link or summary whose name begins with one of these texts. */
  async press(...names: string[]): Promise<void> {
    await this.until(
      `control "${names.join('" or "')}"`,
      (begins) => {
        document.querySelector('[data-pressed-next]')?.removeAttribute('data-pressed-next');
        const pressable = [...document.querySelectorAll('button, a, summary')].find(
          (element) =>
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            begins.some((begin) =>
              (element.getAttribute('aria-label') ?? element.textContent).trim().startsWith(begin),
            ),
        );
        pressable?.setAttribute('data-pressed-next', '');
        return pressable !== undefined;
      },
      names,
    );
    await this.browser.click('[data-pressed-next]');
  }

  /** Lets the guard against double clicks run out (S9): this button is where the last one was. */
  async pressLater(name: string): Promise<void> {
    await pause(BUTTON_GUARD_MS);
    await this.press(name);
  }

  /** Fills in fields by name, each once it is visible. */
  async enter(entries: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(entries)) {
      const selector = `main [name="${name}"]`;
      await this.until(
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

  /** The next saved file. It is deleted afterwards: WebKit saves no second file with the same name. */
  async saved(): Promise<SavedFile> {
    for (const end = Date.now() + PATIENCE; ; await pause(100)) {
      const name = readdirSync(this.browser.downloads).find(
        (file) => !/\.(part|wkdownload|crdownload)$/.test(file) && !file.startsWith('.'),
      );
      const path = join(this.browser.downloads, name ?? '');
      const content = name === undefined ? Buffer.of() : readFileSync(path);
      // Firefox reserves the name with an empty file.
      if (name !== undefined && content.length > 0) {
        rmSync(path);
        return { name, content };
      }
      if (Date.now() > end) throw new Error('No file was saved.');
    }
  }
}

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUTTON_GUARD_MS } from '../../src/ui/use-click-guard.ts';
import { demoPassword } from '../support/portal.ts';
import type { SavedFile } from '../support/files.ts';
import { textsOf, type Translate } from '../support/texts.ts';
import type { EngineBrowser } from './engine-browser.ts';

/** Milliseconds that a page may take to show what a step waits for. */
const PATIENCE = 20_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What a customer does and sees, in any engine. */
export class Visitor {
  readonly browser: EngineBrowser;
  /** The portal's texts: the ways are gone in Japanese. */
  readonly t: Translate = textsOf('ja');
  /** Folder for files that are to be sent. */
  readonly uploads: string;
  /** The text of the mail that was sent last. */
  readonly lastMail: () => string;
  readonly #base: string;

  /**
   * @param origin of the portal, without a slash at the end
   * @param uploads a folder to write into
   * @param lastMail what the sandbox sent last
   */
  constructor(browser: EngineBrowser, origin: string, uploads: string, lastMail: () => string) {
    this.browser = browser;
    this.uploads = uploads;
    this.lastMail = lastMail;
    this.#base = `${origin}/demo/mypage`;
  }

  open(path = ''): Promise<void> {
    return this.browser.open(this.#base + path);
  }

  /**
   * Waits until a function of the page answers neither false nor nothing.
   *
   * @throws Error with `what` if it does not come
   */
  async until<Argument>(
    what: string,
    look: (argument: Argument) => unknown,
    argument: Argument,
  ): Promise<void> {
    for (const end = Date.now() + PATIENCE; ; await pause(50)) {
      // A page that is being replaced answers with an error: look again.
      if (await this.browser.evaluate(look, argument).catch(() => false)) return;
      if (Date.now() > end) throw new Error(`It did not come: ${what}`);
    }
  }

  /** Waits until the path of the address ends so. */
  async arrive(path: string): Promise<void> {
    await this.until(`the page ${path}`, (end) => location.pathname.endsWith(end), path);
    await this.until('its heading', () => document.querySelector('h1') !== null, undefined);
  }

  /** Waits until a text stands on the page. */
  async read(text: string): Promise<void> {
    await this.until(`"${text}"`, (part) => document.body.innerText.includes(part), text);
  }

  /** Waits for an element that a selector finds. */
  async see(selector: string): Promise<void> {
    await this.until(selector, (css) => document.querySelector(css) !== null, selector);
  }

  /**
   * Waits until the element that a selector finds has the focus of its page. Not by `:focus`: the
   * browser's own list of downloads may have the window's focus.
   */
  async focused(selector: string): Promise<void> {
    await this.until(
      `the focus on ${selector}`,
      (css) => document.activeElement?.matches(css),
      selector,
    );
  }

  /** Presses the first button, link or summary that can be seen and whose name begins so. */
  async press(name: string): Promise<void> {
    await this.until(
      `a control "${name}"`,
      (begin) => {
        for (const old of document.querySelectorAll('[data-way]')) old.removeAttribute('data-way');
        const found = [...document.querySelectorAll('button, a, summary')].find((element) => {
          const label = element.getAttribute('aria-label') ?? element.textContent;
          return (
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            label.trim().startsWith(begin)
          );
        });
        found?.setAttribute('data-way', '');
        return found !== undefined;
      },
      name,
    );
    await this.browser.click('[data-way]');
  }

  /** Lets the guard against double clicks run out (S9): a button stands where the last one stood. */
  unhurried(): Promise<void> {
    return pause(BUTTON_GUARD_MS);
  }

  /** Types into a field once it can be seen: a form may wait, unseen, for what stands above it. */
  async fill(field: string, text: string): Promise<void> {
    const selector = `input[name=${field}]`;
    await this.until(
      `the field ${field}`,
      (css) =>
        document
          .querySelector(css)
          ?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      selector,
    );
    await this.browser.type(selector, text);
  }

  /** Fills in the login form and sends it. */
  async login(loginId = 'demo-user', password = demoPassword): Promise<void> {
    await this.open();
    // A press before the portal's script is there is kept; a text typed before it, too.
    await this.fill('loginId', loginId);
    await this.fill('password', password);
    await this.browser.click('form button[type=submit]');
  }

  /**
   * Waits for the next file that is saved whole. It is taken away then: WebKit saves no other of its name.
   */
  async saved(): Promise<SavedFile> {
    for (const end = Date.now() + PATIENCE; ; await pause(100)) {
      const name = readdirSync(this.browser.downloads).find(
        (file) => !/\.(part|wkdownload)$/.test(file),
      );
      const content = name && readFileSync(join(this.browser.downloads, name));
      // Firefox keeps the place by an empty file of the final name.
      if (name && content && content.length > 0) {
        rmSync(join(this.browser.downloads, name));
        return { name, content };
      }
      if (Date.now() > end) throw new Error('No file was saved.');
    }
  }
}

import { createServer } from 'node:http';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { createPortalPolicy } from '../../scripts/csp.ts';
import { listen } from '../../scripts/preview/listen.ts';
import { browserArgs, ensureTestBrowser } from '../../scripts/setup/browser.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');

interface Outcome {
  /** The markup of the sanitiser's nodes in the page. */
  html: string;
  /** Tags, attributes, addresses and style properties that S5 does not allow. */
  faults: string[];
}

/** The events of the page since the last call of `readEvents`. */
interface PageEvents {
  /** Scripts that ran: calls of alert and similar functions, and entries that the script of a test input adds. */
  scriptRuns: string[];
  /** Reports of the security policy. */
  violations: string[];
  requests: string[];
}

async function bundleSanitiser(): Promise<string> {
  const entryId = '\0sanitiser-entry';
  const sourcePath = path.join(projectFolder, 'src/lib/sanitise-html.ts');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sanitiser-entry',
        resolveId: (id) => (id === 'sanitiser-entry' ? entryId : undefined),
        load: (id) =>
          id === entryId
            ? `import { sanitiseHtml } from ${JSON.stringify(sourcePath)}; globalThis.sanitiseHtml = sanitiseHtml;`
            : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'sanitiser-entry', output: { format: 'iife' } },
    },
  });
  const [firstResult] = [result].flat();
  const chunk =
    firstResult !== undefined && 'output' in firstResult ? firstResult.output[0] : undefined;
  if (chunk === undefined) throw new Error('The sanitiser was not bundled.');
  return chunk.code;
}

/** Runs in the page: inserts an input, triggers its events, and reads the resulting markup. */
const pageScript = `
  const tags = new Set('a b br div h1 h2 h3 h4 ul li p pre small span'.split(' '));
  const attributes = new Set('class id href target style rel'.split(' '));
  const allowedStyleNames = /^(font(-[a-z-]+)?|color|width|(padding|margin)(-(top|right|bottom|left))?|line-height|text-align)$/;
  globalThis.scriptRuns = [];
  globalThis.violations = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
    globalThis[name] = (...values) => scriptRuns.push(name + ' ' + values.join());
  globalThis.insertSanitised = (html) => {
    const container = document.getElementById('place');
    container.replaceChildren(sanitiseHtml(html));
    const faults = [];
    for (const element of container.querySelectorAll('*')) {
      const tag = element.localName;
      if (!tags.has(tag) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') faults.push('<' + tag + '>');
      for (const { name, value } of element.attributes) {
        if (!attributes.has(name)) faults.push(tag + ' ' + name + '=' + value);
        if (name === 'href' && !/^(https?:\\/\\/|mailto:)/.test(value)) faults.push('href=' + value);
        if (name === 'rel' && !value.includes('noreferrer')) faults.push('rel=' + value);
      }
      for (const name of element.style) if (!allowedStyleNames.test(name)) faults.push('style ' + name);
      if (/url\\(|expression|javascript:/i.test(element.style.cssText)) faults.push('style ' + element.style.cssText);
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      element.dispatchEvent(new Event('error'));
      element.dispatchEvent(new Event('load'));
    }
    return { html: container.innerHTML, faults };
  };
`;

export interface SanitiserPage {
  /** Sanitises inputs and inserts them into the page, one after another. */
  tryAll: (inputs: readonly string[]) => Promise<Outcome[]>;
  readEvents: () => Promise<PageEvents>;
  page: Page;
  close: () => Promise<void>;
}

/**
 * Opens a page with the sanitiser in a real browser.
 *
 * @param policy `strict`: with the portal's security policy, which must not report a violation; `none`: without a
 *   policy, so that everything that the sanitiser keeps would run
 */
export async function openSanitiserPage(policy: 'strict' | 'none'): Promise<SanitiserPage> {
  const script = `${await bundleSanitiser()}\n${pageScript}`;
  const server = createServer((request, response) => {
    if (request.url === '/page.js') {
      response.setHeader('content-type', 'text/javascript').end(script);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy === 'strict') response.setHeader('content-security-policy', createPortalPolicy());
    response.end('<!doctype html><div id="place"></div><script src="/page.js"></script>');
  });
  const { url, close } = await listen(server, 0);

  const browser: Browser = await chromium.launch({
    executablePath: ensureTestBrowser(),
    args: browserArgs,
  });
  const page = await browser.newPage();
  await page.goto(url);
  const requests: string[] = [];
  await page.route('**', (route) => {
    requests.push(route.request().url());
    return route.abort();
  });

  return {
    page,
    tryAll: (inputs) =>
      page.evaluate((allInputs) => {
        const insertSanitised: unknown = Reflect.get(globalThis, 'insertSanitised');
        if (typeof insertSanitised !== 'function') throw new Error('The page has no sanitiser.');
        return allInputs.map((input): Outcome => insertSanitised(input));
      }, inputs),
    readEvents: async () => {
      // After two frames, scripts that an input started have run.
      const events = await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        const read = (name: string): string[] => Reflect.get(globalThis, name).splice(0);
        return { scriptRuns: read('scriptRuns'), violations: read('violations') };
      });
      return { ...events, requests: requests.splice(0) };
    },
    close: async () => {
      await browser.close();
      await close();
    },
  };
}

import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { portalPolicy } from '../../scripts/csp.ts';
import { browserArgs, ensureTestBrowser } from '../../scripts/setup/browser.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What became of one input, as the browser saw it. */
interface Outcome {
  /** The page's own markup after the sanitiser's nodes were put into it. */
  html: string;
  /** Tags, attributes, addresses and style properties that S5 does not allow. */
  faults: string[];
}

/** What the page saw since it was last asked. */
interface Observed {
  /** Scripts that ran: calls of alert and its like, and of the mark that our own inputs set. */
  ran: string[];
  /** Reports of the security policy. */
  violations: string[];
  /** Requests to anywhere. */
  requests: string[];
}

/** The sanitiser as the browser gets it: bundled, and put where the page's script finds it. */
async function bundle(): Promise<string> {
  const entry = '\0sanitiser-entry';
  const source = path.join(root, 'src/lib/sanitise-html.ts');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sanitiser-entry',
        resolveId: (id) => (id === 'sanitiser-entry' ? entry : undefined),
        load: (id) =>
          id === entry
            ? `import { sanitiseHtml } from ${JSON.stringify(source)}; globalThis.sanitiseHtml = sanitiseHtml;`
            : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'sanitiser-entry', output: { format: 'iife' } },
    },
  });
  const [first] = [result].flat();
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error('The sanitiser was not bundled.');
  return chunk.code;
}

/** Runs in the page: puts the input in, lets it do what it can, and reads what stands there. */
const pageScript = `
  const tags = new Set('a b br div h1 h2 h3 h4 ul li p pre small span'.split(' '));
  const attributes = new Set('class id href target style rel'.split(' '));
  const property = /^(font(-[a-z-]+)?|color|width|(padding|margin)(-(top|right|bottom|left))?|line-height|text-align)$/;
  globalThis.ran = [];
  globalThis.violations = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
    globalThis[name] = (...values) => ran.push(name + ' ' + values.join());
  globalThis.tryOut = (html) => {
    const place = document.getElementById('place');
    place.replaceChildren(sanitiseHtml(html));
    const faults = [];
    for (const element of place.querySelectorAll('*')) {
      const tag = element.localName;
      if (!tags.has(tag) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') faults.push('<' + tag + '>');
      for (const { name, value } of element.attributes) {
        if (!attributes.has(name)) faults.push(tag + ' ' + name + '=' + value);
        if (name === 'href' && !/^(https?:\\/\\/|mailto:)/.test(value)) faults.push('href=' + value);
        if (name === 'rel' && !value.includes('noreferrer')) faults.push('rel=' + value);
      }
      for (const name of element.style) if (!property.test(name)) faults.push('style ' + name);
      if (/url\\(|expression|javascript:/i.test(element.style.cssText)) faults.push('style ' + element.style.cssText);
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      element.dispatchEvent(new Event('error'));
      element.dispatchEvent(new Event('load'));
    }
    return { html: place.innerHTML, faults };
  };
`;

export interface SanitiserPage {
  /** Puts inputs through the sanitiser and into the page, one after the other. */
  tryAll: (inputs: readonly string[]) => Promise<Outcome[]>;
  observed: () => Promise<Observed>;
  /** For what a test asks of the page itself. */
  page: Page;
  close: () => Promise<void>;
}

/**
 * A page in a real browser with the sanitiser in it.
 *
 * @param policy `strict`: under the portal's own security policy, which must have nothing to report;
 *   `none`: without any, so that whatever the sanitiser lets through would run
 */
export async function openSanitiserPage(policy: 'strict' | 'none'): Promise<SanitiserPage> {
  const script = `${await bundle()}\n${pageScript}`;
  const server: Server = createServer((request, response) => {
    if (request.url === '/page.js') {
      response.setHeader('content-type', 'text/javascript').end(script);
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (policy === 'strict') response.setHeader('content-security-policy', portalPolicy());
    response.end('<!doctype html><div id="place"></div><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The page has no port.');
  const origin = `http://127.0.0.1:${address.port}`;

  const browser: Browser = await chromium.launch({
    executablePath: ensureTestBrowser(),
    args: browserArgs,
  });
  const page = await browser.newPage();
  await page.goto(origin);
  const requests: string[] = [];
  await page.route('**', (route) => {
    requests.push(route.request().url());
    return route.abort();
  });

  return {
    page,
    tryAll: (inputs) =>
      page.evaluate((all) => {
        const tryOut: unknown = Reflect.get(globalThis, 'tryOut');
        if (typeof tryOut !== 'function') throw new Error('The page has no sanitiser.');
        return all.map((input): Outcome => tryOut(input));
      }, inputs),
    observed: async () => {
      // Two frames: what an input started has run by then.
      const seen = await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        const read = (name: string): string[] => Reflect.get(globalThis, name).splice(0);
        return { ran: read('ran'), violations: read('violations') };
      });
      return { ...seen, requests: requests.splice(0) };
    },
    close: async () => {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

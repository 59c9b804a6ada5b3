// `npm run bench:page`: builds the portal, serves it compressed, measures it in Chromium under the conditions
// of conditions.ts, and fails if a goal is missed. `npm run bench:list` (`--list`) measures only the bill list.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { createMockServer } from '../../mocks/prism/server.ts';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import type { Chunk } from '../build/chunks.ts';
import { root } from '../build/folders.ts';
import { buildPortal } from '../build/portal.ts';
import { startPreview } from '../preview/server.ts';
import { readOptions } from '../setup/options.ts';
import { measureBillList } from './bill-list.ts';
import { startBrowser, isMissed, formatResultTable, type Result } from './conditions.ts';
import { measureFirstLoads } from './first-load.ts';
import { measureLayoutShift } from './layout-shift.ts';
import { startSite } from './site.ts';
import { gzipKib, additionalScripts, scriptsSharedByForms } from './sizes.ts';

const { values } = readOptions('npm run bench:page', { options: { list: { type: 'boolean' } } });

// A separate folder, so that a parallel build cannot change the figures.
const cacheFolder = fileURLToPath(new URL('.cache/', root));
mkdirSync(cacheFolder, { recursive: true });
const temporaryFolder = mkdtempSync(join(cacheFolder, 'bench-'));
const folderUrlOf = (name: string): URL => pathToFileURL(`${temporaryFolder}/${name}/`);
const folders = { dist: folderUrlOf('dist'), build: folderUrlOf('build') };

/** Measures the login page, compared with a page that renders "Hello, world", and the sizes of all pages. */
async function measureLoads(
  browser: Browser,
  portalUrl: string,
  chunks: Chunk[],
): Promise<Result[]> {
  const hello = await startSite('hello', folderUrlOf('hello'));
  const firstLoadOf = await measureFirstLoads(browser, {
    login: `${portalUrl}/`,
    hello: `${hello.url}/`,
  });
  await hello.close();
  const [loginLoad, helloLoad] = [firstLoadOf('login'), firstLoadOf('hello')];
  console.log(`Largest element: ${loginLoad.largestElement}`);
  const sizeResult = (description: string, scripts: readonly string[], goal: number): Result => ({
    what: description,
    value: gzipKib(scripts, folders.dist),
    unit: 'KiB',
    goal,
  });
  const timeResult = (what: string, value: number, goal: number): Result => ({
    what: `Login: ${what}`,
    value,
    unit: 'ms',
    goal,
  });
  const ratioResult = (what: string, value: number, goal: number): Result => ({
    what: `Login: ${what}, relative to hello world`,
    value,
    unit: 'x',
    goal,
  });
  const formScripts = scriptsSharedByForms(chunks).filter(
    (path) => !loginLoad.scriptPaths.includes(path),
  );
  return [
    sizeResult('Login: JavaScript needed', loginLoad.scriptPaths, 125),
    timeResult('largest paint', loginLoad.largestPaintMs, 500),
    ratioResult('largest paint', loginLoad.largestPaintMs / helloLoad.largestPaintMs, 0.55),
    timeResult('form ready', loginLoad.readyMs, 1300),
    ratioResult('form ready', loginLoad.readyMs / helloLoad.readyMs, 1.45),
    { what: 'Login: layout shift', value: loginLoad.layoutShift, unit: '', goal: 0.05 },
    sizeResult('All forms: shared JavaScript', formScripts, 32),
    ...[...additionalScripts(chunks, [...loginLoad.scriptPaths, ...formScripts])].map(
      ([page, scripts]) => sizeResult(`${page}: additional JavaScript`, scripts, 50),
    ),
  ];
}

const chunks = await buildPortal(folders);
const sandbox = await createSandbox({});
const mock = await createMockServer({ mode: 'sandbox', sandboxUrl: sandbox.url });
const preview = await startPreview({ port: 0, mockUrl: mock.url, folders });
const portalUrl = `${preview.url}/demo/mypage`;
const barePage = await startSite('bare', folderUrlOf('bare'), mock.url);
const browser = await startBrowser();
const results = await measureBillList(browser, portalUrl, barePage.url);
if (values.list !== true) {
  results.push(...(await measureLoads(browser, portalUrl, chunks)));
  for (const { name, width, shift } of await measureLayoutShift(browser, portalUrl)) {
    const what = `${name} at ${width}: layout shift, answers 300 ms late`;
    results.push({ what, value: shift, unit: '', goal: 0.05 });
  }
}

const [systemLoad = 0] = loadavg();
await browser.close();
await Promise.all([barePage.close(), preview.close(), mock.close(), sandbox.close()]);
rmSync(temporaryFolder, { recursive: true });
const reportsFolder = new URL('reports/', root);
mkdirSync(reportsFolder, { recursive: true });
writeFileSync(
  new URL('bench-page.json', reportsFolder),
  `${JSON.stringify({ load: systemLoad, results }, null, 2)}\n`,
);
console.log(formatResultTable(results));
if (systemLoad > availableParallelism()) {
  console.log(
    `The machine was busy (load ${systemLoad.toFixed(1)}): all times are too long; the ratios are less affected.`,
  );
}
if (results.some(isMissed)) process.exitCode = 1;

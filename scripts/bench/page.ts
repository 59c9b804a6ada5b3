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
import { startBrowser, isMissed, resultTable, type Result } from './conditions.ts';
import { measureFirstLoads } from './first-load.ts';
import { measureLayoutShift } from './layout-shift.ts';
import { startSite } from './site.ts';
import { gzipKib, additionalScripts, sharedByForms } from './sizes.ts';

const { values } = readOptions('npm run bench:page', { options: { list: { type: 'boolean' } } });

// A separate folder, so that a parallel build cannot change the figures.
const cache = fileURLToPath(new URL('.cache/', root));
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));
const folderOf = (name: string): URL => pathToFileURL(`${folder}/${name}/`);
const folders = { dist: folderOf('dist'), build: folderOf('build') };

/** The login page and the sizes of all pages. A page that renders "Hello, world" is the reference. */
async function measureLoads(browser: Browser, base: string, chunks: Chunk[]): Promise<Result[]> {
  const hello = await startSite('hello', folderOf('hello'));
  const first = await measureFirstLoads(browser, { login: `${base}/`, hello: `${hello.url}/` });
  await hello.close();
  const [login, helloLoad] = [first('login'), first('hello')];
  console.log(`Largest element: ${login.largestElement}`);
  const kib = (description: string, scripts: readonly string[], goal: number): Result => ({
    what: description,
    value: gzipKib(scripts, folders.dist),
    unit: 'KiB',
    goal,
  });
  const ms = (what: string, value: number, goal: number): Result => ({
    what: `Login: ${what}`,
    value,
    unit: 'ms',
    goal,
  });
  const relativeToHelloPage = (what: string, value: number, goal: number): Result => ({
    what: `Login: ${what}, relative to hello world`,
    value,
    unit: 'x',
    goal,
  });
  const forms = sharedByForms(chunks).filter((path) => !login.scripts.includes(path));
  return [
    kib('Login: JavaScript needed', login.scripts, 125),
    ms('largest paint', login.largestPaint, 500),
    relativeToHelloPage('largest paint', login.largestPaint / helloLoad.largestPaint, 0.55),
    ms('form ready', login.ready, 1300),
    relativeToHelloPage('form ready', login.ready / helloLoad.ready, 1.45),
    { what: 'Login: layout shift', value: login.layoutShift, unit: '', goal: 0.05 },
    kib('All forms: shared JavaScript', forms, 32),
    ...[...additionalScripts(chunks, [...login.scripts, ...forms])].map(([page, scripts]) =>
      kib(`${page}: additional JavaScript`, scripts, 50),
    ),
  ];
}

const chunks = await buildPortal(folders);
const sandbox = await createSandbox({});
const mock = await createMockServer({ mode: 'sandbox', sandboxUrl: sandbox.url });
const preview = await startPreview({ port: 0, mockUrl: mock.url, folders });
const base = `${preview.url}/demo/mypage`;
const barePage = await startSite('bare', folderOf('bare'), mock.url);
const browser = await startBrowser();
const results = await measureBillList(browser, base, barePage.url);
if (values.list !== true) {
  results.push(...(await measureLoads(browser, base, chunks)));
  for (const { name, width, shift } of await measureLayoutShift(browser, base)) {
    const what = `${name} at ${width}: layout shift, answers 300 ms late`;
    results.push({ what, value: shift, unit: '', goal: 0.05 });
  }
}

const [load = 0] = loadavg();
await browser.close();
await Promise.all([barePage.close(), preview.close(), mock.close(), sandbox.close()]);
rmSync(folder, { recursive: true });
const reports = new URL('reports/', root);
mkdirSync(reports, { recursive: true });
writeFileSync(
  new URL('bench-page.json', reports),
  `${JSON.stringify({ load, results }, null, 2)}\n`,
);
console.log(resultTable(results));
if (load > availableParallelism()) {
  console.log(
    `The machine was busy (load ${load.toFixed(1)}): all times are too long; the ratios are less affected.`,
  );
}
if (results.some(isMissed)) process.exitCode = 1;

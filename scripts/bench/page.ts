// `npm run bench:page`: builds the portal, serves it compressed, measures it in Chromium under the conditions
// of conditions.ts, and fails if a goal is missed.
import { mkdir, writeFile } from 'node:fs/promises';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createMockServer } from '../../mocks/prism/server.ts';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { root } from '../build/folders.ts';
import { buildPortal } from '../build/portal.ts';
import { startPreview } from '../preview/server.ts';
import { measureBillList } from './bill-list.ts';
import { startBrowser } from './conditions.ts';
import { measureFirstLoads } from './first-load.ts';
import { measureLayoutShift } from './layout-shift.ts';
import { isMissed, table, type Result } from './goals.ts';
import { startSite } from './site.ts';
import { gzipKib, ownScripts } from './sizes.ts';

// A separate folder, so that a parallel build cannot change the figures.
const cache = fileURLToPath(new URL('.cache/', root));
mkdirSync(cache, { recursive: true });
const place = mkdtempSync(join(cache, 'bench-'));
const folders = { dist: pathToFileURL(`${place}/dist/`), build: pathToFileURL(`${place}/build/`) };
const helloFolder = pathToFileURL(`${place}/hello/`);
const chunks = await buildPortal(folders);
const sandbox = await createSandbox({});
const mock = await createMockServer({ mode: 'sandbox', sandboxUrl: sandbox.url });
const preview = await startPreview({ port: 0, mockUrl: mock.url, folders });
const hello = await startSite('hello', helloFolder);
const bare = await startSite('bare', pathToFileURL(`${place}/bare/`), mock.url);
const browser = await startBrowser();

const first = await measureFirstLoads(browser, {
  login: `${preview.url}/demo/mypage/`,
  hello: `${hello.url}/`,
});
const login = first('login');
const world = first('hello');
const bills = await measureBillList(browser, preview.url, bare.url);

const shifts = await measureLayoutShift(browser, `${preview.url}/demo/mypage`);

const results: Result[] = [
  {
    what: 'Login: JavaScript needed',
    value: gzipKib(login.scripts, folders.dist),
    unit: 'KiB',
    goal: 125,
  },
  { what: 'Login: first paint', value: login.firstPaint, unit: 'ms' },
  { what: 'Login: largest paint', value: login.largestPaint, unit: 'ms', goal: 500 },
  {
    what: 'Login: largest paint, to hello world',
    value: login.largestPaint / world.largestPaint,
    unit: 'x',
    goal: 0.55,
  },
  { what: 'Login: form ready', value: login.ready, unit: 'ms', goal: 1300 },
  {
    what: 'Login: form ready, to hello world',
    value: login.ready / world.ready,
    unit: 'x',
    goal: 1.5,
  },
  { what: 'Login: layout shift', value: login.layoutShift, unit: '', goal: 0.05 },
  ...bills,
  ...[...ownScripts(chunks, login.scripts)].map(([page, scripts]): Result => ({
    what: `${page}: JavaScript of its own`,
    value: gzipKib(scripts, folders.dist),
    unit: 'KiB',
    goal: 60,
  })),
  ...shifts.map(({ name, width, shift }): Result => ({
    what: `${name} at ${width}: layout shift, answers 300 ms late`,
    value: shift,
    unit: '',
    goal: 0.05,
  })),
  { what: 'Hello world: JavaScript', value: gzipKib(world.scripts, helloFolder), unit: 'KiB' },
  { what: 'Hello world: largest paint', value: world.largestPaint, unit: 'ms' },
  { what: 'Hello world: ready', value: world.ready, unit: 'ms' },
];

const [load = 0] = loadavg();
await browser.close();
await Promise.all([hello.close(), bare.close(), preview.close(), mock.close(), sandbox.close()]);
rmSync(place, { recursive: true });
const reports = new URL('reports/', root);
await mkdir(reports, { recursive: true });
await writeFile(
  new URL('bench-page.json', reports),
  `${JSON.stringify({ load, results, largestElement: login.largestElement, scripts: login.scripts }, null, 2)}\n`,
);
console.log(table(results));
console.log(`Largest element: ${login.largestElement}`);
if (load > availableParallelism()) {
  console.log(
    `The machine was busy (load ${load.toFixed(1)}): every time is too long, the ratios less so.`,
  );
}
if (results.some(isMissed)) process.exitCode = 1;

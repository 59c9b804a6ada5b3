// `node e2e/engines/main.ts firefox|webkit`: the main way of each area in an engine that Playwright
// has no browser for here. Started by `npm run test:engines`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOnce } from '../../scripts/build/once.ts';
import { SandboxControl } from '../support/controls.ts';
import { startServers } from '../support/servers.ts';
import type { EngineBrowser } from './engine-browser.ts';
import { startFirefox } from './firefox.ts';
import { startTlsProxy } from './tls-proxy.ts';
import { Visitor } from './visitor.ts';
import type { Way } from './way.ts';
import { accountWay } from './ways/account.ts';
import { billsWay } from './ways/bills.ts';
import { downloadsWay } from './ways/downloads.ts';
import { frameWay } from './ways/frame.ts';
import { informationWay } from './ways/information.ts';
import { linksWay } from './ways/links.ts';
import { loginWay } from './ways/login.ts';
import { newBillsWay } from './ways/new-bills.ts';
import { noticesWay } from './ways/notices.ts';
import { entryWay } from './ways/entry.ts';
import { passwordsWay } from './ways/passwords.ts';
import { registrationWay } from './ways/registration.ts';
import { startWebKit } from './webkit.ts';

/** In the order in which a customer goes them: the frame's ends with the logout. */
const ways: readonly Way[] = [
  loginWay,
  noticesWay,
  billsWay,
  newBillsWay,
  informationWay,
  accountWay,
  downloadsWay,
  frameWay,
  passwordsWay,
  entryWay,
  registrationWay,
  linksWay,
];

const engine = process.argv[2] === 'webkit' ? 'webkit' : 'firefox';
const folder = `reports/engines/${engine}`;

/** Takes all steps, a screenshot after each; a step after a failed one of its way is not taken. */
async function walk(visitor: Visitor): Promise<{ passed: number; failed: number }> {
  let [passed, failed, count] = [0, 0, 0];
  for (const { area, steps } of ways) {
    for (const { name, take } of steps) {
      count += 1;
      const problem = await take(visitor).then(
        (note) => {
          passed += 1;
          console.log(`ok     ${area}: ${name}${note ? ` (${note})` : ''}`);
        },
        (error: unknown) => {
          failed += 1;
          // A driver's error may have no words.
          return error instanceof Error ? error.message || error.name : String(error);
        },
      );
      if (problem !== undefined) console.log(`FAILED ${area}: ${name}: ${problem}`);
      const picture = await visitor.browser.screenshot();
      writeFileSync(join(folder, `${String(count).padStart(2, '0')}-${area}.png`), picture);
    }
  }
  return { passed, failed };
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const scratch = mkdtempSync(join(tmpdir(), 'mypage-engines-'));
const closing: (() => Promise<void>)[] = [];
let counts = { passed: 0, failed: 1 };
try {
  buildOnce();
  const servers = await startServers('preview');
  closing.push(() => servers.close());
  let { origin } = servers;
  if (engine === 'webkit') {
    const proxy = await startTlsProxy(origin, scratch);
    closing.push(() => proxy.close());
    origin = proxy.url;
  }
  const browser: EngineBrowser = await (engine === 'webkit' ? startWebKit() : startFirefox());
  closing.push(() => browser.close());
  console.log(browser.name);
  await browser.resize(1280, 900);
  const sandbox = new SandboxControl(servers.sandbox);
  const lastMail = () => sandbox.mails()[0]?.text ?? '';
  counts = await walk(new Visitor(browser, origin, scratch, lastMail));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  for (const close of closing.toReversed()) await close();
  rmSync(scratch, { recursive: true, force: true });
}
writeFileSync(`reports/engines/${engine}.json`, JSON.stringify(counts));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

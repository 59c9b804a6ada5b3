// `npm run test:e2e [playwright's own arguments]`: a browser, a font and an nginx, then Playwright.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ensureTestBrowser } from './setup/browser.ts';
import { ensureJapaneseFont } from './setup/font.ts';
import { ensureNginx } from './setup/nginx.ts';
import { environmentOfBrowserTests } from './test/environment.ts';

try {
  ensureTestBrowser();
  ensureJapaneseFont();
  ensureNginx();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const chosen = process.argv.slice(2);
// A run of all tests says anew which operations they call; a run of some adds to what is known.
if (chosen.length === 0) rmSync('reports/e2e-operations.json', { force: true });
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
// Only now: which projects there are depends on what was installed.
const { default: config, onlyPictures } = await import('../playwright.config.ts');
const projects = (config.projects ?? [])
  .map(({ name = '' }) => name)
  .filter((name) => !onlyPictures.includes(name))
  .map((name) => `--project=${name}`);
const wanted = chosen.length === 0 ? projects : chosen;
const env = environmentOfBrowserTests(process.env, chosen.length === 0);
const { status } = spawnSync(process.execPath, [cli, 'test', ...wanted], { stdio: 'inherit', env });
process.exit(status ?? 1);

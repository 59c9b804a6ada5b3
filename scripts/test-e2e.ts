// `npm run test:e2e [Playwright's arguments]`: installs a browser, a font and nginx if they are missing,
// then runs Playwright.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ensureTestBrowser } from './setup/browser.ts';
import { ensureJapaneseFont } from './setup/programs.ts';
import { ensureNginx } from './deploy/nginx.ts';

try {
  ensureTestBrowser();
  ensureJapaneseFont();
  ensureNginx();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const args = process.argv.slice(2);
const isFullRun = args.length === 0;
// A full run records from scratch which operations it calls; a partial run adds to the record.
if (isFullRun) rmSync('reports/e2e-operations.json', { force: true });
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
// The import comes after the installation, because the list of projects depends on the installed programs.
const { default: config, pictureProjects } = await import('../playwright.config.ts');
const projects = (config.projects ?? [])
  .map(({ name = '' }) => name)
  .filter((name) => !pictureProjects.includes(name))
  .map((name) => `--project=${name}`);
const { status } = spawnSync(process.execPath, [cli, 'test', ...(isFullRun ? projects : args)], {
  stdio: 'inherit',
  env: isFullRun ? { PICTURES: 'off', ALL_OPERATIONS: 'required', ...process.env } : process.env,
});
process.exit(status ?? 1);

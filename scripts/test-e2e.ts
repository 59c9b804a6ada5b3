// `npm run test:e2e [playwright's own arguments]`: a browser, a font and an nginx,
// then Playwright.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { ensureBrowser } from './setup/browser.ts';
import { ensureJapaneseFont } from './setup/font.ts';
import { ensureNginx } from './setup/nginx.ts';

try {
  ensureBrowser();
  ensureJapaneseFont();
  ensureNginx();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);

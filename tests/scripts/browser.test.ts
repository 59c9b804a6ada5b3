import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { ensureBrowser, ensureTestBrowser, findTestBrowser } from '../../scripts/setup/browser.ts';

afterEach(() => vi.unstubAllEnvs());

/** A folder of programs that is all there is on PATH. */
function programs(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'mypage-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) writeFileSync(join(folder, name), '', { mode: 0o755 });
  // Of the same name, but nothing that runs.
  writeFileSync(join(folder, 'google-chrome'), '', { mode: 0o644 });
  vi.stubEnv('PATH', ['/no-such-folder', folder].join(delimiter));
  vi.stubEnv('CHROMIUM_PATH', '');
  return folder;
}

it('tests run in the Chromium without windows where there is one, else in any', () => {
  const both = programs('chromium', 'chromium-headless-shell');
  expect(findTestBrowser()).toBe(join(both, 'chromium-headless-shell'));
  const one = programs('google-chrome-stable');
  expect(findTestBrowser()).toBe(join(one, 'google-chrome-stable'));
});

it('the one that is named goes before all, and has to be a program', () => {
  const folder = programs('chromium', 'chromium-headless-shell', 'my-own');
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'my-own'));
  expect([findTestBrowser(), ensureTestBrowser(), ensureBrowser()]).toEqual(
    Array.from({ length: 3 }, () => join(folder, 'my-own')),
  );
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'google-chrome'));
  expect(ensureTestBrowser).toThrow(
    `CHROMIUM_PATH names ${join(folder, 'google-chrome')}, which is no program: correct it or unset it.`,
  );
});

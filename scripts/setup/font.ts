import { spawnSync } from 'node:child_process';
import { aptCommand, aptInstall } from './programs.ts';

/** Small (12 MB) and sufficient. With several fonts, the locale would choose one. */
const fontPackage = 'fonts-ipafont-gothic';

function hasJapaneseFont(): boolean {
  // macOS and Windows ship one.
  if (process.platform !== 'linux') return true;
  const { status, stdout } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

/**
 * Installs a Japanese font if it is missing.
 *
 * @throws Error with one sentence and the command that fixes it
 */
export function ensureJapaneseFont(): void {
  if (hasJapaneseFont()) return;
  if (aptInstall(['fontconfig', fontPackage]) && hasJapaneseFont()) return;
  throw new Error(
    `The tests need a Japanese font, which could not be installed: run \`${aptCommand(['fontconfig', fontPackage])}\`, or install one in your system's way.`,
  );
}

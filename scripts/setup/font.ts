import { spawnSync } from 'node:child_process';
import { aptCommand, aptInstall } from './apt.ts';

/** Small (12 MB) and enough: exactly one, since with several the locale decides which is used. */
const fontPackage = 'fonts-ipafont-gothic';

function hasJapaneseFont(): boolean {
  // macOS and Windows ship one.
  if (process.platform !== 'linux') return true;
  const { status, stdout } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

/**
 * Makes sure that pages show Japanese letters rather than boxes.
 *
 * @throws Error with one sentence and the command that mends it
 */
export function ensureJapaneseFont(): void {
  if (hasJapaneseFont()) return;
  if (aptInstall(['fontconfig', fontPackage]) && hasJapaneseFont()) return;
  throw new Error(
    `The tests need a Japanese font, and none could be installed: run \`${aptCommand(['fontconfig', fontPackage])}\` or your system's way of installing one.`,
  );
}

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether this process may install Debian packages. */
const mayInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** The command that installs `packages`, for messages. */
export const aptCommand = (packages: string[]): string =>
  `sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;

const runApt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Installs Debian packages if this is Debian (or a derivative) and the user is root.
 *
 * @returns whether the packages are installed now; otherwise apt has printed its message
 */
export function aptInstall(packages: string[]): boolean {
  if (!mayInstall()) return false;
  console.log(`Installing ${packages.join(' and ')} with apt-get ...`);
  // The package lists can be missing or outdated.
  return (
    runApt('update', '-qq') &&
    runApt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  );
}

/** Whether a path is an executable file. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first program with one of these names in PATH; undefined without one. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

/** The font is small (12 MB) and sufficient. With several fonts, the locale would choose one of them. */
const fontPackage = 'fonts-ipafont-gothic';

function hasJapaneseFont(): boolean {
  // macOS and Windows have a Japanese font.
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

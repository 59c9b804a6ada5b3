import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this machine can install Debian's packages without asking anybody. */
const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** The command a person can type to install `packages`, for messages. */
export const aptCommand = (packages: string[]): string =>
  `sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Installs Debian packages if this is Debian (or a child of it) and we are root.
 *
 * @returns whether they are there now; apt's own words have been shown if not
 */
export function aptInstall(packages: string[]): boolean {
  if (!canInstall()) return false;
  console.log(`Installing ${packages.join(' and ')} with apt-get ...`);
  // A new machine has no package lists, an old one stale lists: so always update.
  return (
    apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  );
}

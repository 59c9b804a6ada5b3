// Runs on the user's Node 20 before packages are installed, so it uses only Node's modules.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Compares the installed packages with the lock file. npm writes `node_modules/.package-lock.json` as its last step, so
 * an interrupted installation counts as missing.
 * @param {string} root folder of package.json
 * @returns {'fresh' | 'missing' | 'changed'}
 */
export function packagesState(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'missing';
  const { '': _project, ...wanted } = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(record);
  // Optional packages, such as programs for other systems, may be missing on either side.
  const mayMiss = ({ optional, devOptional }) => Boolean(optional || devOptional);
  const same =
    Object.entries(wanted).every(([path, entry]) =>
      path in installed ? installed[path].version === entry.version : mayMiss(entry),
    ) && Object.entries(installed).every(([path, entry]) => path in wanted || mayMiss(entry));
  return same ? 'fresh' : 'changed';
}

/**
 * Installs the packages of the lock file if they are missing or the lock file has changed. Exits with one sentence if npm
 * fails.
 * @param {string} root folder of package.json
 */
export function ensurePackages(root) {
  const state = packagesState(root);
  if (state === 'fresh') return;
  const why = state === 'missing' ? 'first run' : 'the lock file has changed';
  console.log(`Installing the packages of package-lock.json (${why}; about half a minute) ...`);
  const windows = process.platform === 'win32';
  // scripts/setup/browser.ts chooses the browser later.
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PACT_DO_NOT_TRACK: 'true' };
  // Not `npm ci`, which refuses a lock file without the optional programs for other systems. `--no-save` keeps the lock
  // file unchanged.
  const { status, error } = spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (status === 0) return;
  const reason = error ? ` (${error.message})` : '';
  console.error(
    `The packages could not be installed${reason}: see npm's message above, then run \`npm install\` and start again.`,
  );
  process.exit(1);
}

// Runs on the user's own Node 20, before any package is there: Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether the installed packages are those of the lock file. npm writes what it installed to
 * `node_modules/.package-lock.json` as its last step, so an interrupted install counts as none,
 * and one by hand counts as done.
 * @param {string} root folder of package.json
 * @returns {'fresh' | 'missing' | 'changed'}
 */
export function packagesState(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'missing';
  const { '': _project, ...wanted } = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(record);
  // Optional ones, such as a tool's program for another system, may be on one side only.
  const mayMiss = ({ optional, devOptional }) => Boolean(optional || devOptional);
  const same =
    Object.entries(wanted).every(([path, entry]) =>
      path in installed ? installed[path].version === entry.version : mayMiss(entry),
    ) && Object.entries(installed).every(([path, entry]) => path in wanted || mayMiss(entry));
  return same ? 'fresh' : 'changed';
}

/**
 * Installs the packages of the lock file if they are missing or the lock file has changed since.
 * Ends the process with one sentence if npm cannot do it.
 * @param {string} root folder of package.json
 */
export function ensurePackages(root) {
  const state = packagesState(root);
  if (state === 'fresh') return;
  const why = state === 'missing' ? 'first run' : 'the lock file has changed';
  console.log(`Installing the packages of package-lock.json (${why}; about half a minute) ...`);
  const windows = process.platform === 'win32';
  // Playwright would fetch browsers of its own; `findBrowser` decides about those later.
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PACT_DO_NOT_TRACK: 'true' };
  // Not `npm ci`: it refuses a lock file that lacks a tool's optional programs for other systems,
  // and a registry need not have those. This takes the lock file's versions and leaves it alone.
  const { status, error } = spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (status === 0) return;
  const reason = error ? ` (${error.message})` : '';
  console.error(
    `The packages could not be installed${reason}: see npm's words above, then run \`npm install\` by hand and start again.`,
  );
  process.exit(1);
}

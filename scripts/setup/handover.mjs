// Runs on the user's Node 20 before packages are installed, so it uses only Node's modules.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const isWindows = process.platform === 'win32';

/** Major and minor version of Node that Prism needs, and that runs TypeScript files. */
const neededVersion = [24, 18];

/** @param {string} version such as `20.20.2` */
export function isRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > neededVersion[0] || (major === neededVersion[0] && minor >= neededVersion[1]);
}

/**
 * Finds the Node that runs the project: the pinned one in node_modules, or the user's if it is recent enough. npm has
 * no pinned one for Apple silicon.
 * @returns {string} path of the program; if there is none, the process exits with one sentence
 */
export function findNode() {
  const packageName = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const pinned = join(root, 'node_modules', packageName, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (isRecentEnough(process.versions.node)) return process.execPath;
  console.error(
    `mypage needs Node ${neededVersion.join('.')} or later, and npm has no copy of it for ${process.platform}-${process.arch}: install it from https://nodejs.org (this is Node ${process.versions.node}).`,
  );
  return process.exit(1);
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Compares the installed packages with the lock file. npm writes `node_modules/.package-lock.json` as its last step, so
 * an interrupted installation counts as missing.
 * @returns {'current' | 'missing' | 'changed'}
 */
export function packagesState() {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return 'missing';
  const { '': _project, ...lockedPackages } = readPackages(join(root, 'package-lock.json'));
  const installedPackages = readPackages(installedLock);
  // Optional packages, such as programs for other systems, may be missing on either side.
  const isOptional = ({ optional, devOptional }) => Boolean(optional || devOptional);
  const isCurrent =
    Object.entries(lockedPackages).every(([path, entry]) =>
      path in installedPackages
        ? installedPackages[path].version === entry.version
        : isOptional(entry),
    ) &&
    Object.entries(installedPackages).every(
      ([path, entry]) => path in lockedPackages || isOptional(entry),
    );
  return isCurrent ? 'current' : 'changed';
}

/**
 * Installs the packages of the lock file if they are missing or the lock file has changed. Exits with one sentence if
 * npm fails.
 */
function ensurePackages() {
  const state = packagesState();
  if (state === 'current') return;
  const reason = state === 'missing' ? 'first run' : 'the lock file has changed';
  console.log(`Installing the packages of package-lock.json (${reason}; about half a minute) ...`);
  // scripts/setup/browser.ts chooses the browser later.
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PACT_DO_NOT_TRACK: 'true' };
  // Not `npm ci`, which refuses a lock file without the optional programs for other systems. `--no-save` keeps the lock
  // file unchanged.
  const { status, error } = spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  });
  if (status === 0) return;
  const cause = error ? ` (${error.message})` : '';
  console.error(
    `The packages could not be installed${cause}: see npm's message above, then run \`npm install\` and start again.`,
  );
  process.exit(1);
}

/** Interval of the check whether the parent process has ended. */
const checkParentMs = 500;

/**
 * Calls `onParentEnd` when the parent process has ended.
 *
 * npm starts a script through a shell, and a shell that is stopped does not stop its child. Without this function, the
 * portal would keep running after npm was stopped.
 * @param {() => void} onParentEnd
 */
export function watchParent(onParentEnd) {
  // A process that npm did not start may continue after its shell has ended.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onParentEnd();
  }, checkParentMs);
  timer.unref();
}

/**
 * The exit code after the end of a child. A child that was stopped by a signal has failed.
 * @param {number | null} code
 * @param {string | null} signal
 */
export const statusAfter = (code, signal) => (signal ? 1 : (code ?? 1));

/**
 * Installs missing packages, runs a TypeScript file on Node 24 and exits with the same exit code.
 *
 * The child has a channel to this process and stops when the channel closes, so it also stops if this process is
 * killed.
 * @param {string} file path relative to the project's folder
 */
export function handOver(file) {
  process.chdir(root);
  ensurePackages();
  const binFolder = join(root, 'node_modules', '.bin');
  const child = spawn(findNode(), [join(root, file), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  watchParent(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(statusAfter(code, signal)));
}

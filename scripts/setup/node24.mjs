// Runs on the user's Node 20 before packages are installed, so it uses only Node's modules.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Prism needs this version, and it runs TypeScript files. */
const WANTED = [24, 18];

/** @param {string} version such as `20.20.2` */
export function isRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > WANTED[0] || (major === WANTED[0] && minor >= WANTED[1]);
}

/**
 * The Node that runs the project: the pinned one in node_modules, or the user's if it is recent enough (there is no
 * pinned one for Apple silicon).
 * @param {string} root folder of package.json
 * @returns {string} path of the program; without one, the process exits with one sentence
 */
export function findNode(root) {
  const windows = process.platform === 'win32';
  const pinned = join(
    root,
    'node_modules',
    `node-${windows ? 'win' : process.platform}-${process.arch}`,
    'bin',
    windows ? 'node.exe' : 'node',
  );
  if (existsSync(pinned)) return pinned;
  if (isRecentEnough(process.versions.node)) return process.execPath;
  console.error(
    `mypage needs Node ${WANTED.join('.')} or later, and npm has no copy of it for ${process.platform}-${process.arch}: install it from https://nodejs.org (this is Node ${process.versions.node}).`,
  );
  return process.exit(1);
}

// Runs on the user's own Node 20, before any package is there: Node's own modules only.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './node24.mjs';
import { ensurePackages } from './packages.mjs';
import { watchParent } from './parent.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * The status to end with after a child that ended by itself, or by somebody's signal: that is no success.
 * @param {number | null} code
 * @param {string | null} signal
 */
export const statusAfter = (code, signal) => (signal ? 1 : (code ?? 1));

/**
 * Installs what is missing, then runs a TypeScript file on Node 24 and ends as it ends.
 *
 * The child has a channel to this process and stops when the channel closes, so that it is not
 * left behind even if this process is killed without a word.
 * @param {string} file path relative to the project's folder
 */
export function handOver(file) {
  process.chdir(root);
  ensurePackages(root);
  const node = findNode(root);
  const bin = join(root, 'node_modules', '.bin');
  const separator = process.platform === 'win32' ? ';' : ':';
  const child = spawn(node, [join(root, file), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  watchParent(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(statusAfter(code, signal)));
}

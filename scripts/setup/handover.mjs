// Runs on the user's Node 20 before packages are installed, so it uses only Node's modules.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './node24.mjs';
import { ensurePackages } from './packages.mjs';
import { watchParent } from './parent.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

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

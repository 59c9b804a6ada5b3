// `node scripts/run.mjs FILE ...`: runs FILE in this process, or prints one sentence with the reason why it
// cannot. Every npm script except `start` and `test` uses this file.
import Module from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, isRecentEnough } from './setup/node24.mjs';
import { packagesState } from './setup/packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
if (packagesState(root) === 'missing') {
  console.error('The packages are not installed yet: run `npm install` (or `npm start`) once.');
  process.exit(1);
}
if (!isRecentEnough(process.versions.node)) {
  findNode(root); // prints an explanation if no Node is recent enough
  console.error('Run the command with `npm run`, which uses the pinned Node 24 of node_modules.');
  process.exit(1);
}
process.argv.splice(1, 1);
process.argv[1] = resolve(process.argv[1]);
Module.runMain();

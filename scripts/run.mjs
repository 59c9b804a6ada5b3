// `node scripts/run.mjs FILE ...`: runs FILE in this process, or prints one sentence with the reason why it
// cannot. Every npm script except `start` and `test` uses this file.
import Module from 'node:module';
import { resolve } from 'node:path';
import { findNode, isRecentEnough, packagesState } from './setup/handover.mjs';

if (packagesState() === 'missing') {
  console.error('The packages are not installed yet: run `npm install` (or `npm start`) once.');
  process.exit(1);
}
if (!isRecentEnough(process.versions.node)) {
  findNode(); // prints an explanation if no Node is recent enough
  console.error('Run the command with `npm run`, which uses the pinned Node 24 of node_modules.');
  process.exit(1);
}
process.argv.splice(1, 1);
process.argv[1] = resolve(process.argv[1]);
Module.runMain();

// `npm run contract:pacts`: runs the consumer tests and writes the committed pact.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pactFile } from '../lib/pact.ts';
import { inProject } from '../lib/project.ts';
import { writtenPact } from './read-raw.ts';

const vitest = inProject('node_modules/vitest/vitest.mjs');
const command = [vitest, 'run', '--config', 'contract/consumer/vitest.config.ts'];
const { status } = spawnSync(process.execPath, command, { cwd: inProject(), stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const folder = path.dirname(pactFile);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const text = writtenPact();
writeFileSync(pactFile, text);
console.log(
  `${path.relative(inProject(), pactFile)}: ${text.match(/"description"/g)?.length} interactions`,
);

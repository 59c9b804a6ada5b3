// `npm run contract:pacts`: runs the consumer tests and writes the committed pact.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pactFile } from '../lib/pact.ts';
import { inProject } from '../lib/project.ts';
import { readRawPact } from './read-raw.ts';

const vitestPath = inProject('node_modules/vitest/vitest.mjs');
const vitestArgs = [vitestPath, 'run', '--config', 'contract/consumer/vitest.config.ts'];
const { status } = spawnSync(process.execPath, vitestArgs, { cwd: inProject(), stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const pactFolder = path.dirname(pactFile);
rmSync(pactFolder, { recursive: true, force: true });
mkdirSync(pactFolder, { recursive: true });
const pactText = readRawPact();
writeFileSync(pactFile, pactText);
console.log(
  `${path.relative(inProject(), pactFile)}: ${pactText.match(/"description"/g)?.length} interactions`,
);

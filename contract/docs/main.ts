// `npm run contract:docs`: writes the contract as one HTML page, build/docs/contract.html, with Redocly. The page
// contains its scripts and works offline; it only tries to load Redocly's own logo.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { inProject } from '../lib/project.ts';
import { documentedContract } from './documented.ts';

const bundle = inProject('build/docs/contract.json');
const page = inProject('build/docs/contract.html');
mkdirSync(inProject('build/docs'), { recursive: true });
writeFileSync(bundle, JSON.stringify(documentedContract()));
const redocly = inProject('node_modules/@redocly/cli/bin/cli.js');
const { status } = spawnSync(
  process.execPath,
  [redocly, 'build-docs', bundle, '--output', page, '--inlineBundle'],
  {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
process.exitCode = status ?? 1;

// `npm run contract:docs`: writes the contract as one HTML page, build/docs/contract.html, with Redocly. The page
// contains its scripts, so it works offline. Only the logo of Redocly is missing without a network.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { inProject } from '../lib/project.ts';
import { documentedContract } from './documented.ts';

const bundlePath = inProject('build/docs/contract.json');
const pagePath = inProject('build/docs/contract.html');
mkdirSync(inProject('build/docs'), { recursive: true });
writeFileSync(bundlePath, JSON.stringify(documentedContract()));
const redoclyPath = inProject('node_modules/@redocly/cli/bin/cli.js');
const { status } = spawnSync(
  process.execPath,
  [redoclyPath, 'build-docs', bundlePath, '--output', pagePath, '--inlineBundle'],
  {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
process.exitCode = status ?? 1;

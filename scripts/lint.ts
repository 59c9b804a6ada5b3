/**
 * `npm run lint`: format, code, contract and unused parts, each by its own tool, and the project's own
 * rules. All run even if one fails; the end status is 1 if any did.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { circleFaults } from './lint-circles.ts';
import { floorFaults } from './lint-floors.ts';
import { textFaults } from './lint-texts.ts';

const projectDir = path.resolve(import.meta.dirname, '..');
const tool = (name: string): string => path.join(projectDir, 'node_modules/.bin', name);

const commands: [string, string[]][] = [
  ['oxfmt', ['--check', '.']],
  ['oxlint', []],
  [
    'redocly',
    ['lint', 'generated/openapi.yaml', '--config', 'redocly.yaml', '--format', 'stylish'],
  ],
  ['knip', ['--no-progress']],
];

const failed: string[] = [];
for (const [name, args] of commands) {
  console.log(`\n${[name, ...args].join(' ')}`);
  const { status } = spawnSync(tool(name), args, {
    cwd: projectDir,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (status !== 0) failed.push(name);
}

/** The project's own rules, beside those of the tools. */
const ownRules: Record<string, (projectDir: string) => string[]> = {
  'folder floors': floorFaults,
  'circles of imports': circleFaults,
  'unused texts': textFaults,
};

for (const [name, faultsIn] of Object.entries(ownRules)) {
  console.log(`\n${name}`);
  const faults = faultsIn(projectDir);
  for (const fault of faults) console.error(`  ${fault}`);
  if (faults.length > 0) failed.push(name);
}

console.log(failed.length === 0 ? '\nLint: clean.' : `\nLint: faults from ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

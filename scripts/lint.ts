// `npm run lint`: format, code, imports, contract, unused parts and unused texts. All checks run even if
// one fails.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { personalFaults } from './lint-personal.ts';
import { textFaults } from './lint-texts.ts';

const projectDir = path.resolve(import.meta.dirname, '..');
const tools = [
  ['oxfmt', '--check', '.'],
  ['oxlint'],
  ['depcruise', 'src', 'generated', 'mocks', 'contract', 'scripts'],
  ['redocly', 'lint', 'generated/openapi.yaml', '--config', 'redocly.yaml', '--format', 'stylish'],
  ['knip', '--no-progress'],
] as const;

const failed = tools.filter(([name, ...args]) => {
  console.log(`\n${[name, ...args].join(' ')}`);
  const { status } = spawnSync(path.join(projectDir, 'node_modules/.bin', name), args, {
    cwd: projectDir,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return status !== 0;
});

console.log('\ntexts');
const texts = textFaults(projectDir);
for (const fault of texts) console.log(`  ${fault}`);

console.log('\nx-personal');
const personal = personalFaults(projectDir);
for (const fault of personal) console.log(`  ${fault}`);

const names = [
  ...failed.map(([name]) => name),
  ...(texts.length > 0 ? ['texts'] : []),
  ...(personal.length > 0 ? ['x-personal'] : []),
];
console.log(names.length === 0 ? '\nLint: clean.' : `\nLint: faults from ${names.join(', ')}.`);
process.exitCode = names.length === 0 ? 0 : 1;

// `npm run lint`: format, code, imports, contract, unused parts and unused texts. All checks run even if
// one fails.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { personalWords, findSchemasWithoutWord } from '../mocks/scenario/personal.ts';
import { findTextFaults } from './lint-texts.ts';

const projectDir = path.resolve(import.meta.dirname, '..');

/** Texts and numbers of the contract that do not declare whether they are personal, each in one sentence. */
function findPersonalFaults(): string[] {
  const bundle = readFileSync(path.join(projectDir, 'generated/openapi.json'), 'utf8');
  return findSchemasWithoutWord(JSON.parse(bundle)).map(
    (schemaPath) =>
      `${schemaPath} needs x-personal: one of ${personalWords.join(', ')} (openapi/README.md).`,
  );
}

const tools = [
  ['oxfmt', '--check', '.'],
  ['oxlint'],
  ['depcruise', 'src', 'generated', 'mocks', 'contract', 'scripts'],
  ['redocly', 'lint', 'generated/openapi.yaml', '--config', 'redocly.yaml', '--format', 'stylish'],
  ['knip', '--no-progress'],
] as const;

const failedTools = tools.filter(([name, ...args]) => {
  console.log(`\n${[name, ...args].join(' ')}`);
  const { status } = spawnSync(path.join(projectDir, 'node_modules/.bin', name), args, {
    cwd: projectDir,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return status !== 0;
});

const failedNames: string[] = failedTools.map(([name]) => name);
for (const [name, faults] of [
  ['texts', findTextFaults(projectDir)],
  ['x-personal', findPersonalFaults()],
] as const) {
  console.log([`\n${name}`, ...faults].join('\n  '));
  if (faults.length > 0) failedNames.push(name);
}
console.log(
  failedNames.length === 0 ? '\nLint: clean.' : `\nLint: faults from ${failedNames.join(', ')}.`,
);
process.exitCode = failedNames.length === 0 ? 0 : 1;

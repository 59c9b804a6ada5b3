import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { circleFaults } from './lint-circles.ts';
import { floorFaults } from './lint-floors.ts';
import { textFaults } from './lint-texts.ts';

/** A tool and what it is told. */
export type Tool = readonly [name: string, ...args: string[]];

/** Format, code, contract and unused parts, each by its own tool. */
export const tools: readonly Tool[] = [
  ['oxfmt', '--check', '.'],
  ['oxlint'],
  ['redocly', 'lint', 'generated/openapi.yaml', '--config', 'redocly.yaml', '--format', 'stylish'],
  ['knip', '--no-progress'],
];

/** The project's own rules, beside those of the tools. */
export const ownRules: Readonly<Record<string, (projectDir: string) => string[]>> = {
  'folder floors': floorFaults,
  'circles of imports': circleFaults,
  'unused texts': textFaults,
};

/** Runs a tool of the project in its folder. @returns its end status; null if it was killed */
export function runTool(projectDir: string, [name, ...args]: Tool): number | null {
  return spawnSync(path.join(projectDir, 'node_modules/.bin', name), args, {
    cwd: projectDir,
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  }).status;
}

/** What a lint does; a test gives its own. */
export type Surroundings = {
  run: (tool: Tool) => number | null;
  rules: Readonly<Record<string, (projectDir: string) => string[]>>;
  print: (line: string) => void;
};

/**
 * Runs all tools and rules, even if one of them finds something.
 *
 * @returns the end status: 1 if any did
 */
export function lint(projectDir: string, { run, rules, print }: Surroundings): 0 | 1 {
  const failed: string[] = [];
  for (const tool of tools) {
    print(`\n${tool.join(' ')}`);
    if (run(tool) !== 0) failed.push(tool[0]);
  }
  for (const [name, faultsIn] of Object.entries(rules)) {
    print(`\n${name}`);
    const faults = faultsIn(projectDir);
    for (const fault of faults) print(`  ${fault}`);
    if (faults.length > 0) failed.push(name);
  }
  print(failed.length === 0 ? '\nLint: clean.' : `\nLint: faults from ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
}

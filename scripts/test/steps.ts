import { existsSync } from 'node:fs';
import { ownCounts, playwrightCounts, vitestCounts, type Counts } from './counts.ts';

/** One runner of `npm test`. */
export type Step = {
  name: string;
  /** Arguments for Node. */
  command: string[];
  /** The runner's own JSON report and its reader; without one, the exit code counts as one test. */
  report?: { file: string; read: (json: unknown) => Counts };
  /** Steps of two lanes that follow each other run side by side, each lane in order: one core is idle else. */
  lane?: 'first' | 'second';
};

const vitest = 'node_modules/vitest/vitest.mjs';

const vitestJson = (file: string): string[] => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

/** Portal, contract, mock server and sandbox against each other: `npm run test:contract`. */
const contractSteps: Step[] = [
  {
    name: 'pacts',
    lane: 'first',
    command: [
      vitest,
      'run',
      '--config=contract/consumer/vitest.config.ts',
      ...vitestJson('reports/pacts.json'),
    ],
    report: { file: 'reports/pacts.json', read: vitestCounts },
  },
  {
    // What was just written is held to what is committed; wrong providers are held to the pact.
    name: 'providers',
    lane: 'first',
    command: [
      vitest,
      'run',
      '--config=tests/contract/vitest.config.ts',
      ...vitestJson('reports/providers.json'),
    ],
    report: { file: 'reports/providers.json', read: vitestCounts },
  },
  { name: 'breaking', lane: 'second', command: ['contract/breaking/main.ts'] },
  {
    name: 'verify',
    lane: 'first',
    command: ['contract/verify/main.ts'],
    report: { file: 'reports/contract-verify.json', read: ownCounts },
  },
  {
    name: 'check',
    lane: 'second',
    command: ['contract/check/main.ts'],
    report: { file: 'reports/contract-check.json', read: ownCounts },
  },
  {
    name: 'drift',
    lane: 'second',
    command: ['contract/drift/main.ts', '--short'],
    report: { file: 'reports/contract-drift.json', read: ownCounts },
  },
];

/** Everything `npm test` runs, in order: what is quick and explains later failures comes first. */
const steps: Step[] = [
  { name: 'lint', lane: 'first', command: ['scripts/lint.ts'] },
  {
    name: 'typecheck',
    lane: 'second',
    command: ['node_modules/typescript7/lib/tsc.js', '-p', '.'],
  },
  { name: 'generate', lane: 'second', command: ['scripts/generate/main.ts', '--check'] },
  {
    name: 'unit',
    command: [vitest, 'run', ...vitestJson('reports/unit.json')],
    report: { file: 'reports/unit.json', read: vitestCounts },
  },
  ...contractSteps,
  // For the step after it.
  { name: 'build', lane: 'second', command: ['scripts/test/build.ts'] },
  {
    name: 'e2e',
    command: ['scripts/test-e2e.ts'],
    report: { file: 'reports/e2e.json', read: playwrightCounts },
  },
  {
    // Last: it counts what the steps before it have covered.
    name: 'coverage',
    command: ['contract/coverage/main.ts', '--quiet'],
    report: { file: 'reports/contract-coverage.json', read: ownCounts },
  },
];

const groups: Record<string, Step[]> = { contract: contractSteps };

/**
 * The steps that `names` asks for, all of them if it asks for none. `contract` names several.
 *
 * @throws Error if there is no step of a name
 */
export function chooseSteps(asked: string[]): Step[] {
  const names = asked.flatMap((name) => groups[name]?.map((step) => step.name) ?? [name]);
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ');
    throw new Error(`There is no step "${unknown}": choose from ${known}.`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

/** The steps in order, in groups: the lanes of a group run side by side. */
export function inLanes(chosen: Step[]): Step[][][] {
  const found: Map<string, Step[]>[] = [];
  let before: Step | undefined;
  for (const step of chosen) {
    const isBeside = before?.lane !== undefined && step.lane !== undefined;
    const group = (isBeside ? found.at(-1) : undefined) ?? new Map<string, Step[]>();
    if (!isBeside) found.push(group);
    const lane = step.lane ?? step.name;
    group.set(lane, [...(group.get(lane) ?? []), step]);
    before = step;
  }
  return found.map((group) => [...group.values()]);
}

/** Whether a step's report is there; a runner that crashed leaves none. */
export const hasReport = (step: Step): boolean =>
  step.report !== undefined && existsSync(step.report.file);

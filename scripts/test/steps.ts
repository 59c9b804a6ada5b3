import { existsSync } from 'node:fs';
import { ownCounts, playwrightCounts, vitestCounts, type Counts } from './counts.ts';

/** One runner of `npm test`. */
export type Step = {
  name: string;
  /** Arguments for Node. */
  command: string[];
  /** The runner's JSON report and its reader. Without a report, the exit code counts as one test. */
  report?: { file: string; read: (json: unknown) => Counts };
  /** Adjacent steps of two lanes run in parallel, each lane in order, to use both cores. */
  lane?: 'first' | 'second';
};

const vitest = 'node_modules/vitest/vitest.mjs';

const vitestJson = (file: string): string[] => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

/** Portal, contract, mock server and sandbox against each other: `npm run test:contract`. The pacts come first. */
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
    // Compares the new pact with the committed one, and runs the verifier against faulty providers.
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
    name: 'coverage',
    lane: 'second',
    command: ['contract/coverage/main.ts'],
    report: { file: 'reports/contract-coverage.json', read: ownCounts },
  },
];

/** All steps of `npm test` in order: fast steps that explain later failures come first. */
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
  // For the e2e step.
  { name: 'build', lane: 'second', command: ['scripts/test/build.ts'] },
  {
    name: 'e2e',
    command: ['scripts/test-e2e.ts'],
    report: { file: 'reports/e2e.json', read: playwrightCounts },
  },
];

const groups: Record<string, Step[]> = { contract: contractSteps };

/**
 * The named steps, or all of them. `contract` names several.
 *
 * @throws Error for an unknown name
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

/** The steps in order, in groups: the lanes of a group run in parallel. */
export function inLanes(chosen: Step[]): Step[][][] {
  const found: Map<string, Step[]>[] = [];
  let before: Step | undefined;
  for (const step of chosen) {
    const isParallel = before?.lane !== undefined && step.lane !== undefined;
    const group = (isParallel ? found.at(-1) : undefined) ?? new Map<string, Step[]>();
    if (!isParallel) found.push(group);
    const lane = step.lane ?? step.name;
    group.set(lane, [...(group.get(lane) ?? []), step]);
    before = step;
  }
  return found.map((group) => [...group.values()]);
}

/** Whether a step wrote its report; a crashed runner writes none. */
export const hasReport = (step: Step): boolean =>
  step.report !== undefined && existsSync(step.report.file);

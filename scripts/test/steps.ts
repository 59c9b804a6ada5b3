import { existsSync } from 'node:fs';
import { ownCounts, playwrightCounts, vitestCounts, type Counts } from './counts.ts';

/** One runner of `npm test`. */
export type Step = {
  name: string;
  /** Arguments for Node. */
  command: string[];
  /** The runner's own JSON report and its reader; without one, the exit code counts as one test. */
  report?: { file: string; read: (json: unknown) => Counts };
};

const vitest = 'node_modules/vitest/vitest.mjs';

/** Everything `npm test` runs, in order: what is quick and explains later failures comes first. */
const steps: Step[] = [
  { name: 'lint', command: ['scripts/lint.ts'] },
  { name: 'typecheck', command: ['node_modules/typescript7/lib/tsc.js', '-p', '.'] },
  { name: 'generate', command: ['scripts/generate/main.ts', '--check'] },
  {
    name: 'unit',
    command: [
      vitest,
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=reports/unit.json',
    ],
    report: { file: 'reports/unit.json', read: vitestCounts },
  },
  {
    name: 'contract',
    command: ['scripts/test-contract.ts'],
    report: { file: 'reports/contract.json', read: ownCounts },
  },
  {
    name: 'e2e',
    command: ['scripts/test-e2e.ts'],
    report: { file: 'reports/e2e.json', read: playwrightCounts },
  },
  // Last: it reads what the pacts verified and which operations the browser called.
  { name: 'coverage', command: ['contract/coverage/main.ts', '--quiet'] },
  {
    // Last: it counts what the steps before it have covered.
    name: 'coverage',
    command: ['contract/coverage/main.ts', '--quiet'],
    report: { file: 'reports/contract-coverage.json', read: ownCounts },
  },
];

/** The steps that `names` asks for, all of them if it asks for none. */
export function chooseSteps(names: string[]): Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ');
    throw new Error(`There is no step "${unknown}": choose from ${known}.`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

/** Whether a step's report is there; a runner that crashed leaves none. */
export const hasReport = (step: Step): boolean =>
  step.report !== undefined && existsSync(step.report.file);

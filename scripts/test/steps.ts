import { readToolCounts, readPlaywrightCounts, readVitestCounts, type Counts } from './counts.ts';

/** One runner of `npm test`. */
export type Step = {
  name: string;
  /** Arguments for Node. */
  command: string[];
  /** The runner's JSON report and its reader. Without a report, the exit code counts as one test. */
  report?: { file: string; read: (json: unknown) => Counts };
  /** Steps whose files this step uses: it starts when they have ended. */
  runsAfter?: string[];
};

const vitestStep = (name: string, ...args: string[]): Step => ({
  name,
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=reports/${name}.json`,
  ],
  report: { file: `reports/${name}.json`, read: readVitestCounts },
});

/** Portal, contract, mock server and sandbox against each other: `npm run test:contract`. */
const contractSteps: Step[] = [
  vitestStep('pacts', '--config=contract/consumer/vitest.config.ts'),
  { ...vitestStep('providers', '--config=tests/contract/vitest.config.ts'), runsAfter: ['pacts'] },
  { name: 'breaking', command: ['contract/breaking/main.ts'] },
  {
    name: 'verify',
    command: ['contract/verify/main.ts'],
    report: { file: 'reports/contract-verify.json', read: readToolCounts },
  },
  {
    name: 'coverage',
    command: ['contract/coverage/main.ts'],
    report: { file: 'reports/contract-coverage.json', read: readToolCounts },
  },
];

/** All steps of `npm test` in order: fast steps that explain later failures come first. */
const steps: Step[] = [
  { name: 'lint', command: ['scripts/lint.ts'] },
  { name: 'typecheck', command: ['node_modules/typescript7/lib/tsc.js', '-p', '.'] },
  { name: 'generate', command: ['scripts/generate/main.ts', '--check'] },
  vitestStep('unit'),
  ...contractSteps,
  { name: 'build', command: ['scripts/test/build.ts'] },
  {
    name: 'e2e',
    command: ['scripts/test-e2e.ts'],
    report: { file: 'reports/e2e.json', read: readPlaywrightCounts },
    runsAfter: ['build'],
  },
];

const stepGroups: Record<string, Step[]> = { contract: contractSteps };

/**
 * The steps with these names; without names, all steps. The name `contract` stands for several steps.
 *
 * @throws Error for an unknown name
 */
export function chooseSteps(requestedNames: string[]): Step[] {
  const names = requestedNames.flatMap(
    (name) => stepGroups[name]?.map((step) => step.name) ?? [name],
  );
  const unknownName = names.find((name) => !steps.some((step) => step.name === name));
  if (unknownName !== undefined) {
    const stepNames = steps.map((step) => step.name).join(', ');
    throw new Error(`There is no step "${unknownName}": choose from ${stepNames}.`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

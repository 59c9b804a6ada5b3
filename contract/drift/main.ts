/**
 * `npm run contract:drift`: changes a copy of the contract, of single files, or the sandbox's answers,
 * one thing at a time, and shows which check goes red. Writes reports/contract-drift.{json,xml,md}; ends
 * with 1 if fewer than 95 % are noticed, or one goes unnoticed without a reason.
 *
 *   --short         ten of them, for `npm test`
 *   --only <text>   those whose name contains it
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readPact } from '../check/all.ts';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { expandContract } from '../../scripts/generate/expand.ts';
import { readOptions } from '../../scripts/setup/options.ts';
import { readInteractions } from '../lib/pacts.ts';
import { inProject } from '../lib/project.ts';
import { writeResults } from '../lib/results.ts';
import { seedSize } from '../lib/watched-sandbox.ts';
import { answerMutations } from './answer-mutations.ts';
import { Draft } from './draft.ts';
import { fieldMutations } from './field-mutations.ts';
import { fileMutations } from './file-mutations.ts';
import { judgeAnswers, judgeFile } from './judge.ts';
import { judgeContracts, type Bench } from './judge-contract.ts';
import type { Mutation, Red } from './mutation.ts';
import { operationMutations } from './operation-mutations.ts';
import { overviewMutations } from './overview-mutations.ts';
import { casesOf, markdownOutcomes, printedOutcome, share, type Outcome } from './report.ts';
import { Workshop } from './workshop.ts';

const goal = 0.95;

const { values } = readOptions('npm run contract:drift', {
  options: { short: { type: 'boolean', default: false }, only: { type: 'string' } },
});

const all: Mutation[] = [
  ...fieldMutations,
  ...operationMutations,
  ...fileMutations,
  ...answerMutations,
  ...overviewMutations,
];
const chosen = all.filter(
  ({ name, isShort }) =>
    (!values.short || isShort) && (values.only === undefined || name.includes(values.only)),
);

if (chosen.length === 0) {
  console.error(`There is no change whose name contains "${values.only}".`);
  process.exit(1);
}

const started = performance.now();
const pact = readPact();
const workshop = new Workshop();
const sandbox = await createSandbox({ seedSize });
// The mock server says every break aloud; here they are what is looked for.
const aloud = console.error;
console.error = () => undefined;
const outcomes: Outcome[] = [];
try {
  const { contract } = new Draft(workshop.contract);
  const bundle = workshop.at('bundle.json');
  const expanded = expandContract(contract, workshop.catalogue, workshop.at('openapi'));
  writeFileSync(bundle, JSON.stringify(expanded, null, 2));
  const bench: Bench = {
    workshop,
    bundle,
    pact,
    interactions: readInteractions(),
    sandboxUrl: sandbox.url,
    isQuick: values.short,
  };
  const tell = (mutation: Mutation, reds: Red[]): void => {
    const outcome = { mutation, reds };
    outcomes.push(outcome);
    console.log(printedOutcome(outcome));
  };
  await judgeContracts(
    bench,
    chosen.filter((one) => one.kind === 'contract'),
    tell,
  );
  for (const mutation of chosen) {
    if (mutation.kind === 'files') tell(mutation, judgeFile(bench, mutation));
  }
  const answers = chosen.filter((one) => one.kind === 'answer');
  for (const [mutation, reds] of await judgeAnswers(bench, answers)) tell(mutation, reds);
} finally {
  console.error = aloud;
  await sandbox.close();
  workshop.close();
}

const noticed = outcomes.filter(({ reds }) => reds.length > 0).length;
const percent = Math.round(share(outcomes) * 100);
const seconds = Math.round((performance.now() - started) / 1000);
mkdirSync(inProject('reports'), { recursive: true });
writeFileSync(inProject('reports/contract-drift.md'), markdownOutcomes(outcomes));
const { failed } = writeResults('contract-drift', casesOf(outcomes), {
  outcomes: outcomes.map(({ mutation: { name, kind, unnoticed }, reds }) => ({
    name,
    kind,
    reds,
    ...(unnoticed !== undefined && { unnoticed }),
  })),
});
console.log(`\n${noticed} of ${outcomes.length} changes noticed (${percent} %) in ${seconds} s.`);
console.log('reports/contract-drift.md, .json, .xml');
process.exitCode = failed === 0 && share(outcomes) >= goal ? 0 : 1;

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod';
import { expandContract } from '../../scripts/generate/expand.ts';
import { readCatalogue, type Catalogue } from '../../scripts/generate/catalogue.ts';
import { compareContracts } from '../breaking/compare.ts';
import { namedExamples } from '../check/named-examples.ts';
import { pactAgainstBundle } from '../check/pact-vs-bundle.ts';
import { catalogueAgainstS8 } from '../check/s8.ts';
import { textsAgainstCatalogue } from '../check/texts.ts';
import { fullOperations, readContract, type ContractDocument } from '../lib/contract.ts';
import type { PactDocument } from '../lib/pact-verifier.ts';
import type { Interaction } from '../lib/pacts.ts';
import type { Case } from '../lib/results.ts';
import { readErrorTexts } from '../lib/texts.ts';
import { Draft } from './draft.ts';
import type { ContractMutation, Red } from './mutation.ts';
import { sandboxThroughPrism } from './sandbox-through-prism.ts';
import type { Workshop } from './workshop.ts';

/** What mutations are judged with. */
export type Bench = {
  workshop: Workshop;
  pact: PactDocument;
  interactions: Interaction[];
  /** Of the contract as it is, in the workshop. */
  bundle: string;
  sandboxUrl: string;
  /** Whether the costly checks are made only where nothing cheaper goes red. */
  isQuick: boolean;
};

/** The first fault of some cases, as a red check named after their group. */
export function firstRed(cases: readonly Case[]): Red[] {
  const bad = cases.find(({ faults }) => faults.length > 0);
  if (!bad) return [];
  return [{ check: bad.group, message: `${bad.name}: ${bad.faults[0]}` }];
}

const LintReport = z.object({
  problems: z.array(
    z.object({
      message: z.string(),
      location: z.array(z.object({ source: z.object({ ref: z.string() }) })),
    }),
  ),
});

/** What the linter says of each file, all in one run; only of those that it refuses. */
function lintAll({ workshop }: Bench, files: readonly string[]): Map<string, string> {
  if (files.length === 0) return new Map();
  const command = ['node_modules/@redocly/cli/bin/cli.js', 'lint'];
  const options = ['--config', 'redocly.yaml', '--format', 'json', '--max-problems', '10000'];
  const { output } = workshop.run([...command, ...files, ...options]);
  // One report a file, set one against the other.
  const reports = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  const json: unknown = JSON.parse(`[${reports.replaceAll('\n}{\n', '\n},{\n')}]`);
  const messages = new Map<string, string>();
  for (const { message, location } of z
    .array(LintReport)
    .parse(json)
    .flatMap(({ problems }) => problems)) {
    const file = path.basename(location[0]?.source.ref ?? '');
    if (!messages.has(file)) messages.set(file, message);
  }
  return messages;
}

async function breaking({ bundle }: Bench, file: string): Promise<Red[]> {
  const change = (await compareContracts(bundle, file)).find(({ isBreaking }) => isBreaking);
  return change ? [{ check: 'breaking change', message: change.line }] : [];
}

async function atSandbox(bench: Bench, { operations }: ContractMutation, file: string) {
  const wanted = new Set(operations.map((operationId) => `${operationId}: answered`));
  const isWanted = ({ description }: { description: string }): boolean => wanted.has(description);
  const cases = await sandboxThroughPrism(
    fullOperations(readContract()),
    { ...bench.pact, interactions: bench.pact.interactions.filter(isWanted) },
    bench.interactions.filter(isWanted),
    { specPath: file, sandboxUrl: bench.sandboxUrl },
  );
  return firstRed(cases);
}

async function generatedCode(
  { workshop }: Bench,
  contract: ContractDocument,
  catalogue: Catalogue,
): Promise<Red[]> {
  try {
    workshop.noteTypeErrors();
    await workshop.generate(contract, catalogue);
    const [error] = workshop.typeErrors();
    return error === undefined ? [] : [{ check: 'type check', message: error }];
  } catch (error) {
    return [{ check: 'generation', message: String(error).split('\n')[0] ?? '' }];
  } finally {
    workshop.restoreGenerated();
  }
}

/** The changed catalogue as the generation reads it. @throws Error what the generation says of it */
function readChanged(workshop: Workshop, catalogue: Catalogue): Catalogue {
  if (JSON.stringify(catalogue) === JSON.stringify(workshop.catalogue)) return catalogue;
  const file = workshop.at('openapi/error-catalogue.yaml');
  const before = readFileSync(file);
  writeFileSync(file, stringify(catalogue));
  try {
    return readCatalogue(workshop.at('openapi'));
  } finally {
    writeFileSync(file, before);
  }
}

/** Makes the change and generates the bundle, as its author would; or says why that is refused. */
function carryOut({ workshop }: Bench, mutation: ContractMutation) {
  const draft = new Draft(workshop.contract);
  const changed: Catalogue = JSON.parse(JSON.stringify(workshop.catalogue));
  mutation.change(draft, changed);
  try {
    const catalogue = readChanged(workshop, changed);
    const expanded = new Draft(expandContract(draft.contract, catalogue, workshop.at('openapi')));
    for (const change of draft.later) change(expanded);
    const contract: ContractDocument = JSON.parse(JSON.stringify(expanded.contract));
    return { contract, catalogue };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { refusal: message.split('\n').slice(0, 2).join(' ') };
  }
}

type Carried = ReturnType<typeof carryOut> & { file: string };

async function judgeOne(
  bench: Bench,
  mutation: ContractMutation,
  { refusal, contract, catalogue, file }: Carried,
  lintMessage: string | undefined,
): Promise<Red[]> {
  if (!contract || !catalogue) return [{ check: 'generation', message: refusal ?? '' }];
  const operations = fullOperations(contract);
  const reds = [
    ...(lintMessage === undefined ? [] : [{ check: 'lint', message: lintMessage }]),
    ...firstRed(catalogueAgainstS8(catalogue)),
    ...firstRed(textsAgainstCatalogue(catalogue, readErrorTexts())),
    ...firstRed(namedExamples(operations)),
    ...firstRed(await pactAgainstBundle(contract, operations, bench.pact, bench.interactions)),
    ...(await breaking(bench, file)),
  ];
  const also = bench.isQuick ? [] : (mutation.also ?? []);
  if (also.includes('sandbox') || reds.length === 0) {
    reds.push(...(await atSandbox(bench, mutation, file)));
  }
  if (also.includes('typecheck') || reds.length === 0) {
    reds.push(...(await generatedCode(bench, contract, catalogue)));
  }
  return reds;
}

/**
 * Which checks go red at each change to the contract.
 *
 * @param tell told of each as soon as it is known
 */
export async function judgeContracts(
  bench: Bench,
  mutations: readonly ContractMutation[],
  tell: (mutation: ContractMutation, reds: Red[]) => void,
): Promise<void> {
  const carried = mutations.map((mutation, index) => {
    const result = carryOut(bench, mutation);
    const file = bench.workshop.at(`mutated-${index}.json`);
    if (result.contract) writeFileSync(file, JSON.stringify(result.contract, null, 2));
    return { mutation, result: { ...result, file } };
  });
  const files = carried.flatMap(({ result }) => (result.contract ? [result.file] : []));
  const lint = lintAll(bench, files);
  for (const { mutation, result } of carried) {
    tell(mutation, await judgeOne(bench, mutation, result, lint.get(path.basename(result.file))));
  }
}

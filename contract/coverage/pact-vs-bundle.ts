import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { ContractDocument, FullOperation } from '../lib/contract.ts';
import type { PactDocument } from '../lib/pact-verifier.ts';
import { operationOf, type Interaction } from '../lib/pacts.ts';
import type { Case } from '../lib/results.ts';
import { errorBodyFaults } from './error-body.ts';

const group = 'pact against bundle';

/**
 * Findings for files, which have no schema and which the comparator cannot validate. All other findings are
 * faults, including warnings.
 */
const harmless = new Set(['response.body.unvalidatable', 'request.body.unvalidatable']);

type Comparison = ConstructorParameters<typeof Comparator>[0];
type ComparedPact = Parameters<Comparator['compare']>[0];

/** The comparator's findings for each interaction, by description. */
async function comparatorFaults(
  contract: ContractDocument,
  pact: PactDocument,
): Promise<Map<string, string[]>> {
  const options: Comparison = JSON.parse(JSON.stringify({ oas: contract }));
  const compared: ComparedPact = JSON.parse(JSON.stringify(pact));
  const faults = new Map<string, string[]>();
  for await (const { type, code, message, mockDetails } of new Comparator(options).compare(
    compared,
  )) {
    if (type === 'info' || harmless.has(code)) continue;
    const name = mockDetails?.interactionDescription ?? 'the pact';
    const own = faults.get(name) ?? [];
    faults.set(name, own);
    own.push(`${message} [${code}] at ${mockDetails?.location ?? '?'}`);
  }
  return faults;
}

/**
 * Checks each interaction of a pact against the contract, with the comparator and with our own check of error
 * bodies, which the comparator skips.
 *
 * @param interactions the parsed interactions of the pact
 */
export async function pactAgainstBundle(
  contract: ContractDocument,
  operations: readonly FullOperation[],
  pact: PactDocument,
  interactions: readonly Interaction[],
): Promise<Case[]> {
  const found = await comparatorFaults(contract, pact);
  const cases = interactions.map((interaction): Case => {
    const operation = operationOf(interaction, operations);
    const own = operation
      ? errorBodyFaults(operation, interaction)
      : [`the contract has no ${interaction.request.method} ${interaction.request.path}`];
    const name = interaction.description;
    return { group, name, faults: [...(found.get(name) ?? []), ...own] };
  });
  const known = new Set(cases.map(({ name }) => name));
  const others = [...found].filter(([name]) => !known.has(name));
  return [...cases, ...others.map(([name, faults]) => ({ group, name, faults }))];
}

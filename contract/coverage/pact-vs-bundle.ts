import { Comparator } from '@pactflow/openapi-pact-comparator';
import type { ContractDocument, FullOperation } from '../lib/contract.ts';
import { operationIdOf, type Pact } from '../lib/pact.ts';
import type { TestCase } from '../lib/results.ts';

const group = 'pact against bundle';

/**
 * The codes of findings for files: files have no schema, so the comparator cannot validate them. All other
 * findings are faults, including warnings.
 */
const harmlessCodes = new Set(['response.body.unvalidatable', 'request.body.unvalidatable']);

type Comparison = ConstructorParameters<typeof Comparator>[0];
type ComparedPact = Parameters<Comparator['compare']>[0];

/** The comparator's findings for each interaction, by description. */
async function comparatorFaults(
  contract: ContractDocument,
  pact: Pact,
): Promise<Map<string, string[]>> {
  const options: Comparison = JSON.parse(JSON.stringify({ oas: contract }));
  const comparedPact: ComparedPact = JSON.parse(JSON.stringify(pact));
  const faultsByName = new Map<string, string[]>();
  const results = new Comparator(options).compare(comparedPact);
  for await (const { type, code, message, mockDetails } of results) {
    if (type === 'info' || harmlessCodes.has(code)) continue;
    const name = mockDetails?.interactionDescription ?? 'the pact';
    const fault = `${message} [${code}] at ${mockDetails?.location ?? '?'}`;
    faultsByName.set(name, [...(faultsByName.get(name) ?? []), fault]);
  }
  return faultsByName;
}

/** Checks each interaction of a pact against the contract. The pacts take error bodies from the catalogue. */
export async function pactAgainstBundle(
  contract: ContractDocument,
  operations: readonly FullOperation[],
  pact: Pact,
): Promise<TestCase[]> {
  const faultsByInteraction = await comparatorFaults(contract, pact);
  const operationIds = new Set(operations.map(({ operationId }) => operationId));
  const cases = pact.interactions.map(({ description }): TestCase => {
    const isKnown = operationIds.has(operationIdOf(description));
    const faultsOfName = isKnown ? [] : ['the contract has no such operation'];
    return {
      group,
      name: description,
      faults: [...(faultsByInteraction.get(description) ?? []), ...faultsOfName],
    };
  });
  const otherFaults = [...faultsByInteraction].filter(
    ([name]) => !cases.some((one) => one.name === name),
  );
  return [...cases, ...otherFaults.map(([name, faults]) => ({ group, name, faults }))];
}

import { Comparator } from '@pactflow/openapi-pact-comparator';
import * as z from 'zod';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { ErrorItems } from '../../generated/zod/schemas/errorItems.zod.ts';
import type { ContractDocument, FullOperation } from '../lib/contract.ts';
import { operationIdOf, type Interaction, type Pact } from '../lib/pact.ts';
import type { Case } from '../lib/results.ts';

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
  pact: Pact,
): Promise<Map<string, string[]>> {
  const options: Comparison = JSON.parse(JSON.stringify({ oas: contract }));
  const compared: ComparedPact = JSON.parse(JSON.stringify(pact));
  const faults = new Map<string, string[]>();
  const results = new Comparator(options).compare(compared);
  for await (const { type, code, message, mockDetails } of results) {
    if (type === 'info' || harmless.has(code)) continue;
    const name = mockDetails?.interactionDescription ?? 'the pact';
    const fault = `${message} [${code}] at ${mockDetails?.location ?? '?'}`;
    faults.set(name, [...(faults.get(name) ?? []), fault]);
  }
  return faults;
}

type Entry = { status: number; fillIns: readonly { name: string; type: string }[] };
const entries = new Map<string, Entry>(Object.entries(errorCatalogue));

type Item = z.infer<typeof ErrorItems>[number];

function itemFaults({ code, mapping }: Item, status: number, allowed: readonly string[]): string[] {
  const entry = entries.get(code);
  if (!entry) return [`${code} is not in the catalogue`];
  const expected = entry.fillIns.map(({ name, type }) => `${type} ${name}`).join(', ');
  const actual = mapping.map(({ key, type }) => `${type} ${key}`).join(', ');
  return [
    ...(entry.status === status ? [] : [`${code} comes with status ${status}`]),
    ...(allowed.includes(code) ? [] : [`the operation does not have ${code}`]),
    ...(expected === actual ? [] : [`${code} has the placeholders "${actual}", not "${expected}"`]),
  ];
}

/**
 * Checks an expected error by S8: its form, its code and its placeholders. Ignores an answer without an error.
 *
 * @returns a sentence for each fault
 */
export function errorBodyFaults(
  { errorCodes }: Pick<FullOperation, 'errorCodes'>,
  { status, body }: Interaction['response'],
): string[] {
  if (status < 400) return [];
  const parsed = z.safeParse(ErrorItems, body?.content);
  if (!parsed.success)
    return [`the body of the error is not a list of error items: ${z.prettifyError(parsed.error)}`];
  return parsed.data.flatMap((item) => itemFaults(item, status, errorCodes));
}

/**
 * Checks each interaction of a pact against the contract, with the comparator and with our own check of error
 * bodies, which the comparator skips.
 */
export async function pactAgainstBundle(
  contract: ContractDocument,
  operations: readonly FullOperation[],
  pact: Pact,
): Promise<Case[]> {
  const found = await comparatorFaults(contract, pact);
  const cases = pact.interactions.map(({ description, response }): Case => {
    const operation = operations.find((one) => one.operationId === operationIdOf(description));
    const own = operation
      ? errorBodyFaults(operation, response)
      : ['the contract has no such operation'];
    return { group, name: description, faults: [...(found.get(description) ?? []), ...own] };
  });
  const others = [...found].filter(([name]) => !cases.some((one) => one.name === name));
  return [...cases, ...others.map(([name, faults]) => ({ group, name, faults }))];
}

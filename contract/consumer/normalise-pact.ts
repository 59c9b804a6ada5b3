import type { Json } from '../../scripts/generate/contract-types.ts';
import type { Interaction, Pact } from '../lib/pact.ts';

/** One interaction as its test declares it. */
export type DeclaredInteraction = {
  description: string;
  /** Paths in the answer that may be null, in Pact's notation. */
  nullable: string[];
};

const sorted = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => [key, sorted(inner)]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** Pact's rules support "or null", but its notation for tests does not. */
function allowNull({ response, description }: Interaction, nullable: string[]): void {
  for (const path of nullable) {
    const rule = response.matchingRules?.body?.[path];
    if (!rule) throw new Error(`${description}: Pact wrote no rule for ${path}.`);
    rule.combine = 'OR';
    rule.matchers.push({ match: 'null' });
  }
}

/** Removes the base path: the verifier has an option for a provider's base path. */
function removeBasePath({ request, description }: Interaction, base: string): void {
  if (!request.path.startsWith(`${base}/`)) throw new Error(`${description}: not under ${base}.`);
  request.path = request.path.slice(base.length);
  const generator = request.generators?.path;
  if (generator) generator.expression = generator.expression.slice(base.length);
}

/**
 * Turns the pact that Pact wrote into the committed file. The result does not depend on the order of the tests or the
 * version of the tools.
 *
 * @throws Error if an interaction was lost, written twice or not declared
 */
export function normalisePact(
  raw: Pact,
  declared: readonly DeclaredInteraction[],
  base: string,
): string {
  const pact = structuredClone(raw);
  const byName = new Map(declared.map((one) => [one.description, one]));
  // Pact silently keeps only one of two interactions with the same description.
  const twice = declared.find((one) => byName.get(one.description) !== one);
  if (twice) throw new Error(`Two tests have the description "${twice.description}".`);
  const count = pact.interactions.length;
  if (count !== declared.length)
    throw new Error(`The tests declare ${declared.length} interactions, the pact has ${count}.`);
  for (const interaction of pact.interactions) {
    const declaration = byName.get(interaction.description);
    if (!declaration) throw new Error(`No test declares "${interaction.description}".`);
    allowNull(interaction, declaration.nullable);
    removeBasePath(interaction, base);
  }
  pact.interactions.sort((a, b) => (a.description < b.description ? -1 : 1));
  pact.metadata = { pactSpecification: { version: '4.0' } };
  const json: Json = JSON.parse(JSON.stringify(pact));
  return `${JSON.stringify(sorted(json), null, 2)}\n`;
}

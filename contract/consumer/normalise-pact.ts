import type { Json } from '../../scripts/generate/contract-types.ts';
import type { Interaction, Pact } from '../lib/pact.ts';

/** One interaction as its test declares it. */
export type DeclaredInteraction = {
  description: string;
  /** Paths in the answer that may be null, in Pact's notation. */
  nullablePaths: string[];
};

const sortKeys = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => [
    key,
    sortKeys(inner),
  ]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** Adds "or null" to the rules of these paths, because Pact's notation for tests does not support "or null". */
function allowNull({ response, description }: Interaction, nullablePaths: string[]): void {
  for (const path of nullablePaths) {
    const rule = response.matchingRules?.body?.[path];
    if (!rule) throw new Error(`${description}: Pact wrote no rule for ${path}.`);
    rule.combine = 'OR';
    rule.matchers.push({ match: 'null' });
  }
}

/** Removes the base path: the verifier has an option for a provider's base path. */
function removeBasePath({ request, description }: Interaction, basePath: string): void {
  if (!request.path.startsWith(`${basePath}/`))
    throw new Error(`${description}: not under ${basePath}.`);
  request.path = request.path.slice(basePath.length);
  const generator = request.generators?.path;
  if (generator) generator.expression = generator.expression.slice(basePath.length);
}

/**
 * Turns the pact that Pact wrote into the committed file. The result does not depend on the order of the tests or the
 * version of the tools.
 *
 * @throws Error if an interaction was lost, written twice or not declared
 */
export function normalisePact(
  rawPact: Pact,
  declarations: readonly DeclaredInteraction[],
  basePath: string,
): string {
  const pact = structuredClone(rawPact);
  const declarationsByName = new Map(declarations.map((one) => [one.description, one]));
  // Pact silently keeps only one of two interactions with the same description.
  const duplicate = declarations.find((one) => declarationsByName.get(one.description) !== one);
  if (duplicate) throw new Error(`Two tests have the description "${duplicate.description}".`);
  const interactionCount = pact.interactions.length;
  if (interactionCount !== declarations.length)
    throw new Error(
      `The tests declare ${declarations.length} interactions, the pact has ${interactionCount}.`,
    );
  for (const interaction of pact.interactions) {
    const declaration = declarationsByName.get(interaction.description);
    if (!declaration) throw new Error(`No test declares "${interaction.description}".`);
    allowNull(interaction, declaration.nullablePaths);
    removeBasePath(interaction, basePath);
  }
  pact.interactions.sort((a, b) => (a.description < b.description ? -1 : 1));
  pact.metadata = { pactSpecification: { version: '4.0' } };
  const json: Json = JSON.parse(JSON.stringify(pact));
  return `${JSON.stringify(sortKeys(json), null, 2)}\n`;
}

import {
  isJsonObject,
  resolveRef,
  type Contract,
  type Json,
} from '../../../scripts/generate/contract-types.ts';

/** A schema with its reference resolved and without `null`. */
export type ResolvedSchema = { schema: { [keyword: string]: Json }; isNullable: boolean };

/**
 * Resolves references, and removes null from `type: [x, 'null']`, `oneOf` and `anyOf`.
 *
 * @throws Error for a value that is not a schema object, or if several schemas or types remain
 */
export function resolveSchema(
  contract: Contract,
  schemaOrReference: Json | undefined,
): ResolvedSchema {
  if (!isJsonObject(schemaOrReference)) throw new Error('There is no schema.');
  const schema: { [keyword: string]: Json } = resolveRef(contract, schemaOrReference);
  const choices = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(choices)) {
    const realChoices = choices.filter(
      (choice) => !isJsonObject(choice) || choice['type'] !== 'null',
    );
    const [singleChoice] = realChoices;
    if (realChoices.length !== 1)
      throw new Error('Several alternative schemas have no single matcher.');
    const resolved = resolveSchema(contract, singleChoice);
    return { ...resolved, isNullable: resolved.isNullable || realChoices.length < choices.length };
  }
  const type = schema['type'];
  if (Array.isArray(type)) {
    const [singleType, ...otherTypes] = type.filter((name) => name !== 'null');
    if (singleType === undefined || otherTypes.length > 0)
      throw new Error('Several alternative types have no single matcher.');
    return { schema: { ...schema, type: singleType }, isNullable: type.includes('null') };
  }
  return { schema, isNullable: false };
}

/**
 * The alternative that an example chooses by its discriminator; a schema without alternatives is returned unchanged.
 *
 * @throws Error if the contract has no schema for the example's value
 */
export function chooseAlternative(
  contract: Contract,
  schemaOrReference: Json | undefined,
  example: Json,
): Json {
  const schema = isJsonObject(schemaOrReference)
    ? resolveRef(contract, schemaOrReference)
    : undefined;
  const { propertyName, mapping } = isJsonObject(schema?.['discriminator'])
    ? schema['discriminator']
    : {};
  if (typeof propertyName !== 'string') return schemaOrReference ?? null;
  const value = isJsonObject(example) ? example[propertyName] : undefined;
  const ref = isJsonObject(mapping) && typeof value === 'string' ? mapping[value] : undefined;
  if (ref === undefined) throw new Error(`No schema for this ${propertyName}.`);
  return { $ref: ref };
}

/** The schema of a property. @throws Error if the contract has no such property */
export function propertyOf(
  contract: Contract,
  { schema }: ResolvedSchema,
  name: string,
): ResolvedSchema {
  const properties = schema['properties'];
  const property = isJsonObject(properties) ? properties[name] : undefined;
  if (property === undefined) throw new Error(`The contract's schema has no property ${name}.`);
  return resolveSchema(contract, property);
}

/** The schema of the elements of an array. */
export const elementSchemaOf = (contract: Contract, { schema }: ResolvedSchema): ResolvedSchema =>
  resolveSchema(contract, schema['items']);

/** The values that several examples have at a property. */
export const valuesAt = (examples: readonly Json[], name: string): Json[] =>
  examples.flatMap((example) => {
    const value = isJsonObject(example) ? example[name] : undefined;
    return value === undefined ? [] : [value];
  });

/** The elements of several examples of an array. */
export const elementsOf = (examples: readonly Json[]): Json[] =>
  examples.flatMap((example) => (Array.isArray(example) ? example : []));

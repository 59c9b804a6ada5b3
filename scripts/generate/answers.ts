import { fullOperations } from '../../contract/lib/contract.ts';
import { isJsonObject, type Contract, type Json } from './contract-types.ts';

export interface AnswerTable {
  /** By operationId: method, path with `{}` for each parameter, kind of the JSON body ('' without a body). */
  answers: Record<string, [method: string, path: string, kind: string]>;
  /** The kinds of an object's fields. */
  shapes: Record<string, Record<string, string>>;
  /** Alternative shapes: the field that decides, and the shape for each of its values. */
  unions: Record<string, [by: string, of: Record<string, string>]>;
}

/** Replaces a reference by the schema that it names. @returns the schema, and its name if there was a reference */
function resolveSchema(
  contract: Contract,
  schema: Json,
): { name?: string; schema: Record<string, Json> } {
  if (!isJsonObject(schema)) throw new Error(`No schema: ${JSON.stringify(schema)}`);
  // A single `allOf` entry is a reference to which the contract adds a description.
  const [singleEntry, ...furtherEntries] = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  if (singleEntry !== undefined && furtherEntries.length === 0)
    return resolveSchema(contract, singleEntry);
  if (typeof schema['$ref'] !== 'string') return { schema };
  const name = schema['$ref'].split('/').at(-1) ?? '';
  const resolved = resolveSchema(contract, contract.components['schemas']?.[name] ?? null);
  return { name, schema: resolved.schema };
}

/**
 * The table by which the portal validates successful answers: which fields a body has, of which type, and which may be
 * null. The table has no lengths, patterns and enums: the portal displays new values as they are.
 *
 * A kind is `s` (text), `b` (boolean), `i` (integer, followed by its minimum if that is 0 or more) or the name of a
 * shape or union. A trailing `[]` is a list, a trailing `?` allows null.
 *
 * @throws Error for a schema that the portal cannot validate
 */
export function createAnswerTable(contract: Contract): AnswerTable {
  const table: AnswerTable = { answers: {}, shapes: {}, unions: {} };

  const kindOf = (schemaOrReference: Json): string => {
    const { name = '', schema } = resolveSchema(contract, schemaOrReference);
    const alternatives = schema['oneOf'];
    if (Array.isArray(alternatives)) {
      const nonNullAlternatives = alternatives.filter(
        (alternative) => !isJsonObject(alternative) || alternative['type'] !== 'null',
      );
      const [firstAlternative] = nonNullAlternatives;
      if (nonNullAlternatives.length === 1 && firstAlternative !== undefined)
        return `${kindOf(firstAlternative)}?`;
      table.unions[name] ??= unionOf(schema, nonNullAlternatives);
      return name;
    }
    const types = [schema['type'] ?? null].flat();
    const nullSuffix = types.includes('null') ? '?' : '';
    switch (types.find((type) => type !== 'null')) {
      case 'string':
        return `s${nullSuffix}`;
      case 'boolean':
        return `b${nullSuffix}`;
      case 'integer':
        return `i${Number(schema['minimum']) >= 0 ? Number(schema['minimum']) : ''}${nullSuffix}`;
      case 'array':
        return `${kindOf(schema['items'] ?? null)}[]${nullSuffix}`;
      case 'object':
        table.shapes[name] ??= fieldsOf(schema);
        return `${name}${nullSuffix}`;
      default:
        throw new Error(`The portal cannot validate ${JSON.stringify(schemaOrReference)}`);
    }
  };

  const fieldsOf = (schema: Record<string, Json>): Record<string, string> => {
    const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
    const required = [schema['required'] ?? []].flat();
    const optionalField = Object.keys(properties).find((field) => !required.includes(field));
    if (optionalField !== undefined)
      throw new Error(
        `${optionalField} must be required: an answer has all its fields, and null without a value.`,
      );
    return Object.fromEntries(
      Object.entries(properties).map(([field, property]) => [field, kindOf(property)]),
    );
  };

  const unionOf = (
    schema: Record<string, Json>,
    alternatives: Json[],
  ): AnswerTable['unions'][string] => {
    const discriminator = schema['discriminator'] ?? null;
    const decidingField = isJsonObject(discriminator) ? discriminator['propertyName'] : undefined;
    if (typeof decidingField !== 'string')
      throw new Error('Alternative shapes need a discriminator.');
    const shapeEntries = alternatives.map((alternative) => {
      const { properties } = resolveSchema(contract, alternative).schema;
      const value = isJsonObject(properties) ? properties[decidingField] : undefined;
      const constant = isJsonObject(value) ? value['const'] : undefined;
      return [typeof constant === 'string' ? constant : '', kindOf(alternative)];
    });
    return [decidingField, Object.fromEntries(shapeEntries)];
  };

  for (const { operationId, path, method, success } of fullOperations(contract)) {
    const isJson = success.body?.mediaType === 'application/json';
    const pathPattern = path.replaceAll(/\{[^}]+\}/g, '{}');
    const kind = isJson ? kindOf(success.body?.schema ?? null) : '';
    table.answers[operationId] = [method.toUpperCase(), pathPattern, kind];
  }
  return table;
}

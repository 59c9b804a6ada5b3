import { describe, expect, it } from 'vitest';
import { fullOperations, readContract, type FullOperation } from '../../contract/lib/contract.ts';
import { isJsonObject, resolveRef, type Json } from '../../scripts/generate/contract-types.ts';

/*
 * Rules for every schema: requests require every field, texts and lists have a limit, and the examples show every
 * value that can occur.
 */

const contract = readContract();
const operations = fullOperations(contract);

type Schema = { [keyword: string]: Json };
const schemaNameOf = (schemaOrReference: Json | undefined, fallback: string): string =>
  isJsonObject(schemaOrReference) && typeof schemaOrReference['$ref'] === 'string'
    ? (schemaOrReference['$ref'].split('/').at(-1) ?? fallback)
    : fallback;

function visitSchemas(
  schemaOrReference: Json | undefined,
  name: string,
  onSchema: (schema: Schema, name: string) => void,
  visitedNames = new Set<string>(),
): void {
  if (!isJsonObject(schemaOrReference)) return;
  const typeName = schemaNameOf(schemaOrReference, name);
  if ('$ref' in schemaOrReference && visitedNames.has(typeName)) return;
  visitedNames.add(typeName);
  const schema = resolveRef<Schema>(contract, schemaOrReference);
  onSchema(schema, typeName);
  const fields = isJsonObject(schema['properties']) ? schema['properties'] : {};
  for (const [key, field] of Object.entries(fields))
    visitSchemas(field, `${typeName}.${key}`, onSchema, visitedNames);
  visitSchemas(schema['items'], `${typeName}[]`, onSchema, visitedNames);
  for (const part of ['oneOf', 'anyOf', 'allOf'].flatMap((key) => schema[key] ?? []))
    visitSchemas(part, typeName, onSchema, visitedNames);
}

/** Fields that a request may omit: a customer without a reason sends none, because an empty reason would be a value. */
const allowedOptionalFields = ['BillStatusUpdate.reason'];

it.each(operations.filter(({ requestBody }) => requestBody !== undefined))(
  'the request of $operationId requires every field',
  ({ operationId, requestBody }) => {
    const optionalFields: string[] = [];
    visitSchemas(requestBody?.schema, operationId, (schema, name) => {
      const fields = isJsonObject(schema['properties']) ? Object.keys(schema['properties']) : [];
      const required = [schema['required'] ?? []].flat();
      optionalFields.push(
        ...fields.filter((field) => !required.includes(field)).map((field) => `${name}.${field}`),
      );
    });
    expect(optionalFields.filter((field) => !allowedOptionalFields.includes(field))).toEqual([]);
  },
);

it('every request body is required', () => {
  const bodies = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      Array.isArray(operation) || typeof operation !== 'object' || !operation.requestBody
        ? []
        : [{ call: `${method} ${path}`, ...operation.requestBody }],
    ),
  );
  expect(bodies.length).toBeGreaterThan(10);
  expect(bodies.filter((body) => Reflect.get(body, 'required') !== true)).toEqual([]);
});

/** Collects the enum and const values of an example, each with the name of its schema. */
function collectShownValues(
  schemaOrReference: Json | undefined,
  value: Json | undefined,
  name: string,
  shownValues: Set<string>,
): void {
  if (!isJsonObject(schemaOrReference) || value === undefined || value === null) return;
  const typeName = schemaNameOf(schemaOrReference, name);
  const schema = resolveRef<Schema>(contract, schemaOrReference);
  if (Array.isArray(schema['enum']) || schema['const'] === value)
    shownValues.add(`${typeName} ${JSON.stringify(value)}`);
  const fields = isJsonObject(schema['properties']) ? schema['properties'] : {};
  if (isJsonObject(value)) {
    for (const [key, field] of Object.entries(fields))
      collectShownValues(field, value[key], `${typeName}.${key}`, shownValues);
  }
  if (Array.isArray(value))
    for (const item of value)
      collectShownValues(schema['items'], item, `${typeName}[]`, shownValues);
  for (const part of ['oneOf', 'anyOf', 'allOf'].flatMap((key) => schema[key] ?? []))
    collectShownValues(part, value, typeName, shownValues);
}

/** The enum values and the shapes (const values) of the answers' schemas, and those that the examples show. */
function valuesAndShapesOf({ operationId, success, errors }: FullOperation) {
  const values = new Set<string>();
  const shapes = new Set<string>();
  const shownValues = new Set<string>();
  const visitedNames = new Set<string>();
  for (const { body } of [success, ...errors]) {
    const onSchema = (schema: Schema, name: string): void => {
      const { enum: enumValues, const: constant } = schema;
      for (const value of Array.isArray(enumValues) ? enumValues : []) {
        if (value !== null) values.add(`${name} ${JSON.stringify(value)}`);
      }
      if (constant !== undefined) shapes.add(`${name} ${JSON.stringify(constant)}`);
    };
    visitSchemas(body?.schema, operationId, onSchema, visitedNames);
    for (const { value } of body?.examples ?? [])
      collectShownValues(body?.schema, value, operationId, shownValues);
  }
  return { operationId, values, shapes, shown: shownValues };
}

const answers = operations.map(valuesAndShapesOf);

it('the examples show every enum value of an answer', () => {
  const allValues = new Set(answers.flatMap(({ values }) => [...values]));
  const allShownValues = new Set(answers.flatMap((answer) => [...answer.shown]));
  expect(allValues.size).toBeGreaterThan(20);
  expect([...allValues].filter((value) => !allShownValues.has(value))).toEqual([]);
});

it.each(answers.filter(({ shapes }) => shapes.size > 0))(
  '$operationId has an example of each shape of its answer',
  ({ shapes, shown }) => {
    expect([...shapes].filter((shape) => !shown.has(shape))).toEqual([]);
  },
);

it.each(operations)('$operationId has an example of each parameter', ({ parameters }) => {
  const parametersWithExample = parameters.filter(({ example }) => example !== undefined);
  expect(parametersWithExample.map(({ name }) => name)).toEqual(parameters.map(({ name }) => name));
});

describe('a limit', () => {
  /** `^rev-[0-9]{1,4}$` limits the length of a text, `^T.*` does not. */
  const isUnlimited = (pattern: string): boolean => /[*+](?![^[]*\])|\{\d+,\}/.test(pattern);

  function isUnbounded({
    type,
    maxItems,
    maxLength,
    format,
    pattern,
    ...otherKeywords
  }: Schema): boolean {
    const types = [type].flat();
    if (types.includes('array') && maxItems === undefined) return true;
    const isFixed = maxLength !== undefined || 'enum' in otherKeywords || 'const' in otherKeywords;
    if (!types.includes('string') || isFixed) return false;
    if (typeof format === 'string' && /^(date|date-time|binary)$/.test(format)) return false;
    return typeof pattern !== 'string' || isUnlimited(pattern);
  }

  it('exists for every text and list of every request and answer', () => {
    const unlimitedNames = new Set<string>();
    const visitedNames = new Set<string>();
    for (const { operationId, parameters, requestBody, success, errors } of operations) {
      const bodies = [requestBody, success.body, ...errors.map(({ body }) => body)];
      for (const schema of [...parameters, ...bodies].map((part) => part?.schema))
        visitSchemas(
          schema,
          operationId,
          (part, name) => isUnbounded(part) && unlimitedNames.add(name),
          visitedNames,
        );
    }
    expect([...unlimitedNames]).toEqual([]);
  });

  const allFields = Object.entries(contract.components['schemas'] ?? {}).flatMap(
    ([name, schema]) => {
      const properties = isJsonObject(schema) ? schema['properties'] : undefined;
      return Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([key, field]) =>
        isJsonObject(field) ? [{ name, key, field: resolveRef<Schema>(contract, field) }] : [],
      );
    },
  );

  it.each([
    'billNumber',
    'billTypeName',
    'customerName',
    'extension',
    'fileName',
    'maskedMailAddress',
    'statusName',
    'titleOfHonor',
  ])('of %s is the same in every schema', (name) => {
    const limits = allFields
      .filter(({ key }) => key === name)
      .map(({ field }) => field['maxLength']);
    expect(limits.length).toBeGreaterThan(1);
    expect(new Set(limits).size).toBe(1);
  });

  it('of counts and sizes is 0 or more', () => {
    const countFields = allFields.filter(({ key }) => /Count$|^total$|^size$/.test(key));
    expect(countFields.length).toBeGreaterThan(8);
    expect(countFields.filter(({ field }) => field['minimum'] !== 0)).toEqual([]);
  });

  it('of a sum allows negative amounts, and the largest exact integer', () => {
    const sumField = allFields.find(
      ({ name, key }) => name === 'BillSummary' && key === 'totalPrice',
    );
    const largest = Number.MAX_SAFE_INTEGER;
    expect(sumField?.field).toMatchObject({ type: 'integer', minimum: -largest, maximum: largest });
  });
});

import { describe, expect, it } from 'vitest';
import { fullOperations, readContract, type FullOperation } from '../../contract/lib/contract.ts';
import { isJsonObject, resolveRef, type Json } from '../../scripts/generate/contract-types.ts';

/*
 * Rules for every schema: requests leave nothing out, texts and lists have a limit, and the examples show every
 * value that can occur.
 */

const contract = readContract();
const operations = fullOperations(contract);

type Schema = { [keyword: string]: Json };
const nameOf = (written: Json | undefined, otherwise: string): string =>
  isJsonObject(written) && typeof written['$ref'] === 'string'
    ? (written['$ref'].split('/').at(-1) ?? otherwise)
    : otherwise;

function visit(
  written: Json | undefined,
  name: string,
  look: (schema: Schema, name: string) => void,
  seen = new Set<string>(),
): void {
  if (!isJsonObject(written)) return;
  const typeName = nameOf(written, name);
  if ('$ref' in written && seen.has(typeName)) return;
  seen.add(typeName);
  const schema = resolveRef<Schema>(contract, written);
  look(schema, typeName);
  const fields = isJsonObject(schema['properties']) ? schema['properties'] : {};
  for (const [key, field] of Object.entries(fields)) visit(field, `${typeName}.${key}`, look, seen);
  visit(schema['items'], `${typeName}[]`, look, seen);
  for (const part of ['oneOf', 'anyOf', 'allOf'].flatMap((key) => schema[key] ?? [])) {
    visit(part, typeName, look, seen);
  }
}

/** An empty reason would be a value; a customer without a reason leaves it out. */
const optional = ['BillStatusUpdate.reason'];

it.each(operations.filter(({ requestBody }) => requestBody !== undefined))(
  'the request of $operationId requires every field',
  ({ operationId, requestBody }) => {
    const optionalFields: string[] = [];
    visit(requestBody?.schema, operationId, (schema, name) => {
      const fields = isJsonObject(schema['properties']) ? Object.keys(schema['properties']) : [];
      const required = [schema['required'] ?? []].flat();
      optionalFields.push(
        ...fields.filter((field) => !required.includes(field)).map((field) => `${name}.${field}`),
      );
    });
    expect(optionalFields.filter((field) => !optional.includes(field))).toEqual([]);
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
function note(
  written: Json | undefined,
  value: Json | undefined,
  name: string,
  found: Set<string>,
): void {
  if (!isJsonObject(written) || value === undefined || value === null) return;
  const own = nameOf(written, name);
  const schema = resolveRef<Schema>(contract, written);
  if (Array.isArray(schema['enum']) || schema['const'] === value)
    found.add(`${own} ${JSON.stringify(value)}`);
  const fields = isJsonObject(schema['properties']) ? schema['properties'] : {};
  if (isJsonObject(value)) {
    for (const [key, field] of Object.entries(fields))
      note(field, value[key], `${own}.${key}`, found);
  }
  if (Array.isArray(value))
    for (const item of value) note(schema['items'], item, `${own}[]`, found);
  for (const part of ['oneOf', 'anyOf', 'allOf'].flatMap((key) => schema[key] ?? [])) {
    note(part, value, own, found);
  }
}

/** The enum values and the shapes (const values) of the answers' schemas, and those that the examples show. */
function distinctions({ operationId, success, errors }: FullOperation) {
  const values = new Set<string>();
  const shapes = new Set<string>();
  const shownValues = new Set<string>();
  const seen = new Set<string>();
  for (const { body } of [success, ...errors]) {
    const look = (schema: Schema, name: string): void => {
      const { enum: some, const: only } = schema;
      for (const value of Array.isArray(some) ? some : []) {
        if (value !== null) values.add(`${name} ${JSON.stringify(value)}`);
      }
      if (only !== undefined) shapes.add(`${name} ${JSON.stringify(only)}`);
    };
    visit(body?.schema, operationId, look, seen);
    for (const { value } of body?.examples ?? [])
      note(body?.schema, value, operationId, shownValues);
  }
  return { operationId, values, shapes, shown: shownValues };
}

const answers = operations.map(distinctions);

it('the examples show every enum value of an answer', () => {
  const allValues = new Set(answers.flatMap(({ values }) => [...values]));
  const allShownValues = new Set(answers.flatMap((one) => [...one.shown]));
  expect(allValues.size).toBeGreaterThan(20);
  expect([...allValues].filter((one) => !allShownValues.has(one))).toEqual([]);
});

it.each(answers.filter(({ shapes }) => shapes.size > 0))(
  '$operationId has an example of each shape of its answer',
  ({ shapes, shown }) => {
    expect([...shapes].filter((one) => !shown.has(one))).toEqual([]);
  },
);

it.each(operations)('$operationId has an example of each parameter', ({ parameters }) => {
  const parametersWithExample = parameters.filter(({ example }) => example !== undefined);
  expect(parametersWithExample.map(({ name }) => name)).toEqual(parameters.map(({ name }) => name));
});

describe('a limit', () => {
  /** `^rev-[0-9]{1,4}$` limits the length of a text, `^T.*` does not. */
  const isOpen = (pattern: string): boolean => /[*+](?![^[]*\])|\{\d+,\}/.test(pattern);

  function isUnbounded({ type, maxItems, maxLength, format, pattern, ...others }: Schema): boolean {
    const types = [type].flat();
    if (types.includes('array') && maxItems === undefined) return true;
    const isFixed = maxLength !== undefined || 'enum' in others || 'const' in others;
    if (!types.includes('string') || isFixed) return false;
    if (typeof format === 'string' && /^(date|date-time|binary)$/.test(format)) return false;
    return typeof pattern !== 'string' || isOpen(pattern);
  }

  it('exists for every text and list of every request and answer', () => {
    const found = new Set<string>();
    const seen = new Set<string>();
    for (const { operationId, parameters, requestBody, success, errors } of operations) {
      const bodies = [requestBody, success.body, ...errors.map(({ body }) => body)];
      for (const schema of [...parameters, ...bodies].map((one) => one?.schema))
        visit(schema, operationId, (part, name) => isUnbounded(part) && found.add(name), seen);
    }
    expect([...found]).toEqual([]);
  });

  const fields = Object.entries(contract.components['schemas'] ?? {}).flatMap(([name, schema]) => {
    const properties = isJsonObject(schema) ? schema['properties'] : undefined;
    return Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([key, field]) =>
      isJsonObject(field) ? [{ name, key, field: resolveRef<Schema>(contract, field) }] : [],
    );
  });

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
    const limits = fields.filter(({ key }) => key === name).map(({ field }) => field['maxLength']);
    expect(limits.length).toBeGreaterThan(1);
    expect(new Set(limits).size).toBe(1);
  });

  it('of counts and sizes is 0 or more', () => {
    const counts = fields.filter(({ key }) => /Count$|^total$|^size$/.test(key));
    expect(counts.length).toBeGreaterThan(8);
    expect(counts.filter(({ field }) => field['minimum'] !== 0)).toEqual([]);
  });

  it('of a sum allows negative amounts, and the largest exact integer', () => {
    const sum = fields.find(({ name, key }) => name === 'BillSummary' && key === 'totalPrice');
    const most = Number.MAX_SAFE_INTEGER;
    expect(sum?.field).toMatchObject({ type: 'integer', minimum: -most, maximum: most });
  });
});

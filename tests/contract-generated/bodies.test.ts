import { expect, it } from 'vitest';
import { fullOperations, readContract, type FullOperation } from '../../contract/lib/contract.ts';
import { isJsonObject, resolveRef, type Json } from '../../scripts/generate/contract-types.ts';

/* What is sent and answered, whoever adds a call: nothing may be left out, and examples show what can come. */

const contract = readContract();
const operations = fullOperations(contract);

type Schema = { [keyword: string]: Json };
const nameOf = (written: Json | undefined, otherwise: string): string =>
  isJsonObject(written) && typeof written['$ref'] === 'string'
    ? (written['$ref'].split('/').at(-1) ?? otherwise)
    : otherwise;

/** Goes through a schema and all that is inside it, each shared part once. */
function visit(
  written: Json | undefined,
  name: string,
  look: (schema: Schema, name: string) => void,
  seen = new Set<string>(),
): void {
  if (!isJsonObject(written)) return;
  const own = nameOf(written, name);
  if ('$ref' in written && seen.has(own)) return;
  seen.add(own);
  const schema = resolveRef<Schema>(contract, written);
  look(schema, own);
  const fields = isJsonObject(schema['properties']) ? schema['properties'] : {};
  for (const [key, field] of Object.entries(fields)) visit(field, `${own}.${key}`, look, seen);
  visit(schema['items'], `${own}[]`, look, seen);
  for (const part of ['oneOf', 'anyOf', 'allOf'].flatMap((key) => schema[key] ?? [])) {
    visit(part, own, look, seen);
  }
}

it.each(operations.filter(({ requestBody }) => requestBody !== undefined))(
  '$operationId is sent every field, null where there is nothing',
  ({ operationId, requestBody }) => {
    const left: string[] = [];
    visit(requestBody?.schema, operationId, (schema, name) => {
      const fields = isJsonObject(schema['properties']) ? Object.keys(schema['properties']) : [];
      const required = [schema['required'] ?? []].flat();
      left.push(
        ...fields.filter((field) => !required.includes(field)).map((field) => `${name}.${field}`),
      );
    });
    expect(left).toEqual([]);
  },
);

it('a body that a call has cannot be left out', () => {
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

/** Every value within an example, with the schema it stands under; one of several shapes is not judged here. */
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

/** What an answer's schema tells apart, and what of it its examples show. */
function toldApart({ operationId, success, errors }: FullOperation) {
  const values = new Set<string>();
  const shapes = new Set<string>();
  const shown = new Set<string>();
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
    for (const { value } of body?.examples ?? []) note(body?.schema, value, operationId, shown);
  }
  return { operationId, values, shapes, shown };
}

const answers = operations.map(toldApart);

it('every value that an answer may have of a list of values stands in an example', () => {
  const wanted = new Set(answers.flatMap(({ values }) => [...values]));
  const shown = new Set(answers.flatMap((one) => [...one.shown]));
  expect(wanted.size).toBeGreaterThan(20);
  expect([...wanted].filter((one) => !shown.has(one))).toEqual([]);
});

it.each(answers.filter(({ shapes }) => shapes.size > 0))(
  '$operationId has an example of each of its shapes',
  ({ shapes, shown }) => {
    expect([...shapes].filter((one) => !shown.has(one))).toEqual([]);
  },
);

it.each(operations)('$operationId shows a value of each of its parameters', ({ parameters }) => {
  const shown = parameters.filter(({ example }) => example !== undefined);
  expect(shown.map(({ name }) => name)).toEqual(parameters.map(({ name }) => name));
});

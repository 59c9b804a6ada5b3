import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  placedOperations,
  resolveRef,
  type Contract,
  type Json,
  type Parameter,
} from '../../scripts/generate/contract-types.ts';

const contract: Contract = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
);

type Schema = { [keyword: string]: Json };
const isSchema = (value: Json | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const boundedFormats = /^(date|date-time|binary)$/;
/** `^rev-[0-9]{1,4}$` limits the length of a text, `^T.*` does not. */
const isOpen = (pattern: string): boolean => /[*+](?![^[]*\])|\{\d+,\}/.test(pattern);

function isBounded({ maxLength, enum: choices, const: only, format, pattern }: Schema): boolean {
  if (maxLength !== undefined || choices !== undefined || only !== undefined) return true;
  if (typeof format === 'string' && boundedFormats.test(format)) return true;
  return typeof pattern === 'string' && !isOpen(pattern);
}

/** Names of the parts of a schema that have no limit. */
function unboundedIn(written: Json | undefined, at: string, seen: readonly string[]): string[] {
  if (!isSchema(written)) return [];
  const ref = written['$ref'];
  if (typeof ref === 'string' && seen.includes(ref)) return [];
  const known = typeof ref === 'string' ? [...seen, ref] : seen;
  const name = typeof ref === 'string' ? (ref.split('/').at(-1) ?? at) : at;
  const schema = resolveRef<Schema>(contract, written);
  const types = [schema['type']].flat();
  const own = [
    ...(types.includes('string') && !isBounded(schema) ? [`${name}: text`] : []),
    ...(types.includes('array') && schema['maxItems'] === undefined ? [`${name}: list`] : []),
  ];
  const properties = isSchema(schema['properties']) ? Object.entries(schema['properties']) : [];
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => schema[key] ?? []);
  return [
    ...own,
    ...properties.flatMap(([key, inner]) => unboundedIn(inner, `${name}.${key}`, known)),
    ...parts.flatMap((part) => unboundedIn(part, name, known)),
    ...unboundedIn(schema['items'], `${name}[]`, known),
  ];
}

it('every text and list of every request and answer has a limit', () => {
  const found = placedOperations(contract).flatMap(({ operation, pathItem }) => {
    const parameters = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])];
    const media = [operation.requestBody, ...Object.values(operation.responses)].flatMap((one) =>
      Object.values(one?.content ?? {}),
    );
    const name = operation.operationId;
    return [
      ...parameters.flatMap((one) =>
        unboundedIn(resolveRef<Parameter>(contract, one).schema, `${name} parameter`, []),
      ),
      // A reference or an inline schema.
      ...media.flatMap(({ schema }) =>
        unboundedIn(JSON.parse(JSON.stringify(schema ?? null)), name, []),
      ),
    ];
  });
  expect([...new Set(found)]).toEqual([]);
});

/** Fields with the same meaning in several answers. */
const sharedFields = [
  'billNumber',
  'billTypeName',
  'customerName',
  'extension',
  'fileName',
  'maskedMailAddress',
  'statusName',
  'titleOfHonor',
];

it.each(sharedFields)('%s has the same limit in every schema', (name) => {
  const limits = Object.values(contract.components['schemas'] ?? {}).flatMap((schema) => {
    const properties = isSchema(schema) ? schema['properties'] : undefined;
    const field = isSchema(properties) ? properties[name] : undefined;
    return isSchema(field) ? [resolveRef<Schema>(contract, field)['maxLength']] : [];
  });
  expect(limits.length).toBeGreaterThan(1);
  expect(new Set(limits).size).toBe(1);
});

/** Every field of a named schema, with its resolved schema. */
const fields = Object.entries(contract.components['schemas'] ?? {}).flatMap(([name, schema]) => {
  const properties = isSchema(schema) && isSchema(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([key, field]) =>
    isSchema(field) ? [{ name: `${name}.${key}`, field: resolveRef<Schema>(contract, field) }] : [],
  );
});

it('counts and sizes have the minimum 0', () => {
  const counts = fields.filter(({ name }) => /(Count|\.total|\.size)$/.test(name));
  expect(counts.length).toBeGreaterThan(8);
  for (const { name, field } of counts) {
    expect([name, field['type'], field['minimum']]).toEqual([name, expect.anything(), 0]);
  }
});

it('a sum of amounts can be negative, and as large as an exact integer', () => {
  const sum = fields.find(({ name }) => name === 'BillSummary.totalPrice')?.field;
  const most = Number.MAX_SAFE_INTEGER;
  expect(sum).toMatchObject({ type: 'integer', minimum: -most, maximum: most });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../generated/error-codes.ts';
import en from '../../src/i18n/en/field-names.json' with { type: 'json' };
import type { Json } from '../../scripts/generate/contract-types.ts';
import ja from '../../src/i18n/ja/field-names.json' with { type: 'json' };

const contract: Json = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
);

const memberOf = (node: Json | undefined, key: string): Json | undefined =>
  node !== null && typeof node === 'object' && !Array.isArray(node) ? node[key] : undefined;

const entriesOf = (node: Json | undefined): [string, Json][] =>
  node !== null && typeof node === 'object' ? Object.entries(node) : [];

function resolveReference(node: Json | undefined): Json | undefined {
  const ref = memberOf(node, '$ref');
  if (typeof ref !== 'string') return node;
  return ref.split('/').slice(1).reduce<Json | undefined>(memberOf, contract);
}

function propertyNamesOf(schema: Json | undefined): string[] {
  const schemaObject = resolveReference(schema);
  const subschemas = ['allOf', 'oneOf', 'anyOf'].flatMap((key) =>
    entriesOf(memberOf(schemaObject, key)),
  );
  return [
    ...entriesOf(memberOf(schemaObject, 'properties')).flatMap(([name, inner]) => [
      name,
      ...propertyNamesOf(inner),
    ]),
    ...subschemas.flatMap(([, part]) => propertyNamesOf(part)),
    ...(memberOf(schemaObject, 'items') === undefined
      ? []
      : propertyNamesOf(memberOf(schemaObject, 'items'))),
  ];
}

/** Every name in a request, which an error may name (S3, S8). */
const requestFieldNames = entriesOf(memberOf(contract, 'paths'))
  .flatMap(([, pathItem]) => entriesOf(pathItem))
  .flatMap(([, operation]) => [
    ...entriesOf(memberOf(operation, 'parameters')).flatMap(([, parameter]) => {
      const parameterObject = resolveReference(parameter);
      const name = memberOf(parameterObject, 'name');
      return memberOf(parameterObject, 'in') === 'query' && typeof name === 'string' ? [name] : [];
    }),
    ...entriesOf(memberOf(memberOf(operation, 'requestBody'), 'content')).flatMap(([, media]) =>
      propertyNamesOf(memberOf(media, 'schema')),
    ),
  ]);

interface ErrorEntry {
  target: readonly string[];
  fillIns: readonly { type: string; example: string }[];
}

const namesInErrors = Object.values<ErrorEntry>(errorCatalogue).flatMap(({ target, fillIns }) => [
  // A target such as subMailAddressList.1.subMailAddress has several names.
  ...target.flatMap((fieldPath) => fieldPath.split('.').filter((part) => !/^\d+$/.test(part))),
  ...fillIns.filter(({ type }) => type === 'FE').map(({ example }) => example),
]);

describe.each([
  ['ja', ja],
  ['en', en],
])('field names in %s', (_, names) => {
  it.each([...new Set([...requestFieldNames, ...namesInErrors])])('%s has a label', (field) => {
    expect(new Map(Object.entries<string>(names)).get(field)).toMatch(/\S/);
  });

  it('are sorted and unique', () => {
    expect(Object.keys(names)).toEqual(Object.keys(names).toSorted());
  });
});

it('both languages name the same fields', () => {
  expect(Object.keys(en)).toEqual(Object.keys(ja));
});

it('an example of an error names a request field, except for the issuer’s items', () => {
  const itemCodes = /^400-1-0[67]-/;
  const unknownTargets = Object.entries<ErrorEntry>(errorCatalogue)
    .filter(([code]) => !itemCodes.test(code))
    .flatMap(([code, { target }]) =>
      target.map((fieldPath) => `${code}: ${fieldPath.split('.').at(-1)}`),
    )
    .filter((codeAndField) => !requestFieldNames.includes(codeAndField.split(': ')[1] ?? ''));
  expect(unknownTargets).toEqual([]);
});

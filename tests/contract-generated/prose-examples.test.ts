import { expect, it } from 'vitest';
import { isJsonObject, type Json } from '../../scripts/generate/contract-types.ts';
import { contract, schemas } from './prose.ts';
import { forms, objectsOf, relationFaults, relations } from './relations.ts';

/*
 * What the contract's sentences tell of two fields, or of a list, held to its examples: who builds a screen or a server
 * sees these first.
 */

const examples = Object.entries(contract.components['examples'] ?? {}).map(([name, example]) => {
  const value: Json = isJsonObject(example) ? (example['value'] ?? null) : null;
  return { name, value };
});

it.each(examples.filter(({ name }) => !/^\d/.test(name)))(
  'the example $name makes sense',
  ({ value }) => {
    expect(relationFaults(value)).toEqual([]);
  },
);

it.each(relations)('an example shows $schema: $told', ({ schema }) => {
  const found = examples.flatMap(({ value }) => objectsOf(schema, value));
  expect(found.length).toBeGreaterThan(0);
});

it.each(forms)('a sentence tells of two fields: %s', (form) => {
  expect(schemas.some(({ text }) => form.test(text))).toBe(true);
});

it('an example that ends a cookie ends the one that the others set: by the same path', () => {
  const cookies = Object.values(contract.components['headers'] ?? {}).flatMap((header) => {
    const example = isJsonObject(header) ? header['example'] : undefined;
    const text = typeof example === 'string' ? example : '';
    const [, name = '', path = ''] = /^(\w+)=.*?; Path=([^;]+)/.exec(text) ?? [];
    return name === '' ? [] : [{ name, path }];
  });
  const names = new Set(cookies.map(({ name }) => name));
  expect(names.size).toBeGreaterThan(1);
  expect(new Set(cookies.map(({ name, path }) => `${name} ${path}`)).size).toBe(names.size);
});

import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json } from '../../scripts/generate/contract-types.ts';
import { contract, listOf, operations, others, schemas, type Sentence } from './prose.ts';

/*
 * What the contract's sentences tell of a value, held to its schema: a backend team builds by the sentences, and no
 * call fails because one of them is wrong.
 */

const typesOf = ({ node }: Sentence): Json[] => [node['type'] ?? []].flat();
const isNullable = (one: Sentence): boolean =>
  typesOf(one).includes('null') || JSON.stringify(one.node['oneOf'] ?? []).includes('"null"');

describe('what the sentence on a field or parameter tells of its value', () => {
  it('that it may be null, or not', () => {
    const says = ({ text }: Sentence): boolean =>
      /\b(null|unset)\b/i.test(text.replaceAll(/whose \w+ is null/g, ''));
    expect(schemas.filter(isNullable).length).toBeGreaterThan(30);
    expect(listOf(schemas.filter((one) => isNullable(one) !== says(one)))).toEqual([]);
  });

  it.each([
    [/\byyyy-MM-dd\b/, 'date'],
    [/\bwith offset\b/, 'date-time'],
  ])('that it is written as %s', (form, format) => {
    const found = schemas.filter(({ text, place }) => form.test(text) && place !== 'ItemFormat');
    expect(found.length).toBeGreaterThan(5);
    expect(listOf(found.filter((one) => one.node['format'] !== format))).toEqual([]);
  });

  it('that it may be empty', () => {
    const found = schemas.filter(({ text }) =>
      /\b(Empty (if|when|while|for|only)|be empty|Often empty|Usually empty)\b/.test(text),
    );
    expect(found.length).toBeGreaterThan(10);
    const has = ({ node: { minItems = 0, minLength = 0 } }: Sentence): boolean =>
      Number(minItems) > 0 || Number(minLength) > 0;
    expect(listOf(found.filter(has))).toEqual([]);
  });

  it('that it may be below nothing', () => {
    const found = schemas.filter(({ text }) => /^[^`]*\bNegative\b/.test(text));
    expect(found.length).toBeGreaterThan(1);
    expect(listOf(found.filter((one) => Number(one.node['minimum'] ?? 0) >= 0))).toEqual([]);
  });

  it('which values there are, all of them where more than one is named', () => {
    const found = schemas.flatMap(({ place, text, node: { enum: values } }) => {
      const named = [...new Set([...text.matchAll(/`(\w+)`/g)].map(([, name]) => name))];
      return Array.isArray(values) && named.length > 1 ? [{ place, named, values }] : [];
    });
    expect(found.length).toBeGreaterThan(5);
    for (const { place, named, values } of found)
      expect([place, new Set(named)]).toEqual([place, new Set(values)]);
  });

  it('which of both ends of a range of days counts', () => {
    const ends = [...schemas, ...others].filter(({ place }) =>
      /(Date|Deadline)(From|To)?$/.test(place),
    );
    const days = ends.filter(({ text }) => /^(First|Last) da/.test(text));
    expect(days.length).toBeGreaterThan(5);
    for (const { place, text } of days) {
      expect([place, text]).toEqual([place, expect.stringContaining('that day included')]);
      const first = place.endsWith('From') ? 'First' : 'Last';
      expect([place, text]).toEqual([place, expect.stringMatching(`^${first} `)]);
    }
  });

  it('what it means that a condition is left out', () => {
    const conditions = operations.flatMap(({ parameters }) =>
      parameters.filter((one) => one.in === 'query' && !(one.required ?? false)),
    );
    const silent = conditions.filter(
      ({ name, description = '', schema }) =>
        !/\bleft out\b|\bwithout \w+/i.test(description) &&
        // An end of a range that is not there is none; a number of the paging has a default.
        !/(From|To)$/.test(name) &&
        !(isJsonObject(schema) && 'default' in schema),
    );
    expect(conditions.length).toBeGreaterThan(20);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('which attributes a cookie has, and how a file is given: the example has them', () => {
    const words = /\b(HttpOnly|Secure|SameSite=Lax|inline|XSRF-TOKEN|MYPAGE_[A-Z]+)\b/g;
    const headers = Object.entries(contract.components['headers'] ?? {});
    expect(headers.length).toBeGreaterThan(5);
    for (const [name, header] of headers) {
      const [description, example] = ['description', 'example'].map((key) => {
        const text = isJsonObject(header) ? header[key] : undefined;
        return typeof text === 'string' ? text : '';
      });
      const told = (description?.match(words) ?? []).filter((word) => word !== 'XSRF-TOKEN');
      expect([name, example?.match(words) ?? []]).toEqual([name, expect.arrayContaining(told)]);
      const kind = told.includes('inline') ? 'inline' : 'attachment';
      const ways = name.startsWith('ContentDisposition') ? [kind] : [];
      expect([name, ...ways]).toEqual([name, ...ways.map(() => example?.split(';')[0])]);
    }
  });
});

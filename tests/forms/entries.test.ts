import { describe, expect, it } from 'vitest';
import {
  entryAt,
  isSameEntry,
  namesMatching,
  patternOf,
  rowNumberOf,
  withEntry,
} from '../../src/forms/entries.ts';

const flatValues = { mailAddress: 'a', list: [{ sub: 'b' }, { sub: 'c' }], empty: [] };
const nestedValues = {
  a: { b: 'x' },
  rows: [{ inner: [{ c: 1 }] }, { inner: [] }, { inner: [{ c: 2 }] }],
};

describe('the entry', () => {
  it.each([
    ['mailAddress', 'a'],
    ['list.1.sub', 'c'],
    ['nothing', undefined],
    ['list.2.sub', undefined],
    ['list.x', undefined],
    ['mailAddress.length', undefined],
    ['constructor', undefined],
    ['list.0.__proto__', undefined],
    ['empty.0.sub', undefined],
    ['mailAddress.0', undefined],
  ])('of the name %s is %j', (name, entry) => expect(entryAt(flatValues, name)).toBe(entry));

  it.each([null, undefined, 'text', 5])('of any name is undefined inside %j', (nonObject) => {
    expect(entryAt(nonObject, 'length')).toBeUndefined();
    expect(entryAt({ list: nonObject }, 'list.length')).toBeUndefined();
  });
});

describe('a new entry', () => {
  it('is set in a copy', () => {
    const changedValues = withEntry(flatValues, 'list.1.sub', 'x');
    expect(changedValues).toEqual({ ...flatValues, list: [{ sub: 'b' }, { sub: 'x' }] });
    expect(flatValues.list[1]).toEqual({ sub: 'c' });
    expect(Array.isArray(changedValues.list)).toBe(true);
  });

  it.each([
    [{}, 'a', { a: 'x' }],
    [{ a: null }, 'a.b.c', { a: { b: { c: 'x' } } }],
    [{ a: { b: 1, c: 2 }, d: 3 }, 'a.b', { a: { b: 'x', c: 2 }, d: 3 }],
  ])('is added to %j at %s', (before: object, name, after) =>
    expect(withEntry(before, name, 'x')).toEqual(after),
  );
});

describe('names and patterns', () => {
  it.each([
    ['list.12.sub', 'list.*.sub'],
    ['address1', 'address1'],
    ['list.3', 'list.*'],
    ['0', '*'],
    ['0.sub', '*.sub'],
    ['a.1.b.22.c3', 'a.*.b.*.c3'],
  ])('the name %s has the pattern %s', (name, pattern) => expect(patternOf(name)).toBe(pattern));

  it.each([
    ['rows.*.inner.*.c', ['rows.0.inner.0.c', 'rows.2.inner.0.c']],
    ['rows.*', ['rows.0', 'rows.1', 'rows.2']],
    ['nothing.*.sub', []],
    ['a.*.sub', []],
    // A star inside a name is not a row.
    ['a*b', ['a*b']],
  ])('the pattern %s matches the names %j', (pattern, names) =>
    expect(namesMatching(pattern, nestedValues)).toEqual(names),
  );

  it.each([
    ['list.12.sub', 13],
    ['list.1.address2', 2],
    ['list.1.2nd', 2],
    ['outer.4.inner.0.sub', 1],
    ['address2', undefined],
  ])('the name %s is in row %s of its innermost list', (name, row) =>
    expect(rowNumberOf(name)).toBe(row),
  );
});

describe('two entries', () => {
  const file = new File(['x'], 'a.pdf');

  it.each([
    [{ a: [1, file] }, { a: [1, file] }],
    [['a'], ['a']],
  ])('with the same content and the same files are equal', (first: object, second) =>
    expect(isSameEntry(first, second)).toBe(true),
  );

  it.each([
    ['a', 'b'],
    ['a', null],
    [null, undefined],
    [null, {}],
    [{}, null],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
    ],
    [['a', 'b'], ['a']],
    [['a'], { 0: 'a' }],
    [[], {}],
    [file, new File(['x'], 'a.pdf')],
    [file, {}],
    [{}, file],
    [{ a: undefined }, { b: undefined }],
    [{ toString: undefined }, { a: undefined }],
    [{ 'a.b': 1 }, { 'a.b': 2 }],
  ])('differ: %j and %j', (first, second) => expect(isSameEntry(first, second)).toBe(false));
});

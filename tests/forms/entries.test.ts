import { describe, expect, it } from 'vitest';
import {
  entryAt,
  isSameEntry,
  namesOf,
  patternOf,
  rowOf,
  withEntry,
} from '../../src/forms/entries.ts';
import { noChange } from '../../src/forms/validate.ts';

const values = { mailAddress: 'a', list: [{ sub: 'b' }, { sub: 'c' }], empty: [] };

const one = { a: { b: 'x' }, rows: [{ inner: [{ c: 1 }] }, { inner: [] }, { inner: [{ c: 2 }] }] };

describe('the entries of a form by name', () => {
  it('are found, in rows too', () => {
    expect([entryAt(values, 'mailAddress'), entryAt(values, 'list.1.sub')]).toEqual(['a', 'c']);
  });

  it.each([
    'nothing',
    'list.2.sub',
    'list.x',
    'mailAddress.length',
    'constructor',
    'list.0.__proto__',
    'empty.0.sub',
    'mailAddress.0',
  ])('are not found where nothing was entered: %s', (name) =>
    expect(entryAt(values, name)).toBeUndefined(),
  );

  it.each([null, undefined, 'text', 5])('are none in what has no fields: %j', (nothing) => {
    expect(entryAt(nothing, 'length')).toBeUndefined();
    expect(entryAt({ list: nothing }, 'list.length')).toBeUndefined();
  });

  it('are changed in a copy', () => {
    const changed = withEntry(values, 'list.1.sub', 'x');
    expect(changed).toEqual({ ...values, list: [{ sub: 'b' }, { sub: 'x' }] });
    expect(values.list[1]).toEqual({ sub: 'c' });
    expect(Array.isArray(changed.list)).toBe(true);
  });

  it('are added where nothing stood', () => {
    expect(withEntry({}, 'a', 1)).toEqual({ a: 1 });
    expect(withEntry({ a: null }, 'a.b.c', 'x')).toEqual({ a: { b: { c: 'x' } } });
    expect(withEntry(one, 'a.b', 'y').a).toEqual({ b: 'y' });
    expect(withEntry({ a: { b: 1, c: 2 }, d: 3 }, 'a.b', 4)).toEqual({ a: { b: 4, c: 2 }, d: 3 });
    expect(Object.keys(withEntry<object>({}, 'a', 1))).toEqual(['a']);
  });

  it('have one pattern for all rows', () => {
    expect(patternOf('list.12.sub')).toBe('list.*.sub');
    expect(patternOf('address1')).toBe('address1');
    expect(['list.3', '0', '0.sub', 'a.1.b.22.c3'].map(patternOf)).toEqual([
      'list.*',
      '*',
      '*.sub',
      'a.*.b.*.c3',
    ]);
    expect(namesOf('list.*.sub', values)).toEqual(['list.0.sub', 'list.1.sub']);
    expect(namesOf('empty.*.sub', values)).toEqual([]);
    expect([rowOf('list.1.sub'), rowOf('mailAddress')]).toEqual([2, undefined]);
  });

  it('have a name for each row of each list, and none where there is no list', () => {
    expect(namesOf('rows.*.inner.*.c', one)).toEqual(['rows.0.inner.0.c', 'rows.2.inner.0.c']);
    expect(namesOf('rows.*', one)).toEqual(['rows.0', 'rows.1', 'rows.2']);
    expect([namesOf('nothing.*.sub', one), namesOf('a.*.sub', one)]).toEqual([[], []]);
    // A star within a name is no row.
    expect(namesOf('a*b', one)).toEqual(['a*b']);
  });

  it.each([
    ['list.12.sub', 13],
    ['list.1.address2', 2],
    ['list.1.2nd', 2],
    ['outer.4.inner.0.sub', 1],
    ['address2', undefined],
  ])('count their rows from 1, the innermost: %s', (name, row) => expect(rowOf(name)).toBe(row));

  it('are the same by what is in them; files by themselves', () => {
    const file = new File(['x'], 'a.pdf');
    expect(isSameEntry({ a: [1, file] }, { a: [1, file] })).toBe(true);
    expect(isSameEntry(file, new File(['x'], 'a.pdf'))).toBe(false);
    expect(isSameEntry(['a'], { 0: 'a' })).toBe(false);
    expect(isSameEntry({ a: undefined }, { b: undefined })).toBe(false);
    expect(isSameEntry(['a'], ['a'])).toBe(true);
  });

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
    [[], {}],
    [new File([], 'a'), {}],
    [{}, new File([], 'a')],
    [{ toString: undefined }, { a: undefined }],
    [{ 'a.b': 1 }, { 'a.b': 2 }],
  ])('are not the same: %j and %j', (first, second) => {
    expect(isSameEntry(first, second)).toBe(false);
  });
});

describe('a change', () => {
  const fields = {
    text: { label: '', format: { rule: () => null, tidy: (text: string) => text.trim() } },
  };
  it.each([
    ['a', ' a '],
    // What was given may be loose itself: sending the form makes it regular, and the customer has changed nothing.
    [' a ', 'a'],
  ])('is none where only blanks differ: %j and %j', (before, now) => {
    expect(noChange(fields, { text: before }, { text: now })).toEqual({ rule: 'noChange' });
  });
  it('is one where the entry differs', () =>
    expect(noChange(fields, { text: 'a' }, { text: 'b' })).toBeNull());
});

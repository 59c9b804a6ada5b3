import { describe, expect, it } from 'vitest';
import {
  entryAt,
  isSameEntry,
  namesOf,
  patternOf,
  rowOf,
  withEntry,
} from '../../src/forms/entries.ts';
import { noChange } from '../../src/forms/tidy.ts';

const values = { mailAddress: 'a', list: [{ sub: 'b' }, { sub: 'c' }], empty: [] };

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
  ])('are not found where nothing was entered: %s', (name) =>
    expect(entryAt(values, name)).toBeUndefined(),
  );

  it('are changed in a copy', () => {
    const changed = withEntry(values, 'list.1.sub', 'x');
    expect(changed).toEqual({ ...values, list: [{ sub: 'b' }, { sub: 'x' }] });
    expect(values.list[1]).toEqual({ sub: 'c' });
    expect(Array.isArray(changed.list)).toBe(true);
  });

  it('have one pattern for all rows', () => {
    expect(patternOf('list.12.sub')).toBe('list.*.sub');
    expect(patternOf('address1')).toBe('address1');
    expect(namesOf('list.*.sub', values)).toEqual(['list.0.sub', 'list.1.sub']);
    expect(namesOf('empty.*.sub', values)).toEqual([]);
    expect([rowOf('list.1.sub'), rowOf('mailAddress')]).toEqual([2, undefined]);
  });

  it('are the same by what is in them; files by themselves', () => {
    const file = new File(['x'], 'a.pdf');
    expect(isSameEntry({ a: [1, file] }, { a: [1, file] })).toBe(true);
    expect(isSameEntry(file, new File(['x'], 'a.pdf'))).toBe(false);
    expect(isSameEntry(['a'], { 0: 'a' })).toBe(false);
    expect(isSameEntry({ a: undefined }, { b: undefined })).toBe(false);
  });
});

describe('a change', () => {
  const fields = {
    text: { label: '', format: { rule: () => null, tidy: (text: string) => text.trim() } },
  };
  it('is none where only blanks differ', () =>
    expect(noChange(fields, { text: 'a' }, { text: ' a ' })).toEqual({ rule: 'noChange' }));
  it('is one where the entry differs', () =>
    expect(noChange(fields, { text: 'a' }, { text: 'b' })).toBeNull());
});

import { describe, expect, it, vi } from 'vitest';
import {
  errorPlaceOf,
  validNamesOf,
  isIncomplete,
  isPlaceOf,
  messageOf,
  nestedErrors,
} from '../../src/forms/form-errors.ts';

const fields = {
  text: { label: '件名' },
  list: { label: '一覧' },
  'list.*.sub': { label: '行' },
  'company.rootNumber': { label: '番号' },
};

describe('the place of an error', () => {
  it.each([
    ['text', 'text'],
    ['list', 'list.root'],
    ['list.3.sub', 'list.3.sub'],
  ])('of %s is %s: a list has its own beside those of its rows', (name, place) =>
    expect(errorPlaceOf(fields, name)).toBe(place),
  );

  it.each([
    ['text', true],
    ['list.0.sub', true],
    ['list.root', true],
    ['company.rootNumber', true],
    ['root.form', true],
    ['root.unsendable', true],
    ['nothing', false],
    ['list.0', false],
    ['rooted', false],
    ['nothing.root.', false],
  ])('is known where the form has it: %s, %s', (place, isKnown) =>
    expect(isPlaceOf(fields, place)).toBe(isKnown),
  );
});

describe('what is wrong, as the form library wants it', () => {
  const finding = (rule: string) => ({ rule, message: `(${rule})` });
  const nested = (...names: string[]): unknown =>
    nestedErrors(fields, new Map(names.map((name) => [name, finding(name)])));

  it('stands at its field, by its rule and in words', () => {
    expect(nested('text', 'root.form')).toEqual({
      text: { type: 'text', message: '(text)' },
      root: { form: { type: 'root.form', message: '(root.form)' } },
    });
  });

  it.each([[['list', 'list.1.sub']], [['list.1.sub', 'list']]])(
    'stands at a list and at its rows, whichever is told first: %j',
    (names) => {
      const { list } = Object.assign({ list: new Array<object>() }, nested(...names));
      expect(Array.isArray(list)).toBe(true);
      expect(list).toHaveLength(2);
      expect(list[1]).toEqual({ sub: { type: 'list.1.sub', message: '(list.1.sub)' } });
      expect(list).toHaveProperty('root', { type: 'list', message: '(list)' });
    },
  );

  it('stands at a list whose rows are right', () => {
    const { list } = Object.assign({ list: new Array<object>() }, nested('list'));
    expect([Array.isArray(list), list.length]).toEqual([true, 0]);
  });

  it('is put into words only where it is read: most is not, at a key', () => {
    const message = vi.fn<() => string>(() => 'in words');
    const found = Object.defineProperty({ rule: 'date', message: '' }, 'message', { get: message });
    const errors: unknown = nestedErrors(fields, new Map([['text', found]]));
    expect(message).not.toHaveBeenCalled();
    expect(errors).toHaveProperty('text.message', 'in words');
  });
});

describe('one of the form library’s errors', () => {
  it('has a message, or none', () => {
    expect(messageOf({ message: 'so' })).toBe('so');
    expect([undefined, null, {}, { message: 5 }, []].map(messageOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['incompleteDate', true],
    ['incompleteDateTime', true],
    ['date', false],
    [undefined, false],
  ])('says whether a date is half typed: %s', (type, expected) =>
    expect(isIncomplete({ type })).toBe(expected),
  );
});

describe('what an answer said of an entry', () => {
  const values = { text: 'x', list: [{ sub: 'b' }, { sub: 'a' }, { sub: 'b' }] };
  const told = (name: string, entry: unknown, others: { name: string; entry: unknown }[] = []) =>
    validNamesOf({ name, message: '', entry, others }, values);

  it('holds for the entry that was sent, and goes with another', () => {
    expect(told('text', 'x')).toEqual(['text']);
    expect(told('text', 'y')).toEqual([]);
  });

  it('goes with its row, wherever that is now', () => {
    expect(told('list.0.sub', 'a')).toEqual(['list.1.sub']);
    expect(told('list.5.sub', 'b')).toEqual(['list.0.sub', 'list.2.sub']);
  });

  it('goes when any of the other entries it was about is another', () => {
    expect(told('text', 'x', [{ name: 'list.1.sub', entry: 'a' }])).toEqual(['text']);
    expect(
      told('text', 'x', [
        { name: 'list.1.sub', entry: 'a' },
        { name: 'list.0.sub', entry: 'c' },
      ]),
    ).toEqual([]);
  });
});

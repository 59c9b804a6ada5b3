import { describe, expect, it, vi } from 'vitest';
import {
  errorPathOf,
  isIncompleteDateError,
  isFieldPath,
  messageOf,
  nestedErrors,
  fieldNamesOfMessage,
} from '../../src/forms/form-errors.ts';

const fields = {
  text: { label: '件名' },
  list: { label: '一覧' },
  'list.*.sub': { label: '行' },
  'company.rootNumber': { label: '番号' },
};

describe('the path of an error in react-hook-form', () => {
  it.each([
    ['text', 'text'],
    ['list', 'list.root'],
    ['list.3.sub', 'list.3.sub'],
  ])('of the field %s is %s', (name, errorPath) =>
    expect(errorPathOf(fields, name)).toBe(errorPath),
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
  ])('%s belongs to the form: %s', (path, isKnown) =>
    expect(isFieldPath(fields, path)).toBe(isKnown),
  );
});

describe('nested errors', () => {
  const nestedErrorsOf = (...names: string[]): unknown =>
    nestedErrors(
      fields,
      new Map(names.map((name) => [name, { rule: name, message: `(${name})` }])),
    );

  it('have the rule as type, and a message', () =>
    expect(nestedErrorsOf('text', 'root.form')).toEqual({
      text: { type: 'text', message: '(text)' },
      root: { form: { type: 'root.form', message: '(root.form)' } },
    }));

  const listError = { type: 'list', message: '(list)' };
  const rowErrors = { sub: { type: 'list.1.sub', message: '(list.1.sub)' } };

  it.each([
    [
      ['list', 'list.1.sub'],
      [undefined, rowErrors],
    ],
    [
      ['list.1.sub', 'list'],
      [undefined, rowErrors],
    ],
    [['list'], []],
  ])('of a list are an array with an error of the list: %j', (names, rows) => {
    const { list } = Object.assign({ list: new Array<object>() }, nestedErrorsOf(...names));
    expect([Array.isArray(list), [...list]]).toEqual([true, rows]);
    expect(list).toHaveProperty('root', listError);
  });

  it('create a message only when the message is read', () => {
    const readMessage = vi.fn<() => string>(() => 'text');
    const violation = Object.defineProperty({ rule: 'date', message: '' }, 'message', {
      get: readMessage,
    });
    const errors: unknown = nestedErrors(fields, new Map([['text', violation]]));
    expect(readMessage).not.toHaveBeenCalled();
    expect(errors).toHaveProperty('text.message', 'text');
  });
});

it('the message of an error is its text, or undefined', () =>
  expect([{ message: 'so' }, undefined, null, {}, { message: 5 }].map(messageOf)).toEqual([
    'so',
    ...Array.from({ length: 4 }),
  ]));

it('incompleteDate and incompleteDateTime are the errors of an incomplete date', () =>
  expect(
    ['incompleteDate', 'incompleteDateTime', 'date', undefined].map((type) =>
      isIncompleteDateError({ type }),
    ),
  ).toEqual([true, true, false, false]));

describe('the fields of a server message', () => {
  const values = { text: 'x', list: [{ sub: 'b' }, { sub: 'a' }, { sub: 'b' }] };
  const fieldNames = (
    name: string,
    entry: unknown,
    otherFields: { name: string; entry: unknown }[] = [],
  ) => fieldNamesOfMessage({ name, message: '', entry, otherFields }, values);

  it('are the fields with the sent entry, also in a row that has moved', () => {
    expect([fieldNames('text', 'x'), fieldNames('text', 'y')]).toEqual([['text'], []]);
    expect(fieldNames('list.0.sub', 'a')).toEqual(['list.1.sub']);
    expect(fieldNames('list.5.sub', 'b')).toEqual(['list.0.sub', 'list.2.sub']);
  });

  it('are none after a change of any other field of the message', () => {
    const sentField = { name: 'list.1.sub', entry: 'a' };
    expect(fieldNames('text', 'x', [sentField])).toEqual(['text']);
    expect(fieldNames('text', 'x', [sentField, { name: 'list.0.sub', entry: 'c' }])).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MailAddress } from '../../generated/zod/schemas/mailAddress.zod.ts';
import { formats } from '../../src/forms/formats.ts';
import {
  violationOfIssue,
  nearestFieldNameOf,
  hasRows,
  labelOf,
  noChangeViolation,
  specOf,
  specsOf,
  normaliseEntries,
  validate,
  type FormRules,
  type SchemaIssue,
} from '../../src/forms/validate.ts';
import { maxRows } from '../../src/forms/rules/row-rules.ts';
import { maxLength, minLength } from '../../src/forms/rules/text-rules.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';

beforeAll(() => loadTexts('validation'));

type Values = Record<string, string | number | boolean | object | null | undefined>;

function brokenRules<Input>(
  rules: FormRules<Values, Input>,
  values: Values,
  incompleteFieldNames = [''],
) {
  const violations = validate(rules, values, (name) => incompleteFieldNames.includes(name));
  return [...violations].map(([name, { rule }]) => [name, rule]);
}

/** A new object each time, as at each rendering of a form. */
const createFields = () => ({
  text: { label: '件名', rules: [maxLength(3)] },
  list: { label: (row: number) => `一覧${row}` },
  'list.*.sub': { label: (row: number) => `行${row}` },
  'list.*.deep.*.end': { label: (row: number) => `端${row}` },
  'open.*': { label: '値' },
});

it('schemas are compiled without `new Function`, which the content security policy forbids', () =>
  expect(z.config().jitless).toBe(true));

describe('the fields of a form', () => {
  it('keep the order of the form, and are computed only once for the same object', () => {
    const fieldSpecs = createFields();
    expect(specsOf(fieldSpecs).map(([pattern]) => pattern)).toEqual(Object.keys(fieldSpecs));
    expect(specsOf(fieldSpecs)).toBe(specsOf(fieldSpecs));
    expect(specsOf(createFields())).not.toBe(specsOf(fieldSpecs));
  });

  it('are found by name, in any row', () => {
    const fieldSpecs = createFields();
    expect(specOf(fieldSpecs, 'text')).toBe(fieldSpecs.text);
    expect(specOf(fieldSpecs, 'list.12.sub')).toBe(fieldSpecs['list.*.sub']);
    expect(specOf(fieldSpecs, 'list.sub')).toBeUndefined();
    expect(specOf(fieldSpecs, 'toString')).toBeUndefined();
  });

  it.each([
    ['list', true],
    ['list.0.deep', true],
    ['text', false],
    ['list.0.sub', false],
    ['list.0', false],
    // A list of values has no fields in its rows.
    ['open', false],
  ])('%s is a list whose rows have fields: %s', (name, expected) =>
    expect(hasRows(createFields(), name)).toBe(expected),
  );

  it.each([
    ['text', '件名'],
    ['list', '一覧1'],
    ['list.0.sub', '行1'],
    ['list.4.deep.1.end', '端2'],
    ['nothing', undefined],
  ])('%s has the label %s', (name, label) => expect(labelOf(createFields(), name)).toBe(label));

  it.each([
    ['text', 'text'],
    ['text.length', 'text'],
    ['list.3.sub', 'list.3.sub'],
    ['list.3.sub.deeper.yet', 'list.3.sub'],
    ['list.3.other', 'list'],
    ['list.3', 'list'],
    ['nothing', undefined],
    ['nothing.at.all', undefined],
    ['', undefined],
  ])('the path %j belongs to the field %s', (path, name) =>
    expect(nearestFieldNameOf({ fields: createFields() }, path, {})).toBe(name),
  );

  it('can be found by a path of the request that differs from their name', () => {
    const rules: FormRules<Record<'text' | 'list', string>, unknown> = {
      fields: { text: { label: '' }, list: { label: '' } },
      fieldNameOf: (path, { text }) => (path === 'items.0' ? text : undefined),
    };
    const fieldNameAt = (path: string) =>
      nearestFieldNameOf(rules, path, { text: 'text', list: '' });
    expect(['items.0', 'items.4', 'list.0'].map(fieldNameAt)).toEqual(['text', undefined, 'list']);
  });
});

describe('an entry', () => {
  const brokenRuleOf = (entry: Values[string], required?: true | 'choose') =>
    brokenRules({ fields: { company: { label: '項目', required } } }, { company: entry })[0]?.[1];

  it.each([
    ['', 'required'],
    [' \t', 'required'],
    ['\u3000', 'required'],
    [false, 'tick'],
    [null, 'choose'],
    [undefined, 'choose'],
    [[], 'choose'],
    ['x', undefined],
    [true, undefined],
    [0, undefined],
    [['a'], undefined],
    [{}, undefined],
    [{ length: 0 }, undefined],
  ])('%j of a required field breaks %s', (entry, rule) =>
    expect(brokenRuleOf(entry, true)).toBe(rule),
  );

  it.each([
    ['', 'choose'],
    [' ', 'choose'],
    ['a', undefined],
  ])('%j of a required choice breaks %s', (entry, rule) =>
    expect(brokenRuleOf(entry, 'choose')).toBe(rule),
  );

  it('that is empty breaks no rule of an optional field', () => {
    expect(['', null, undefined, false, []].filter((entry) => brokenRuleOf(entry))).toEqual([]);
    const listSpec = { label: '一覧', rules: [maxRows(1)] };
    const brokenBy = (entry: Values) => brokenRules({ fields: { company: listSpec } }, entry);
    expect([brokenBy({ company: null }), brokenBy({})]).toEqual([[], []]);
    expect(brokenBy({ company: ['a', 'b'] })).toEqual([['company', 'tooManyRows']]);
  });
});

describe('validation', () => {
  const integerSpec = { label: '番号', format: formats.integer };
  const limitedSpec = { ...integerSpec, rules: [minLength(9), maxLength(1)] };
  const schema = z.object({ company: z.string().check(z.maxLength(1)) });
  const crossRules = () => ({ company: { rule: 'duplicate' as const } });

  it.each([
    ['a missing entry', { ...limitedSpec, required: true as const }, '', 'required'],
    ['the format', limitedSpec, 'xy', 'integer'],
    ['the field’s rules in their order', limitedSpec, '12', 'minLength'],
    ['rules over several entries', integerSpec, '12', 'duplicate'],
  ])('reports only the first fault of an entry: %s', (_, spec, entry, rule) =>
    expect(
      brokenRules({ fields: { company: spec }, schema, crossRules }, { company: entry }),
    ).toEqual([['company', rule]]),
  );

  it('reports faults of the schema last, and applies formats only to texts', () => {
    expect(brokenRules({ fields: { company: integerSpec }, schema }, { company: '12' })).toEqual([
      ['company', 'maxLength'],
    ]);
    expect(brokenRules({ fields: { company: integerSpec } }, { company: 5.5 })).toEqual([]);
  });

  it('reports a broken rule over several entries at its field, or above the form', () => {
    const rules: FormRules<Values, unknown> = {
      fields: { a: { label: 'A' }, b: { label: 'B' } },
      crossRules: ({ a, b }) => ({
        a: null,
        b: a === b ? { rule: 'duplicate' } : undefined,
        'root.form': a === 'x' ? { rule: 'noChange' } : null,
      }),
    };
    expect(validate(rules, { a: 'y', b: 'x' }).size).toBe(0);
    const violations = validate(rules, { a: 'x', b: 'x' });
    expect([...violations.keys()]).toEqual(['b', 'root.form']);
    expect(violations.get('b')?.message).toMatch(/^Bは、ほかと同じ内容です/);
    expect(violations.get('root.form')?.message).toMatch(/^変更された項目がありません/);
  });

  it('reports an incomplete date as incomplete, not as missing', () => {
    const rules: FormRules<Values, unknown> = {
      fields: {
        day: { label: '開始日', required: true, format: formats.date },
        time: { label: '日時', format: formats.dateTime },
        other: { label: '他' },
        text: { label: '文', format: formats.text },
      },
    };
    expect(brokenRules(rules, { day: '' }, ['day', 'time', 'other', 'text'])).toEqual([
      ['day', 'incompleteDate'],
      ['time', 'incompleteDateTime'],
      ['other', 'incompleteDate'],
      ['text', 'incompleteDate'],
    ]);
    expect(brokenRules(rules, { day: '2026-13-01' })).toEqual([['day', 'date']]);
    const violations = [...validate(rules, { day: '' })];
    expect(violations.map(([name, { rule }]) => [name, rule])).toEqual([['day', 'required']]);
    expect(validate(rules, { day: '2026-11-20', time: '', other: 'x' }).size).toBe(0);
  });
});

describe('an entry that violates the schema of the contract', () => {
  const schema = z.object({
    revision: z.string().check(z.minLength(1)),
    items: z.array(z.object({ value: z.string().check(z.maxLength(2)) })),
  });
  const rules: FormRules<Values, unknown> = {
    fields: { a: { label: 'A' }, b: { label: 'B' } },
    schema,
    toInput: ({ a, b, revision }) => ({ revision, items: [{ value: a }, { value: b }] }),
    fieldNameOf: (path) => (path.startsWith('items.') ? 'ab'[Number(path[6])] : path),
  };

  it('in the request is reported at the field of its path', () =>
    expect(brokenRules(rules, { revision: 'r', a: 'xx', b: 'xxx' })).toEqual([['b', 'maxLength']]));

  it('without a field cannot be corrected, and names the path for developers', () => {
    const violations = validate(rules, { revision: '', a: '', b: '' });
    expect([...violations.keys()]).toEqual(['root.unsendable']);
    expect(violations.get('root.unsendable')?.rule).toBe('unsendable revision');
    expect(violations.get('root.unsendable')?.message).toMatch(/送信できませんでした/);
  });

  it('of a form that sends its entries unchanged is reported', () => {
    const formRules = { fields: { items: { label: '一覧' } }, schema };
    const brokenWith = (items: object) => brokenRules(formRules, { revision: 'r', items });
    expect(brokenWith([{ value: 'xxx' }])).toEqual([['items', 'maxLength']]);
    expect(brokenWith([])).toEqual([]);
    expect(brokenRules({ fields: formRules.fields }, { items: 5 })).toEqual([]);
  });

  it.each([
    ['a short text', z.string().check(z.minLength(3)), 'ab', 'minLength', { min: 3 }],
    ['a long text', z.string().check(z.maxLength(2)), '𠮷𠮷𠮷', 'maxLength', { max: 2 }],
    ['a short list', z.array(z.string()).check(z.minLength(2)), [], 'tooFewRows', { min: 2 }],
    ['a long list', z.array(z.any()).check(z.maxLength(1)), [1, 2], 'tooManyRows', { max: 1 }],
    ['a small amount', z.number().check(z.minimum(5)), 4, 'currency', undefined],
    ['a large amount', z.number().check(z.maximum(5)), 6, 'currency', undefined],
    ['a large whole number', z.int().check(z.maximum(5)), 6, 'currency', undefined],
    ['a small whole number', z.int().check(z.minimum(5)), 4, 'currency', undefined],
    ['an unsafe whole number', z.int(), 2 ** 60, 'currency', undefined],
    ['an unsafe negative number', z.int(), -(2 ** 60), 'currency', undefined],
    ['a number with decimals', z.int(), 1.5, 'integer', undefined],
    ['a text for a number', z.number(), 'x', 'format', undefined],
    ['a mail address', MailAddress, 'nobody', 'mailAddress', undefined],
    ['another pattern', z.string().check(z.regex(/^a$/)), 'b', 'format', undefined],
    ['a date', z.iso.date(), '2026-02-30', 'date', undefined],
    ['a date with a time', z.iso.datetime(), 'soon', 'dateTime', undefined],
    ['an unknown value of a list', z.enum(['a']), 'b', 'format', undefined],
    ['a large set', z.set(z.any()).check(z.maxSize(0)), new Set('a'), 'format', undefined],
  ])('is expressed as a rule of S5: %s', (_, partSchema, entry, rule, values) => {
    const issue = z.safeParse(partSchema, entry).error?.issues[0];
    expect(violationOfIssue({ ...issue }, entry)).toEqual({ rule, values });
  });

  it.each([undefined, null, ''])('is reported as missing if it is %j', (entry) => {
    const issue: SchemaIssue = { code: 'invalid_format', format: 'date' };
    expect(violationOfIssue(issue, entry)).toEqual({ rule: 'required' });
  });

  it.each([
    [{ code: 'invalid_format', format: 'email', origin: 'string', minimum: 1 }],
    [{ code: 'custom', origin: 'array', format: 'time', pattern: String(/x/) }],
    [{ code: 'too_big', origin: 'date' }],
    [{ code: 'invalid_type', expected: 'number' }],
  ])('without a matching rule of S5 is reported as a wrong format: %j', (issue) =>
    expect(violationOfIssue(issue, 'a')).toEqual({ rule: 'format' }),
  );
});

describe('normalisation', () => {
  const fieldSpecs = {
    plain: { label: 'そのまま' },
    chosen: { label: '選択', format: formats.select },
    number: { label: '番号', format: formats.integer },
    'list.*.number': { label: '行', format: formats.integer },
  };

  it('changes texts by their format, also in rows', () => {
    const textsWithoutFormat = { plain: ' １ ', chosen: ' １ ', unknown: ' １ ' };
    expect(
      normaliseEntries(fieldSpecs, {
        ...textsWithoutFormat,
        number: ' １ ',
        list: [{ number: '２' }, { number: '3' }],
      }),
    ).toEqual({ ...textsWithoutFormat, number: '1', list: [{ number: '2' }, { number: '3' }] });
  });

  it.each([[null], [undefined], [5], [true], [['１']]])('leaves %j unchanged', (number) =>
    expect(normaliseEntries(fieldSpecs, { number })).toEqual({ number }),
  );

  it('returns the same object if nothing changes, so that nothing renders again', () => {
    const values = { number: '1', list: [{ number: '' }] };
    expect(normaliseEntries(fieldSpecs, values)).toBe(values);
  });

  it.each([
    ['1', ' １ ', { rule: 'noChange' }],
    [' １ ', '1', { rule: 'noChange' }],
    ['1', '2', null],
  ])(
    'is applied before a new entry is compared with the old entry: from %j to %j',
    (oldEntry, newEntry, violation) =>
      expect(noChangeViolation(fieldSpecs, { number: oldEntry }, { number: newEntry })).toEqual(
        violation,
      ),
  );
});

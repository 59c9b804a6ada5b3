import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formats } from '../../src/forms/formats.ts';
import {
  fieldOf,
  hasRows,
  validate,
  labelOf,
  specOf,
  specsOf,
  type FormRules,
} from '../../src/forms/validate.ts';
import { maxRows } from '../../src/forms/rules/cross-rules.ts';
import { maxLength, minLength } from '../../src/forms/rules/text-rules.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';

beforeAll(() => loadTexts('validation'));

type Values = Record<string, string | number | boolean | object | null | undefined>;

/** The names of the broken rules by field, in the order they are told. */
function rules<Input>(judged: FormRules<Values, Input>, values: Values, ...halfTyped: string[]) {
  const found = validate(judged, values, (name) => halfTyped.includes(name));
  return [...found].map(([name, { rule }]) => [name, rule]);
}

/** A new list of fields each time, as a form makes it. */
const fields = () => ({
  text: { label: '件名', rules: [maxLength(3)] },
  list: { label: (row: number) => `一覧${row}` },
  'list.*.sub': { label: (row: number) => `行${row}` },
  'list.*.deep.*.end': { label: (row: number) => `端${row}` },
  'open.*': { label: '値' },
});

describe('the fields of a form', () => {
  it('are known in their order, and read once: a form of many cannot look through all at every key', () => {
    const own = fields();
    expect(specsOf(own).map(([pattern]) => pattern)).toEqual(Object.keys(own));
    expect(specsOf(own)).toBe(specsOf(own));
    expect(specsOf(fields())).not.toBe(specsOf(own));
  });

  it('are found by their name, in whichever row', () => {
    const own = fields();
    expect(specOf(own, 'text')).toBe(own.text);
    expect(specOf(own, 'list.12.sub')).toBe(own['list.*.sub']);
    expect([specOf(own, 'list.sub'), specOf(own, 'toString')]).toEqual([undefined, undefined]);
  });

  it.each([
    ['list', true],
    ['list.0.deep', true],
    ['text', false],
    ['list.0.sub', false],
    ['list.0', false],
    // A list of values, which has no fields in its rows.
    ['open', false],
  ])('are lists where their rows have fields: %s, %s', (name, expected) =>
    expect(hasRows(fields(), name)).toBe(expected),
  );

  it.each([
    ['text', '件名'],
    ['list', '一覧1'],
    ['list.0.sub', '行1'],
    ['list.4.deep.1.end', '端2'],
    ['nothing', undefined],
  ])('have the name of their label, with its row: %s, %s', (name, label) =>
    expect(labelOf(fields(), name)).toBe(label),
  );
});

describe('the field that a place of what is sent belongs to', () => {
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
  ])('%j: %s', (place, name) => expect(fieldOf({ fields: fields() }, place, {})).toBe(name));

  it('may have another name, which the form knows', () => {
    const own: FormRules<Record<'text' | 'list', string>, unknown> = {
      fields: { text: { label: '' }, list: { label: '' } },
      nameOf: (place, { text }) => (place === 'items.0' ? text : undefined),
    };
    const named = (place: string) => fieldOf(own, place, { text: 'text', list: '' });
    expect([named('items.0'), named('items.4'), named('list.0')]).toEqual([
      'text',
      undefined,
      'list',
    ]);
  });
});

describe('an entry that is not there', () => {
  const missing = (entry: Values[string], required?: true | 'choose') =>
    rules({ fields: { own: { label: '項目', required } } }, { own: entry })[0]?.[1];

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
  ])('is asked for in the words for its kind: %j, %s', (entry, rule) =>
    expect(missing(entry, true)).toBe(rule),
  );

  it('is to be chosen where the field is a list or a group of radio buttons', () => {
    expect([missing('', 'choose'), missing(' ', 'choose'), missing('a', 'choose')]).toEqual([
      'choose',
      'choose',
      undefined,
    ]);
  });

  it('may be left out where it is not required, and no rule looks at it', () => {
    expect(['', null, undefined, false, []].map((entry) => missing(entry))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const own = { label: '一覧', rules: [maxRows(1)] };
    expect(rules({ fields: { own } }, { own: null })).toEqual([]);
    expect(rules({ fields: { own } }, {})).toEqual([]);
    expect(rules({ fields: { own } }, { own: ['a', 'b'] })).toEqual([['own', 'tooManyRows']]);
  });
});

describe('of several faults of one entry the first is told', () => {
  const long = { rules: [minLength(9), maxLength(1)] };
  const own = { label: '番号', format: formats.integer };
  const schema = z.object({ own: z.string().check(z.maxLength(1)) });
  const crossRules = () => ({ own: { rule: 'givenTwice' as const } });

  it.each([
    ['that it is missing', { ...own, ...long, required: true as const }, '', 'required'],
    ['its format', { ...own, ...long }, 'xy', 'integer'],
    ['its own rules, in their order', { ...own, ...long }, '12', 'minLength'],
    ['rules over several', own, '12', 'givenTwice'],
  ])('%s', (_, spec, entry, rule) =>
    expect(rules({ fields: { own: spec }, schema, crossRules }, { own: entry })).toEqual([
      ['own', rule],
    ]),
  );

  it('and what the contract’s schema finds comes last', () =>
    expect(rules({ fields: { own }, schema }, { own: '12' })).toEqual([['own', 'maxLength']]));

  it('and what is no text has no format', () =>
    expect(rules({ fields: { own: { ...own, rules: [] } } }, { own: 5.5 })).toEqual([]));
});

describe('rules over several entries', () => {
  const judged: FormRules<Values, unknown> = {
    fields: { a: { label: 'A' }, b: { label: 'B' } },
    crossRules: ({ a, b }) => ({
      a: null,
      b: a === b ? { rule: 'givenTwice' } : undefined,
      'root.form': a === 'x' ? { rule: 'noChange' } : null,
    }),
  };

  it('are told at the field they name, or above the form', () => {
    expect(rules(judged, { a: 'x', b: 'x' })).toEqual([
      ['b', 'givenTwice'],
      ['root.form', 'noChange'],
    ]);
    expect(rules(judged, { a: 'y', b: 'x' })).toEqual([]);
  });

  it('say the label of the field; above the form there is none to say', () => {
    const found = validate(judged, { a: 'x', b: 'x' });
    expect(found.get('b')?.message).toMatch(/^Bは、ほかと同じ内容です/);
    expect(found.get('root.form')?.message).toMatch(/^変更された項目がありません/);
  });
});

describe('a day that is half typed', () => {
  const judged: FormRules<Values, unknown> = {
    fields: {
      day: { label: '開始日', required: true, format: formats.date },
      time: { label: '日時', format: formats.dateTime },
      other: { label: '他' },
      text: { label: '文', format: formats.text },
    },
  };

  it('is told as such, rather than as missing', () =>
    expect(rules(judged, { day: '' }, 'day', 'time', 'other', 'text')).toEqual([
      ['day', 'incompleteDate'],
      ['time', 'incompleteDateTime'],
      ['other', 'incompleteDate'],
      ['text', 'incompleteDate'],
    ]));

  it('is judged as any other once it is whole, and where nobody can say', () => {
    expect(rules(judged, { day: '2026-13-01' })).toEqual([['day', 'date']]);
    expect([...validate(judged, { day: '' }).keys()]).toEqual(['day']);
    expect(validate(judged, { day: '' }).get('day')?.rule).toBe('required');
    expect(validate(judged, { day: '2026-11-20', time: '', other: 'x' }).size).toBe(0);
  });
});

describe('what the contract’s schema finds in what would be sent', () => {
  const schema = z.object({
    revision: z.string().check(z.minLength(1)),
    items: z.array(z.object({ value: z.string().check(z.maxLength(2)) })),
  });
  const judged: FormRules<Values, unknown> = {
    fields: { a: { label: 'A' }, b: { label: 'B' } },
    schema,
    toInput: ({ a, b, revision }) => ({ revision, items: [{ value: a }, { value: b }] }),
    nameOf: (place) => (place.startsWith('items.') ? 'ab'[Number(place[6])] : place),
  };

  it('stands at the field that the place was made of, row by row', () =>
    expect(rules(judged, { revision: 'r', a: 'xx', b: 'xxx' })).toEqual([['b', 'maxLength']]));

  it('cannot be mended by the customer where there is no field, and names the place for developers', () => {
    const found = validate(judged, { revision: '', a: '', b: '' });
    expect([...found.keys()]).toEqual(['root.unsendable']);
    expect(found.get('root.unsendable')?.rule).toBe('unsendable revision');
    expect(found.get('root.unsendable')?.message).toMatch(/送信できませんでした/);
  });

  it('is looked for in the entries themselves where they are sent as they are', () => {
    const own = { fields: { items: { label: '一覧' } }, schema };
    expect(rules(own, { revision: 'r', items: [{ value: 'xxx' }] })).toEqual([
      ['items', 'maxLength'],
    ]);
    expect(rules(own, { revision: 'r', items: [] })).toEqual([]);
    expect(rules({ fields: own.fields }, { items: 5 })).toEqual([]);
  });
});

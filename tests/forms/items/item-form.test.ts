import { beforeAll, describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import { ItemFormat } from '../../../generated/zod/schemas/itemFormat.zod.ts';
import { RegisteredItemGroup } from '../../../generated/zod/schemas/registeredItemGroup.zod.ts';
import { RegistrationInput } from '../../../generated/zod/schemas/registrationInput.zod.ts';
import { validateItem } from '../../../mocks/sandbox/areas/item-rules.ts';
import { itemForm, type ItemEntries, type ItemForm } from '../../../src/forms/items/item-form.ts';
import { validate, tidied } from '../../../src/forms/validate.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { values } from '../s5/values.ts';
import { group, groupsOf, item, itemOfTomorrow } from './items.ts';

beforeAll(() => loadTexts('validation'));

/** What is wrong with these entries: names of rules by field. */
const wrong = (form: ItemForm, entries: ItemEntries): Record<string, string> =>
  Object.fromEntries(
    [
      ...validate(
        { fields: form.fields },
        tidied(form.fields, { ...form.defaultValues, ...entries }),
      ),
    ].map(([name, { rule }]) => [name, rule]),
  );

const options = [{ value: '20', label: '20日' }];

describe.each(ItemFormat.options)('an item of the format %s', (format) => {
  const { good, loose, bad, badForRulesOnly = [] } = values[format];
  const own = item('own', { format, options: format === 'select' ? options : [] });
  const open = () => itemForm(groupsOf(own), { sends: 'all' });
  const sent = (form: ItemForm, entry: string): string | null | undefined =>
    form.sentItems(tidied(form.fields, { own: entry }))[0]?.value;

  it('is as the contract has it', () =>
    expect(safeParse(RegisteredItemGroup, group('all', [own])).success).toBe(true));

  it('takes what is right, and sends what the sandbox takes and the contract allows', () => {
    const form = open();
    for (const entry of [...good, ...Object.keys(loose)]) {
      expect([entry, wrong(form, { own: entry })]).toEqual([entry, {}]);
      expect([entry, validateItem(own, sent(form, entry) ?? null)]).toEqual([entry, undefined]);
      const input = {
        revision: 'rev-20261101-0003',
        loginId: 'aoba-foods',
        password: 'x',
        passwordConfirmation: 'x',
        items: form.sentItems({ own: entry }),
      };
      expect([entry, safeParse(RegistrationInput, input).success]).toEqual([entry, true]);
    }
  });

  it('refuses what is wrong', () => {
    const form = open();
    const entries = [...bad, ...badForRulesOnly];
    expect(entries.filter((entry) => wrong(form, { own: entry })['own'] === undefined)).toEqual([]);
  });

  it('is sent as null when it is left blank, and refused blank where it is required', () => {
    const form = open();
    expect([sent(form, ''), sent(form, '　')]).toEqual([null, null]);
    const required = itemForm(groupsOf({ ...own, isRequired: true }), { sends: 'all' });
    expect(wrong(required, { own: '' })).toEqual({
      own: format === 'select' ? 'choose' : 'required',
    });
    expect(wrong(form, { own: '' })).toEqual({});
  });
});

describe('the length of an item', () => {
  it.each([
    ['あい', 'minLength'],
    ['あいう', undefined],
    ['𠮷𠮷𠮷𠮷𠮷', undefined],
    ['あいうえおか', 'maxLength'],
    ['', undefined],
  ])('%j: %s', (entry, rule) => {
    const form = itemForm(groupsOf(item('a', { minLength: 3, maxLength: 5 })), { sends: 'all' });
    expect(wrong(form, { a: entry })['a']).toBe(rule);
  });

  it('is no matter of a day or a time, whose offset nobody types', () => {
    const days = itemForm(
      groupsOf(
        item('day', { format: 'date', maxLength: 2 }),
        item('time', { format: 'dateTime', maxLength: 2 }),
      ),
      { sends: 'all' },
    );
    expect(wrong(days, { day: '2026-11-20', time: '2026-11-20T09:30' })).toEqual({});
  });
});

describe('what is sent', () => {
  const items = groupsOf(
    item('customerName', { value: '青葉フーズ' }),
    item('customerNumber', { value: '0001204588', isEditable: false }),
    item('sentAt', { format: 'dateTime', value: '2026-11-20T09:30:15Z' }),
    item('faxNumber', { format: 'phoneNumber', value: '03-5555-0100 内線5' }),
    item('sectionName'),
  );
  const open = () => ({
    all: itemForm(items, { sends: 'all' }),
    changes: itemForm(items, { sends: 'changes' }),
  });
  const own = (form: ItemForm, entries: ItemEntries) =>
    form.sentItems({ ...form.defaultValues, ...entries });

  it('is every item that can be edited, as it came where nothing was changed', () =>
    expect(own(open().all, { sectionName: '経理部' })).toEqual([
      { itemKey: 'customerName', value: '青葉フーズ' },
      { itemKey: 'sentAt', value: '2026-11-20T09:30:15Z' },
      { itemKey: 'faxNumber', value: '03-5555-0100 内線5' },
      { itemKey: 'sectionName', value: '経理部' },
    ]));

  it('is only what was changed, in a request for changes', () => {
    const { changes } = open();
    expect(own(changes, {})).toEqual([]);
    expect(own(changes, { sectionName: '経理部', customerName: '' })).toEqual([
      { itemKey: 'customerName', value: null },
      { itemKey: 'sectionName', value: '経理部' },
    ]);
  });

  it('has no change by blanks, widths or hyphens alone', () =>
    expect(own(open().changes, { customerName: ' 青葉フーズ　' })).toEqual([]));

  it('has a time with the offset of Japan once it was changed', () =>
    expect(own(open().changes, { sentAt: '2026-11-21T10:00' })).toEqual([
      { itemKey: 'sentAt', value: '2026-11-21T10:00:00+09:00' },
    ]));

  it('does not judge what is not sent, but what is', () => {
    const { all, changes } = open();
    expect(wrong(changes, {})).toEqual({});
    expect(wrong(changes, { faxNumber: '03' })).toEqual({ faxNumber: 'phoneNumber' });
    expect(wrong(all, {})).toEqual({ faxNumber: 'phoneNumber' });
  });

  it('says that nothing was changed, unless something is missing', () => {
    const { changes } = open();
    const required = itemForm(groupsOf(item('a', { isRequired: true })), { sends: 'changes' });
    expect(changes.noChange(changes.defaultValues)).toEqual({ 'root.form': { rule: 'noChange' } });
    expect(changes.noChange({ ...changes.defaultValues, sectionName: 'x' })).toEqual({
      'root.form': null,
    });
    expect(required.noChange({ a: '　' })).toEqual({ 'root.form': null });
    const filled = itemForm(
      groupsOf(item('a', { isRequired: true, value: 'x' }), item('b', { isRequired: true })),
      { sends: 'changes' },
    );
    expect(filled.noChange({ a: 'x', b: '' })).toEqual({ 'root.form': null });
    const whole = itemForm(groupsOf(item('a', { isRequired: true, value: 'x' })), {
      sends: 'changes',
    });
    expect(whole.noChange({ a: 'x' })).toEqual({ 'root.form': { rule: 'noChange' } });
    expect(wrong(required, { a: '' })).toEqual({ a: 'required' });
  });

  it('has its places named by the items they were made of', () => {
    const { changes } = open();
    const entries = { ...changes.defaultValues, sectionName: '経理部' };
    const place = (name: string) => changes.nameOf(name, entries);
    expect([place('items.0.value'), place('items.1.value'), place('items.0')]).toEqual([
      'sectionName',
      undefined,
      'sectionName',
    ]);
    // By the notation of the contract, and what is no item.
    expect([place('faxNumber'), place('revision')]).toEqual(['faxNumber', 'revision']);
    expect([place('subitems.0'), place('items.0x'), place('items')]).toEqual([
      'subitems.0',
      'items.0x',
      'items',
    ]);
  });

  it('has its places named beyond the tenth, too', () => {
    const many = Array.from({ length: 12 }, (_, index) => item(`item${index}`));
    const form = itemForm(groupsOf(...many), { sends: 'all' });
    expect([form.nameOf('items.11', {}), form.nameOf('items.1', {})]).toEqual(['item11', 'item1']);
  });

  it('is no time unless the item is one', () => {
    const form = itemForm(groupsOf(item('a')), { sends: 'all' });
    expect(form.sentItems({ a: '2026-11-20T09:30' })[0]?.value).toBe('2026-11-20T09:30');
  });

  it('is judged with all its lengths only once it was changed', () => {
    const long = item('a', { value: 'あいうえ', maxLength: 3, minLength: 2 });
    const form = itemForm(groupsOf(long), { sends: 'changes' });
    expect(wrong(form, {})).toEqual({});
    expect(wrong(form, { a: 'あいうえお' })).toEqual({ a: 'maxLength' });
    expect(wrong(form, { a: 'あ' })).toEqual({ a: 'minLength' });
  });
});

describe('what is confirmed', () => {
  const items = [
    group('company', [
      item('closingDay', {
        format: 'select',
        value: '15',
        options: [
          { value: '15', label: '15日' },
          { value: '31', label: '末日' },
        ],
      }),
      item('startsOn', { format: 'date', value: '2026-04-01' }),
      item('sentAt', { format: 'dateTime' }),
      item('creditLimit', { format: 'currency', value: '5000000' }),
    ]),
    group('shown', [item('customerNumber', { isEditable: false, value: '1' })]),
    group('contact', [item('sectionName')]),
  ];
  const entries = {
    closingDay: '31',
    startsOn: '2026-04-01',
    sentAt: '2026-11-20T09:30',
    creditLimit: '￥１，０００',
    sectionName: '',
  };
  const rows = (form: ItemForm, which?: 'all' | 'changed') =>
    form
      .summary(entries, which)
      .flatMap(({ groupKey, rows: all }) =>
        all.map(({ name, value, before }) => [groupKey, name, value, before]),
      );

  it('is said with labels, dates of S9 and amounts, and what it changes', () =>
    expect(rows(itemForm(items, { sends: 'changes' }))).toEqual([
      ['company', 'closingDay', '末日', '15日'],
      ['company', 'startsOn', '2026/04/01', undefined],
      ['company', 'sentAt', '2026/11/20 09:30', ''],
      ['company', 'creditLimit', '¥1,000', '¥5,000,000'],
      ['contact', 'sectionName', '', undefined],
    ]));

  it('can be what was changed alone, without the headings of what was not', () => {
    const form = itemForm(items, { sends: 'changes' });
    expect(rows(form, 'changed').map(([, name]) => name)).toEqual([
      'closingDay',
      'sentAt',
      'creditLimit',
    ]);
    const headings = (which?: 'all' | 'changed') =>
      form.summary(entries, which).map(({ title }) => title);
    expect(headings('changed')).toEqual(['見出しcompany']);
    expect(headings('all')).toEqual(['見出しcompany', '見出しcontact']);
    expect(form.summary(entries)[1]?.rows[0]?.label).toBe('項目sectionName');
  });

  it('is an amount or a day only where the item is one, and stays as it is where it is none', () => {
    const form = itemForm(
      groupsOf(
        item('text'),
        item('limit', { format: 'currency' }),
        item('day', { format: 'date' }),
        item('number', { format: 'integer' }),
      ),
      { sends: 'all' },
    );
    const said = (entered: ItemEntries) => form.summary(entered)[0]?.rows.map(({ value }) => value);
    expect(said({ text: '2026-04-01', limit: '1.5', day: '昭和', number: '1000' })).toEqual([
      '2026-04-01',
      '1.5',
      '昭和',
      '1000',
    ]);
  });

  it('marks what was filled in before, where all is sent for the first time', () =>
    expect(
      rows(itemForm(items, { sends: 'all' })).map(([, name, , before]) => [name, before]),
    ).toEqual([
      ['closingDay', '15日'],
      ['startsOn', undefined],
      ['sentAt', undefined],
      ['creditLimit', '¥5,000,000'],
      ['sectionName', undefined],
    ]));
});

describe('an answer that is not as the contract promises', () => {
  const controls = (...items: readonly RegisteredItem[]) =>
    itemForm(groupsOf(...items), { sends: 'all' }).groups.flatMap(({ items: all }) =>
      all.map(({ itemKey, control }) => [itemKey, control]),
    );

  it('leaves a format of tomorrow to be entered as text, or chosen where there is a choice', () =>
    expect(
      controls(
        itemOfTomorrow('plain'),
        itemOfTomorrow('long', { value: '一行\n二行' }),
        itemOfTomorrow('choice', { options }),
        itemOfTomorrow('read', { isEditable: false }),
      ),
    ).toEqual([
      ['plain', 'lines'],
      ['long', 'lines'],
      ['choice', 'select'],
      ['read', 'shown'],
    ]));

  it('sends what was entered for it as it stands', () => {
    const form = itemForm(groupsOf(itemOfTomorrow('a', { isRequired: true })), { sends: 'all' });
    expect(form.sentItems({ a: ' ０３？ ' })).toEqual([{ itemKey: 'a', value: ' ０３？ ' }]);
    expect(wrong(form, { a: '?' })).toEqual({});
    expect(wrong(form, { a: '' })).toEqual({ a: 'required' });
  });

  it('shows a list without choices, and gives it back as it came', () => {
    const form = itemForm(groupsOf(item('a', { format: 'select', value: 'x', isRequired: true })), {
      sends: 'all',
    });
    expect(form.groups[0]?.items[0]?.control).toBe('shown');
    expect(form.defaultValues).toEqual({});
    expect(form.fields).toEqual({ a: { label: '項目a' } });
    expect(wrong(form, {})).toEqual({});
    expect(form.sentItems({})).toEqual([{ itemKey: 'a', value: 'x' }]);
  });

  it('gives back an item whose name can be none of a field as it came', () => {
    const form = itemForm(groupsOf(item('constructor', { value: 'x' })), { sends: 'all' });
    expect(form.sentItems({})).toEqual([{ itemKey: 'constructor', value: 'x' }]);
  });

  it('has no heading without an item, and each item once', () => {
    const form = itemForm(
      [group('empty', []), group('one', [item('a'), item('loginId')]), group('two', [item('a')])],
      { sends: 'all', own: { loginId: { label: 'ログインID', value: 'x' } } },
    );
    expect(form.groups.map(({ groupKey, items }) => [groupKey, items.length])).toEqual([
      ['one', 1],
    ]);
    expect(form.defaultValues).toEqual({ loginId: 'x', a: '' });
    expect(itemForm([], { sends: 'all' })).toMatchObject({
      groups: [],
      defaultValues: {},
      fields: {},
    });
  });

  it('takes what is left out for nothing', () => {
    const bare = { itemKey: 'a' };
    const form = itemForm(
      [
        Object.assign(group('g', []), {
          items: [
            Object.assign(item('x'), bare, {
              label: undefined,
              value: undefined,
              format: undefined,
              options: undefined,
              helpText: undefined,
              isRequired: undefined,
              minLength: undefined,
              maxLength: undefined,
            }),
          ],
        }),
        Object.assign(group('h', []), { items: undefined }),
      ],
      { sends: 'all' },
    );
    expect(form.groups.map(({ groupKey }) => groupKey)).toEqual(['g']);
    expect(form.groups[0]?.items[0]).toMatchObject({
      label: 'a',
      initial: '',
      options: [],
      value: null,
      help: undefined,
      isRequired: false,
    });
    expect(wrong(form, { a: 'x' })).toEqual({});
    expect(wrong(form, { a: '' })).toEqual({});
    expect(wrong(form, { a: 'x'.repeat(5000) })).toEqual({});
    // As text of S5, which has no question mark.
    expect(wrong(form, { a: '?' })).toEqual({ a: 'questionMark' });
  });

  it('lets nobody change what it does not say can be changed', () =>
    expect(controls(Object.assign(item('a'), { isEditable: undefined }))).toEqual([
      ['a', 'shown'],
    ]));

  it('only shows an item whose name cannot be one of a field', () =>
    expect(
      controls(item('a.b'), item('0'), item(''), item('constructor'), item('prototype')).map(
        ([, control]) => control,
      ),
    ).toEqual(['shown', 'shown', 'shown', 'shown', 'shown']));
});

describe('how an item is entered', () => {
  const read = (rest: Parameters<typeof item>[1]) =>
    itemForm(groupsOf(item('a', rest)), { sends: 'all' }).groups[0]?.items[0];
  const control = (rest: Parameters<typeof item>[1]) => read(rest)?.control;
  const many = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
  const few = many.slice(0, 4);

  it.each([
    ['a short text', { maxLength: 200 }, 'line'],
    ['a long text', { maxLength: 201 }, 'lines'],
    ['a text that has lines already', { maxLength: 50, value: 'a\nb' }, 'lines'],
    ['a day', { format: 'date' }, 'date'],
    ['a day that is written with slashes', { format: 'date', value: '2026/4/1' }, 'date'],
    ['a day that is none', { format: 'date', value: '昭和63年' }, 'line'],
    ['a time that is none', { format: 'dateTime', value: 'soon' }, 'line'],
    [
      'a few choices that must be made',
      { format: 'select', options: few, isRequired: true },
      'radio',
    ],
    ['many', { format: 'select', options: many, isRequired: true }, 'select'],
    ['a few that can be taken back', { format: 'select', options: few }, 'select'],
    [
      'a few, none of them chosen before',
      { format: 'select', options: few, isRequired: true, value: '9' },
      'select',
    ],
    [
      'a few, one of them chosen before',
      { format: 'select', options: few, isRequired: true, value: '2' },
      'radio',
    ],
    ['a text, even if there were choices', { options: few }, 'lines'],
    ['a number, however long', { format: 'integer', maxLength: 2000 }, 'line'],
    ['a day with a time', { format: 'dateTime', value: '2026-11-20T09:30:15Z' }, 'dateTime'],
    ['a time to be entered', { format: 'dateTime' }, 'dateTime'],
    ['what the issuer keeps', { isEditable: false, format: 'date' }, 'shown'],
  ] as const)('%s', (_, rest, expected) => {
    expect(control({ ...rest, options: 'options' in rest ? [...rest.options] : [] })).toBe(
      expected,
    );
  });

  it('says of what has to be there whether it is entered or chosen', () => {
    const required = (rest: Parameters<typeof item>[1]) =>
      itemForm(groupsOf(item('a', { isRequired: true, ...rest })), { sends: 'all' }).fields['a']
        ?.required;
    expect([
      required({}),
      required({ format: 'select', options: many }),
      required({ format: 'select', options: few }),
      required({ isRequired: false }),
    ]).toEqual([true, 'choose', 'choose', undefined]);
  });

  it.each([
    [{}, 'a'],
    [{ label: '' }, 'a'],
    [{ label: '名前' }, '名前'],
  ])('has the issuer’s label, or its key: %j', (rest, label) =>
    expect(read({ label: '', ...rest })?.label).toBe(label),
  );

  it('has the issuer’s hint, if there is one', () =>
    expect([read({ helpText: '例' })?.help, read({ helpText: '' })?.help, read({})?.help]).toEqual([
      '例',
      undefined,
      undefined,
    ]));

  it('shows at first what came, and a day as the browser’s own field wants it', () => {
    const initial = (rest: Parameters<typeof item>[1]) => read(rest)?.initial;
    expect([
      initial({ format: 'date', value: '2026/4/1' }),
      initial({ format: 'dateTime', value: '2026-11-20T00:30:15Z' }),
      initial({ format: 'phoneNumber', value: '０３（５５５５）０１００' }),
      initial({ value: ' 2026/4/1 ' }),
      initial({ value: null }),
    ]).toEqual(['2026-04-01', '2026-11-20T09:30', '０３（５５５５）０１００', ' 2026/4/1 ', '']);
  });

  it('takes the same in another spelling for no change', () => {
    const form = itemForm(groupsOf(item('a', { format: 'phoneNumber', value: '０３ー５５５５' })), {
      sends: 'changes',
    });
    expect(form.sentItems({ a: '03-5555' })).toEqual([]);
    expect(form.sentItems({ a: '03-5556' })).toEqual([{ itemKey: 'a', value: '03-5556' }]);
  });
});

describe('what a field of the form can hold, for what was typed and not sent', () => {
  const options4 = ['1', '2'].map((value) => ({ value, label: value }));
  const open = () =>
    itemForm(
      groupsOf(
        item('text'),
        item('list', { format: 'select', options: options4 }),
        item('radio', { format: 'select', options: options4, isRequired: true }),
      ),
      { sends: 'all', own: { loginId: { label: 'ログインID' } } },
    );

  it.each([
    ['list', '1', true],
    ['list', '2', true],
    ['list', '9', false],
    ['list', '', true],
    ['radio', '2', true],
    ['radio', '9', false],
    ['text', '9', true],
    ['loginId', '9', true],
    ['another', '9', true],
  ])('%s: %j: %s', (name, entry, expected) => expect(open().accepts(name, entry)).toBe(expected));

  it('is blank at first where the page says nothing else', () =>
    expect(open().defaultValues).toEqual({ loginId: '', text: '', list: '', radio: '' }));
});

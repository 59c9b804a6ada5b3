import { beforeAll, describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import { ItemFormat } from '../../../generated/zod/schemas/itemFormat.zod.ts';
import { RegisteredItemGroup } from '../../../generated/zod/schemas/registeredItemGroup.zod.ts';
import { RegistrationInput } from '../../../generated/zod/schemas/registrationInput.zod.ts';
import { validateItem } from '../../../mocks/sandbox/areas/item-rules.ts';
import {
  createItemForm,
  type ItemEntries,
  type ItemForm,
} from '../../../src/forms/items/item-form.ts';
import { validate, normaliseEntries } from '../../../src/forms/validate.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { valuesByFormat } from '../s5/values.ts';
import { group, groupsOf, item, itemOfNewFormat } from './items.ts';

beforeAll(() => loadTexts('validation'));

type ItemOverrides = Parameters<typeof item>[1];

const formSendingAll = (...items: readonly RegisteredItem[]) =>
  createItemForm(groupsOf(...items), { sends: 'all' });
const formSendingChanges = (...items: readonly RegisteredItem[]) =>
  createItemForm(groupsOf(...items), { sends: 'changes' });

const brokenRules = (form: ItemForm, entries: ItemEntries): Record<string, string> => {
  const normalisedEntries = normaliseEntries(form.fields, { ...form.defaultValues, ...entries });
  const violations = validate({ fields: form.fields }, normalisedEntries);
  return Object.fromEntries([...violations].map(([name, { rule }]) => [name, rule]));
};

const optionsOf = (...choices: string[]) => choices.map((value) => ({ value, label: value }));

describe.each(ItemFormat.options)('an item of the format %s', (format) => {
  const {
    validEntries,
    entriesToNormalise,
    invalidEntries,
    entriesRefusedByRules = [],
  } = valuesByFormat[format];
  const itemOfFormat = item('company', {
    format,
    options: format === 'select' ? optionsOf('20') : [],
  });
  const form = formSendingAll(itemOfFormat);
  const sentValue = (entry: string): string | null | undefined =>
    form.sentItemsOf(normaliseEntries(form.fields, { company: entry }))[0]?.value;

  it('fits the contract', () =>
    expect(safeParse(RegisteredItemGroup, group('all', [itemOfFormat])).success).toBe(true));

  it('accepts every valid entry, and sends a value that sandbox and contract accept', () => {
    for (const entry of [...validEntries, ...Object.keys(entriesToNormalise)]) {
      expect([entry, brokenRules(form, { company: entry })]).toEqual([entry, {}]);
      const fault = validateItem(itemOfFormat, sentValue(entry) ?? null);
      expect([entry, fault]).toEqual([entry, undefined]);
      const requestBody = {
        revision: 'rev-20261101-0003',
        loginId: 'aoba-foods',
        password: 'x',
        passwordConfirmation: 'x',
        items: form.sentItemsOf({ company: entry }),
      };
      expect([entry, safeParse(RegistrationInput, requestBody).success]).toEqual([entry, true]);
    }
  });

  it('refuses every invalid entry', () => {
    const entries = [...invalidEntries, ...entriesRefusedByRules];
    expect(
      entries.filter((entry) => brokenRules(form, { company: entry })['company'] === undefined),
    ).toEqual([]);
  });

  it('sends null for a blank entry, which is refused if the item is required', () => {
    expect([sentValue(''), sentValue('　')]).toEqual([null, null]);
    expect(brokenRules(form, { company: '' })).toEqual({});
    const formOfRequired = formSendingAll({ ...itemOfFormat, isRequired: true });
    const rule = format === 'select' ? 'choose' : 'required';
    expect(brokenRules(formOfRequired, { company: '' })).toEqual({ company: rule });
  });
});

describe('the length of an item', () => {
  it.each([
    ['あい', 'minLength'],
    ['あいう', undefined],
    ['𠮷𠮷𠮷𠮷𠮷', undefined],
    ['あいうえおか', 'maxLength'],
    ['', undefined],
  ])('with the limits 3 and 5 is checked: %j breaks %s', (entry, rule) =>
    expect(
      brokenRules(formSendingAll(item('a', { minLength: 3, maxLength: 5 })), { a: entry })['a'],
    ).toBe(rule),
  );

  it('is not checked for dates and times, because the portal adds the offset', () => {
    const day = item('day', { format: 'date', maxLength: 2 });
    const time = item('time', { format: 'dateTime', maxLength: 2 });
    expect(
      brokenRules(formSendingAll(day, time), { day: '2026-11-20', time: '2026-11-20T09:30' }),
    ).toEqual({});
  });

  it('is checked only for changed items if only changes are sent', () => {
    const form = formSendingChanges(item('a', { value: 'あいうえ', maxLength: 3, minLength: 2 }));
    const rules = ['あいうえ', 'あいうえお', 'あ'].map((a) => brokenRules(form, { a }));
    expect(rules).toEqual([{}, { a: 'maxLength' }, { a: 'minLength' }]);
  });
});

describe('the request', () => {
  const items = [
    item('customerName', { value: '青葉フーズ' }),
    item('customerNumber', { value: '0001204588', isEditable: false }),
    item('sentAt', { format: 'dateTime', value: '2026-11-20T09:30:15Z' }),
    item('faxNumber', { format: 'phoneNumber', value: '03-5555-0100 内線5' }),
    item('sectionName'),
    item('note', { value: '請求書\r\n在中' }),
  ];
  const [allForm, changesForm] = [formSendingAll(...items), formSendingChanges(...items)];
  const sentValues = (form: ItemForm, entries: ItemEntries) =>
    form
      .sentItemsOf({ ...form.defaultValues, ...entries })
      .map(({ itemKey, value }) => [itemKey, value]);

  it('has every editable item, with unchanged values as received', () =>
    expect(sentValues(allForm, { sectionName: '経理部' })).toEqual([
      ['customerName', '青葉フーズ'],
      ['sentAt', '2026-11-20T09:30:15Z'],
      ['faxNumber', '03-5555-0100 内線5'],
      ['sectionName', '経理部'],
      ['note', '請求書\r\n在中'],
    ]));

  it.each<[ItemEntries, Record<string, string | null>]>([
    [{}, {}],
    [
      { sectionName: '経理部', customerName: '' },
      { customerName: null, sectionName: '経理部' },
    ],
    // Another notation of the same value is not a change.
    [{ customerName: ' 青葉フーズ　' }, {}],
    [{ note: '請求書\n在中' }, {}],
    [{ sentAt: '2026-11-21T10:00' }, { sentAt: '2026-11-21T10:00:00+09:00' }],
    [{ sectionName: '2026-11-20T09:30' }, { sectionName: '2026-11-20T09:30' }],
  ])('for changes has only the changed items: %j', (entries, expected) =>
    expect(sentValues(changesForm, entries)).toEqual(Object.entries(expected)),
  );

  it('compares phone numbers in their normalised notation', () => {
    const form = formSendingChanges(item('a', { format: 'phoneNumber', value: '０３ー５５５５' }));
    expect(sentValues(form, { a: '03-5555' })).toEqual([]);
    expect(sentValues(form, { a: '03-5556' })).toEqual([['a', '03-5556']]);
  });

  it('is validated only for the sent items', () => {
    expect(brokenRules(changesForm, {})).toEqual({});
    expect(brokenRules(changesForm, { faxNumber: '03' })).toEqual({ faxNumber: 'phoneNumber' });
    expect(brokenRules(allForm, {})).toEqual({ faxNumber: 'phoneNumber' });
  });

  const completeItem = item('a', { isRequired: true, value: 'x' });
  it.each<[string, RegisteredItem[], ItemEntries, boolean]>([
    ['is unchanged', items, {}, true],
    ['has a change', items, { sectionName: 'x' }, false],
    ['lacks its only entry', [item('a', { isRequired: true })], { a: '　' }, false],
    ['lacks one of two entries', [completeItem, item('b', { isRequired: true })], {}, false],
    ['is complete and unchanged', [completeItem], {}, true],
  ])('breaks noChange only if nothing else is wrong: %s', (_, itemsOfForm, entries, isBroken) => {
    const form = formSendingChanges(...itemsOfForm);
    expect(form.noChangeRule({ ...form.defaultValues, ...entries })).toEqual({
      'root.form': isBroken ? { rule: 'noChange' } : null,
    });
  });

  it.each([
    ['items.0.value', 'sectionName'],
    ['items.1.value', undefined],
    ['items.0', 'sectionName'],
    ['faxNumber', 'faxNumber'],
    ['revision', 'revision'],
    ['subitems.0', 'subitems.0'],
    ['items.0x', 'items.0x'],
    ['items', 'items'],
  ])('maps the path %s of an error to the field %s', (path, name) =>
    expect(
      changesForm.fieldNameOf(path, { ...changesForm.defaultValues, sectionName: '経理部' }),
    ).toBe(name),
  );

  it('maps paths with an index of two digits', () => {
    const form = formSendingAll(...Array.from({ length: 12 }, (_, index) => item(`item${index}`)));
    expect(form.fieldNameOf('items.11', {})).toBe('item11');
    expect(form.fieldNameOf('items.1', {})).toBe('item1');
  });
});

describe('the summary for the confirmation', () => {
  const closingDays = [
    { value: '15', label: '15日' },
    { value: '31', label: '末日' },
  ];
  const items = [
    group('company', [
      item('closingDay', { format: 'select', value: '15', options: closingDays }),
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
  const summaryRows = (sends: 'all' | 'changes', filter?: 'all' | 'changed') =>
    createItemForm(items, { sends })
      .summary(entries, filter)
      .flatMap(({ title, rows }) =>
        rows.map(({ label, value, oldValue }) => [title, label, value, oldValue]),
      );

  it('has labels, dates of S9 and amounts, with the former value of each change', () =>
    expect(summaryRows('changes')).toEqual([
      ['見出しcompany', '項目closingDay', '末日', '15日'],
      ['見出しcompany', '項目startsOn', '2026/04/01', undefined],
      ['見出しcompany', '項目sentAt', '2026/11/20 09:30', ''],
      ['見出しcompany', '項目creditLimit', '¥1,000', '¥5,000,000'],
      ['見出しcontact', '項目sectionName', '', undefined],
    ]));

  it('may have only the changes, without headings of unchanged groups', () =>
    expect(summaryRows('changes', 'changed').map(([title, label]) => [title, label])).toEqual([
      ['見出しcompany', '項目closingDay'],
      ['見出しcompany', '項目sentAt'],
      ['見出しcompany', '項目creditLimit'],
    ]));

  it('omits empty former values if all items are sent', () =>
    expect(summaryRows('all').map(([, , , formerValue]) => formerValue)).toEqual([
      '15日',
      undefined,
      undefined,
      '¥5,000,000',
      undefined,
    ]));

  it('shows an invalid value unchanged, and formats amounts and dates only by their format', () => {
    const form = formSendingAll(
      item('text'),
      item('limit', { format: 'currency' }),
      item('day', { format: 'date' }),
      item('number', { format: 'integer' }),
    );
    const shownEntries = { text: '2026-04-01', limit: '1.5', day: '昭和', number: '1000' };
    expect(form.summary(shownEntries)[0]?.rows.map(({ value }) => value)).toEqual(
      Object.values(shownEntries),
    );
  });
});

describe('an answer that violates the contract', () => {
  it('with an unknown format accepts any text, and sends the text unchanged', () => {
    const form = formSendingAll(itemOfNewFormat('a', { isRequired: true }));
    expect(form.sentItemsOf({ a: ' ０３？ ' })).toEqual([{ itemKey: 'a', value: ' ０３？ ' }]);
    expect(brokenRules(form, { a: '?' })).toEqual({});
    expect(brokenRules(form, { a: '' })).toEqual({ a: 'required' });
  });

  it('with a select without options or an unusable name sends the value back as received', () => {
    const form = formSendingAll(item('a', { format: 'select', value: 'x', isRequired: true }));
    expect([form.defaultValues, form.fields]).toEqual([{}, { a: { label: '項目a' } }]);
    expect(brokenRules(form, {})).toEqual({});
    expect(form.sentItemsOf({})).toEqual([{ itemKey: 'a', value: 'x' }]);
    expect(formSendingAll(item('constructor', { value: 'x' })).sentItemsOf({})).toEqual([
      { itemKey: 'constructor', value: 'x' },
    ]);
  });

  it('with empty groups or repeated names uses the first item of each name', () => {
    const form = createItemForm(
      [group('empty', []), group('one', [item('a'), item('loginId')]), group('two', [item('a')])],
      { sends: 'all', pageFields: { loginId: { label: 'ログインID', value: 'x' } } },
    );
    const itemCounts = form.groups.map(({ groupKey, items }) => [groupKey, items.length]);
    expect(itemCounts).toEqual([['one', 1]]);
    expect(form.defaultValues).toEqual({ loginId: 'x', a: '' });
    const emptyForm = { groups: [], defaultValues: {}, fields: {} };
    expect(createItemForm([], { sends: 'all' })).toMatchObject(emptyForm);
  });

  it('without fields gets the default values of the fields', () => {
    const incompleteItem = Object.assign({}, { itemKey: 'a', isEditable: true });
    const form = createItemForm(
      [
        Object.assign(group('g', []), { items: [incompleteItem] }),
        Object.assign(group('h', []), { items: undefined }),
      ],
      { sends: 'all' },
    );
    expect(form.groups.map(({ groupKey }) => groupKey)).toEqual(['g']);
    expect(form.groups[0]?.items[0]).toMatchObject({
      label: 'a',
      initialValue: '',
      options: [],
      value: null,
      help: undefined,
      isRequired: false,
    });
    expect(['x', '', 'x'.repeat(5000)].map((a) => brokenRules(form, { a }))).toEqual([{}, {}, {}]);
    // The default format is a text of S5, which has no question mark.
    expect(brokenRules(form, { a: '?' })).toEqual({ a: 'questionMark' });
  });
});

describe('an item', () => {
  const formItemWith = (overrides: ItemOverrides) =>
    formSendingAll(item('a', overrides)).groups[0]?.items[0];
  const manyOptions = optionsOf('1', '2', '3', '4', '5');
  const fewOptions = manyOptions.slice(0, 4);
  const selectOverrides = { format: 'select' as const, options: fewOptions };
  const requiredChoice = { ...selectOverrides, isRequired: true };

  it.each<[title: string, overrides: ItemOverrides, control: string]>([
    ['a short text', { maxLength: 200 }, 'singleLine'],
    ['a long text', { maxLength: 201 }, 'multiLine'],
    ['a value with several lines', { maxLength: 50, value: 'a\nb' }, 'multiLine'],
    ['a text with options', { options: fewOptions }, 'multiLine'],
    ['a long number', { format: 'integer', maxLength: 2000 }, 'singleLine'],
    ['a date', { format: 'date' }, 'date'],
    ['a date with slashes', { format: 'date', value: '2026/4/1' }, 'date'],
    ['an invalid date', { format: 'date', value: '昭和63年' }, 'singleLine'],
    ['a date with a time', { format: 'dateTime', value: '2026-11-20T09:30:15Z' }, 'dateTime'],
    ['a blank date with a time', { format: 'dateTime' }, 'dateTime'],
    ['an invalid time', { format: 'dateTime', value: 'soon' }, 'singleLine'],
    ['a required choice of few options', requiredChoice, 'radio'],
    ['a required choice with a value', { ...requiredChoice, value: '2' }, 'radio'],
    ['a required choice of many options', { ...requiredChoice, options: manyOptions }, 'select'],
    ['an optional choice', selectOverrides, 'select'],
    ['a value that is not offered', { ...requiredChoice, value: '9' }, 'select'],
    ['a choice without options', { ...requiredChoice, options: [] }, 'readOnly'],
    ['a fixed value', { isEditable: false, format: 'date' }, 'readOnly'],
  ])('has the control for %s', (_, overrides, control) =>
    expect(formItemWith(overrides)?.control).toBe(control),
  );

  it.each<[RegisteredItem, string]>([
    [itemOfNewFormat('plain'), 'multiLine'],
    [itemOfNewFormat('long', { value: '一行\n二行' }), 'multiLine'],
    [itemOfNewFormat('choice', { options: fewOptions }), 'select'],
    [itemOfNewFormat('fixed', { isEditable: false }), 'readOnly'],
    [Object.assign(item('a'), { isEditable: undefined }), 'readOnly'],
    [item('a.b'), 'readOnly'],
    [item('0'), 'readOnly'],
    [item(''), 'readOnly'],
    [item('constructor'), 'readOnly'],
    [item('prototype'), 'readOnly'],
  ])('has a control, even if the contract is violated: %j', (violatingItem, control) =>
    expect(formSendingAll(violatingItem).groups[0]?.items[0]?.control).toBe(control),
  );

  it.each<[ItemOverrides, true | 'choose' | undefined]>([
    [{}, true],
    [{ ...selectOverrides, options: manyOptions }, 'choose'],
    [selectOverrides, 'choose'],
    [{ isRequired: false }, undefined],
  ])('is required as a text, as a choice, or not at all: %j', (overrides, required) =>
    expect(
      formSendingAll(item('a', { isRequired: true, ...overrides })).fields['a']?.required,
    ).toBe(required),
  );

  it.each<[ItemOverrides, string | undefined, string | undefined]>([
    [{ label: '' }, 'a', undefined],
    [{ label: '名前', helpText: '例' }, '名前', '例'],
    [{ label: '名前', helpText: '' }, '名前', undefined],
  ])(
    'has the label of the issuer, or its key, and the hint of the issuer: %j',
    (overrides, label, help) => expect(formItemWith(overrides)).toMatchObject({ label, help }),
  );

  it.each<[ItemOverrides, string]>([
    [{ format: 'date', value: '2026/4/1' }, '2026-04-01'],
    [{ format: 'dateTime', value: '2026-11-20T00:30:15Z' }, '2026-11-20T09:30'],
    [{ format: 'phoneNumber', value: '０３（５５５５）０１００' }, '０３（５５５５）０１００'],
    [{ value: ' 2026/4/1 ' }, ' 2026/4/1 '],
    [{ value: null }, ''],
  ])(
    'has its value as initial value, a date in the notation of a date field: %j',
    (overrides, initialValue) => expect(formItemWith(overrides)?.initialValue).toBe(initialValue),
  );
});

describe('a restored draft', () => {
  const selectOverrides = { format: 'select' as const, options: optionsOf('1', '2') };
  const form = createItemForm(
    groupsOf(
      item('text'),
      item('list', selectOverrides),
      item('radio', { ...selectOverrides, isRequired: true }),
    ),
    { sends: 'all', pageFields: { loginId: { label: 'ログインID' } } },
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
  ])('may fill the field %s with %j: %s', (name, entry, expected) =>
    expect(form.acceptsEntry(name, entry)).toBe(expected),
  );
});

import { describe, expect, it } from 'vitest';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import {
  findConcurrentChanges,
  findRetainedEntries,
} from '../../../src/forms/items/changed-items.ts';
import { createItemForm, type ItemEntries } from '../../../src/forms/items/item-form.ts';
import { groupsOf, item, itemOfNewFormat } from './items.ts';

type Items = readonly RegisteredItem[];

const formOf = (items: Items) =>
  createItemForm(groupsOf(...items), {
    sends: 'all',
    pageFields: { loginId: { label: 'ログインID' } },
  });
const selectItem = (itemKey: string, offeredValues: string[], value: string | null = null) =>
  item(itemKey, {
    format: 'select',
    value,
    options: offeredValues.map((optionValue) => ({
      value: optionValue,
      label: `${optionValue}日`,
    })),
  });
const readOnlyItem = (itemKey: string, value: string | null = null) =>
  item(itemKey, { isEditable: false, value });

describe('the remaining entries after the issuer has changed the items (S8)', () => {
  const cases: [title: string, Items, ItemEntries, Items, ItemEntries, lostLabels: string[]][] = [
    [
      'entries of remaining items and of the page’s own fields',
      [item('a'), item('b')],
      { loginId: 'demo', a: 'x', b: 'y' },
      [item('b'), item('a')],
      { loginId: 'demo', a: 'x', b: 'y' },
      [],
    ],
    [
      'no untouched entry, because the new form may have another value',
      [item('a', { value: 'x' }), item('b', { value: ' y' })],
      { a: 'x', b: 'y ' },
      [item('a', { value: 'new' }), item('b')],
      {},
      [],
    ],
    ['no entry of a missing field', [item('a', { value: 'x' })], {}, [], {}, []],
    [
      'no entry of a removed item, whose label is returned unless the entry is blank',
      [item('a'), item('b'), item('c')],
      { a: 'x', b: '　', c: 'z' },
      [item('c')],
      { c: 'z' },
      ['項目a'],
    ],
    [
      'no label of a removed item that was emptied',
      [item('a', { value: 'x' }), itemOfNewFormat('b')],
      { a: '', b: '　' },
      [],
      {},
      [],
    ],
    [
      'no entry of an item that is now read-only, and no option that is no longer offered',
      [item('a'), selectItem('day', ['15', '20']), selectItem('other', ['15', '20'])],
      { a: 'x', day: '20', other: '15' },
      [readOnlyItem('a'), selectItem('day', ['15']), selectItem('other', ['15'])],
      { other: '15' },
      ['項目a', '項目day'],
    ],
    [
      'no value of an item that was read-only',
      [readOnlyItem('a', 'x')],
      { loginId: 'demo' },
      [item('a')],
      { loginId: 'demo' },
      [],
    ],
  ];
  it.each(cases)('include %s', (_, oldItems, entries, newItems, remainingEntries, lostLabels) =>
    expect(findRetainedEntries({ items: formOf(oldItems), entries }, formOf(newItems))).toEqual({
      entries: remainingEntries,
      lostLabels,
    }),
  );
});

describe('the items that another user has changed (S8)', () => {
  const changesBetween = (oldItems: Items, newItems: Items) =>
    findConcurrentChanges(formOf(oldItems), formOf(newItems)).map((change) => [
      change.item.itemKey,
      change.oldValue,
      change.item.value,
    ]);

  it('are the items with another value, with the displayed old value', () => {
    const limitItem = (value: string) =>
      item('limit', { format: 'currency', value, isEditable: false });
    expect(
      changesBetween(
        [
          item('same', { value: 'x' }),
          item('text', { value: 'before' }),
          selectItem('day', ['15', '20'], '15'),
          limitItem('5000'),
          item('filled'),
          item('emptied', { value: 'x' }),
        ],
        [
          item('same', { value: 'x' }),
          item('text', { value: 'after' }),
          selectItem('day', ['15', '20'], '20'),
          limitItem('6000'),
          item('filled', { value: 'y' }),
          item('emptied'),
        ],
      ),
    ).toEqual([
      ['text', 'before', 'after'],
      ['day', '15日', '20'],
      ['limit', '¥5,000', '6000'],
      ['filled', '', 'y'],
      ['emptied', 'x', null],
    ]);
  });

  it('include neither new nor removed items', () =>
    expect(changesBetween([item('old', { value: 'x' })], [item('new', { value: 'y' })])).toEqual(
      [],
    ));
});

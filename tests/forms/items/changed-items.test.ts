import { describe, expect, it } from 'vitest';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import { concurrentChanges, retainedEntries } from '../../../src/forms/items/changed-items.ts';
import { itemForm, type ItemEntries } from '../../../src/forms/items/item-form.ts';
import { groupsOf, item, itemOfNewFormat } from './items.ts';

type Items = readonly RegisteredItem[];

const form = (items: Items) =>
  itemForm(groupsOf(...items), { sends: 'all', pageFields: { loginId: { label: 'ログインID' } } });
const choice = (itemKey: string, offered: string[], value: string | null = null) =>
  item(itemKey, {
    format: 'select',
    value,
    options: offered.map((one) => ({ value: one, label: `${one}日` })),
  });
const fixed = (itemKey: string, value: string | null = null) =>
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
      'no entry that is now displayed only, or no longer offered',
      [item('a'), choice('day', ['15', '20']), choice('other', ['15', '20'])],
      { a: 'x', day: '20', other: '15' },
      [fixed('a'), choice('day', ['15']), choice('other', ['15'])],
      { other: '15' },
      ['項目a', '項目day'],
    ],
    [
      'no value of an item that was displayed only',
      [fixed('a', 'x')],
      { loginId: 'demo' },
      [item('a')],
      { loginId: 'demo' },
      [],
    ],
  ];
  it.each(cases)('include %s', (_, before, entries, now, remaining, lostLabels) =>
    expect(retainedEntries({ items: form(before), entries }, form(now))).toEqual({
      entries: remaining,
      lostLabels,
    }),
  );
});

describe('the items that another user has changed (S8)', () => {
  const changed = (before: Items, now: Items) =>
    concurrentChanges(form(before), form(now)).map((one) => [
      one.item.itemKey,
      one.oldValue,
      one.item.value,
    ]);

  it('are those with another value, with the displayed former value', () => {
    const limit = (value: string) =>
      item('limit', { format: 'currency', value, isEditable: false });
    expect(
      changed(
        [
          item('same', { value: 'x' }),
          item('text', { value: 'before' }),
          choice('day', ['15', '20'], '15'),
          limit('5000'),
          item('filled'),
          item('emptied', { value: 'x' }),
        ],
        [
          item('same', { value: 'x' }),
          item('text', { value: 'after' }),
          choice('day', ['15', '20'], '20'),
          limit('6000'),
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
    expect(changed([item('old', { value: 'x' })], [item('new', { value: 'y' })])).toEqual([]));
});

import { describe, expect, it } from 'vitest';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import { changedMeanwhile, stayedEntries } from '../../../src/forms/items/changed-items.ts';
import { itemForm, type ItemEntries } from '../../../src/forms/items/item-form.ts';
import { groupsOf, item, itemOfTomorrow } from './items.ts';

const form = (...items: readonly RegisteredItem[]) =>
  itemForm(groupsOf(...items), { sends: 'all', own: { loginId: { label: 'ログインID' } } });

const choice = (itemKey: string, ...offered: string[]) =>
  item(itemKey, {
    format: 'select',
    options: offered.map((value) => ({ value, label: `${value}日` })),
  });

describe('what stays of the entries when the issuer has changed the items (S8)', () => {
  const stayed = (
    before: readonly RegisteredItem[],
    entries: ItemEntries,
    now: readonly RegisteredItem[],
  ) => stayedEntries({ items: form(...before), entries }, form(...now));

  it('is what was entered and still has its place, and what the page asks itself', () =>
    expect(
      stayed([item('a'), item('b')], { loginId: 'demo', a: 'x', b: 'y' }, [item('b'), item('a')]),
    ).toEqual({ entries: { loginId: 'demo', a: 'x', b: 'y' }, gone: [] }));

  it('is nothing that was not touched: the new form may know better', () => {
    expect(
      stayed([item('a', { value: 'x' }), item('b', { value: ' y' })], { a: 'x', b: 'y ' }, [
        item('a', { value: 'new' }),
        item('b'),
      ]),
    ).toEqual({ entries: {}, gone: [] });
    expect(stayed([item('a', { value: 'x' })], {}, [])).toEqual({ entries: {}, gone: [] });
  });

  it('names what was entered and has no place any more, by its label', () =>
    expect(
      stayed([item('a'), item('b'), item('c')], { a: 'x', b: '　', c: 'z' }, [item('c')]),
    ).toEqual({ entries: { c: 'z' }, gone: ['項目a'] }));

  it('names what was emptied neither, blanks or not', () =>
    expect(
      stayed([item('a', { value: 'x' }), itemOfTomorrow('b')], { a: '', b: '　' }, []),
    ).toEqual({ entries: {}, gone: [] }));

  it('has no place where it can only be read now, and where it is offered no more', () =>
    expect(
      stayed(
        [item('a'), choice('day', '15', '20'), choice('other', '15', '20')],
        { a: 'x', day: '20', other: '15' },
        [item('a', { isEditable: false }), choice('day', '15'), choice('other', '15')],
      ),
    ).toEqual({ entries: { other: '15' }, gone: ['項目a', '項目day'] }));

  it('takes nothing along of what could only be read before', () =>
    expect(
      stayed([item('a', { isEditable: false, value: 'x' })], { loginId: 'demo' }, [item('a')]),
    ).toEqual({ entries: { loginId: 'demo' }, gone: [] }));
});

describe('what somebody else has changed meanwhile (S8)', () => {
  const changed = (before: readonly RegisteredItem[], now: readonly RegisteredItem[]) =>
    changedMeanwhile(form(...before), form(...now)).map(
      ({ item: { itemKey, value }, before: was }) => [itemKey, was, value],
    );

  it('is what says something else now, with what it said, in words', () =>
    expect(
      changed(
        [
          item('same', { value: 'x' }),
          item('text', { value: 'before' }),
          { ...choice('day', '15', '20'), value: '15' },
          item('limit', { format: 'currency', value: '5000', isEditable: false }),
          item('filled'),
          item('emptied', { value: 'x' }),
        ],
        [
          item('same', { value: 'x' }),
          item('text', { value: 'after' }),
          { ...choice('day', '15', '20'), value: '20' },
          item('limit', { format: 'currency', value: '6000', isEditable: false }),
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
    ]));

  it('is nothing that was not there before, or is not there any more', () =>
    expect(changed([item('old', { value: 'x' })], [item('new', { value: 'y' })])).toEqual([]));
});

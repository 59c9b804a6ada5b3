import { isChanged, shownValue, type FormItem } from './form-item.ts';
import type { ItemEntries, ItemForm } from './item-form.ts';

export interface RetainedEntries {
  /** Entries whose field still exists: the page's own fields, and remaining items. */
  entries: ItemEntries;
  /** Labels of the items whose entry is lost: the item was removed, or no longer offers the chosen option. */
  lostLabels: string[];
}

const itemsOf = ({ groups }: ItemForm): FormItem[] =>
  groups.flatMap(({ items }) => items).filter(({ control }) => control !== 'shown');

/**
 * The entries that remain after the issuer has changed the items (S8: 400-1-07-12, 400-1-06-13). A field that
 * the customer has not changed gets the value of the new form.
 *
 * @param before the old form with its entries
 * @param newItems the new form
 */
export function retainedEntries(
  before: { items: ItemForm; entries: ItemEntries },
  newItems: ItemForm,
): RetainedEntries {
  const oldItems = itemsOf(before.items);
  const oldNames = new Set(oldItems.map(({ itemKey }) => itemKey));
  const newNames = new Set(itemsOf(newItems).map(({ itemKey }) => itemKey));
  const ownEntries = Object.entries(before.entries).filter(([name]) => !oldNames.has(name));
  const touched = oldItems.flatMap((item) => {
    const entry = before.entries[item.itemKey] ?? item.initial;
    if (!isChanged(item, entry)) return [];
    const stays = newNames.has(item.itemKey) && newItems.accepts(item.itemKey, entry);
    return [{ item, entry, stays }];
  });
  return {
    entries: Object.fromEntries([
      ...ownEntries,
      ...touched.filter(({ stays }) => stays).map(({ item, entry }) => [item.itemKey, entry]),
    ]),
    lostLabels: touched
      .filter(({ stays, entry }) => !stays && entry.trim() !== '')
      .map(({ item }) => item.label),
  };
}

/** An item whose value differs from the value when the form was opened. */
export interface ConcurrentChange {
  /** The item of the new form. */
  item: FormItem;
  /** The displayed value when the form was opened. */
  before: string;
}

/**
 * The items that another user changed while the form was open (S8: 409-1-00-01).
 *
 * @param before the old form
 * @param newItems the new form
 */
export function concurrentChanges(before: ItemForm, newItems: ItemForm): ConcurrentChange[] {
  const all = (form: ItemForm): FormItem[] => form.groups.flatMap(({ items }) => items);
  const old = new Map(all(before).map((item) => [item.itemKey, item]));
  return all(newItems).flatMap((item) => {
    const was = old.get(item.itemKey);
    if (was === undefined || was.value === item.value) return [];
    return [{ item, before: shownValue(was, was.initial) }];
  });
}

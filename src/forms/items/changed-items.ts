import type { FormItem } from './form-item.ts';
import type { ItemEntries, ItemForm } from './item-form.ts';
import { isChanged, shownValue } from './item-values.ts';

export interface StayedEntries {
  /** What was entered and still has its place: the page's own fields, and items that are still there. */
  entries: ItemEntries;
  /** The labels of items that held an entry and are gone, or no longer take what was chosen. */
  gone: string[];
}

const itemsOf = ({ groups }: ItemForm): FormItem[] =>
  groups.flatMap(({ items }) => items).filter(({ control }) => control !== 'shown');

/**
 * What stays of the entries when the issuer has changed the items (S8: 400-1-07-12, 400-1-06-13). What the
 * customer did not touch is left to the new form, which may know better.
 *
 * @param before the form that was filled in, with its entries
 * @param now the form that takes its place
 */
export function stayedEntries(
  before: { items: ItemForm; entries: ItemEntries },
  now: ItemForm,
): StayedEntries {
  const oldItems = itemsOf(before.items);
  const oldNames = new Set(oldItems.map(({ itemKey }) => itemKey));
  const newNames = new Set(itemsOf(now).map(({ itemKey }) => itemKey));
  const own = Object.entries(before.entries).filter(([name]) => !oldNames.has(name));
  const touched = oldItems.flatMap((item) => {
    const entry = before.entries[item.itemKey] ?? item.initial;
    if (!isChanged(item, entry)) return [];
    const stays = newNames.has(item.itemKey) && now.accepts(item.itemKey, entry);
    return [{ item, entry, stays }];
  });
  return {
    entries: Object.fromEntries([
      ...own,
      ...touched.filter(({ stays }) => stays).map(({ item, entry }) => [item.itemKey, entry]),
    ]),
    gone: touched
      .filter(({ stays, entry }) => !stays && entry.trim() !== '')
      .map(({ item }) => item.label),
  };
}

/** An item that says something else than when the form was opened. */
export interface ChangedMeanwhile {
  /** As it is now. */
  item: FormItem;
  /** In words: what it said when the form was opened. */
  before: string;
}

/**
 * What somebody else has changed while a form was filled in (S8: 409-1-00-01).
 *
 * @param before the form that was filled in
 * @param now the form that takes its place
 */
export function changedMeanwhile(before: ItemForm, now: ItemForm): ChangedMeanwhile[] {
  const all = (form: ItemForm): FormItem[] => form.groups.flatMap(({ items }) => items);
  const old = new Map(all(before).map((item) => [item.itemKey, item]));
  return all(now).flatMap((item) => {
    const was = old.get(item.itemKey);
    if (was === undefined || was.value === item.value) return [];
    return [{ item, before: shownValue(was, was.initial) }];
  });
}

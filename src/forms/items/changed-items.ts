import { isChanged, displayedValue, type FormItem } from './form-item.ts';
import type { ItemEntries, ItemForm } from './item-form.ts';

export interface RetainedEntries {
  /** Entries whose field still exists: fields of the page, and remaining items. */
  entries: ItemEntries;
  /** Labels of the items whose entry is lost: the item was removed, or no longer offers the chosen option. */
  lostLabels: string[];
}

const editableItemsOf = ({ groups }: ItemForm): FormItem[] =>
  groups.flatMap(({ items }) => items).filter(({ control }) => control !== 'readOnly');

/**
 * The entries that remain after the issuer has changed the items (S8: 400-1-07-12, 400-1-06-13). A field that
 * the customer has not changed gets the value of the new form.
 *
 * @param oldForm the old form with its entries
 * @param newItems the new form
 */
export function findRetainedEntries(
  oldForm: { items: ItemForm; entries: ItemEntries },
  newItems: ItemForm,
): RetainedEntries {
  const oldItems = editableItemsOf(oldForm.items);
  const oldNames = new Set(oldItems.map(({ itemKey }) => itemKey));
  const newNames = new Set(editableItemsOf(newItems).map(({ itemKey }) => itemKey));
  const pageEntries = Object.entries(oldForm.entries).filter(([name]) => !oldNames.has(name));
  const changedItems = oldItems.flatMap((item) => {
    const entry = oldForm.entries[item.itemKey] ?? item.initialValue;
    if (!isChanged(item, entry)) return [];
    const isRetained = newNames.has(item.itemKey) && newItems.acceptsEntry(item.itemKey, entry);
    return [{ item, entry, isRetained }];
  });
  return {
    entries: Object.fromEntries([
      ...pageEntries,
      ...changedItems
        .filter(({ isRetained }) => isRetained)
        .map(({ item, entry }) => [item.itemKey, entry]),
    ]),
    lostLabels: changedItems
      .filter(({ isRetained, entry }) => !isRetained && entry.trim() !== '')
      .map(({ item }) => item.label),
  };
}

/** An item whose value differs from the value when the form was opened. */
export interface ConcurrentChange {
  item: FormItem;
  /** The displayed value when the form was opened. */
  oldValue: string;
}

/**
 * The items that another user changed while the form was open (S8: 409-1-00-01).
 *
 * @param oldForm the old form
 * @param newItems the new form
 */
export function findConcurrentChanges(oldForm: ItemForm, newItems: ItemForm): ConcurrentChange[] {
  const allItemsOf = (form: ItemForm): FormItem[] => form.groups.flatMap(({ items }) => items);
  const oldItemsByKey = new Map(allItemsOf(oldForm).map((item) => [item.itemKey, item]));
  return allItemsOf(newItems).flatMap((item) => {
    const oldItem = oldItemsByKey.get(item.itemKey);
    if (oldItem === undefined || oldItem.value === item.value) return [];
    return [{ item, oldValue: displayedValue(oldItem, oldItem.initialValue) }];
  });
}

import { useMemo } from 'react';
import type { RegisteredItemGroup } from '../../../generated/model/registeredItemGroup.ts';
import { itemForm, type ItemForm, type ItemFormOptions } from './item-form.ts';

/**
 * `itemForm`, made once for an answer.
 *
 * @param options read when the answer is another one: the rules of the page's own fields come with it
 */
export function useItemForm(
  groups: readonly RegisteredItemGroup[],
  options: ItemFormOptions,
): ItemForm {
  // oxlint-disable-next-line react/exhaustive-deps -- The options are a new object at each rendering.
  return useMemo(() => itemForm(groups, options), [groups]);
}

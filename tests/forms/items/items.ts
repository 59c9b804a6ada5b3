import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import type { RegisteredItemGroup } from '../../../generated/model/registeredItemGroup.ts';

/** An item of the contract: by default, an optional text. */
export const item = (
  itemKey: string,
  overrides: Partial<Omit<RegisteredItem, 'itemKey'>> = {},
): RegisteredItem => ({
  itemKey,
  label: `項目${itemKey}`,
  value: null,
  format: 'text',
  isEditable: true,
  isRequired: false,
  minLength: 0,
  maxLength: 2000,
  options: [],
  helpText: null,
  ...overrides,
});

/** An item of a format that only a newer contract has. */
export const itemOfNewFormat = (itemKey: string, overrides: Partial<RegisteredItem> = {}) =>
  Object.assign(item(itemKey, overrides), { format: 'colour' });

export const group = (groupKey: string, items: readonly RegisteredItem[]): RegisteredItemGroup => ({
  groupKey,
  title: `見出し${groupKey}`,
  items: [...items],
});

export const groupsOf = (...items: readonly RegisteredItem[]): RegisteredItemGroup[] => [
  group('all', items),
];

import type { RegisteredInformation } from '../../../generated/model/registeredInformation.ts';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import type { RegisteredItemGroup } from '../../../generated/model/registeredItemGroup.ts';
import type { Language } from '../../../generated/model/language.ts';
import { namedExample } from '../http/contract.ts';
import english from '../assets/english.json' with { type: 'json' };

/** English texts of a form; the Japanese ones are the contract's example. */
type EnglishWords = {
  /** By the key of a group or an item. */
  labels: Record<string, string>;
  /** By the key of an item. */
  help: Record<string, string>;
  /** By the value of an option. */
  options: Record<string, string>;
};

/** Translates a form. A text without a translation stays Japanese. */
export const inEnglish = (
  groups: RegisteredItemGroup[],
  words: EnglishWords,
): RegisteredItemGroup[] =>
  groups.map((group) => ({
    ...group,
    title: words.labels[group.groupKey] ?? group.title,
    items: group.items.map((item) => ({
      ...item,
      label: words.labels[item.itemKey] ?? item.label,
      helpText: words.help[item.itemKey] ?? item.helpText,
      options: item.options.map((option) => ({
        ...option,
        label: words.options[option.value] ?? option.label,
      })),
    })),
  }));

/** The item that the issuer removes with the next version of its form. */
const isRemoved = ({ itemKey }: RegisteredItem, formVersion: number): boolean =>
  formVersion > 1 && itemKey === 'faxNumber';

/** The issuer's form (S6) with the values of a customer. */
export function itemGroups(
  language: Language,
  values: Record<string, string | null>,
  formVersion = 1,
): RegisteredItemGroup[] {
  const example = namedExample<RegisteredInformation>('RegisteredInformationDefault');
  const groups = example.groups.map((group) => ({
    ...group,
    items: group.items
      .filter((item) => !isRemoved(item, formVersion))
      .map((item) => ({ ...item, value: values[item.itemKey] ?? null })),
  }));
  return language === 'en' ? inEnglish(groups, english.registeredItems) : groups;
}

export const itemsOf = (groups: RegisteredItemGroup[]): RegisteredItem[] =>
  groups.flatMap(({ items }) => items);

/** The displayed value: the label of an option. */
export const displayedValue = (item: RegisteredItem, value: string | null): string | null =>
  item.options.find((option) => option.value === value)?.label ?? value;

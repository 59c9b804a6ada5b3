import type { RegisteredInformation } from '../../../generated/model/registeredInformation.ts';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import type { RegisteredItemGroup } from '../../../generated/model/registeredItemGroup.ts';
import type { Language } from '../../../generated/model/language.ts';
import { namedExample } from '../http/contract.ts';

/** English texts of a form; the Japanese ones are the contract's example. */
export type EnglishWords = {
  /** By the key of a group or an item. */
  labels: Record<string, string>;
  /** By the key of an item. */
  help: Record<string, string>;
  /** By the value of an option. */
  options: Record<string, string>;
};

const labels: EnglishWords['labels'] = {
  customer: 'Customer',
  address: 'Address and contact',
  contact: 'Person in charge',
  account: 'Login',
  customerNumber: 'Customer number',
  customerName: 'Company',
  customerNameKana: 'Company (kana)',
  invoiceRegisterNumber: 'Invoice registration number',
  postalCode: 'Postal code',
  address1: 'Address',
  address2: 'Building and floor',
  phoneNumber: 'Phone',
  faxNumber: 'Fax',
  sectionName: 'Section',
  personName: 'Name',
  closingDay: 'Closing day',
  creditLimit: 'Credit limit',
  bankAccount: 'Bank account',
  loginId: 'Login ID',
  licensePeriod: 'Period of use',
};

const help: EnglishWords['help'] = {
  invoiceRegisterNumber: 'T and 13 half-width digits, or the 13 digits alone.',
  postalCode: 'Example: 103-0027',
  phoneNumber: 'Example: 03-5555-0100',
  closingDay: 'A change may take effect from the bill of the month after next.',
  loginId: 'Half-width letters, digits and symbols, 6 to 64 characters.',
};

const options: EnglishWords['options'] = { '15': '15th', '20': '20th', '31': 'Last day' };

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
  return language === 'en' ? inEnglish(groups, { labels, help, options }) : groups;
}

export const itemsOf = (groups: RegisteredItemGroup[]): RegisteredItem[] =>
  groups.flatMap(({ items }) => items);

/** The displayed value: the label of an option. */
export const displayedValue = (item: RegisteredItem, value: string | null): string | null =>
  item.options.find((option) => option.value === value)?.label ?? value;

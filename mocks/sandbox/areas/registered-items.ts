import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { Account } from '../accounts.ts';
import english from '../assets/english.json' with { type: 'json' };
import { refusal } from '../errors.ts';
import { readExample } from '../http/contract.ts';
import type { SandboxData } from '../sandbox-data.ts';
import type { Schemas } from '../schemas.ts';

/** The issuer's registration form; the Japanese texts are the contract's example. */
export function createRegistrationGroups(
  language: Schemas['Language'],
): Schemas['RegisteredItemGroup'][] {
  const { groups } = readExample<Schemas['RegistrationForm']>('RegistrationFormDefault');
  return language === 'en' ? translateToEnglish(groups, english.registrationForm) : groups;
}

/** The error codes of the customer numbers that the issuer refuses. */
const codesByRefusedNumber: Record<string, ErrorCode> = {
  '0000000000': '400-1-07-03',
  '9999999999': '400-1-07-05',
  '9999999998': '400-1-07-11',
};

/**
 * Compares an applicant with the issuer's data (S8). The sandbox refuses a few customer numbers, and customer
 * numbers that have an account.
 *
 * @throws RefusedError 400-1-07-01, 03, 05, 11
 */
export function checkAgainstIssuer(sandbox: SandboxData, account: Account): void {
  const { customerNumber } = account.profile;
  const code = codesByRefusedNumber[customerNumber];
  if (code) throw refusal(code);
  const existingAccount = sandbox.db.get(
    "SELECT 1 FROM accounts WHERE customerCode = ? AND profile ->> 'customerNumber' = ?",
    account.customerCode,
    customerNumber,
  );
  if (existingAccount) throw refusal('400-1-07-01');
}

/** The English texts of a form, by the keys of its groups and items and by the values of its options. */
type EnglishWords = {
  labels: Record<string, string>;
  help: Record<string, string>;
  options: Record<string, string>;
};

/** Translates a form. A text without a translation stays Japanese. */
const translateToEnglish = (
  groups: Schemas['RegisteredItemGroup'][],
  words: EnglishWords,
): Schemas['RegisteredItemGroup'][] =>
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

/** Whether the issuer removes the item with the next version of its form. */
const isRemoved = ({ itemKey }: Schemas['RegisteredItem'], formVersion: number): boolean =>
  formVersion > 1 && itemKey === 'faxNumber';

/** The issuer's form (S6) with the values of a customer. */
export function itemGroupsOf(
  language: Schemas['Language'],
  values: Record<string, string | null>,
  formVersion = 1,
): Schemas['RegisteredItemGroup'][] {
  const example = readExample<Schemas['RegisteredInformation']>('RegisteredInformationDefault');
  const groups = example.groups.map((group) => ({
    ...group,
    items: group.items
      .filter((item) => !isRemoved(item, formVersion))
      .map((item) => ({ ...item, value: values[item.itemKey] ?? null })),
  }));
  return language === 'en' ? translateToEnglish(groups, english.registeredItems) : groups;
}

export const itemsOf = (groups: Schemas['RegisteredItemGroup'][]): Schemas['RegisteredItem'][] =>
  groups.flatMap(({ items }) => items);

/** The label of the option with this value, or the value itself if the item has no such option. */
export const displayedValueOf = (
  item: Schemas['RegisteredItem'],
  value: string | null,
): string | null => item.options.find((option) => option.value === value)?.label ?? value;

import { splitKeywords } from '../../../forms/rules/search-rules.ts';
import { isDate } from '../../../lib/dates.ts';
import { formatCount, parseYen } from '../../../lib/prices.ts';
import type { ConditionSpec } from './conditions.ts';

/** The value of a form field: a text, the values of the ticked checkboxes, or whether a single checkbox is ticked. */
export type EntryValue = string | boolean | readonly string[];

/**
 * Converts the value of a search parameter between the query of the call (a list, a text, whole yen, or true),
 * the entry in the search form, and the texts in the address. Undefined means "no setting". The callers validate
 * the converted values against the contract.
 */
interface ValueConverter {
  fromEntry: (entry: EntryValue) => unknown;
  toEntry: (value: unknown) => EntryValue;
  fromAddress: (texts: readonly string[]) => unknown;
}

/** The value if it is a text; an empty text for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The texts of a list; an empty list for any other value. */
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
const toDistinctTexts = (texts: readonly string[]): string[] | undefined => {
  const distinctTexts = [...new Set(texts)].filter((text) => text.trim() !== '');
  return distinctTexts.length > 0 ? distinctTexts : undefined;
};

const textConverter: ValueConverter = {
  fromEntry: (entry) => textOf(entry) || undefined,
  toEntry: textOf,
  fromAddress: ([firstText]) => firstText || undefined,
};

export const valueConverterByKind: Readonly<Record<ConditionSpec['kind'], ValueConverter>> = {
  keywords: {
    fromEntry: (entry) => toDistinctTexts(splitKeywords(textOf(entry))),
    toEntry: (value) => textsOf(value).join(' '),
    fromAddress: toDistinctTexts,
  },
  oneOf: textConverter,
  anyOf: {
    fromEntry: (entry) => toDistinctTexts(textsOf(entry)),
    toEntry: textsOf,
    fromAddress: toDistinctTexts,
  },
  dateRange: {
    ...textConverter,
    // The contract allows any day of the calendar; S5 allows only days from 1900 to 2099.
    fromAddress: ([firstText = '']) => (isDate(firstText) ? firstText : undefined),
  },
  amountRange: {
    fromEntry: (entry) => parseYen(textOf(entry)) ?? undefined,
    toEntry: (value) => (typeof value === 'number' ? formatCount(value) : ''),
    fromAddress: ([firstText = '']) => parseYen(firstText) ?? undefined,
  },
  flag: {
    fromEntry: (entry) => entry === true || undefined,
    toEntry: (value) => value === true,
    fromAddress: ([firstText]) => firstText === 'true' || undefined,
  },
};

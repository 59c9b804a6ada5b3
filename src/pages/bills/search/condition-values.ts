import { splitKeywords } from '../../../forms/rules/search-rules.ts';
import { isDate } from '../../../lib/dates.ts';
import { formatCount, parseYen } from '../../../lib/prices.ts';
import type { Condition } from './conditions.ts';

/** The value of a form field: a text, the ticked boxes, or whether the single box is ticked. */
export type EntryValue = string | boolean | readonly string[];

/**
 * Converts the value of a parameter between its notations: in the query of the call (a list, a text, whole
 * yen, or true), in the form, and in the address. Undefined is "no setting". The code that uses a value
 * validates it against the contract.
 */
interface ValueForms {
  fromEntry: (entered: EntryValue) => unknown;
  toEntry: (value: unknown) => EntryValue;
  fromAddress: (texts: readonly string[]) => unknown;
}

/** The value if it is a text; an empty text for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The texts of a list; an empty list for any other value. */
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
const listOf = (texts: readonly string[]): string[] | undefined => {
  const found = [...new Set(texts)].filter((text) => text.trim() !== '');
  return found.length > 0 ? found : undefined;
};

const text: ValueForms = {
  fromEntry: (entered) => textOf(entered) || undefined,
  toEntry: textOf,
  fromAddress: ([first]) => first || undefined,
};

/** How the values of each kind of condition are read and written. */
export const valueForms: Readonly<Record<Condition['kind'], ValueForms>> = {
  words: {
    fromEntry: (entered) => listOf(splitKeywords(textOf(entered))),
    toEntry: (value) => textsOf(value).join(' '),
    fromAddress: listOf,
  },
  oneOf: text,
  anyOf: {
    fromEntry: (entered) => listOf(textsOf(entered)),
    toEntry: textsOf,
    fromAddress: listOf,
  },
  days: {
    ...text,
    // The contract allows any day of the calendar; S5 only days from 1900 to 2099.
    fromAddress: ([first = '']) => (isDate(first) ? first : undefined),
  },
  amounts: {
    fromEntry: (entered) => parseYen(textOf(entered)) ?? undefined,
    toEntry: (value) => (typeof value === 'number' ? formatCount(value) : ''),
    fromAddress: ([first = '']) => parseYen(first) ?? undefined,
  },
  yes: {
    fromEntry: (entered) => entered === true || undefined,
    toEntry: (value) => value === true,
    fromAddress: ([first]) => first === 'true' || undefined,
  },
};

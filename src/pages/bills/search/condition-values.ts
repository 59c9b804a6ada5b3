import { splitKeywords } from '../../../forms/rules/search-rules.ts';
import { isDate } from '../../../lib/dates.ts';
import { formatCount, parseYen } from '../../../lib/prices.ts';
import type { Condition } from './conditions.ts';

/** What stands in a field of the form: a text, the boxes that are ticked, or whether its one box is. */
export type Entered = string | boolean | readonly string[];

/**
 * A parameter's values in their forms: in the query of the call (a list, a text, whole yen, or true), in the form
 * and in the address. Undefined is "no setting". What a value may be is the contract's to say: it is judged
 * where it is used.
 */
interface ValueForms {
  fromEntry: (entered: Entered) => unknown;
  toEntry: (value: unknown) => Entered;
  fromAddress: (texts: readonly string[]) => unknown;
}

/** A text, or the empty one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The texts of a list; none of anything else. */
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
    // The contract takes any day of the calendar, S5 only those from 1900 to 2099.
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

import { ruleOf, type Rule } from './rule.ts';

/** Visible half-width characters: letters, digits and symbols, no space. */
const HALF_WIDTH = /^[\u0021-\u007e]*$/;

/** Characters that take half the width of a kanji: visible ASCII, the space, half-width kana and marks. */
const HALF_WIDTH_CHARACTER = /[\u0020-\u007e\uff61-\uff9f]/;

/** The number of characters; a surrogate pair is one character. */
export function lengthOf(value: string): number {
  return [...value].length;
}

export const halfWidth: Rule = ruleOf('halfWidth', (value) => HALF_WIDTH.test(value));

/** A whole number with an optional sign: 12, -3. */
export const integer: Rule = ruleOf('integer', (value) => /^[-+]?\d+$/.test(value));

/** A number with an optional sign and decimal part: 12, -1.5. */
export const number: Rule = ruleOf('number', (value) => /^[-+]?\d+(\.\d+)?$/.test(value));

export const noQuestionMark: Rule = ruleOf('questionMark', (value) => !value.includes('?'));

/** Exactly `length` digits, as in a confirmation code. */
export const digits = (length: number): Rule =>
  ruleOf('digits', (value) => /^\d+$/.test(value) && value.length === length, { length });

export const minLength = (min: number): Rule =>
  ruleOf('minLength', (value) => lengthOf(value) >= min, { min });

export const maxLength = (max: number): Rule =>
  ruleOf('maxLength', (value) => lengthOf(value) <= max, { max });

/** At most `max` half-width characters; a full-width character counts as two. */
export const halfWidthMax = (max: number): Rule =>
  ruleOf(
    'halfWidthMax',
    (value) =>
      [...value].reduce(
        (sum, character) => sum + (HALF_WIDTH_CHARACTER.test(character) ? 1 : 2),
        0,
      ) <= max,
    { max },
  );

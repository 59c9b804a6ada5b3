import { createRule, type Rule } from './rule.ts';

/** Visible half-width characters: letters, digits and symbols, no space. */
const HALF_WIDTH = /^[\u0021-\u007e]*$/;

/** Characters that take half the width of a kanji: visible ASCII, the space, half-width kana and marks. */
const HALF_WIDTH_CHARACTER = /[\u0020-\u007e\uff61-\uff9f]/;

/** The number of characters; a surrogate pair is one character. */
export function lengthOf(value: string): number {
  return [...value].length;
}

export const halfWidth: Rule = createRule('halfWidth', (value) => HALF_WIDTH.test(value));

/** A whole number with an optional sign: 12, -3. */
export const integer: Rule = createRule('integer', (value) => /^[-+]?\d+$/.test(value));

/** A number with an optional sign and decimal part: 12, -1.5. */
export const number: Rule = createRule('number', (value) => /^[-+]?\d+(\.\d+)?$/.test(value));

export const noQuestionMark: Rule = createRule('questionMark', (value) => !value.includes('?'));

/** Exactly `length` digits, as in a confirmation code. */
export const digits = (length: number): Rule =>
  createRule('digits', (value) => /^\d+$/.test(value) && value.length === length, { length });

export const minLength = (min: number): Rule =>
  createRule('minLength', (value) => lengthOf(value) >= min, { min });

export const maxLength = (max: number): Rule =>
  createRule('maxLength', (value) => lengthOf(value) <= max, { max });

/** At most `max` half-width characters; a full-width character counts as two. */
export const halfWidthMax = (max: number): Rule =>
  createRule(
    'halfWidthMax',
    (value) =>
      [...value].reduce(
        (sum, character) => sum + (HALF_WIDTH_CHARACTER.test(character) ? 1 : 2),
        0,
      ) <= max,
    { max },
  );

import { ruleOf, type Rule } from './rule.ts';

/** Visible half-width characters: letters, digits and symbols, no blank. */
const HALF_WIDTH = /^[\u0021-\u007e]*$/;

/** Characters as people count them: a surrogate pair is one. */
export function lengthOf(value: string): number {
  return [...value].length;
}

/** Something must be there; blanks alone, full-width ones too, are nothing. */
export const required: Rule = (value) => (value.trim() === '' ? { rule: 'required' } : null);

export const halfWidth: Rule = ruleOf('halfWidth', (value) => HALF_WIDTH.test(value));

export const integer: Rule = ruleOf('integer', (value) =>
  /^[-+]?\d+$/.test(value.normalize('NFKC').trim()),
);

export const number: Rule = ruleOf('number', (value) =>
  /^\d+$/.test(value.normalize('NFKC').trim()),
);

export const noQuestionMark: Rule = ruleOf('questionMark', (value) => !value.includes('?'));

export const maxLength = (max: number): Rule =>
  ruleOf('maxLength', (value) => lengthOf(value) <= max, { max });

/** At most `max` half-width characters, where a full-width one counts as two. */
export const halfWidthMax = (max: number): Rule =>
  ruleOf(
    'halfWidthMax',
    (value) =>
      [...value].reduce((sum, character) => sum + (HALF_WIDTH.test(character) ? 1 : 2), 0) <= max,
    { max },
  );

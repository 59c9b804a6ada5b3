import type { InputHTMLAttributes } from 'react';
import type { Broken, Rule } from './rules/rule.ts';

/** One of S5's formats: what is right, how it is typed, and how it is made regular. */
export interface Format {
  rule: Rule;
  /**
   * Makes regular what people type loosely (full-width digits, hyphens of every kind, blanks). What it
   * gives is shown in the field and sent; given to it again, it stays as it is.
   */
  tidy?: (typed: string) => string;
  /** What helps to type it: the keyboard of a phone, no capitals, no spelling. */
  input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
  >;
}

/** What a form knows of one of its fields, or of that field in each row of a list. */
export interface FieldSpec<Entry = string> {
  /** The name as it stands at the label, for the messages; in a list also by row, counted from 1. */
  label: string | ((row: number) => string);
  /** Says so at the label, and refuses an empty entry; `choose` in the words for lists and radio buttons. */
  required?: true | 'choose' | undefined;
  /** S5's rules besides `required` and `format`, which come first. */
  rules?: readonly Rule<Entry>[];
  format?: (Entry extends string ? Format : never) | undefined;
}

/** Every name of a field among such values, with `*` for any row. */
type NamePattern<Values> = Values extends string | number | boolean | Blob | null | undefined
  ? never
  : Values extends readonly (infer Row)[]
    ? '*' | `*.${NamePattern<Row>}`
    : {
        [Key in keyof Values & string]: Key | `${Key}.${NamePattern<Values[Key]>}`;
      }[keyof Values & string];

/** What stands under a pattern among such values. */
type EntryOf<Values, Pattern extends string> = Values extends readonly (infer Row)[]
  ? Pattern extends '*'
    ? Row
    : Pattern extends `*.${infer Rest}`
      ? EntryOf<Row, Rest>
      : never
  : Pattern extends keyof Values
    ? Values[Pattern]
    : Pattern extends `${infer Key}.${infer Rest}`
      ? Key extends keyof Values
        ? EntryOf<Values[Key], Rest>
        : never
      : never;

/**
 * The fields of a form by name, in the order of the page. What is refused under a name that is not here
 * stands above the form.
 */
export type FieldSpecs<Values> = {
  readonly [Pattern in NamePattern<Values>]?: FieldSpec<EntryOf<Values, Pattern>>;
};

/** The name for what is wrong with the form as a whole: it stands above the form. */
export const WHOLE_FORM = 'root.form';

/**
 * What is wrong with several entries together, by the name of the field that should have the focus, or
 * WHOLE_FORM.
 */
export type CrossRules<Values> = (
  values: Values,
) => Readonly<Record<string, Broken | null | undefined>>;

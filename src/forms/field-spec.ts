import type { InputHTMLAttributes } from 'react';
import type { RuleViolation, Rule } from './rules/rule.ts';

/** A format of S5: rule, normalisation and input attributes. */
export interface Format {
  rule: Rule;
  /**
   * Normalises an entry (full-width digits, every kind of hyphen, spaces). The result is displayed in the field
   * and sent. Idempotent.
   */
  normalise?: (entry: string) => string;
  /** Attributes of the input: keyboard of a phone, no capitals, no spelling check. */
  inputAttributes?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
  >;
}

/** The spec of a field. In a list, one spec is used for the field in every row. */
export interface FieldSpec<Entry = string> {
  /** The label, also for messages; in a list, a function of the row, counted from 1. */
  label: string | ((row: number) => string);
  /** Marks the label and refuses an empty entry. `choose`: the message is that of selects and radio buttons. */
  required?: true | 'choose' | undefined;
  /** Further rules of S5, after `required` and `format`. */
  rules?: readonly Rule<Entry>[];
  format?: (Entry extends string ? Format : never) | undefined;
}

/** All field names of these values, with `*` for any row. */
type NamePattern<Values> = Values extends string | number | boolean | Blob | null | undefined
  ? never
  : Values extends readonly (infer Row)[]
    ? '*' | `*.${NamePattern<Row>}`
    : {
        [Key in keyof Values & string]: Key | `${Key}.${NamePattern<Values[Key]>}`;
      }[keyof Values & string];

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
 * The fields of a form by name, in the order of the page. A message for any other field is displayed above the form.
 */
export type FieldSpecs<Values> = {
  readonly [Pattern in NamePattern<Values>]?: FieldSpec<EntryOf<Values, Pattern>>;
};

/** The name for a message about the whole form, displayed above it. */
export const WHOLE_FORM = 'root.form';

/**
 * Returns the violated rules over several entries, by the name of the field that should get the focus, or WHOLE_FORM.
 */
export type CrossRules<Values> = (
  values: Values,
) => Readonly<Record<string, RuleViolation | null | undefined>>;

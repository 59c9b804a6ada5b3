import type validation from '../../i18n/ja/validation.json';

/** The rules that have a text of their own (S5): the key of the text in the namespace `validation`. */
export type RuleName = keyof typeof validation;

/** A rule that an entry breaks, with the fill-ins of its text besides the field's name. */
export interface Broken {
  rule: RuleName;
  values?: Record<string, string | number> | undefined;
}

/**
 * Looks at one entry. An empty one breaks no rule but that something must be there. Written as a method,
 * so that rules for different entries stand in one list of fields.
 */
export type Rule<Entry = string> = { look(entry: Entry): Broken | null }['look'];

/** The first rule that an entry breaks, in the order given. */
export function firstBroken<Entry>(entry: Entry, rules: readonly Rule<Entry>[]): Broken | null {
  for (const rule of rules) {
    const broken = rule(entry);
    if (broken !== null) return broken;
  }
  return null;
}

/** A rule from a test of texts that are not empty. */
export function ruleOf(
  rule: RuleName,
  holds: (value: string) => boolean,
  values?: Broken['values'],
): Rule {
  return (value) => (value === '' || holds(value) ? null : { rule, values });
}

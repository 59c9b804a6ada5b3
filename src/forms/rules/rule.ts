import { t } from '../../i18n/i18n.ts';
import type validation from '../../i18n/ja/validation.json';

/** The rules of S5, by the key of their text in the namespace `validation`. */
export type RuleName = keyof typeof validation;

/** A broken rule, with the values for its text. The name of the field is not among them. */
export interface RuleViolation {
  rule: RuleName;
  values?: Record<string, string | number> | undefined;
}

/**
 * Checks one entry. An empty entry breaks only the rule `required`. TypeScript compares the parameters of a
 * method type less strictly, so rules for different types of entries fit into one list of fields.
 */
export type Rule<Entry = string> = { look(entry: Entry): RuleViolation | null }['look'];

/** The first rule that an entry breaks, in the order given. */
export function firstViolation<Entry>(
  entry: Entry,
  rules: readonly Rule<Entry>[],
): RuleViolation | null {
  for (const rule of rules) {
    const broken = rule(entry);
    if (broken !== null) return broken;
  }
  return null;
}

/** Makes a rule from a test for non-empty texts. */
export function ruleOf(
  rule: RuleName,
  holds: (value: string) => boolean,
  values?: RuleViolation['values'],
): Rule {
  return (value) => (value === '' || holds(value) ? null : { rule, values });
}

/** The message of a broken rule, with the label of the field as its name (S5). */
export function ruleMessage({ rule, values }: RuleViolation, label: string | undefined): string {
  return t(`validation.${rule}`, { name: label, ...values });
}

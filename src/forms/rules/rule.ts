import { t } from '../../i18n/i18n.ts';
import type validation from '../../i18n/ja/validation.json';

/** The name of a rule of S5; also the key of its text in the namespace `validation`. */
export type RuleName = keyof typeof validation;

/** A violated rule, with the values for its text, except for the name of the field. */
export interface RuleViolation {
  rule: RuleName;
  values?: Record<string, string | number> | undefined;
}

/**
 * Checks one entry. An empty entry violates only the rule `required`. TypeScript compares the parameters of a
 * method type less strictly, so rules for different types of entries fit into one list of fields.
 */
export type Rule<Entry = string> = { check(entry: Entry): RuleViolation | null }['check'];

/** The first of these rules that an entry violates; null if there is none. */
export function firstViolation<Entry>(
  entry: Entry,
  rules: readonly Rule<Entry>[],
): RuleViolation | null {
  for (const rule of rules) {
    const violation = rule(entry);
    if (violation !== null) return violation;
  }
  return null;
}

/** Creates a rule from a check of non-empty texts. */
export function createRule(
  rule: RuleName,
  isValid: (value: string) => boolean,
  values?: RuleViolation['values'],
): Rule {
  return (value) => (value === '' || isValid(value) ? null : { rule, values });
}

/** The message of a violated rule, with the label of the field (S5). */
export function ruleMessage({ rule, values }: RuleViolation, label: string | undefined): string {
  return t(`validation.${rule}`, { name: label, ...values });
}

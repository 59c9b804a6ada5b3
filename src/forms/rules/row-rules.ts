import type { RuleViolation, Rule } from './rule.ts';

/** A list has at least `min` rows. */
export const minRows =
  (min: number): Rule<readonly unknown[]> =>
  (rows) =>
    rows.length < min ? { rule: 'tooFewRows', values: { min } } : null;

/** A list has at most `max` rows, such as sub addresses (S9). */
export const maxRows =
  (max: number): Rule<readonly unknown[]> =>
  (rows) =>
    rows.length > max ? { rule: 'tooManyRows', values: { max } } : null;

/**
 * Rows whose entry repeats an earlier entry. The comparison ignores case and spaces at both ends. Empty rows
 * are not compared.
 *
 * @param rows the entries to compare
 * @param nameOf the name of the field in a row, counted from 0
 * @param before entries outside the list that may not be repeated, such as the main address
 */
export function duplicateRows(
  rows: readonly string[],
  nameOf: (row: number) => string,
  before?: readonly string[],
): Record<string, RuleViolation> {
  const plain = (text: string): string => text.trim().toLowerCase();
  const seen = new Set(before?.map(plain));
  const violations: Record<string, RuleViolation> = {};
  for (const [row, text] of rows.entries()) {
    const key = plain(text);
    if (key === '') continue;
    if (seen.has(key)) violations[nameOf(row)] = { rule: 'duplicate' };
    seen.add(key);
  }
  return violations;
}

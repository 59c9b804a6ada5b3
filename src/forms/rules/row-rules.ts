import type { RuleViolation, Rule } from './rule.ts';

/** A list has at least `min` rows. */
export const minRows =
  (min: number): Rule<readonly unknown[]> =>
  (rows) =>
    rows.length < min ? { rule: 'tooFewRows', values: { min } } : null;

/** A list has at most `max` rows, such as sub mail addresses (S9). */
export const maxRows =
  (max: number): Rule<readonly unknown[]> =>
  (rows) =>
    rows.length > max ? { rule: 'tooManyRows', values: { max } } : null;

/**
 * The violations of rows whose entry repeats an earlier entry. The comparison ignores case and spaces at both
 * ends. Empty rows are not compared.
 *
 * @param rows the entries to compare
 * @param fieldNameOf the name of the field in a row, counted from 0
 * @param otherEntries entries outside the list that may not be repeated, such as the main mail address
 */
export function duplicateRowViolations(
  rows: readonly string[],
  fieldNameOf: (rowIndex: number) => string,
  otherEntries?: readonly string[],
): Record<string, RuleViolation> {
  const normaliseText = (text: string): string => text.trim().toLowerCase();
  const earlierTexts = new Set(otherEntries?.map(normaliseText));
  const violations: Record<string, RuleViolation> = {};
  for (const [rowIndex, text] of rows.entries()) {
    const key = normaliseText(text);
    if (key === '') continue;
    if (earlierTexts.has(key)) violations[fieldNameOf(rowIndex)] = { rule: 'duplicate' };
    earlierTexts.add(key);
  }
  return violations;
}

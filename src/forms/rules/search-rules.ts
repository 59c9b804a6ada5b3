import type { RuleViolation } from './rule.ts';

/** The words of a keyword entry, separated by half- or full-width spaces, without repetitions. */
export function splitKeywords(text: string): string[] {
  return [...new Set(text.split(/\s/u).filter((word) => word !== ''))];
}

/**
 * The limit of keywords that the API sets (S5, S9: fewer than six).
 * @param limit the greatest number allowed
 */
export function keywordLimit(keywords: readonly string[], limit: number): RuleViolation | null {
  return keywords.length > limit
    ? { rule: 'keywordLimit', values: { max: limit, over: limit + 1 } }
    : null;
}

/**
 * The start of a range must not be after its end (S5). An open end is always valid.
 * @returns the broken rule, to be shown at the range's first field
 */
export function reversedRange<T extends number | string>(
  from: T | null | undefined,
  to: T | null | undefined,
): RuleViolation | null {
  if (from == null || to == null) return null;
  return from > to ? { rule: 'reversedRange' } : null;
}

import type { RuleViolation } from './rule.ts';

/** The words of a keyword entry, separated by half- or full-width spaces, without repetitions. */
export function splitKeywords(text: string): string[] {
  return [...new Set(text.split(/\s/u).filter((word) => word !== ''))];
}

/**
 * The violation of the limit of keywords (S5, S9: fewer than six); null if there is none.
 * @param maxKeywords the maximum number of keywords, from the API
 */
export function keywordLimitViolation(
  keywords: readonly string[],
  maxKeywords: number,
): RuleViolation | null {
  return keywords.length > maxKeywords
    ? { rule: 'keywordLimit', values: { max: maxKeywords, over: maxKeywords + 1 } }
    : null;
}

/**
 * The start of a range must not be after its end (S5). A range without a start or an end is always valid.
 * @returns the violation, for the first field of the range
 */
export function reversedRangeViolation<T extends number | string>(
  from: T | null | undefined,
  to: T | null | undefined,
): RuleViolation | null {
  if (from == null || to == null) return null;
  return from > to ? { rule: 'reversedRange' } : null;
}

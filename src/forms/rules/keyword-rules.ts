import type { Broken } from './rule.ts';

/** The words of a keyword entry, separated by half- or full-width spaces, without repetitions. */
export function splitKeywords(text: string): string[] {
  return [...new Set(text.split(/\s/u).filter((word) => word !== ''))];
}

/**
 * The limit of keywords that the API sets (S5, S9: fewer than six).
 * @param limit the greatest number allowed
 */
export function keywordLimit(keywords: readonly string[], limit: number): Broken | null {
  return keywords.length > limit
    ? { rule: 'keywordLimit', values: { max: limit, over: limit + 1 } }
    : null;
}

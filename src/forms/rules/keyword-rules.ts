import type { Broken } from './rule.ts';

/** The keywords of one entry: separated by blanks, half- or full-width; each counts once. */
export function splitKeywords(text: string): string[] {
  return [...new Set(text.split(/\s/u).filter((word) => word !== ''))];
}

/**
 * At most so many keywords as the API allows (S5, S9: fewer than six).
 * @param limit the greatest number allowed
 */
export function keywordLimit(keywords: readonly string[], limit: number): Broken | null {
  return keywords.length > limit
    ? { rule: 'keywordLimit', values: { max: limit, over: limit + 1 } }
    : null;
}

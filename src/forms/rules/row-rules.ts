import type { Broken, Rule } from './rule.ts';

/** A list has at least so many rows. */
export const minRows =
  (min: number): Rule<readonly unknown[]> =>
  (rows) =>
    rows.length < min ? { rule: 'tooFewRows', values: { min } } : null;

/** A list has at most so many rows: sub addresses, for one (S9). */
export const maxRows =
  (max: number): Rule<readonly unknown[]> =>
  (rows) =>
    rows.length > max ? { rule: 'tooManyRows', values: { max } } : null;

/**
 * What was given before, in another row or elsewhere: at each row that repeats. Upper and lower case
 * are the same, blanks around do not count, and empty rows repeat nothing.
 *
 * @param rows what is compared, row by row
 * @param nameOf the name of the field in a row, counted from 0
 * @param before what may not be repeated either: the main address among the sub addresses
 */
export function givenTwice(
  rows: readonly string[],
  nameOf: (row: number) => string,
  before?: readonly string[],
): Record<string, Broken> {
  const plain = (text: string): string => text.trim().toLowerCase();
  const seen = new Set(before?.map(plain));
  const found: Record<string, Broken> = {};
  for (const [row, text] of rows.entries()) {
    const key = plain(text);
    if (key === '') continue;
    if (seen.has(key)) found[nameOf(row)] = { rule: 'givenTwice' };
    seen.add(key);
  }
  return found;
}

import type { Broken } from './rule.ts';

/**
 * The start of a range must not be after its end (S5). An open end is always valid.
 * @returns the broken rule, to be shown at the range's first field
 */
export function reversedRange<T extends number | string>(
  from: T | null | undefined,
  to: T | null | undefined,
): Broken | null {
  if (from == null || to == null) return null;
  return from > to ? { rule: 'reversedRange' } : null;
}

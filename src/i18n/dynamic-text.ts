import { hasText, t } from './i18n.ts';

/** `t` for keys that come from an answer; typed keys cannot cover them. */
const anyText = t as unknown as (key: string, options: { skipInterpolation: true }) => string;

/**
 * The text of a key that is only known at run time (error codes, field names), with its places for
 * fill-ins as they stand.
 *
 * @returns undefined if there is none, or if it is empty (S8: 400-1-99-02 has an empty message)
 */
export function dynamicText(key: string): string | undefined {
  if (!hasText(key)) return undefined;
  return anyText(key, { skipInterpolation: true }) || undefined;
}

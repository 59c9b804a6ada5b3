/**
 * Adds thousands separators. Does not use Intl: on a slow phone, the start of Intl takes longer than formatting all
 * amounts of a list.
 */
const addSeparators = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Characters that people type for a minus on a Japanese keyboard, after NFKC. */
const MINUS_PATTERN = /^[-\u2212\u2010\u2013\u30fc\u25b2\u25b3]/;

/**
 * The displayed form of an amount: ¥1,284,700; negative amounts have a minus sign, not a hyphen.
 * @param yen whole yen
 */
export function formatYen(yen: number): string {
  return yen < 0 ? `\u2212¥${addSeparators(-yen)}` : `¥${addSeparators(yen)}`;
}

/** A whole count with thousands separators. */
export function formatCount(count: number): string {
  return addSeparators(count);
}

/**
 * Reads an amount as people write it: full-width digits, thousands separators, ¥ or 円, ▲ for a minus (S5, S9).
 * @returns whole yen; null for any other text, and for amounts beyond the safe integers
 */
export function parseYen(text: string): number | null {
  const normalisedText = text.normalize('NFKC').replaceAll(/\s/g, '');
  const isNegative = MINUS_PATTERN.test(normalisedText) || /^[¥\\]-/.test(normalisedText);
  const digits = normalisedText
    .replace(MINUS_PATTERN, '')
    .replace(/^[¥\\]-?/, '')
    .replace(/円$/, '');
  if (!/^(\d{1,3}(,\d{3})+|\d+)$/.test(digits)) return null;
  const value = Number(digits.replaceAll(',', ''));
  if (!Number.isSafeInteger(value)) return null;
  return isNegative && value !== 0 ? -value : value;
}

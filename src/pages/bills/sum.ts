import { t } from '../../i18n/i18n.ts';
import { formatCount, formatYen } from '../../lib/prices.ts';

/** The sum of several bills. */
export interface Sum {
  /** Number of bills. */
  count: number;
  /** Sum in whole yen of the bills that have an amount. */
  yen: number;
  /** Number of bills without an amount. */
  withoutPrice: number;
}

/** @param prices of the bills, in whole yen; null for one without an amount */
export function sumOf(prices: readonly (number | null)[]): Sum {
  return {
    count: prices.length,
    yen: prices.reduce<number>((sum, price) => sum + (price ?? 0), 0),
    withoutPrice: prices.filter((price) => price === null).length,
  };
}

/** The sum as text, with the number of bills without an amount. */
export function sumText({ count, yen, withoutPrice }: Sum): string {
  if (withoutPrice === count) return t('bills.sum.none');
  const sum = formatYen(yen);
  if (withoutPrice === 0) return t('bills.sum.all', { sum });
  return t('bills.sum.some', { sum, count: formatCount(withoutPrice) });
}

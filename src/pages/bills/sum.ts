import { t } from '../../i18n/i18n.ts';
import { formatCount, formatYen } from '../../lib/prices.ts';

/** The sum of several bills. */
export interface BillSum {
  billCount: number;
  /** Sum in whole yen of the bills that have an amount. */
  yen: number;
  withoutPriceCount: number;
}

/** @param prices amounts of the bills, in whole yen; null for a bill without an amount */
export function sumOf(prices: readonly (number | null)[]): BillSum {
  return {
    billCount: prices.length,
    yen: prices.reduce<number>((sum, price) => sum + (price ?? 0), 0),
    withoutPriceCount: prices.filter((price) => price === null).length,
  };
}

/** The sum as text, with the number of bills without an amount. */
export function formatSum({ billCount, yen, withoutPriceCount }: BillSum): string {
  if (withoutPriceCount === billCount) return t('bills.sum.none');
  const sum = formatYen(yen);
  if (withoutPriceCount === 0) return t('bills.sum.all', { sum });
  return t('bills.sum.some', { sum, count: formatCount(withoutPriceCount) });
}

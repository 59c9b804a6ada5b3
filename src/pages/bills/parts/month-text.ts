import { t, currentLanguage } from '../../../i18n/i18n.ts';
import { formatMonth } from '../../../lib/dates.ts';
import { monthOf, type Part } from './plan.ts';

/** The months of a part's bills: one, unless all bills of a batch are one part. */
export function monthText({ from, to }: Part): string {
  const [first, last] = [from, to].map((date) => formatMonth(monthOf(date), currentLanguage()));
  return first === last ? (first ?? '') : t('parts.months', { from: first, to: last });
}

import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { currentLanguage, t } from '../../../i18n/i18n.ts';
import { formatDate, formatMonth } from '../../../lib/dates.ts';
import { formatYen } from '../../../lib/prices.ts';
import type { BillCondition } from './condition.ts';

/** One condition in force, in words, and what the whole is without it. */
export interface ConditionPart {
  key: string;
  text: string;
  without: Partial<BillCondition>;
}

/** The conditions in force, each to be shown and taken away by itself. */
export function conditionParts(
  condition: BillCondition,
  options: BillSearchOptions | undefined,
): ConditionPart[] {
  const {
    publicationMonth,
    publicationDateFrom: dateFrom,
    publicationDateTo: dateTo,
    keyword,
  } = condition;
  const { priceFrom, priceTo, billTypeId, statusId, searchTargetId } = condition;
  const parts: ConditionPart[] = [];
  const add = (key: string, name: string, value: string, without: Partial<BillCondition>): void => {
    parts.push({ key, text: t('bills.chips.item', { name, value }), without });
  };

  for (const word of keyword) {
    add(`keyword ${word}`, t('bills.search.keyword'), word, {
      keyword: keyword.filter((other) => other !== word),
    });
  }
  if (searchTargetId !== '' && keyword.length > 0) {
    const target = options?.searchTargets.find((item) => item.searchTargetId === searchTargetId);
    add('searchTargetId', t('bills.search.searchTargetId'), target?.name ?? searchTargetId, {
      searchTargetId: '',
    });
  }
  if (publicationMonth !== '') {
    add(
      'publicationMonth',
      t('bills.search.publicationMonth'),
      formatMonth(publicationMonth, currentLanguage()),
      {
        publicationMonth: '',
      },
    );
  }
  if (dateFrom !== '' || dateTo !== '') {
    add('publicationDate', t('bills.search.publicationDate'), dateRange(dateFrom, dateTo), {
      publicationDateFrom: '',
      publicationDateTo: '',
    });
  }
  if (priceFrom !== null || priceTo !== null) {
    add('price', t('bills.search.price'), priceRange(priceFrom, priceTo), {
      priceFrom: null,
      priceTo: null,
    });
  }
  for (const id of billTypeId) {
    const type = options?.billTypes.find((item) => item.billTypeId === id);
    add(`type ${id}`, t('bills.search.billTypeId'), type?.name ?? id, {
      billTypeId: billTypeId.filter((other) => other !== id),
    });
  }
  for (const id of statusId) {
    const status = options?.statuses.find((item) => item.statusId === id);
    add(`status ${id}`, t('bills.search.statusId'), status?.name ?? id, {
      statusId: statusId.filter((other) => other !== id),
    });
  }
  return parts;
}

function dateRange(from: string, to: string): string {
  if (to === '') return t('bills.chips.dateFrom', { value: formatDate(from) });
  if (from === '') return t('bills.chips.dateTo', { value: formatDate(to) });
  return t('bills.chips.between', { from: formatDate(from), to: formatDate(to) });
}

function priceRange(from: number | null, to: number | null): string {
  if (from !== null && to !== null)
    return t('bills.chips.between', { from: formatYen(from), to: formatYen(to) });
  if (from !== null) return t('bills.chips.from', { value: formatYen(from) });
  return t('bills.chips.to', { value: formatYen(to ?? 0) });
}

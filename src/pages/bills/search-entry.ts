import { date } from '../../forms/rules/date-rules.ts';
import { keywordLimit, splitKeywords } from '../../forms/rules/keyword-rules.ts';
import { currency } from '../../forms/rules/number-rules.ts';
import { reversedRange } from '../../forms/rules/range-rules.ts';
import type { Broken } from '../../forms/rules/rule.ts';
import { maxLength } from '../../forms/rules/text-rules.ts';
import { formatCount, parseYen } from '../../lib/prices.ts';
import type { BillCondition } from './condition.ts';

/** What stands in the search form, as it was typed. */
export interface SearchEntry {
  keyword: string;
  searchTargetId: string;
  publicationMonth: string;
  publicationDateFrom: string;
  publicationDateTo: string;
  priceFrom: string;
  priceTo: string;
  billTypeId: readonly string[];
  statusId: readonly string[];
}

/** Fields that can be wrong, in the order in which they stand. */
export const CHECKED_FIELDS = [
  'keyword',
  'priceFrom',
  'priceTo',
  'publicationDateFrom',
  'publicationDateTo',
] as const;

export type CheckedField = (typeof CHECKED_FIELDS)[number];

export type EntryErrors = Partial<Record<CheckedField, Broken>>;

/** Puts conditions back into the form. */
export function entryOf(condition: BillCondition): SearchEntry {
  return {
    ...condition,
    keyword: condition.keyword.join(' '),
    priceFrom: condition.priceFrom === null ? '' : formatCount(condition.priceFrom),
    priceTo: condition.priceTo === null ? '' : formatCount(condition.priceTo),
  };
}

/** The conditions of an entry without errors. */
export function conditionOf(entry: SearchEntry): BillCondition {
  return {
    ...entry,
    keyword: splitKeywords(entry.keyword),
    priceFrom: parseYen(entry.priceFrom),
    priceTo: parseYen(entry.priceTo),
  };
}

/**
 * What is wrong with an entry (S5): too many or too long keywords, no amount, no date, a range the wrong way round.
 * @param limit number of keywords that the API takes
 */
export function checkEntry(entry: SearchEntry, limit: number): EntryErrors {
  const words = splitKeywords(entry.keyword);
  const { publicationDateFrom: dateFrom, publicationDateTo: dateTo } = entry;
  const found: Record<CheckedField, Broken | null> = {
    keyword:
      keywordLimit(words, limit) ??
      words.map(maxLength(100)).find((broken) => broken !== null) ??
      null,
    priceFrom:
      currency(entry.priceFrom) ??
      reversedRange(parseYen(entry.priceFrom), parseYen(entry.priceTo)),
    priceTo: currency(entry.priceTo),
    publicationDateFrom: date(dateFrom) ?? reversedRange(dateFrom || null, dateTo || null),
    publicationDateTo: date(dateTo),
  };
  return Object.fromEntries(Object.entries(found).filter(([, broken]) => broken !== null));
}

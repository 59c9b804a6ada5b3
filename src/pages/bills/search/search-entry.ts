import { splitKeywords } from '../../../forms/rules/keyword-rules.ts';
import { formatCount, parseYen } from '../../../lib/prices.ts';
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

/** Puts conditions back into the form. */
export function entryOf(condition: BillCondition): SearchEntry {
  return {
    ...condition,
    keyword: condition.keyword.join(' '),
    priceFrom: condition.priceFrom === null ? '' : formatCount(condition.priceFrom),
    priceTo: condition.priceTo === null ? '' : formatCount(condition.priceTo),
  };
}

/** The conditions of an entry; what is no amount in it is none of them. */
export function conditionOf(entry: SearchEntry): BillCondition {
  return {
    ...entry,
    keyword: splitKeywords(entry.keyword),
    priceFrom: parseYen(entry.priceFrom),
    priceTo: parseYen(entry.priceTo),
  };
}

/** The fields that stand otherwise for a later condition than for an earlier one, as they then stand. */
export function changedFields(before: BillCondition, after: BillCondition): Partial<SearchEntry> {
  const old = new Map<string, unknown>(Object.entries(entryOf(before)));
  const changed = Object.entries(entryOf(after)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)),
  );
  return Object.fromEntries(changed);
}

import { describe, expect, it } from 'vitest';
import {
  fromQuery,
  isEmptyCondition,
  NO_CONDITION,
  toParams,
  toQuery,
} from '../../../src/pages/bills/condition.ts';
import { checkEntry, conditionOf, entryOf } from '../../../src/pages/bills/search-entry.ts';

const all = {
  condition: {
    publicationMonth: '2026-11',
    publicationDateFrom: '2026-11-01',
    publicationDateTo: '2026-11-30',
    billTypeId: ['invoice', 'deliveryNote'],
    statusId: ['confirmed'],
    keyword: ['保守', '料金'],
    searchTargetId: 'title',
    priceFrom: -5000,
    priceTo: 1_000_000,
  },
  sort: 'priceDesc',
  page: 3,
  perPage: 100,
} as const;

/** What people paste, and what attackers try. */
const ODD = [
  '\u0000\u0007\u001B[31m',
  '\u202Eexe.fdp',
  '👨‍👩‍👧‍👦🏳️‍🌈',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '%00%0d%0aSet-Cookie:x=1',
  '{{constructor}}',
  '\uD800',
  '\uFEFF\u200B\u2060',
  'あ'.repeat(10_000),
  'a '.repeat(5000),
  '-'.repeat(500),
  '９９９９９９９９９９９９９９９９',
];

describe('a search in the address', () => {
  it('comes back as it was', () => {
    expect(fromQuery(toQuery(all))).toEqual(all);
  });

  it('survives the form', () => {
    expect(conditionOf(entryOf(all.condition))).toEqual(all.condition);
  });

  it('has no item to look in without a keyword', () => {
    expect(toParams({ ...all.condition, keyword: [] }).searchTargetId).toBeUndefined();
  });

  it('narrows nothing by an item alone', () => {
    expect(isEmptyCondition({ ...NO_CONDITION, searchTargetId: 'title' })).toBe(true);
    expect(isEmptyCondition({ ...NO_CONDITION, priceTo: 0 })).toBe(false);
  });

  it.each(ODD)('brings in nothing the contract refuses: %j', (text) => {
    const query = new URLSearchParams(
      Object.keys(Object.fromEntries(toQuery(all))).map((name) => [name, text]),
    );
    const { condition, page, perPage, sort } = fromQuery(query);
    expect({ ...condition, page, perPage, sort }).toMatchObject({
      publicationMonth: '',
      publicationDateFrom: '',
      billTypeId: [],
      searchTargetId: '',
      priceFrom: null,
      page: 1,
      perPage: null,
      sort: 'publicationDateDesc',
    });
    expect(condition.keyword.every((word) => [...word].length <= 100)).toBe(true);
  });

  it.each(ODD)('is judged, whatever is typed: %j', (text) => {
    const entry = { ...entryOf(NO_CONDITION), keyword: text, priceFrom: text };
    const errors = checkEntry(entry, 5);
    expect(errors.priceFrom?.rule).toBe('currency');
    // What is not refused can be sent and comes back from the address whole.
    const { keyword } = conditionOf({
      ...entry,
      keyword: errors.keyword === undefined ? text : '',
    });
    const { condition } = fromQuery(toQuery({ ...all, condition: { ...NO_CONDITION, keyword } }));
    expect(condition.keyword).toHaveLength(keyword.length);
  });
});

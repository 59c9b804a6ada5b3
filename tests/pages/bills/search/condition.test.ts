import { beforeAll, describe, expect, it } from 'vitest';
import { validate } from '../../../../src/forms/validate.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import {
  fromQuery,
  inForce,
  isEmptyCondition,
  NO_CONDITION,
  toQuery,
  type BillSearch,
} from '../../../../src/pages/bills/search/condition.ts';
import {
  conditionOf,
  entryOf,
  type SearchEntry,
} from '../../../../src/pages/bills/search/search-entry.ts';
import { judgedBy } from '../../../../src/pages/bills/search/use-search-form.ts';

const all: BillSearch = {
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
};

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
    expect(inForce({ ...all.condition, keyword: undefined }).searchTargetId).toBeUndefined();
  });

  it('holds as many of a list as the contract takes', () => {
    const query = new URLSearchParams(
      Array.from({ length: 120 }, (_, i) => ['billTypeId', `t${i}`]),
    );
    expect(fromQuery(query).condition.billTypeId).toHaveLength(100);
  });

  it('narrows nothing by an item alone', () => {
    expect(isEmptyCondition({ searchTargetId: 'title' })).toBe(true);
    expect(isEmptyCondition({ priceTo: 0 })).toBe(false);
  });

  it.each(ODD)('brings in nothing the contract refuses: %j', (text) => {
    const query = new URLSearchParams(
      Object.keys(Object.fromEntries(toQuery(all))).map((name) => [name, text]),
    );
    const { condition, page, perPage, sort } = fromQuery(query);
    const { keyword = [], ...others } = condition;
    expect(others).toEqual({});
    expect({ page, perPage, sort }).toEqual({
      page: 1,
      perPage: null,
      sort: 'publicationDateDesc',
    });
    expect(keyword.every((word) => [...word].length <= 100)).toBe(true);
  });
});

describe('the search form', () => {
  beforeAll(() => loadTexts('bills', 'validation'));

  const judgeEntry = (entered: SearchEntry) => {
    const entry: SearchEntry = { ...entryOf(NO_CONDITION), ...entered };
    const found = validate<SearchEntry, unknown>(judgedBy(5), entry);
    return {
      entry,
      errors: Object.fromEntries([...found].map(([name, { message }]) => [name, { message }])),
    };
  };

  it.each(ODD)('judges whatever is typed: %j', (text) => {
    const { entry, errors } = judgeEntry({ keyword: text, priceFrom: text });
    expect(errors['priceFrom']?.message).toMatch(/金額の形式|までの金額/);
    // What is not refused can be sent and comes back from the address whole.
    const { keyword } = conditionOf({
      ...entry,
      priceFrom: '',
      keyword: errors['keyword'] ? '' : text,
    });
    const { condition } = fromQuery(toQuery({ ...all, condition: { keyword } }));
    expect(condition.keyword?.length).toBe(keyword?.length);
  });

  it('takes its lengths and bounds from the contract', () => {
    const fits = judgeEntry({ keyword: `短い ${'あ'.repeat(100)}`, priceTo: '999,999,999,999' });
    expect(fits.errors).toEqual({});
    const { errors } = judgeEntry({
      keyword: `短い ${'あ'.repeat(101)}`,
      priceFrom: '▲1,000,000,000,000',
      priceTo: '1,000,000,000,000',
    });
    expect(errors['keyword']?.message).toBe('キーワードは100文字以内で入力してください。');
    const bounds = 'は−¥999,999,999,999から¥999,999,999,999までの金額で入力してください。';
    expect(errors['priceFrom']?.message).toBe(`金額（下限）${bounds}`);
    expect(errors['priceTo']?.message).toBe(`金額（上限）${bounds}`);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { validate } from '../../../../src/forms/validate.ts';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import {
  parseSearch,
  effectiveConditionsOf,
  isEmptyCondition,
  isSameSearch,
  NO_CONDITION,
  searchParamsOf,
  OFFERED_SORTS,
  toQuery,
  type BillSearch,
} from '../../../../src/pages/bills/search/search-address.ts';
import {
  conditionOf,
  entriesOf,
  type SearchEntries,
} from '../../../../src/pages/bills/search/search-entries.ts';
import { rulesOfSearch } from '../../../../src/pages/bills/search/use-search-form.ts';
import { defaultSearch } from './default-search.ts';

const searchWithAllConditions: BillSearch = {
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
const readAddress = (address: string): BillSearch => parseSearch(new URLSearchParams(address));
const conditionIn = (address: string): BillSearch['condition'] => readAddress(address).condition;

/** Texts that people paste, and that attackers try. */
const ODD_TEXTS = [
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

describe('the address of a search', () => {
  it.each<[string, BillSearch]>([
    // "page" is always present: an address without a query restores the last search.
    ['page=1', defaultSearch],
    ['page=3', { ...defaultSearch, page: 3 }],
    ['page=1&perPage=50', { ...defaultSearch, perPage: 50 }],
    ['sort=priceAsc&page=2', { ...defaultSearch, sort: 'priceAsc', page: 2 }],
    [
      'keyword=a&keyword=b&priceFrom=0&isDownloadable=true&page=1',
      { ...defaultSearch, condition: { keyword: ['a', 'b'], priceFrom: 0, isDownloadable: true } },
    ],
  ])('is written and read as %s', (address, search) => {
    expect(toQuery(search).toString()).toBe(address);
    expect(readAddress(address)).toEqual(search);
  });

  it.each(OFFERED_SORTS)('may contain the order %s', (sort) => {
    expect(readAddress(`sort=${sort}`).sort).toBe(sort);
  });

  it.each([
    'sort=downloadDeadlineDesc',
    '',
    'page=0',
    'page=1.5',
    'page=1e2',
    'page=+7',
    'page=1000001',
    'perPage=101',
    'perPage=0',
  ])('without a valid page, size or order means the default: "%s"', (address) => {
    expect(readAddress(address)).toEqual(defaultSearch);
  });

  it.each([
    ['page=1000000&perPage=100', [1_000_000, 100]],
    ['page=007', [7, null]],
  ])('with %s means the page and the page size %j', (address, paging) => {
    const { page, perPage } = readAddress(address);
    expect([page, perPage]).toEqual(paging);
  });

  it.each([
    ['keyword=&keyword=%20&keyword=a&keyword=a', 'a'],
    ['keyword=a&keyword=b&keyword=c&keyword=d&keyword=e&keyword=f', 'abcde'],
    [`keyword=${'x'.repeat(101)}&keyword=b`, 'b'],
  ])('keeps only keywords that the contract accepts: %s becomes %s', (address, keywordTexts) => {
    expect(conditionIn(address).keyword?.join('')).toBe(keywordTexts);
  });

  it.each([
    'publicationDateFrom=2026-02-30',
    'publicationDateFrom=1899-12-31',
    'priceFrom=abc',
    'priceTo=1000000000000',
    'downloadStatus=lost',
    'isDownloadable=false',
    'publicationMonth=2026-13',
    'searchTargetId=',
  ])('has no effect if the contract does not accept the condition: %s', (address) => {
    expect(conditionIn(address)).toEqual({});
  });

  it('means the first of several values, amounts in any notation, and at most 100 values of a list', () => {
    expect(
      conditionIn('publicationMonth=2026-11&publicationMonth=2026-10&priceFrom=%EF%BC%91,000'),
    ).toEqual({ publicationMonth: '2026-11', priceFrom: 1000 });
    const manyTypes = Array.from({ length: 120 }, (_, index) => `billTypeId=t${index}`).join('&');
    expect(conditionIn(manyTypes).billTypeId).toHaveLength(100);
  });

  it.each(ODD_TEXTS)('never produces a value that the contract refuses: %j', (text) => {
    const query = new URLSearchParams(
      [...toQuery(searchWithAllConditions).keys()].map((name) => [name, text]),
    );
    const { condition, ...paging } = parseSearch(query);
    const { keyword = [], ...otherConditions } = condition;
    expect([otherConditions, paging]).toEqual([
      {},
      { page: 1, perPage: null, sort: defaultSearch.sort },
    ]);
    expect(keyword.every((word) => [...word].length <= 100)).toBe(true);
  });
});

describe('the parameters of the call', () => {
  it('include the page size only if the customer has chosen a size', () => {
    expect(searchParamsOf(defaultSearch)).toEqual({
      sort: defaultSearch.sort,
      page: 1,
      perPage: undefined,
    });
    expect(searchParamsOf({ ...defaultSearch, perPage: 10 }).perPage).toBe(10);
  });

  it('include the search target only with a keyword', () => {
    const condition = { searchTargetId: 'title', priceFrom: 1 };
    expect(effectiveConditionsOf(condition)).toEqual({ priceFrom: 1 });
    expect(effectiveConditionsOf({ ...condition, keyword: ['a'] })).toEqual({
      ...condition,
      keyword: ['a'],
    });
    expect(condition).toEqual({ searchTargetId: 'title', priceFrom: 1 });
  });
});

it('a condition is empty if nothing narrows the list', () => {
  expect(isEmptyCondition({ keyword: undefined, priceFrom: undefined })).toBe(true);
  expect(isEmptyCondition({ searchTargetId: 'title' })).toBe(true);
  expect(isEmptyCondition({ priceTo: 0 })).toBe(false);
});

it('two searches are the same if they show the same page of the same list', () => {
  expect(isSameSearch(defaultSearch, { ...defaultSearch, condition: { keyword: undefined } })).toBe(
    true,
  );
  expect(isSameSearch(defaultSearch, { ...defaultSearch, page: 2 })).toBe(false);
  expect(isSameSearch(defaultSearch, { ...defaultSearch, condition: { priceFrom: 0 } })).toBe(
    false,
  );
});

describe('the rules of the form', () => {
  beforeAll(() => loadTexts('bills', 'validation'));

  const messagesOf = (enteredValues: SearchEntries): Record<string, string> => {
    const entries: SearchEntries = { ...entriesOf(NO_CONDITION), ...enteredValues };
    const violations = validate<SearchEntries, unknown>(rulesOfSearch(5), entries);
    return Object.fromEntries([...violations].map(([name, { message }]) => [name, message]));
  };

  it.each(ODD_TEXTS)('handle any text: %j', (text) => {
    const messages = messagesOf({ keyword: text, priceFrom: text });
    expect(messages['priceFrom']).toMatch(/金額の形式|までの金額/);
    // An accepted keyword is read from the address unchanged.
    const { keyword } = conditionOf({
      ...entriesOf(NO_CONDITION),
      keyword: messages['keyword'] ? '' : text,
    });
    const { condition } = parseSearch(
      toQuery({ ...searchWithAllConditions, condition: { keyword } }),
    );
    expect(condition.keyword?.length).toBe(keyword?.length);
  });

  it('reject a reversed range of amounts', () => {
    expect(Object.values(messagesOf({ priceFrom: '5000', priceTo: '1000' }))).toEqual([
      expect.stringContaining('金額の範囲の指定が逆になっています'),
    ]);
  });

  it('use the lengths and bounds of the contract', () => {
    expect(messagesOf({ keyword: `短い ${'あ'.repeat(100)}`, priceTo: '999,999,999,999' })).toEqual(
      {},
    );
    const boundsText = 'は−¥999,999,999,999から¥999,999,999,999までの金額で入力してください。';
    expect(
      messagesOf({
        keyword: `短い ${'あ'.repeat(101)}`,
        priceFrom: '▲1,000,000,000,000',
        priceTo: '1,000,000,000,000',
      }),
    ).toEqual({
      keyword: 'キーワードは100文字以内で入力してください。',
      priceFrom: `金額（下限）${boundsText}`,
      priceTo: `金額（上限）${boundsText}`,
    });
  });
});

import { describe, expect, it } from 'vitest';
import {
  fromQuery,
  inForce,
  isEmptyCondition,
  isSameSearch,
  paramsOf,
  SORTS,
  toQuery,
  type BillSearch,
} from '../../../../src/pages/bills/search/condition.ts';

const plain: BillSearch = {
  condition: {},
  sort: 'publicationDateDesc',
  page: 1,
  perPage: null,
};
const read = (text: string): BillSearch => fromQuery(new URLSearchParams(text));
const conditionIn = (text: string): BillSearch['condition'] => read(text).condition;

describe('the address of a search', () => {
  it.each<[string, BillSearch]>([
    // It says that it says all: one without a query brings the last search back.
    ['page=1', plain],
    ['page=3', { ...plain, page: 3 }],
    ['page=1&perPage=50', { ...plain, perPage: 50 }],
    ['sort=priceAsc&page=2', { ...plain, sort: 'priceAsc', page: 2 }],
    [
      'keyword=a&keyword=b&priceFrom=0&isDownloadable=true&page=1',
      { ...plain, condition: { keyword: ['a', 'b'], priceFrom: 0, isDownloadable: true } },
    ],
  ])('is %s, and is read as it was', (address, search) => {
    expect(toQuery(search).toString()).toBe(address);
    expect(read(address)).toEqual(search);
  });

  it.each(SORTS)('names the order %s', (sort) => {
    expect(read(`sort=${sort}`).sort).toBe(sort);
  });

  it.each([
    ['an order that the list does not offer', 'sort=downloadDeadlineDesc'],
    ['no page at all', ''],
    ['a page that is none', 'page=0'],
    ['a page that is no whole one', 'page=1.5'],
    ['a page in another notation', 'page=1e2'],
    ['a page with something before it', 'page=+7'],
    ['a page beyond what the contract takes', 'page=1000001'],
    ['more on a page than the contract takes', 'perPage=101'],
    ['none on a page', 'perPage=0'],
  ])('with %s shows what the list shows first', (_, address) => {
    expect(read(address)).toEqual(plain);
  });

  it.each([
    ['as far as the contract goes', 'page=1000000&perPage=100', [1_000_000, 100]],
    ['with zeros before it', 'page=007', [7, null]],
  ])('takes a page %s', (_, address, place) => {
    const { page, perPage } = read(address);
    expect([page, perPage]).toEqual(place);
  });

  it.each([
    [
      'words without letters, and words said twice',
      'keyword=&keyword=%20&keyword=a&keyword=a',
      'a',
    ],
    [
      'words beyond the fifth',
      'keyword=a&keyword=b&keyword=c&keyword=d&keyword=e&keyword=f',
      'abcde',
    ],
    ['a word that is too long', `keyword=${'x'.repeat(101)}&keyword=b`, 'b'],
  ])('leaves out %s, and keeps the rest', (_, address, words) => {
    expect(conditionIn(address).keyword?.join('')).toBe(words);
  });

  it.each([
    ['a day that the calendar has not', 'publicationDateFrom=2026-02-30'],
    ['a day before those that can be entered', 'publicationDateFrom=1899-12-31'],
    ['an amount that is none', 'priceFrom=abc'],
    ['an amount beyond the contract’s', 'priceTo=1000000000000'],
    ['a state of downloads that there is not', 'downloadStatus=lost'],
    ['a box that is not ticked', 'isDownloadable=false'],
    ['a month that is none', 'publicationMonth=2026-13'],
    ['an item without a name', 'searchTargetId='],
  ])('leaves out %s', (_, address) => {
    expect(conditionIn(address)).toEqual({});
  });

  it('takes of a condition with one value the first that is said', () => {
    expect(conditionIn('publicationMonth=2026-11&publicationMonth=2026-10')).toEqual({
      publicationMonth: '2026-11',
    });
  });

  it('takes an amount as it is typed', () => {
    expect(conditionIn('priceFrom=%EF%BC%91,000&priceTo=-5')).toEqual({
      priceFrom: 1000,
      priceTo: -5,
    });
  });
});

describe('what is asked for', () => {
  it('has the order and the page always, how many on a page only where it was chosen', () => {
    expect(paramsOf(plain)).toEqual({ sort: 'publicationDateDesc', page: 1, perPage: undefined });
    expect(paramsOf({ ...plain, perPage: 10 }).perPage).toBe(10);
  });

  it('has the item to look in with a keyword only', () => {
    const condition = { searchTargetId: 'title', priceFrom: 1 };
    expect(inForce(condition)).toEqual({ priceFrom: 1 });
    expect(inForce({ ...condition, keyword: ['a'] })).toEqual({ ...condition, keyword: ['a'] });
    // What was given is not changed.
    expect(condition).toEqual({ searchTargetId: 'title', priceFrom: 1 });
  });
});

it('a list is narrowed by nothing where all conditions are taken away', () => {
  expect(isEmptyCondition({})).toBe(true);
  expect(isEmptyCondition({ keyword: undefined, priceFrom: undefined })).toBe(true);
  expect(isEmptyCondition({ keyword: undefined, isDownloadable: true })).toBe(false);
});

it('two searches are the same where they show the same', () => {
  expect(isSameSearch(plain, { ...plain, condition: { keyword: undefined } })).toBe(true);
  expect(isSameSearch(plain, { ...plain, page: 2 })).toBe(false);
  expect(isSameSearch(plain, { ...plain, condition: { priceFrom: 0 } })).toBe(false);
});

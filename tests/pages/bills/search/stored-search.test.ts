import { beforeEach, describe, expect, it } from 'vitest';
import type { BillSearch } from '../../../../src/pages/bills/search/condition.ts';
import { storedSearch, storeSearch } from '../../../../src/pages/bills/search/stored-search.ts';
import { clearBillSearch } from '../../../../src/lib/stored.ts';

const search: BillSearch = {
  condition: { keyword: ['保守'], priceFrom: 1000 },
  sort: 'priceDesc',
  page: 3,
  perPage: 100,
};
const nothing: BillSearch = {
  condition: {},
  sort: 'publicationDateDesc',
  page: 1,
  perPage: null,
};

const kept = (name: string): URLSearchParams =>
  new URLSearchParams(String(JSON.parse(localStorage.getItem(`${name}.demo`) ?? '""')));

beforeEach(() => {
  history.replaceState(null, '', '/demo/mypage/');
});

describe('the search that is kept', () => {
  it('is found again, with its order and its page', () => {
    storeSearch(search, 'aoba');
    expect(storedSearch('aoba')).toEqual(search);
  });

  it('is told to whoever asks for whom nothing is shown of it', () => {
    storeSearch(search, 'aoba');
    expect(storedSearch()).toEqual(search);
  });

  it("is not another customer's, nor is its page", () => {
    storeSearch(search, 'aoba');
    expect(storedSearch('wakaba')).toEqual(nothing);
  });

  it('has its conditions and its page apart from each other (S3)', () => {
    storeSearch(search, 'aoba');
    expect(Object.fromEntries(kept('billSearchCondition'))).toEqual({
      keyword: '保守',
      priceFrom: '1000',
      sort: 'priceDesc',
      page: '1',
      of: 'aoba',
    });
    expect(Object.fromEntries(kept('pagination'))).toEqual({ page: '3', perPage: '100' });
  });

  it('is gone after a logout (S4)', () => {
    storeSearch(search, 'aoba');
    clearBillSearch();
    expect(storedSearch('aoba')).toEqual(nothing);
    expect(storedSearch()).toEqual(nothing);
  });

  it.each([
    ['longer than any search', JSON.stringify(`of=aoba&keyword=a&x=${'x'.repeat(8000)}`)],
    ['no text', '{"of":"aoba","keyword":"a"}'],
    ['no text, but could be read as one', '[["of","aoba"],["page","3"],["keyword","a"]]'],
  ])('is none where it is %s', (_, text) => {
    localStorage.setItem('billSearchCondition.demo', text);
    localStorage.setItem('pagination.demo', text);
    expect(storedSearch('aoba')).toEqual(nothing);
  });

  it('is as long as a search may be', () => {
    const text = `of=aoba&keyword=a&x=`;
    localStorage.setItem(
      'billSearchCondition.demo',
      JSON.stringify(text + 'x'.repeat(8000 - text.length)),
    );
    expect(storedSearch('aoba').condition).toEqual({ keyword: ['a'] });
  });
});

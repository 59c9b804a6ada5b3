import { describe, expect, it } from 'vitest';
import type { BillSearch } from '../../../../src/pages/bills/search/search-address.ts';
import { readStoredSearch, storeSearch } from '../../../../src/pages/bills/search/stored-search.ts';
import { clearBillSearch } from '../../../../src/lib/stored.ts';
import { defaultSearch } from './default-search.ts';

const search: BillSearch = {
  condition: { keyword: ['保守'], priceFrom: 1000 },
  sort: 'priceDesc',
  page: 3,
  perPage: 100,
};

const readQuery = (storageKey: string): URLSearchParams =>
  new URLSearchParams(String(JSON.parse(localStorage.getItem(`${storageKey}.demo`) ?? '""')));

describe('the stored search', () => {
  it('is restored with its order and page, also without an owner', () => {
    storeSearch(search, 'aoba');
    expect(readStoredSearch('aoba')).toEqual(search);
    expect(readStoredSearch()).toEqual(search);
  });

  it('is not restored for another customer', () => {
    storeSearch(search, 'aoba');
    expect(readStoredSearch('wakaba')).toEqual(defaultSearch);
  });

  it('has separate entries for conditions and page (S3)', () => {
    storeSearch(search, 'aoba');
    expect(Object.fromEntries(readQuery('billSearchCondition'))).toEqual({
      keyword: '保守',
      priceFrom: '1000',
      sort: 'priceDesc',
      page: '1',
      of: 'aoba',
    });
    expect(Object.fromEntries(readQuery('pagination'))).toEqual({ page: '3', perPage: '100' });
  });

  it('is removed by a logout (S4)', () => {
    storeSearch(search, 'aoba');
    clearBillSearch();
    expect(readStoredSearch('aoba')).toEqual(defaultSearch);
    expect(readStoredSearch()).toEqual(defaultSearch);
  });

  it.each([
    ['too long', JSON.stringify(`of=aoba&keyword=a&x=${'x'.repeat(8000)}`)],
    ['not a text', '{"of":"aoba","keyword":"a"}'],
    ['a list of pairs', '[["of","aoba"],["page","3"],["keyword","a"]]'],
  ])('is ignored if it is %s', (_, storedText) => {
    localStorage.setItem('billSearchCondition.demo', storedText);
    localStorage.setItem('pagination.demo', storedText);
    expect(readStoredSearch('aoba')).toEqual(defaultSearch);
  });

  it('is restored at the maximum length', () => {
    const storedText = `of=aoba&keyword=a&x=`;
    localStorage.setItem(
      'billSearchCondition.demo',
      JSON.stringify(storedText + 'x'.repeat(8000 - storedText.length)),
    );
    expect(readStoredSearch('aoba').condition).toEqual({ keyword: ['a'] });
  });
});

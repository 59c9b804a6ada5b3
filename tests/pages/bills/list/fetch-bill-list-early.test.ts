import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearEarlyAnswers } from '../../../../src/api/early.ts';
import { fetchBillListEarly } from '../../../../src/pages/bills/list/fetch-bill-list-early.ts';
import { storeSearch } from '../../../../src/pages/bills/search/stored-search.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { noAnswer, stubApi } from '../../../support/api.ts';

beforeEach(() => {
  clearEarlyAnswers();
  pageCustomer.set({ key: 'aoba', name: '青葉' });
});

async function fetchEarly(query = '') {
  const requests = stubApi({ 'GET /bills': noAnswer, 'GET /bills/search-options': noAnswer });
  fetchBillListEarly(new URLSearchParams(query));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  const isSearch = (path: string): boolean => path.startsWith('/bills?');
  const search = requests.find(({ path }) => isSearch(path));
  return {
    search: Object.fromEntries(new URL(search?.path ?? '', 'http://x').searchParams),
    otherPaths: requests.flatMap(({ path }) => (isSearch(path) ? [] : [path])),
  };
}

const storeLastVisit = (owner: string): void =>
  storeSearch(
    { condition: { keyword: ['保守'] }, sort: 'priceDesc', page: 3, perPage: null },
    owner,
  );

describe('the early request for bills', () => {
  it('uses the search of the address, together with the choices', async () => {
    storeLastVisit('aoba');
    expect(await fetchEarly('priceFrom=1000&page=2')).toEqual({
      search: { priceFrom: '1000', sort: 'publicationDateDesc', page: '2' },
      otherPaths: ['/bills/search-options'],
    });
  });

  it('uses the last search if the address has none', async () => {
    storeLastVisit('aoba');
    expect((await fetchEarly()).search).toEqual({ keyword: '保守', sort: 'priceDesc', page: '3' });
  });

  it('ignores the last search of another customer', async () => {
    storeLastVisit('wakaba');
    expect((await fetchEarly()).search).toEqual({ sort: 'publicationDateDesc', page: '1' });
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetEarly } from '../../../../src/api/early.ts';
import { prepareBillList } from '../../../../src/pages/bills/list/prepare-bill-list.ts';
import { storeSearch } from '../../../../src/pages/bills/search/stored-search.ts';
import { pageCustomer } from '../../../../src/shell/session/page-customer.ts';
import { noAnswer, stubApi } from '../../../support/api.ts';

beforeEach(() => {
  history.replaceState(null, '', '/demo/mypage/');
  forgetEarly();
  pageCustomer.set({ key: 'aoba', name: '青葉' });
  return () => pageCustomer.set(undefined);
});

/** What is asked for before the list is there. */
async function asked(query = '') {
  const sent = stubApi({ 'GET /bills': noAnswer, 'GET /bills/search-options': noAnswer });
  prepareBillList(new URLSearchParams(query));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const isSearch = (path: string): boolean => path.startsWith('/bills?');
  const search = sent.find(({ path }) => isSearch(path));
  return {
    search: Object.fromEntries(new URL(search?.path ?? '', 'http://x').searchParams),
    others: sent.flatMap(({ path }) => (isSearch(path) ? [] : [path])),
  };
}

const lastVisit = (owner: string): void =>
  storeSearch(
    { condition: { keyword: ['保守'] }, sort: 'priceDesc', page: 3, perPage: null },
    owner,
  );

describe('the bills that are asked for before their page is there', () => {
  it('are those of its address, with what there is to choose from', async () => {
    lastVisit('aoba');
    expect(await asked('priceFrom=1000&page=2')).toEqual({
      search: { priceFrom: '1000', sort: 'publicationDateDesc', page: '2' },
      others: ['/bills/search-options'],
    });
  });

  it('are those of the last visit, where the address says nothing', async () => {
    lastVisit('aoba');
    expect((await asked()).search).toEqual({ keyword: '保守', sort: 'priceDesc', page: '3' });
  });

  it("are not those of another customer's last visit", async () => {
    lastVisit('wakaba');
    expect((await asked()).search).toEqual({ sort: 'publicationDateDesc', page: '1' });
  });
});

import type { BillSearch } from '../../../../src/pages/bills/search/search-address.ts';

/** The search of an address without a query. */
export const defaultSearch: BillSearch = {
  condition: {},
  sort: 'publicationDateDesc',
  page: 1,
  perPage: null,
};

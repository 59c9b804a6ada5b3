import {
  getBillSearchOptions,
  getGetBillSearchOptionsUrl,
  getSearchBillsUrl,
  searchBills,
} from '../../../../generated/hooks/bills/bills.ts';
import { fetchEarly } from '../../../api/early.ts';
import { currentOwnerKey, ownerOfHistoryEntry } from '../../../shell/session/page-customer.ts';
import { fromQuery, searchParamsOf } from '../search/search-address.ts';
import { storedSearch } from '../search/stored-search.ts';

/**
 * Fetches the data of the list before it is opened: the search of its address, or of the customer's last visit (S3).
 */
export function fetchBillListEarly(query: URLSearchParams): void {
  // During a reload, only the history entry identifies the customer.
  const owner = currentOwnerKey() ?? ownerOfHistoryEntry();
  const params = searchParamsOf(query.size > 0 ? fromQuery(query) : storedSearch(owner));
  fetchEarly(getSearchBillsUrl(params), () => searchBills(params));
  fetchEarly(getGetBillSearchOptionsUrl(), () => getBillSearchOptions());
}

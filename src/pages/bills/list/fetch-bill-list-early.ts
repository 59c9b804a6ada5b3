import {
  getBillSearchOptions,
  getGetBillSearchOptionsUrl,
  getSearchBillsUrl,
  searchBills,
} from '../../../../generated/hooks/bills/bills.ts';
import { fetchEarly } from '../../../api/early.ts';
import { currentOwnerKey, ownerOfHistoryEntry } from '../../../shell/session/page-customer.ts';
import { parseSearch, searchParamsOf } from '../search/search-address.ts';
import { readStoredSearch } from '../search/stored-search.ts';

/**
 * Fetches the bills and the search options before the list is opened. The bills are the result of the
 * search in the address, or of the customer's last search (S3).
 */
export function fetchBillListEarly(query: URLSearchParams): void {
  // During a reload, only the history entry identifies the customer.
  const ownerKey = currentOwnerKey() ?? ownerOfHistoryEntry();
  const searchParams = searchParamsOf(
    query.size > 0 ? parseSearch(query) : readStoredSearch(ownerKey),
  );
  fetchEarly(getSearchBillsUrl(searchParams), () => searchBills(searchParams));
  fetchEarly(getGetBillSearchOptionsUrl(), () => getBillSearchOptions());
}

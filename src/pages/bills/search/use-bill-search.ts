import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { getFlowId } from '../../../api/identity.ts';
import { useStore } from '../../../lib/store.ts';
import { ownerKeyOf, pageCustomer } from '../../../shell/session/page-customer.ts';
import { keepMessageState } from '../../../shell/messages/message-store.ts';
import { parseSearch, toQuery, type BillSearch } from './search-address.ts';
import { readStoredSearch, storeSearch } from './stored-search.ts';

/**
 * The owner key of the customer, for data that the page stores in the browser. The layout has requested the
 * customer before this page renders (S4). If that request failed, the stored data belongs to this tab only.
 */
export function useOwnerKey(): string {
  const customer = useStore(pageCustomer);
  return customer === undefined ? `tab-${getFlowId()}` : ownerKeyOf(customer);
}

type ChangeSearch = (change: Partial<BillSearch>, replace?: boolean) => void;

/**
 * The search that the page shows. The address contains the search, so that a reload, Back and a copied link show
 * the same search. An address without a query shows the search of the customer's last visit (S3).
 * @returns the search; a function that changes the search; and a function that writes the search into an
 *   address without a query. A new address renders the whole page again, so the page calls the last function
 *   when the customer is not waiting
 */
export function useBillSearch(): [BillSearch, ChangeSearch, () => void] {
  const [query, setQuery] = useSearchParams();
  const queryText = query.toString();
  const { key: locationKey } = useLocation();
  const renderedAddressRef = useRef<{ key: string; href: string }>(undefined);
  // Reads the address only at its first rendering: later, `location` may already be the next page's address.
  useLayoutEffect(() => {
    if (renderedAddressRef.current?.key !== locationKey)
      renderedAddressRef.current = { key: locationKey, href: location.href };
  }, [locationKey]);
  const ownerKey = useOwnerKey();
  const search = useMemo(
    () =>
      queryText === '' ? readStoredSearch(ownerKey) : parseSearch(new URLSearchParams(queryText)),
    [queryText, ownerKey],
  );

  useEffect(() => {
    if (queryText !== '') storeSearch(search, ownerKey);
  }, [queryText, search, ownerKey]);

  const changeSearch = useCallback(
    (change: Partial<BillSearch>, replace = false) => {
      setQuery(toQuery({ ...search, page: 1, ...change }), {
        // Back to an address without a query would show the new search.
        replace: replace || queryText === '',
      });
    },
    [queryText, search, setQuery],
  );
  const writeAddress = useCallback(() => {
    // After a search or a navigation, the address changes first and the rendering follows later.
    if (queryText !== '' || location.href !== renderedAddressRef.current?.href) return;
    // The customer has not navigated, so an earlier message stays (S4).
    setQuery(toQuery(search), { replace: true, state: keepMessageState });
  }, [queryText, search, setQuery]);
  return [search, changeSearch, writeAddress];
}

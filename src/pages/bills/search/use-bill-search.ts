import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { keepMessage } from '../../../shell/messages/message-store.ts';
import { fromQuery, toQuery, type BillSearch } from './condition.ts';
import { storedSearch, storeSearch } from './stored-search.ts';
import { useSearchOwner } from './use-search-owner.ts';

/**
 * The search that the page shows. The address says it, so that reload, Back and a copied link find it again;
 * an address without a query brings back the search of the customer's last visit (S3).
 * @returns the search, and a function that goes to a changed one
 */
export function useBillSearch(): [
  BillSearch,
  (change: Partial<BillSearch>, replace?: boolean) => void,
] {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const owner = useSearchOwner();
  const search = useMemo(
    () => (text === '' ? storedSearch(owner) : fromQuery(new URLSearchParams(text))),
    [text, owner],
  );

  useEffect(() => {
    // The customer has gone nowhere by this: a message that came first stays (S4).
    if (text === '') setQuery(toQuery(search), { replace: true, state: keepMessage });
    else storeSearch(search, owner);
  }, [text, search, owner, setQuery]);

  const go = useCallback(
    (change: Partial<BillSearch>, replace = false) => {
      setQuery(toQuery({ ...search, page: 1, ...change }), { replace, preventScrollReset: true });
    },
    [search, setQuery],
  );
  return [search, go];
}

import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { fromQuery, toQuery, type BillSearch } from './condition.ts';
import { storedSearch, storeSearch } from './stored-search.ts';

/**
 * The search that the page shows. The address says it, so that reload, Back and a copied link find it again;
 * an address without a query brings back the search of the last visit (S3).
 * @returns the search, and a function that goes to a changed one
 */
export function useBillSearch(): [
  BillSearch,
  (change: Partial<BillSearch>, replace?: boolean) => void,
] {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const search = useMemo(
    () => (text === '' ? storedSearch() : fromQuery(new URLSearchParams(text))),
    [text],
  );

  useEffect(() => {
    if (text === '') setQuery(toQuery(search), { replace: true });
    else storeSearch(search);
  }, [text, search, setQuery]);

  const go = useCallback(
    (change: Partial<BillSearch>, replace = false) => {
      setQuery(toQuery({ ...search, page: 1, ...change }), { replace, preventScrollReset: true });
    },
    [search, setQuery],
  );
  return [search, go];
}

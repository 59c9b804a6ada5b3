import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { keepMessage } from '../../../shell/messages/message-store.ts';
import { fromQuery, toQuery, type BillSearch } from './condition.ts';
import { storedSearch, storeSearch } from './stored-search.ts';
import { useSearchOwner } from './use-search-owner.ts';

type Go = (change: Partial<BillSearch>, replace?: boolean) => void;

/**
 * The search that the page shows. The address says it, so that reload, Back and a copied link find it again;
 * an address without a query brings back the search of the customer's last visit (S3).
 * @returns the search, a function that goes to a changed one, and one that writes it into an address without: a
 *   change of the address has the whole page drawn again, so the page calls it when the customer waits for nothing
 */
export function useBillSearch(): [BillSearch, Go, () => void] {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const { key } = useLocation();
  const drawn = useRef<{ key: string; href: string }>(undefined);
  // Once for each place: drawn again for another reason, the page may have been left already.
  useLayoutEffect(() => {
    if (drawn.current?.key !== key) drawn.current = { key, href: location.href };
  }, [key]);
  const owner = useSearchOwner();
  const search = useMemo(
    () => (text === '' ? storedSearch(owner) : fromQuery(new URLSearchParams(text))),
    [text, owner],
  );

  useEffect(() => {
    if (text !== '') storeSearch(search, owner);
  }, [text, search, owner]);

  const go = useCallback(
    (change: Partial<BillSearch>, replace = false) => {
      setQuery(toQuery({ ...search, page: 1, ...change }), {
        // Back to an address that does not say its search would lead to the new one.
        replace: replace || text === '',
      });
    },
    [text, search, setQuery],
  );
  const writeAddress = useCallback(() => {
    // If the customer has searched or gone elsewhere, the address says it first: what is drawn follows later.
    if (text !== '' || location.href !== drawn.current?.href) return;
    // The customer has gone nowhere by this: a message that came first stays (S4).
    setQuery(toQuery(search), { replace: true, state: keepMessage });
  }, [text, search, setQuery]);
  return [search, go, writeAddress];
}

import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readPage } from '../../lib/query-addresses.ts';
import { keepMessageState } from '../messages/message-store.ts';

/**
 * The page number of a list, stored as `page` in the address, so that reload, Back and bookmarks open the same page.
 *
 * @returns the page number, from 1, and a function that changes the page number. With `replace`, the function replaces
 * the history entry. Other parameters of the address are kept.
 */
export function useUrlPageNumber(): [page: number, goTo: (page: number, replace: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const goToPage = useCallback(
    (page: number, replace: boolean) =>
      setQuery(
        (currentQuery) => {
          const newQuery = new URLSearchParams(currentQuery);
          if (page === 1) newQuery.delete('page');
          else newQuery.set('page', String(page));
          return newQuery;
        },
        replace ? { replace, state: keepMessageState } : {},
      ),
    [setQuery],
  );
  return [readPage(query.get('page')), goToPage];
}

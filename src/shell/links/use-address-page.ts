import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readPage } from '../../lib/address-page.ts';
import { keepMessage } from '../messages/message-store.ts';

/**
 * Which page of a list is shown: `page` of the address, so that reload, Back and a bookmark find it again.
 *
 * @returns the page, from 1, and what shows another, in place of the present one where there is no way back to
 *   it. What else the query says stays.
 */
export function useAddressPage(): [page: number, goTo: (page: number, replace: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const goTo = useCallback(
    (page: number, replace: boolean) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (page === 1) after.delete('page');
          else after.set('page', String(page));
          return after;
        },
        replace ? { replace, state: keepMessage } : {},
      ),
    [setQuery],
  );
  return [readPage(query.get('page')), goTo];
}

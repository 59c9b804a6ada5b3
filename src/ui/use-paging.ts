import { useCallback, useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';
import { pageCount } from './Pagination.tsx';

/** How much there is in all, and on one page. */
interface Extent {
  total: number;
  perPage: number;
}

/**
 * The pages of a list (S2). Turning one leads to the top and to the heading; a page beyond the last, since
 * things go between two visits, leads back to the last.
 * @param page the one that is asked for, from 1
 * @param extent undefined while it is not known
 * @param goTo shows a page, in place of the present one where there is no way back to it
 * @returns turns to a page; the same function while `goTo` is
 */
export function usePaging(
  page: number,
  extent: Extent | undefined,
  goTo: (page: number, replace: boolean) => void,
): (page: number) => void {
  const last = extent === undefined ? undefined : pageCount(extent.total, extent.perPage);
  useEffect(() => {
    if (last !== undefined && page > last) goTo(last, true);
  }, [last, page, goTo]);
  return useCallback(
    (next) => {
      goTo(next, false);
      window.scrollTo({ top: 0 });
      focusHeading();
    },
    [goTo],
  );
}

import { memo, useCallback, useEffect } from 'react';
import { t } from '../i18n/i18n.ts';
import { formatCount } from '../lib/prices.ts';
import { Button } from './Button.tsx';
import { focusHeading } from './focus.ts';
import { Icon } from './Icon.tsx';
import styles from './parts.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  perPage: number;
  /** The number of items on all pages. */
  total: number;
  /** The number of pages by which "previous" and "next" move. */
  step?: number;
  onChange: (page: number) => void;
}

/** Number of pages, at least one. */
export function pageCount(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/**
 * The buttons "first", "previous N", "next N" and "last" (S2), and the displayed range. Nothing for a
 * single page.
 */
export const Pagination = memo(function Pagination({
  page,
  perPage,
  total,
  step = 1,
  onChange,
}: PaginationProps) {
  const lastPage = pageCount(total, perPage);
  if (lastPage === 1) return null;
  const previousPage = Math.max(1, page - step);
  const nextPage = Math.min(lastPage, page + step);
  const nextItemCount = Math.min(total, nextPage * perPage) - page * perPage;
  const firstItemNumber = (page - 1) * perPage + 1;
  const lastItemNumber = Math.min(total, page * perPage);
  return (
    <nav className={styles.pagination} aria-label={t('ui.pagination')}>
      <Button
        size="small"
        className={styles.first}
        icon={<Icon name="first" />}
        disabled={page <= 1}
        onClick={() => onChange(1)}
      >
        {t('ui.firstPage')}
      </Button>
      <Button
        size="small"
        className={styles.previous}
        icon={<Icon name="left" />}
        disabled={page <= 1}
        onClick={() => onChange(previousPage)}
      >
        {t('ui.previousPage', { count: formatCount(Math.max(page - previousPage, 1) * perPage) })}
      </Button>
      <p className={styles.range}>
        {t('ui.range', {
          from: formatCount(firstItemNumber),
          to: formatCount(lastItemNumber),
          total: formatCount(total),
        })}
      </p>
      <Button
        size="small"
        className={styles.next}
        disabled={page >= lastPage}
        onClick={() => onChange(nextPage)}
      >
        {t('ui.nextPage', {
          count: formatCount(page >= lastPage ? perPage * step : nextItemCount),
        })}
        <Icon name="right" />
      </Button>
      <Button
        size="small"
        className={styles.last}
        disabled={page >= lastPage}
        onClick={() => onChange(lastPage)}
      >
        {t('ui.lastPage')}
        <Icon name="last" />
      </Button>
    </nav>
  );
});

/** Number of items in total, and on one page. */
interface Extent {
  total: number;
  perPage: number;
}

/**
 * The pages of a list (S2). Turning a page scrolls to the top and focuses the heading. A page after the
 * last page is replaced by the last page, because items may be removed between two visits.
 * @param page the requested page, from 1
 * @param extent undefined while unknown
 * @param goTo shows a page; `replace` also replaces the entry in the history
 * @returns a function that turns to a page; stable while `goTo` is stable
 */
export function usePaging(
  page: number,
  extent: Extent | undefined,
  goTo: (page: number, replace: boolean) => void,
): (page: number) => void {
  const lastPage = extent === undefined ? undefined : pageCount(extent.total, extent.perPage);
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) goTo(lastPage, true);
  }, [lastPage, page, goTo]);
  return useCallback(
    (nextPage) => {
      goTo(nextPage, false);
      window.scrollTo({ top: 0 });
      focusHeading();
    },
    [goTo],
  );
}

import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Calls back when a link opens the page that is already open, such as its own tab: the customer
 * wants current data. Back, and addresses with a query, which the page writes itself, do not count.
 *
 * @param onRevisit fetches the page's data; a redundant call must do no harm
 */
export function useRevisit(onRevisit: () => void): void {
  const { key, search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (search === '' && !isBack) onRevisit();
  }, [key, search, isBack, onRevisit]);
}

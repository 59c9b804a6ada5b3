import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Calls `onRevisit` when a link opens the page that is already open, for example a press on its tab: the
 * customer wants current data. Not after Back, and not for addresses with a query, which the page itself
 * sets.
 *
 * @param onRevisit fetches the data of the page; may be called more often than necessary
 */
export function useRevisit(onRevisit: () => void): void {
  const { key, search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (search === '' && !isBack) onRevisit();
  }, [key, search, isBack, onRevisit]);
}

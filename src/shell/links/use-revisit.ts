import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Calls `onRevisit` when the customer presses a link to the page that is already open, for example its menu
 * entry, because the customer wants current data. Does not call `onRevisit` after Back, or if the address has a query,
 * because the page sets its query itself.
 *
 * @param onRevisit fetches the data of the page; may be called more often than necessary
 */
export function useRevisit(onRevisit: () => void): void {
  const { key, search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const lastKeyRef = useRef(key);
  useEffect(() => {
    if (lastKeyRef.current === key) return;
    lastKeyRef.current = key;
    if (search === '' && !isBack) onRevisit();
  }, [key, search, isBack, onRevisit]);
}

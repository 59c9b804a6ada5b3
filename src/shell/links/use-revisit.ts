import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Calls back when a link leads to the page that is open already, such as its own tab: the customer wants to see
 * what it shows now. Back, and addresses with a query, which the page writes itself, are none of these.
 * @param onRevisit asks for the page's contents; should it be called for a change of the page's own, asking
 *   twice has to do no harm
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

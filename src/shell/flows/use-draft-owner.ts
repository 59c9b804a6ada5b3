import { useEffect, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { pageCustomer } from '../session/page-customer.ts';
import { markOf } from './drafts.ts';

/**
 * Whose draft a logged-in page keeps: the mark of its customer (`customerMark`), the same at each login and
 * no other's. A name is none, since two customers may have the same.
 *
 * @returns undefined while nobody knows who it is; nothing is kept or given back then
 */
export function useCustomerDraft(): string | undefined {
  return useStore(pageCustomer)?.key;
}

/**
 * Whose draft a page of a mailed link keeps: whoever has the link, in this tab. The token is not stored.
 *
 * @returns undefined until the mark is made
 */
export function useLinkDraft(token: string): string | undefined {
  const [made, setMade] = useState<{ token: string; mark: string }>();
  useEffect(() => {
    let isCurrent = true;
    markOf(token).then(
      (mark) => {
        if (isCurrent) setMade({ token, mark });
      },
      // Without a mark nothing is kept, and the form works all the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return made?.token === token ? made.mark : undefined;
}

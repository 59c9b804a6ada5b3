import type { ReactNode } from 'react';
import { SessionWatch } from './SessionWatch.tsx';
import { useCustomerPage } from './use-customer-page.ts';

/**
 * What a logged-in customer alone may see in the layout of visitors: a page that S2 gives no tabs and no
 * account links. For the rest it is as any of the customer's pages, the idle logout included.
 */
export function CustomerPart({ children }: { children: ReactNode }) {
  const { state, ask } = useCustomerPage();
  if (state === 'waiting') return null;
  return (
    <>
      <SessionWatch ask={ask} />
      {state === 'shut' ? null : children}
    </>
  );
}

import type { ReactNode } from 'react';
import { SessionWatch } from './SessionWatch.tsx';
import { useCustomerPage } from './use-customer-page.ts';

/**
 * What a logged-in customer alone may see in the layout of visitors: a page that S2 gives no tabs and no
 * account links. The frame is there before it is known who it is, and never has the customer's name; what it
 * keeps to the customer, and the idle logout with its warning, are those of any of the customer's pages.
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

import type { ReactNode } from 'react';
import { SessionWatch } from './SessionWatch.tsx';
import { useCustomerPage } from './use-customer-page.ts';

/**
 * The customer-only part of a page that S2 shows without tabs and account links. The frame appears
 * before the customer is known and never shows a name. The session guard and the idle logout work
 * as on any page of a customer.
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

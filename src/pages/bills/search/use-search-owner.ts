import { getFlowId } from '../../../api/identity.ts';
import { useStore } from '../../../lib/store.ts';
import { markOf, pageCustomer } from '../../../shell/session/page-customer.ts';

/**
 * Marks the owner of the stored search. The layout has requested the customer before this page renders (S4). If
 * that request failed, the stored search belongs to this tab only.
 */
export function useSearchOwner(): string {
  const customer = useStore(pageCustomer);
  return customer === undefined ? `tab-${getFlowId()}` : markOf(customer);
}

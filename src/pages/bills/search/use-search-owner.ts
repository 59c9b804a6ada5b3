import { getFlowId } from '../../../api/identity.ts';
import { useStore } from '../../../lib/store.ts';
import { markOf, pageCustomer } from '../../../shell/session/page-customer.ts';

/**
 * Marks whose search the list keeps. The layout has asked who is logged in before the page stands (S4); if
 * nobody could say, what is kept is this tab's alone.
 */
export function useSearchOwner(): string {
  const customer = useStore(pageCustomer);
  return customer === undefined ? `tab-${getFlowId()}` : markOf(customer);
}

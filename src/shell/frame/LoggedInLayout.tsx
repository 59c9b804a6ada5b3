import { Outlet } from 'react-router';
import { PageFrame } from './PageFrame.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { useCustomerPage } from './use-customer-page.ts';
import { UserHeader } from './UserHeader.tsx';

/**
 * Pages of a logged-in customer. Nothing is rendered until user/me completes (S4); a failure leaves the
 * page without a name.
 */
export function LoggedInLayout() {
  const { user, state, ask } = useCustomerPage();
  if (state === 'waiting') return null;
  return (
    <PageFrame header={<UserHeader user={user} />}>
      <SessionWatch ask={ask} />
      {state === 'shut' ? null : <Outlet />}
    </PageFrame>
  );
}

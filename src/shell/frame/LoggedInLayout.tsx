import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { PageFrame } from './PageFrame.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { useCustomerPage } from './use-customer-page.ts';
import { UserHeader } from './header/UserHeader.tsx';

/**
 * Pages of a logged-in customer. Nothing is rendered until user/me completes (S4); a failure leaves the
 * page without a name.
 */
export function LoggedInLayout() {
  const { user, state, ask } = useCustomerPage();
  // Every user/me request renders this layout; the header is rendered only if the answer differs.
  const header = useMemo(() => <UserHeader user={user} />, [user]);
  if (state === 'waiting') return null;
  return (
    <PageFrame header={header}>
      <SessionWatch ask={ask} />
      {state === 'shut' ? null : <Outlet />}
    </PageFrame>
  );
}

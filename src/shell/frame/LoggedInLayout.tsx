import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { PageFrame } from './PageFrame.tsx';
import { SessionWatch } from './CustomerPart.tsx';
import { useCustomerPage } from './use-customer-page.ts';
import { UserHeader } from './header/UserHeader.tsx';

/**
 * Pages of a logged-in customer. Nothing is rendered until user/me completes (S4); after a failure,
 * the header shows no name.
 */
export function LoggedInLayout() {
  const { user, state, refetch } = useCustomerPage();
  // Each request of user/me renders this layout again. The header renders again only if the answer differs.
  const header = useMemo(() => <UserHeader user={user} />, [user]);
  if (state === 'waiting') return null;
  return (
    <PageFrame header={header}>
      <SessionWatch refetch={refetch} />
      {state === 'shut' ? null : <Outlet />}
    </PageFrame>
  );
}

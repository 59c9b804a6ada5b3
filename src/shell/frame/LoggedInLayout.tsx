import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { PageFrame } from './PageFrame.tsx';
import { leavePageSession, pageSession } from '../session/session.ts';
import { SessionWatch } from './SessionWatch.tsx';
import { showFailure } from '../errors/show-failure.ts';
import { useCurrentUser } from './use-current-user.ts';
import { useSettingsFailure } from '../issuer/use-settings.ts';
import { UserHeader } from './UserHeader.tsx';

/**
 * Pages of a logged-in customer. Nothing is rendered until user/me completes (S4); whether it
 * succeeds or fails is told by S8's handling, and a failure leaves the page without a name.
 */
export function LoggedInLayout() {
  useEffect(() => {
    pageSession.set({ kind: 'user', loginPath: paths.login() });
    return leavePageSession;
  }, []);
  const { user, isComplete } = useCurrentUser();
  // On a customer's page alone: the idle logout and its warning depend on them. Elsewhere the frame does without.
  const failure = useSettingsFailure();
  useEffect(() => {
    if (failure !== null) showFailure(failure);
  }, [failure]);
  if (!isComplete) return null;
  return (
    <PageFrame header={<UserHeader user={user} />}>
      <SessionWatch />
      <Outlet />
    </PageFrame>
  );
}

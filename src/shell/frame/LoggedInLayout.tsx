import { useEffect } from 'react';
import { Outlet } from 'react-router';
import type { CurrentUser } from '../../../generated/model/currentUser.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useStore } from '../../lib/store.ts';
import { showMessage } from '../messages/message-store.ts';
import { markOf, pageCustomer } from '../session/page-customer.ts';
import { forgetPageData, leavePageSession, pageSession } from '../session/session.ts';
import { hasStartedAnew, isStartingAnew, loadAnew } from '../session/start-anew.ts';
import { PageFrame } from './PageFrame.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { useCurrentUser } from './use-current-user.ts';
import { useOwnPlace } from './use-own-place.ts';
import { useSessionGuard } from './use-session-guard.ts';
import { useToldSettings } from './use-told-settings.ts';
import { UserHeader } from './UserHeader.tsx';

/** Says whose page this is now, where another customer's was. */
function tellNewStart({ customerName, titleOfHonor }: CurrentUser): void {
  const name = [customerName, titleOfHonor].filter((part) => part?.trim()).join(' ');
  showMessage({
    status: 'error',
    message: customerName?.trim()
      ? t('frame.session.otherCustomer', { name })
      : t('frame.session.otherCustomerUnnamed'),
    subMessage: t('frame.session.otherCustomerSub'),
    hideTopLink: true,
  });
}

/**
 * Pages of a logged-in customer. Nothing is rendered until user/me completes (S4); whether it
 * succeeds or fails is told by S8's handling, and a failure leaves the page without a name.
 */
export function LoggedInLayout() {
  useEffect(() => {
    pageSession.set({ kind: 'user', loginPath: paths.login() });
    return leavePageSession;
  }, []);
  const { user, state, ask } = useCurrentUser();
  const customer = useStore(pageCustomer);
  const mark = customer && markOf(customer);
  useSessionGuard(ask);
  const isOwnPlace = useOwnPlace(mark);
  const isLeaving = useStore(isStartingAnew);

  useEffect(() => {
    if (isLeaving) loadAnew();
  }, [isLeaving]);
  useEffect(() => {
    if (user !== undefined && mark !== undefined && hasStartedAnew(mark)) tellNewStart(user);
  }, [user, mark]);
  // No data of a customer who may not use the portal stays, wherever the page keeps it.
  useEffect(() => {
    if (state === 'shut') forgetPageData();
  }, [state]);
  // On a customer's page alone: the idle logout and its warning depend on them. Elsewhere the frame does without.
  useToldSettings(state !== 'waiting');

  if (state === 'waiting' || isLeaving || !isOwnPlace) return null;
  return (
    <PageFrame header={<UserHeader user={user} />}>
      <SessionWatch ask={ask} />
      {state === 'shut' ? null : <Outlet />}
    </PageFrame>
  );
}

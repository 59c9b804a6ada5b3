import { useEffect } from 'react';
import type { CurrentUser } from '../../../generated/model/currentUser.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useStore } from '../../lib/store.ts';
import { showMessage } from '../messages/message-store.ts';
import { markOf, pageCustomer } from '../session/page-customer.ts';
import { forgetPageData, leavePageSession, pageSession } from '../session/session.ts';
import { hasStartedAnew, isStartingAnew, loadAnew } from '../session/start-anew.ts';
import { useCurrentUser, type CurrentUserState } from './use-current-user.ts';
import { useOwnPlace } from './use-own-place.ts';
import { useSessionGuard } from './use-session-guard.ts';
import { useToldSettings } from './use-told-settings.ts';

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

export interface CustomerPageState extends Pick<CurrentUserState, 'user' | 'ask'> {
  /** As for a frame (use-frame-state.ts): `waiting` also while the page is being left for another customer's. */
  state: CurrentUserState['state'];
}

/**
 * Makes a page a logged-in customer's: asks who it is, sends whoever is nobody to the login and back after
 * it, and keeps the page to its customer in every tab. Whether the answer succeeds or fails is told by S8's
 * handling.
 */
export function useCustomerPage(): CustomerPageState {
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

  return { user, ask, state: isLeaving || !isOwnPlace ? 'waiting' : state };
}

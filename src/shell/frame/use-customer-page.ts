import { useEffect, useLayoutEffect } from 'react';
import type { CurrentUser } from '../../../generated/model/currentUser.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useStore } from '../../lib/store.ts';
import { showMessage } from '../messages/message-store.ts';
import { markOf, pageCustomer, customerMark } from '../session/page-customer.ts';
import { forgetPageData, leavePageSession, pageSession } from '../session/session.ts';
import {
  takeCustomerChange,
  isCustomerChanging,
  openTopPageInNewDocument,
} from '../session/customer-change.ts';
import { useCurrentUser, type CurrentUserState } from './use-current-user.ts';
import { useLocation, useNavigate } from 'react-router';
import { claimHistoryEntry, ownerOfHistoryEntry } from '../session/history-owner.ts';
import { failure } from '../../api/call.ts';
import { dispositionOf } from '../../api/errors.ts';
import { guardSession, isSessionChanged } from '../../api/session-guard.ts';
import { listenToOtherTabs } from '../session/other-tabs.ts';
import { useQueryClient } from '@tanstack/react-query';
import { getGetSettingInfoQueryKey } from '../../../generated/hooks/setting/setting.ts';
import { showFailure, showAnyFailure } from '../errors/show-failure.ts';
import { usePartFailure } from '../errors/use-part-failure.ts';
import { useSettings, useSettingsFailure } from '../issuer/use-settings.ts';

/**
 * Says if the settings cannot be had: for pages of which something depends on them.
 *
 * @param isShown whether the frame stands; its header asks again for what failed before it
 */
function useReportSettingsFailure(isShown: boolean): void {
  const client = useQueryClient();
  const settingsFailure = useSettingsFailure();
  const lacking = usePartFailure(useSettings());
  useEffect(() => {
    if (isShown && lacking) showFailure(lacking);
  }, [isShown, lacking]);
  useEffect(() => {
    if (!isShown || settingsFailure === null) return;
    // The header's effects came before this one: where it asks again, there is no failure any more.
    if (client.getQueryState(getGetSettingInfoQueryKey())?.error !== settingsFailure) return;
    // Without a code, it has led nowhere (use-settings.ts).
    if (dispositionOf(settingsFailure) === 'errorPage') showAnyFailure(settingsFailure);
    else showFailure(settingsFailure);
  }, [isShown, settingsFailure, client]);
}

/**
 * Keeps the page to its customer: whenever somebody may have logged in in another tab, it is asked who is
 * there, before anything else is. Should it be another customer, `fetchCustomer` leaves the page.
 */
function useSessionGuard(ask: CurrentUserState['ask']): void {
  // Before the effects of the page itself, which make its calls.
  useLayoutEffect(
    () =>
      guardSession(async () => {
        try {
          await ask({ isQuiet: true });
        } catch (error) {
          // Where S8 has a place for it, it is told already.
          throw dispositionOf(error) === 'caller' ? error : failure('aborted', error);
        }
      }),
    [ask],
  );

  useEffect(() => {
    // What the answer says is done where it arrives; a failure is told by the next call.
    const look = (): void => void ask({ isQuiet: true }).catch(() => undefined);
    const onVisible = (): void => {
      if (document.visibilityState === 'visible' && isSessionChanged()) look();
    };
    // Back from another site: the page is as it was left, however long ago.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) look();
    };
    const stopListening = listenToOtherTabs((news) => {
      const isOther = typeof news === 'object' && news.customer !== customerMark();
      if (news === 'login' || isOther) look();
    });
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onReturn);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [ask]);
}

/**
 * Marks each place in the history that the customer comes to as the customer's own. A place of somebody
 * who used this tab before leads to the top page: its address may hold that customer's search.
 *
 * @param mark of the customer (page-customer.ts); undefined while nobody knows who it is
 * @returns whether the open place may be shown
 */
function useHistoryEntryOwner(mark: string | undefined): boolean {
  // Followed, since each place is another.
  useLocation();
  const navigate = useNavigate();
  const owner = ownerOfHistoryEntry();
  const isOwn = mark === undefined || owner === undefined || owner === mark;

  useEffect(() => {
    if (mark !== undefined && isOwn) claimHistoryEntry(mark);
  });
  useEffect(() => {
    if (!isOwn) void navigate(paths.top(), { replace: true });
  }, [isOwn, navigate]);
  return isOwn;
}

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
  const isOwnPlace = useHistoryEntryOwner(mark);
  const isLeaving = useStore(isCustomerChanging);

  useEffect(() => {
    if (isLeaving) openTopPageInNewDocument();
  }, [isLeaving]);
  useEffect(() => {
    if (user !== undefined && mark !== undefined && takeCustomerChange(mark)) tellNewStart(user);
  }, [user, mark]);
  // No data of a customer who may not use the portal stays, wherever the page keeps it.
  useEffect(() => {
    if (state === 'shut') forgetPageData();
  }, [state]);
  // On a customer's page alone: the idle logout and its warning depend on them. Elsewhere the frame does without.
  useReportSettingsFailure(state !== 'waiting');

  return { user, ask, state: isLeaving || !isOwnPlace ? 'waiting' : state };
}

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
 * Reports failed settings, for pages that depend on them.
 *
 * @param isShown whether the frame is displayed; its header retries an earlier failure
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
    // The header's effects ran before this one: if the header retries, the failure is already
    // cleared.
    if (client.getQueryState(getGetSettingInfoQueryKey())?.error !== settingsFailure) return;
    // Without a code, the query client has not handled it (use-settings.ts).
    if (dispositionOf(settingsFailure) === 'errorPage') showAnyFailure(settingsFailure);
    else showFailure(settingsFailure);
  }, [isShown, settingsFailure, client]);
}

/**
 * Keeps the page to its customer: if another customer may have logged in in another tab, user/me is
 * fetched before any other call. `fetchCustomer` leaves the page if the customer differs.
 */
function useSessionGuard(ask: CurrentUserState['ask']): void {
  // Before the effects of the page itself, which make its calls.
  useLayoutEffect(
    () =>
      guardSession(async () => {
        try {
          await ask({ isQuiet: true });
        } catch (error) {
          // S8 handles these errors, so they are already reported.
          throw dispositionOf(error) === 'caller' ? error : failure('aborted', error);
        }
      }),
    [ask],
  );

  useEffect(() => {
    // `fetchCustomer` handles the answer; the next call reports a failure.
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
 * Marks each history entry with the customer who opened it. An entry of an earlier customer of this
 * tab redirects to the top page, because its address may contain that customer's search.
 *
 * @param mark of the customer (page-customer.ts); undefined while unknown
 * @returns whether the open entry may be shown
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

/** Reports that the page now belongs to another customer. */
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
 * Makes a page a customer's page: fetches the customer, redirects to the login without a session,
 * and keeps the page to its customer in every tab. S8's error handling reports failures.
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

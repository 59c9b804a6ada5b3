import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { CurrentUser } from '../../../generated/model/currentUser.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useStore } from '../../lib/store.ts';
import { showMessage } from '../messages/message-store.ts';
import {
  claimHistoryEntry,
  currentOwnerKey,
  ownerKeyOf,
  ownerOfHistoryEntry,
  pageCustomer,
} from '../session/page-customer.ts';
import { clearPageData, leavePageSession, pageSession } from '../session/session.ts';
import {
  takeCustomerChange,
  customerChangingStore,
  openTopPageInNewDocument,
} from '../session/customer-change.ts';
import { useFrameState, type FrameState } from './use-frame-state.ts';
import { useLocation, useNavigate } from 'react-router';
import { createApiError } from '../../api/call.ts';
import { dispositionOf } from '../../api/errors.ts';
import { guardSession, isSessionChanged } from '../../api/session-guard.ts';
import { listenToOtherTabs } from '../session/other-tabs.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetCurrentUserQueryKey,
  useGetCurrentUser,
} from '../../../generated/hooks/user/user.ts';
import { codeByStatus } from '../../../generated/error-statuses.ts';
import { ApiError } from '../../api/api-error.ts';
import { replacePage } from '../links/navigation.ts';
import { fetchCustomer } from '../session/fetch-customer.ts';
import { getGetSettingInfoQueryKey } from '../../../generated/hooks/setting/setting.ts';
import { showCallFailure, showAnyFailure } from '../errors/show-failure.ts';
import { useUnreadablePartError } from '../errors/use-unreadable-part-error.ts';
import { useSettings, useSettingsFailure } from '../issuer/use-settings.ts';

/** Whether a server or gateway refused the call, and not even the status has a code (S8), for example a 502 with HTML. */
const isWithoutCode = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.kind === 'malformed' &&
  codeByStatus[error.status] === undefined &&
  dispositionOf(error) === 'caller';

export interface CurrentUserState {
  user: CurrentUser | undefined;
  state: FrameState;
  /** Fetches again, in addition to each route change. Quiet: without the loading overlay. */
  refetch: (options?: { isQuiet?: boolean }) => Promise<CurrentUser>;
}

/** The logged-in customer: fetched at once, and again on each route change (S7). */
export function useCurrentUser(): CurrentUserState {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const { data, error, isFetched, isFetching, refetch } = useGetCurrentUser({
    query: { queryFn: ({ signal }) => fetchCustomer({ signal }) },
  });
  const fetchedPathRef = useRef(pathname);

  const state = useFrameState({ error, isFetched, isFetching });

  // After a failed refetch, the page keeps the first answer.
  const isUserMissing = data === undefined || state === 'shut';
  useEffect(() => {
    if (!isUserMissing || !error) return;
    // The whole screen depends on this call (S8, "no error code: error page").
    if (isWithoutCode(error)) replacePage(paths.error('500-1-00-01'));
    else showCallFailure(error);
  }, [isUserMissing, error]);

  const unreadablePartError = useUnreadablePartError(data, ['customerName', 'titleOfHonor']);
  useEffect(() => {
    if (unreadablePartError) showCallFailure(unreadablePartError);
  }, [unreadablePartError]);

  useEffect(() => {
    if (fetchedPathRef.current === pathname) return;
    fetchedPathRef.current = pathname;
    // Another call may wait for the running request (useSessionGuard), so it is not cancelled.
    void refetch({ cancelRefetch: false });
  }, [pathname, refetch]);

  // Uses the same query, so that the page shows the new answer.
  const refetchUser = useCallback<CurrentUserState['refetch']>(
    ({ isQuiet = false } = {}) =>
      client.fetchQuery({
        queryKey: getGetCurrentUserQueryKey(),
        queryFn: ({ signal }) => fetchCustomer({ signal, isQuiet }),
      }),
    [client],
  );
  return { user: state === 'shut' ? undefined : data, state, refetch: refetchUser };
}

/**
 * Reports failed settings, for pages that depend on them.
 *
 * @param isShown whether the frame is displayed; its header retries an earlier failure
 */
function useReportSettingsFailure(isShown: boolean): void {
  const client = useQueryClient();
  const settingsFailure = useSettingsFailure();
  const unreadablePartError = useUnreadablePartError(useSettings());
  useEffect(() => {
    if (isShown && unreadablePartError) showCallFailure(unreadablePartError);
  }, [isShown, unreadablePartError]);
  useEffect(() => {
    if (!isShown || settingsFailure === null) return;
    // The effects of the header ran before this effect: if the header retries, the failure is already
    // cleared.
    if (client.getQueryState(getGetSettingInfoQueryKey())?.error !== settingsFailure) return;
    // Without a code, the query client has not handled it (use-settings.ts).
    if (dispositionOf(settingsFailure) === 'errorPage') showAnyFailure(settingsFailure);
    else showCallFailure(settingsFailure);
  }, [isShown, settingsFailure, client]);
}

/**
 * Allows only the calls of the page's customer: if another customer may have logged in in another tab,
 * user/me is fetched before any other call. `fetchCustomer` leaves the page if the customer differs.
 */
function useSessionGuard(refetch: CurrentUserState['refetch']): void {
  // A layout effect runs before the effects of the page, which make its calls.
  useLayoutEffect(
    () =>
      guardSession(async () => {
        try {
          await refetch({ isQuiet: true });
        } catch (error) {
          // S8 handles these errors, so they are already reported.
          throw dispositionOf(error) === 'caller' ? error : createApiError('aborted', error);
        }
      }),
    [refetch],
  );

  useEffect(() => {
    // `fetchCustomer` handles the answer; the next call reports a failure.
    const refetchQuietly = (): void => void refetch({ isQuiet: true }).catch(() => undefined);
    const onVisible = (): void => {
      if (document.visibilityState === 'visible' && isSessionChanged()) refetchQuietly();
    };
    // `persisted`: the browser has restored an old page from its cache, for example by Back from another site.
    const onReturn = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) refetchQuietly();
    };
    const stopListening = listenToOtherTabs((event) => {
      const isOtherCustomer = typeof event === 'object' && event.customer !== currentOwnerKey();
      if (event === 'login' || isOtherCustomer) refetchQuietly();
    });
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onReturn);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [refetch]);
}

/**
 * Stores the owner key of the customer in each history entry. An entry of an earlier customer of this tab
 * redirects to the top page, because the address of the entry may contain the search of the earlier customer.
 *
 * @param ownerKey of the customer (page-customer.ts); undefined while unknown
 * @returns whether the open entry may be shown
 */
function useHistoryEntryOwner(ownerKey: string | undefined): boolean {
  // Renders at each navigation, because each history entry has an owner.
  useLocation();
  const navigate = useNavigate();
  const owner = ownerOfHistoryEntry();
  const isEntryOfCustomer = ownerKey === undefined || owner === undefined || owner === ownerKey;

  useEffect(() => {
    if (ownerKey !== undefined && isEntryOfCustomer) claimHistoryEntry(ownerKey);
  });
  useEffect(() => {
    if (!isEntryOfCustomer) void navigate(paths.top(), { replace: true });
  }, [isEntryOfCustomer, navigate]);
  return isEntryOfCustomer;
}

/** Reports that the page now belongs to another customer. */
function showOtherCustomer({ customerName, titleOfHonor }: CurrentUser): void {
  const name = [customerName, titleOfHonor].filter((namePart) => namePart?.trim()).join(' ');
  showMessage({
    status: 'error',
    message: customerName?.trim()
      ? t('frame.session.otherCustomer', { name })
      : t('frame.session.otherCustomerUnnamed'),
    subMessage: t('frame.session.otherCustomerSub'),
    hidesTopLink: true,
  });
}

export interface CustomerPageState extends Pick<CurrentUserState, 'user' | 'refetch'> {
  /** `waiting` also while the page closes after another customer's login. */
  state: FrameState;
}

/**
 * Fetches the customer of a page. Without a session, redirects to the login. After another customer's login, closes the
 * page in every tab. The error handling of S8 reports failures.
 */
export function useCustomerPage(): CustomerPageState {
  useEffect(() => {
    pageSession.set({ kind: 'user', loginPath: paths.login() });
    return leavePageSession;
  }, []);
  const { user, state, refetch } = useCurrentUser();
  const customer = useStore(pageCustomer);
  const ownerKey = customer && ownerKeyOf(customer);
  useSessionGuard(refetch);
  const isEntryOfCustomer = useHistoryEntryOwner(ownerKey);
  const isLeaving = useStore(customerChangingStore);

  useEffect(() => {
    if (isLeaving) openTopPageInNewDocument();
  }, [isLeaving]);
  useEffect(() => {
    if (user !== undefined && ownerKey !== undefined && takeCustomerChange(ownerKey))
      showOtherCustomer(user);
  }, [user, ownerKey]);
  // Deletes the data of the page if the customer may not use the portal.
  useEffect(() => {
    if (state === 'shut') clearPageData();
  }, [state]);
  // The idle logout of a customer's page depends on the settings. Other pages work without them.
  useReportSettingsFailure(state !== 'waiting');

  return { user, refetch, state: isLeaving || !isEntryOfCustomer ? 'waiting' : state };
}

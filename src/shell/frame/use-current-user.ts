import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import {
  getGetCurrentUserQueryKey,
  useGetCurrentUser,
} from '../../../generated/hooks/user/user.ts';
import { dispositionOf } from '../../api/errors.ts';
import type { CurrentUser } from '../../../generated/model/currentUser.ts';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { replacePage } from '../links/navigation.ts';
import { usePartFailure } from '../errors/use-part-failure.ts';
import { showFailure } from '../errors/show-failure.ts';
import { fetchCustomer } from '../session/fetch-customer.ts';
import { useFrameState, type FrameState } from './use-frame-state.ts';

/** Whether a server or gateway refused the call with an answer that has no code (S8), such as a 502 with HTML. */
const isWithoutCode = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.kind === 'malformed' &&
  dispositionOf(error) === 'caller';

export interface CurrentUserState {
  user: CurrentUser | undefined;
  state: FrameState;
  /** Fetches again, in addition to each route change. Quiet: without the loading overlay. */
  ask: (options?: { isQuiet?: boolean }) => Promise<CurrentUser>;
}

/** The logged-in customer: fetched at once, and again on each route change (S7). */
export function useCurrentUser(): CurrentUserState {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const { data, error, isFetched, isFetching, refetch } = useGetCurrentUser({
    query: { queryFn: ({ signal }) => fetchCustomer({ signal }) },
  });
  const askedFor = useRef(pathname);

  const state = useFrameState({ error, isFetched, isFetching });

  // A failed new try takes nothing away from what the first answer gave.
  const isMissed = data === undefined || state === 'shut';
  useEffect(() => {
    if (!isMissed || !error) return;
    // The whole screen depends on this call (S8, "no error code: error page").
    if (isWithoutCode(error)) replacePage(paths.error('500-1-00-01'));
    else showFailure(error);
  }, [isMissed, error]);

  const lacking = usePartFailure(data, ['customerName', 'titleOfHonor']);
  useEffect(() => {
    if (lacking) showFailure(lacking);
  }, [lacking]);

  useEffect(() => {
    if (askedFor.current === pathname) return;
    askedFor.current = pathname;
    // Another call may wait for the running request (useSessionGuard), so it is not cancelled.
    void refetch({ cancelRefetch: false });
  }, [pathname, refetch]);

  // By the same query, so that whatever is answered is what the page shows.
  const ask = useCallback<CurrentUserState['ask']>(
    ({ isQuiet = false } = {}) =>
      client.fetchQuery({
        queryKey: getGetCurrentUserQueryKey(),
        queryFn: ({ signal }) => fetchCustomer({ signal, isQuiet }),
      }),
    [client],
  );
  return { user: state === 'shut' ? undefined : data, state, ask };
}

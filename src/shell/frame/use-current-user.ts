import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { CurrentUser } from '../../../generated/model/currentUser.ts';
import { useGetCurrentUser } from '../../../generated/hooks/user/user.ts';
import { dispositionOf } from '../../api/errors.ts';
import { showFailure } from '../errors/show-failure.ts';

export interface CurrentUserState {
  user: CurrentUser | undefined;
  /** The first answer is there, or the failure that takes its place. */
  isComplete: boolean;
}

/** Whether the failure sends the customer to the login: then nothing of the page is to be seen. */
const endsSession = (error: unknown): boolean => error !== null && dispositionOf(error) === 'login';

/** Who is logged in: asked at once, and again on each route change (S7). */
export function useCurrentUser(): CurrentUserState {
  const { pathname } = useLocation();
  const { data, error, isFetched, refetch } = useGetCurrentUser();
  const askedFor = useRef(pathname);
  // A failed new try takes nothing away from what the first answer gave.
  const [known, setKnown] = useState<CurrentUser>();
  if (data && data !== known) setKnown(data);

  const isMissed = known === undefined;
  useEffect(() => {
    if (isMissed && error) showFailure(error);
  }, [isMissed, error]);

  useEffect(() => {
    if (askedFor.current === pathname) return;
    askedFor.current = pathname;
    void refetch();
  }, [pathname, refetch]);

  return { user: data ?? known, isComplete: isFetched && !endsSession(error) };
}

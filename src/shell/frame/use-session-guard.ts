import { useEffect, useLayoutEffect } from 'react';
import { failure } from '../../api/call.ts';
import { dispositionOf } from '../../api/errors.ts';
import { guardSession, isSessionChanged } from '../../api/session-guard.ts';
import { listenToOtherTabs } from '../session/other-tabs.ts';
import { customerMark } from '../session/page-customer.ts';
import type { CurrentUserState } from './use-current-user.ts';

/**
 * Keeps the page to its customer: whenever somebody may have logged in in another tab, it is asked who is
 * there, before anything else is. Should it be another customer, `askCustomer` leaves the page.
 */
export function useSessionGuard(ask: CurrentUserState['ask']): void {
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

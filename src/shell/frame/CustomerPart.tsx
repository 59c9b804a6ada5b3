import { useEffect, type ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { openDialog } from '../messages/dialog-store.ts';
import { IdleClock } from '../session/idle-clock.ts';
import { showMessage } from '../messages/message-store.ts';
import { replacePage } from '../links/navigation.ts';
import { listenToOtherTabs } from '../session/other-tabs.ts';
import { clearSession } from '../session/session.ts';
import { showCallFailure } from '../errors/show-failure.ts';
import { useSettings } from '../issuer/use-settings.ts';
import { useCustomerPage, type CurrentUserState } from './use-customer-page.ts';

const formatTime = (timeMs: number): string => {
  const time = new Date(timeMs);
  return [time.getHours(), time.getMinutes(), time.getSeconds()]
    .map((timePart) => String(timePart).padStart(2, '0'))
    .join(':');
};

function goToLogin(message: string): void {
  clearSession();
  showMessage({ status: 'success', message, hidesTopLink: true });
  replacePage(paths.login(), { keepsMessage: true });
}

/**
 * Watches the session of the open page. Before the idle logout, a warning appears, whose button extends the session
 * (S4; WCAG 2.2.1). When the session ends, the portal calls the server, whose 401 redirects to the login. After a
 * logout in another tab, the portal also redirects to the login.
 */
export function SessionWatch({ refetch }: Pick<CurrentUserState, 'refetch'>) {
  const settings = useSettings();
  const timeoutSeconds = settings?.idleTimeoutSeconds ?? null;
  const warningSeconds = settings?.idleWarningSeconds ?? null;

  useEffect(
    () =>
      listenToOtherTabs((event) => {
        if (event === 'logout') goToLogin(t('frame.session.loggedOutElsewhere'));
      }),
    [],
  );

  useEffect(() => {
    if (timeoutSeconds === null) return;
    let dismissWarning: (() => void) | undefined;
    // Any call keeps the session alive; user/me is the smallest. Failures are shown, because the
    // customer pressed the button or the session is over.
    const stayLoggedIn = (): void => void refetch().catch(showCallFailure);
    const clock = new IdleClock({
      timeoutMs: timeoutSeconds * 1000,
      warningMs: warningSeconds === null ? null : warningSeconds * 1000,
      // Makes no call during a warning, because the button of the warning makes the call. Does not show a
      // failure, because the warning follows.
      keepAlive: () => {
        if (!dismissWarning) refetch({ isQuiet: true }).catch(() => undefined);
      },
      warn: (endTimeMs) => {
        const { endPromise, dismiss } = openDialog({
          title: t('frame.session.warningTitle'),
          message: t('frame.session.warningMessage', { time: formatTime(endTimeMs) }),
          confirmText: t('frame.session.stay'),
          isUrgent: true,
        });
        dismissWarning = dismiss;
        void endPromise.then((dialogEnd) => {
          dismissWarning = undefined;
          // The warning was dismissed if the session is over, or if another tab has extended the session.
          if (dialogEnd !== 'dismissed') stayLoggedIn();
        });
      },
      closeWarning: () => dismissWarning?.(),
      // The server decides: its 401 contains the reason and redirects to the login (S8).
      end: () => {
        dismissWarning?.();
        stayLoggedIn();
      },
    });
    const stopClock = clock.start();
    return () => {
      stopClock();
      dismissWarning?.();
    };
  }, [timeoutSeconds, warningSeconds, refetch]);

  return null;
}

/**
 * The part of a page that only a logged-in customer sees, for pages that S2 shows without tabs and account
 * links. The frame appears before the customer is known and never shows a name. Session guard and idle logout
 * work as on other pages of a customer.
 */
export function CustomerPart({ children }: { children: ReactNode }) {
  const { state, refetch } = useCustomerPage();
  if (state === 'waiting') return null;
  return (
    <>
      <SessionWatch refetch={refetch} />
      {state === 'shut' ? null : children}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { getCurrentUser } from '../../generated/hooks/user/user.ts';
import { t } from '../i18n/i18n.ts';
import { paths } from '../lib/paths.ts';
import { confirmDialog } from './dialog-store.ts';
import { handleError } from './handle-error.ts';
import { IdleClock } from './idle-clock.ts';
import { showMessage } from './message-store.ts';
import { replacePage } from './navigation.ts';
import { clearSession, listenToOtherTabs, pageSession } from './session.ts';
import { useSettings } from './use-settings.ts';

const formatTime = (milliseconds: number): string => {
  const at = new Date(milliseconds);
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};

/** Any call keeps the session alive; this is the smallest. Its failure is shown like any other. */
function stayLoggedIn(): void {
  getCurrentUser().catch((error: unknown) => handleError(error));
}

function leave(message: string): void {
  clearSession();
  showMessage({ status: 'success', message, hideTopLink: true });
  replacePage(paths.login(), { keep: true });
}

/**
 * Watches over the session of the open page: warns before the idle logout with one action to stay
 * (S4; WCAG 2.2.1), asks the server when the time is over, and follows a logout in another tab.
 */
export function SessionWatch() {
  const settings = useSettings();
  const timeout = settings?.idleTimeoutSeconds ?? null;
  const warning = settings?.idleWarningSeconds ?? null;
  const isWarning = useRef(false);

  useEffect(
    () =>
      listenToOtherTabs((news) => {
        if (news === 'logout') leave(t('frame.session.loggedOutElsewhere'));
      }),
    [],
  );

  useEffect(() => {
    if (timeout === null) return;
    const clock = new IdleClock({
      timeoutMs: timeout * 1000,
      warningMs: warning === null ? null : warning * 1000,
      keepAlive: stayLoggedIn,
      warn: (endsAt) => {
        if (isWarning.current) return;
        isWarning.current = true;
        void confirmDialog({
          title: t('frame.session.warningTitle'),
          message: t('frame.session.warningMessage', { time: formatTime(endsAt) }),
          confirmText: t('frame.session.stay'),
        }).then(() => {
          isWarning.current = false;
          // Dismissed because the session is over: there is nothing to stay in.
          if (pageSession.get().kind === 'user') stayLoggedIn();
        });
      },
      // The server decides: it answers 401 with the reason, which leads to the login (S8).
      end: stayLoggedIn,
    });
    return clock.start();
  }, [timeout, warning]);

  return null;
}

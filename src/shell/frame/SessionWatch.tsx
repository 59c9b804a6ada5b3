import { useEffect } from 'react';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { openDialog } from '../messages/dialog-store.ts';
import { IdleClock } from '../session/idle-clock.ts';
import { showMessage } from '../messages/message-store.ts';
import { replacePage } from '../links/navigation.ts';
import { listenToOtherTabs } from '../session/other-tabs.ts';
import { clearSession } from '../session/session.ts';
import { showFailure } from '../errors/show-failure.ts';
import { useSettings } from '../issuer/use-settings.ts';
import type { CurrentUserState } from './use-current-user.ts';

const formatTime = (milliseconds: number): string => {
  const at = new Date(milliseconds);
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
};

function leave(message: string): void {
  clearSession();
  showMessage({ status: 'success', message, hideTopLink: true });
  replacePage(paths.login(), { keep: true });
}

/**
 * Watches the session of the open page: warns before the idle logout with one action to stay (S4;
 * WCAG 2.2.1), calls the server when the time is over, and follows a logout in another tab.
 */
export function SessionWatch({ ask }: Pick<CurrentUserState, 'ask'>) {
  const settings = useSettings();
  const timeout = settings?.idleTimeoutSeconds ?? null;
  const warning = settings?.idleWarningSeconds ?? null;

  useEffect(
    () =>
      listenToOtherTabs((news) => {
        if (news === 'logout') leave(t('frame.session.loggedOutElsewhere'));
      }),
    [],
  );

  useEffect(() => {
    if (timeout === null) return;
    let dismissWarning: (() => void) | undefined;
    // Any call keeps the session alive; this is the smallest. A failure is reported, because the
    // customer requested the call or the time is over.
    const stayLoggedIn = (): void => void ask().catch(showFailure);
    const clock = new IdleClock({
      timeoutMs: timeout * 1000,
      warningMs: warning === null ? null : warning * 1000,
      // The warning's button makes the call itself; a failed background call is followed by the
      // warning.
      keepAlive: () => {
        if (!dismissWarning) ask({ isQuiet: true }).catch(() => undefined);
      },
      warn: (endsAt) => {
        const { ended, dismiss } = openDialog({
          title: t('frame.session.warningTitle'),
          message: t('frame.session.warningMessage', { time: formatTime(endsAt) }),
          confirmText: t('frame.session.stay'),
        });
        dismissWarning = dismiss;
        void ended.then((how) => {
          dismissWarning = undefined;
          // Dismissed: the session is over, or another tab has kept it alive.
          if (how !== 'dismissed') stayLoggedIn();
        });
      },
      calm: () => dismissWarning?.(),
      // The server decides: it answers 401 with the reason, which redirects to the login (S8).
      end: () => {
        dismissWarning?.();
        stayLoggedIn();
      },
    });
    const stop = clock.start();
    return () => {
      stop();
      dismissWarning?.();
    };
  }, [timeout, warning, ask]);

  return null;
}

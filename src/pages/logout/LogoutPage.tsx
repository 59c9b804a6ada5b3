import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { logout } from '../../../generated/hooks/auth/auth.ts';
import type { LogoutResult } from '../../../generated/model/logoutResult.ts';
import { ApiError } from '../../api/api-error.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { handleError } from '../../shell/errors/handle-error.ts';
import { deleteStoredData } from '../../shell/flows/delete-stored-data.ts';
import { keepMessageState, showMessage } from '../../shell/messages/message-store.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { clearReturnPath } from '../../shell/session/return-path.ts';
import { notifyOtherTabs } from '../../shell/session/other-tabs.ts';
import { clearSession } from '../../shell/session/session.ts';

/**
 * Logs out at the server. A customer without a session is already logged out.
 *
 * @returns whether the customer had logged in by automatic login
 */
async function endServerSession(): Promise<boolean> {
  try {
    // Any success is a logout (S7), even with an empty body.
    const answer: LogoutResult | null | undefined = await logout({});
    return answer?.isAutoLogin ?? false;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return false;
    throw error;
  }
}

/**
 * Performs all steps of the logout (S4).
 *
 * @returns the error that the page has to show, or null
 */
async function performLogout(navigate: NavigateFunction): Promise<unknown> {
  try {
    const isAutoLogin = await endServerSession();
    clearSession();
    clearReturnPath();
    deleteStoredData();
    notifyOtherTabs('logout');
    showMessage({ status: 'success', message: t('shell.loggedOut') });
    if (!isAutoLogin) await navigate(paths.login(), { replace: true, state: keepMessageState });
    return null;
  } catch (error) {
    return handleError(error) ? null : error;
  }
}

/** Performs the logout (S2). Then opens the login, or after an automatic login only shows a message. */
export function LogoutPage() {
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  const runningLogoutRef = useRef<Promise<void>>(undefined);

  const logOut = useCallback((): void => {
    runningLogoutRef.current ??= performLogout(navigate)
      .then(setError)
      .finally(() => {
        runningLogoutRef.current = undefined;
      });
  }, [navigate]);

  useEffect(logOut, [logOut]);

  return (
    <>
      <PageTitle>{t('frame.links.logout')}</PageTitle>
      <ErrorNotice error={error} onRetry={logOut} />
    </>
  );
}

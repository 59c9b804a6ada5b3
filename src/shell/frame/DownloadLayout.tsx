import { useEffect, useMemo } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { lacksParts } from '../../api/unreadable.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../errors/ErrorNotice.tsx';
import { linkPlaceState } from '../session/link-place.ts';
import { forgetPageData, leavePageSession, pageSession } from '../session/session.ts';
import { OpenLinkContext, type OpenLink } from './open-link.ts';
import { PageFrame } from './PageFrame.tsx';
import { PageTitle } from './PageTitle.tsx';
import { useDownloadLink } from './use-download-link.ts';
import { useTokenOfPage } from './use-token-of-page.ts';
import { UserHeader } from './UserHeader.tsx';

/**
 * Pages opened by a mailed link: no account, logout or tabs, no way to the top page (S2). Nothing is
 * rendered until the link's state is known (S4); a failure leaves the page without a name. Where the browser
 * is not logged in to the link, or its time is over, the link's own login has the word.
 */
export function DownloadLayout() {
  const { token, isAsked, error, askAgain } = useTokenOfPage();
  useEffect(() => {
    pageSession.set({
      kind: 'download',
      loginPath: token === undefined ? paths.login() : paths.downloadLogin(token),
    });
    return leavePageSession;
  }, [token]);
  const { link, state } = useDownloadLink(token);
  useEffect(() => {
    if (state === 'shut') forgetPageData();
  }, [state]);

  const navigate = useNavigate();
  // What a broken answer leaves open is no reason to ask for a password again: the page's own call decides.
  const isGood = link?.state === 'valid' || lacksParts(link, ['state']);
  const valid: OpenLink['link'] = isGood ? link : undefined;
  const isShutOut = link !== undefined && (valid === undefined || valid.isLoggedIn === false);
  useEffect(() => {
    if (isShutOut && token !== undefined)
      void navigate(paths.downloadLogin(token), { replace: true, state: linkPlaceState() });
  }, [isShutOut, token, navigate]);

  const openLink = useMemo(
    () => (token === undefined ? undefined : { token, link: valid }),
    [token, valid],
  );
  if (state === 'waiting' || isAsked || isShutOut) return null;
  const eStoragePath =
    token !== undefined && valid?.isDisplayEStorageLink ? paths.downloadEStorage(token) : undefined;
  return (
    <PageFrame withoutTopLink header={<UserHeader user={valid} download={{ eStoragePath }} />}>
      {error == null ? null : (
        <>
          <PageTitle>{t('frame.notShown')}</PageTitle>
          <ErrorNotice error={error} onRetry={askAgain} />
        </>
      )}
      {state === 'shut' || openLink === undefined ? null : (
        // Another link is another page: nothing of what was shown or chosen before stays.
        <OpenLinkContext key={openLink.token} value={openLink}>
          <Outlet />
        </OpenLinkContext>
      )}
    </PageFrame>
  );
}

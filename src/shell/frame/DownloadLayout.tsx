import { useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useNavigate, useLocation, useParams } from 'react-router';
import { lacksParts } from '../../api/unreadable.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../errors/ErrorNotice.tsx';
import { linkReturnState } from '../session/link-return-page.ts';
import { forgetPageData, leavePageSession, pageSession } from '../session/session.ts';
import { OpenLinkContext, type OpenLink } from './open-link.ts';
import { PageFrame } from './PageFrame.tsx';
import { PageTitle } from './PageTitle.tsx';
import { UserHeader } from './header/UserHeader.tsx';
import {
  useGetDownloadUrlState,
  useGetDownloadSession,
} from '../../../generated/hooks/downloads/downloads.ts';
import type { DownloadUrlState } from '../../../generated/model/downloadUrlState.ts';
import { showFailure } from '../errors/show-failure.ts';
import { useFrameState, type FrameState } from './use-frame-state.ts';
import { dispositionOf } from '../../api/errors.ts';
import { readHistoryAddress } from '../../lib/history-address.ts';
import { linkToken } from '../../lib/link-token.ts';
import { useWrongAddress } from '../errors/use-wrong-address.ts';

/** The S8 code for an address that is not a link of the portal; its text refers to the mail. */
const noLink = '401-1-08-01';

/** Without a known link, an expired session has no login to redirect to. */
const keepsLogin = { keeps: (error: unknown) => dispositionOf(error) === 'login' };

interface TokenOfPage {
  /** Undefined while it is being fetched, and if it cannot be determined. */
  token: string | undefined;
  isAsked: boolean;
  error: unknown;
  askAgain: () => void;
}

/**
 * The token of the address, or of the previous page if the address has none (status history). If
 * such a page is loaded first, the token of the logged-in link is fetched by its bill.
 */
function usePageToken(): TokenOfPage {
  const { token } = useParams();
  const { search } = useLocation();
  const [last, setLast] = useState(token);
  if (token !== undefined && token !== last) setLast(token);
  const known = token ?? last;
  const isNone = known !== undefined && !linkToken.test(known);

  const { billId } = readHistoryAddress(new URLSearchParams(search));
  const asked = useGetDownloadSession(billId === undefined ? undefined : { billId }, {
    query: { enabled: known === undefined, meta: keepsLogin },
  });
  if (known === undefined && asked.data !== undefined) setLast(asked.data.token);

  useWrongAddress(isNone || keepsLogin.keeps(asked.error) ? noLink : undefined);
  return {
    token: isNone ? undefined : known,
    isAsked: known === undefined && asked.isFetching,
    error: known === undefined ? asked.error : null,
    askAgain: () => void asked.refetch(),
  };
}

interface DownloadLinkState {
  link: DownloadUrlState | undefined;
  state: FrameState;
}

/**
 * The state and the customer of a mailed link: the counterpart of user/me, fetched at once and on
 * each route change (docs/decisions/download-pages-ask-their-link.md).
 *
 * @param token undefined if the page has none: then nothing is fetched
 */
function useDownloadLink(token: string | undefined): DownloadLinkState {
  const { pathname } = useLocation();
  const { data, error, isFetched, isFetching, refetch } = useGetDownloadUrlState(token ?? '', {
    query: { enabled: token !== undefined },
  });
  useEffect(() => {
    if (error !== null) showFailure(error);
  }, [error]);
  const askedFor = useRef({ pathname, token });

  useEffect(() => {
    const before = askedFor.current;
    askedFor.current = { pathname, token };
    // Another link is another query, which fetches by default.
    if (token !== undefined && before.token === token && before.pathname !== pathname)
      void refetch();
  }, [pathname, token, refetch]);

  const state = useFrameState({ error, isFetched, isFetching });
  return {
    // A failed new try takes nothing away from what the first answer gave.
    link: state === 'shut' ? undefined : data,
    state: token === undefined ? 'open' : state,
  };
}

/**
 * Pages opened by a mailed link: no account, logout or tabs, no way to the top page (S2). Nothing is
 * rendered until the link's state is known (S4); a failure leaves the page without a name. Where the browser
 * is not logged in to the link, or its time is over, the link's own login has the word.
 */
export function DownloadLayout() {
  const { token, isAsked, error, askAgain } = usePageToken();
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
  // An incomplete answer does not require another login: the page's own call decides.
  const isGood = link?.state === 'valid' || lacksParts(link, ['state']);
  const valid: OpenLink['link'] = isGood ? link : undefined;
  const isShutOut = link !== undefined && (valid === undefined || valid.isLoggedIn === false);
  useEffect(() => {
    if (isShutOut && token !== undefined)
      void navigate(paths.downloadLogin(token), { replace: true, state: linkReturnState() });
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

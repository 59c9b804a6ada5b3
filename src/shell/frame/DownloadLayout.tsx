import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useNavigate, useLocation, useParams } from 'react-router';
import { hasUnreadableParts } from '../../api/unreadable.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../errors/ErrorNotice.tsx';
import { linkReturnState } from '../session/link-return-page.ts';
import { clearPageData, leavePageSession, pageSession } from '../session/session.ts';
import { PageFrame } from './PageFrame.tsx';
import { PageTitle } from './PageTitle.tsx';
import { UserHeader } from './header/UserHeader.tsx';
import {
  useGetDownloadUrlState,
  useGetDownloadSession,
} from '../../../generated/hooks/downloads/downloads.ts';
import type { DownloadUrlState } from '../../../generated/model/downloadUrlState.ts';
import type { DownloadUrlValid } from '../../../generated/model/downloadUrlValid.ts';
import { showCallFailure } from '../errors/show-failure.ts';
import { useFrameState, type FrameState } from './use-frame-state.ts';
import { dispositionOf } from '../../api/errors.ts';
import { readHistoryAddress } from '../../lib/query-addresses.ts';
import { linkTokenPattern } from '../flows/use-link-token.ts';
import { useWrongAddress } from '../errors/use-wrong-address.ts';

/** The download link of the open page. */
interface OpenLink {
  token: string;
  /** The data of the link; undefined if its state could not be fetched. */
  link: Partial<Omit<DownloadUrlValid, 'state'>> | undefined;
}

const OpenLinkContext = createContext<OpenLink | undefined>(undefined);

/**
 * The link of a page in `DownloadLayout`, even if the address of the page has no token (status history).
 *
 * @throws Error in any other layout
 */
export function useOpenLink(): OpenLink {
  const openLink = use(OpenLinkContext);
  if (openLink === undefined) throw new Error('This page is not inside DownloadLayout.');
  return openLink;
}

/** The code of S8 for an address that is not a download link; its text mentions the mail. */
const unknownLinkCode = '401-1-08-01';

/** For calls before the link is known: the login page of an unknown link is unknown, so a 401 must not redirect. */
const loginErrorsMeta = {
  isHandledByPage: (error: unknown) => dispositionOf(error) === 'login',
};

interface PageTokenState {
  /** Undefined while the token is being fetched, and if the token cannot be determined. */
  token: string | undefined;
  isFetching: boolean;
  /** Whether the call for the token has ever failed. */
  hasFailed: boolean;
  error: unknown;
  refetch: () => void;
}

/**
 * The token in the address. An address without a token (status history) has the token of the previous page.
 * If such a page is loaded first, the bill is used to fetch the token of the logged-in link.
 */
function usePageToken(): PageTokenState {
  const { token } = useParams();
  const { search } = useLocation();
  const [lastToken, setLastToken] = useState(token);
  if (token !== undefined && token !== lastToken) setLastToken(token);
  const knownToken = token ?? lastToken;
  const isInvalidToken = knownToken !== undefined && !linkTokenPattern.test(knownToken);

  const { billId } = readHistoryAddress(new URLSearchParams(search));
  const sessionQuery = useGetDownloadSession(billId === undefined ? undefined : { billId }, {
    query: { enabled: knownToken === undefined, meta: loginErrorsMeta },
  });
  if (knownToken === undefined && sessionQuery.data !== undefined)
    setLastToken(sessionQuery.data.token);

  useWrongAddress(
    isInvalidToken || loginErrorsMeta.isHandledByPage(sessionQuery.error)
      ? unknownLinkCode
      : undefined,
  );
  return {
    token: isInvalidToken ? undefined : knownToken,
    isFetching: sessionQuery.isFetching,
    hasFailed: sessionQuery.errorUpdateCount > 0,
    error: sessionQuery.error,
    refetch: () => void sessionQuery.refetch(),
  };
}

interface DownloadLinkState {
  link: DownloadUrlState | undefined;
  state: FrameState;
}

/**
 * The state and the customer of a mailed link. Fetched when the page opens and at each route change, as
 * user/me is for a logged-in customer (docs/decisions/download-pages-ask-their-link.md).
 *
 * @param token undefined if the page has no token: then nothing is fetched
 */
function useDownloadLink(token: string | undefined): DownloadLinkState {
  const { pathname } = useLocation();
  const { data, error, isFetched, isFetching, refetch } = useGetDownloadUrlState(token ?? '', {
    query: { enabled: token !== undefined },
  });
  useEffect(() => {
    if (error !== null) showCallFailure(error);
  }, [error]);
  const lastFetchRef = useRef({ pathname, token });

  useEffect(() => {
    const previousFetch = lastFetchRef.current;
    lastFetchRef.current = { pathname, token };
    // For another token, the query has another key and fetches by itself. Without a token, `refetch` would still call.
    if (token !== undefined && previousFetch.token === token && previousFetch.pathname !== pathname)
      void refetch();
  }, [pathname, token, refetch]);

  const state = useFrameState({ error, isFetched, isFetching });
  return {
    // After a failed refetch, the page keeps the first answer.
    link: state === 'shut' ? undefined : data,
    state: token === undefined ? 'open' : state,
  };
}

/**
 * Pages opened by a mailed link: without account, logout, tabs and link to the top page (S2). Nothing
 * is rendered until the state of the link is known (S4); after a failure, the header shows no name.
 * An expired link, or a browser without a login to the link, is redirected to the link's login page.
 */
export function DownloadLayout() {
  const { token, isFetching, hasFailed, error, refetch } = usePageToken();
  useEffect(() => {
    pageSession.set({
      kind: 'download',
      loginPath: token === undefined ? paths.login() : paths.downloadLogin(token),
    });
    return leavePageSession;
  }, [token]);
  const { link, state } = useDownloadLink(token);
  useEffect(() => {
    if (state === 'shut') clearPageData();
  }, [state]);

  const navigate = useNavigate();
  // An incomplete answer does not require another login: the call of the page shows whether the login is
  // valid.
  const isValid = link?.state === 'valid' || hasUnreadableParts(link, ['state']);
  const validLink: OpenLink['link'] = isValid ? link : undefined;
  const isLoginNeeded =
    link !== undefined && (validLink === undefined || validLink.isLoggedIn === false);
  useEffect(() => {
    if (isLoginNeeded && token !== undefined)
      void navigate(paths.downloadLogin(token), { replace: true, state: linkReturnState() });
  }, [isLoginNeeded, token, navigate]);

  const openLink = useMemo(
    () => (token === undefined ? undefined : { token, link: validLink }),
    [token, validLink],
  );
  const isWaiting = state === 'waiting' || isFetching;
  // During a retry, the frame has the focus and remains.
  if ((isWaiting && !hasFailed) || isLoginNeeded) return null;
  const eStoragePath =
    token !== undefined && validLink?.isDisplayEStorageLink
      ? paths.downloadEStorage(token)
      : undefined;
  return (
    <PageFrame hasNoTopLink header={<UserHeader user={validLink} mailedLink={{ eStoragePath }} />}>
      {error == null ? null : (
        <>
          <PageTitle>{t('frame.notShown')}</PageTitle>
          <ErrorNotice error={error} onRetry={refetch} />
        </>
      )}
      {state !== 'open' || openLink === undefined ? null : (
        // The key discards the contents and selections of the previous link.
        <OpenLinkContext key={openLink.token} value={openLink}>
          <Outlet />
        </OpenLinkContext>
      )}
    </PageFrame>
  );
}

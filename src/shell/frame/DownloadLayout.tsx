import { useEffect, useState } from 'react';
import { Outlet, useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { PageFrame } from './PageFrame.tsx';
import { forgetPageData, leavePageSession, pageSession } from '../session/session.ts';
import { useDownloadLink } from './use-download-link.ts';
import { UserHeader } from './UserHeader.tsx';

/** The token of the address, or of the page before it where the address has none (status history). */
function useLinkToken(): string | undefined {
  const { token } = useParams();
  const [last, setLast] = useState(token);
  if (token !== undefined && token !== last) setLast(token);
  return token ?? last;
}

/**
 * Pages opened by a mailed link: no account, logout or tabs, no way to the top page (S2). Nothing is
 * rendered until the link's state is known (S4); a failure leaves the page without a name.
 */
export function DownloadLayout() {
  const token = useLinkToken();
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
  if (state === 'waiting') return null;
  const valid = link?.state === 'valid' ? link : undefined;
  const eStoragePath =
    token !== undefined && valid?.isDisplayEStorageLink ? paths.downloadEStorage(token) : undefined;
  return (
    <PageFrame withoutTopLink header={<UserHeader user={valid} download={{ eStoragePath }} />}>
      {state === 'shut' ? null : <Outlet />}
    </PageFrame>
  );
}

import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router';
import { paths } from '../lib/paths.ts';
import { PageFrame } from './PageFrame.tsx';
import { leavePageSession, pageSession } from './session.ts';
import { UserHeader } from './UserHeader.tsx';

/** Pages opened by a mailed link: no account, logout or tabs, no way to the top page (S2). */
export function DownloadLayout() {
  const { token = '' } = useParams();
  useEffect(() => {
    pageSession.set({
      kind: 'download',
      loginPath: token === '' ? paths.login() : paths.downloadLogin(token),
    });
    return leavePageSession;
  }, [token]);
  return (
    <PageFrame withoutTopLink header={<UserHeader user={undefined} downloadToken={token} />}>
      <Outlet />
    </PageFrame>
  );
}

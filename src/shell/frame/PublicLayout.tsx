import { Outlet, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Header } from './header/Header.tsx';
import { PageFrame } from './PageFrame.tsx';
import { useShowsTopLink } from './top-link.ts';

/** Pages without a login: header and footer, nothing of a customer. */
export function PublicLayout() {
  const showsTopLink = useShowsTopLink();
  // The login page is painted before the banner is known.
  const isLogin = useLocation().pathname === paths.login();
  return (
    <PageFrame header={<Header keepsBannerPlace={isLogin} />} withoutTopLink={!showsTopLink}>
      <Outlet />
    </PageFrame>
  );
}

import { Outlet, useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Header } from './header/Header.tsx';
import { PageFrame } from './PageFrame.tsx';
import { useShowsTopLink } from './top-link.ts';

/** Pages without a login: header and footer, without any data of a customer. */
export function PublicLayout() {
  const showsTopLink = useShowsTopLink();
  const isLogin = useLocation().pathname === paths.login();
  return (
    <PageFrame header={<Header keepsBannerSpace={isLogin} />} hasNoTopLink={!showsTopLink}>
      <Outlet />
    </PageFrame>
  );
}

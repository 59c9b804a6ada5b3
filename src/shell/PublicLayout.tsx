import { Outlet } from 'react-router';
import { Header } from './Header.tsx';
import { PageFrame } from './PageFrame.tsx';
import { useShowsTopLink } from './top-link.ts';

/** Pages without a login: header and footer, nothing of a customer. */
export function PublicLayout() {
  const showsTopLink = useShowsTopLink();
  return (
    <PageFrame header={<Header />} withoutTopLink={!showsTopLink}>
      <Outlet />
    </PageFrame>
  );
}

import { useLocation } from 'react-router';

/** Pages that have no link to the top page (S2): their visitors have no login to it. */
const withoutTopLink = /^\/(downloadurl|invoiceRegisterNumber)(\/|$)/;

const cameFrom: { path: string | undefined } = { path: undefined };

/** Told by the root layout: an error page is judged by the page that led to it. */
export function noteOrigin(pathname: string): void {
  if (pathname !== '/error') cameFrom.path = pathname;
}

/** Whether a page leads to the top page. */
const hasTopLink = (pathname: string): boolean => !withoutTopLink.test(pathname);

/** The same for the page that is open. The error page takes after the page before it (S2). */
export function useShowsTopLink(): boolean {
  const { pathname } = useLocation();
  return hasTopLink(pathname === '/error' ? (cameFrom.path ?? pathname) : pathname);
}

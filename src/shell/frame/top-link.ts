import { useLocation } from 'react-router';
import { routes, type Route } from '../../lib/routes.ts';

const areaOf = (path: string): string | undefined => path.split('/')[0];

/**
 * The first segments of the routes without a link to the top page (S2). Any other path below them, which
 * shows the error page, has no link either.
 */
const areasWithoutTopLink = Object.values<Route>(routes)
  .filter(({ hasTopLink }) => hasTopLink === false)
  .map(({ path }) => areaOf(path));

const pathHasTopLink = (pathname: string): boolean =>
  !areasWithoutTopLink.includes(areaOf(pathname.slice(1)));

const isErrorPage = (pathname: string): boolean => /^\/error\/?$/.test(pathname);

/** Kept over a reload of the error page, such as a change of language. Without the path: it may hold a token. */
const storageKey = 'cameFromPageWithoutTopLink';

const cameFrom: { path: string | undefined } = { path: undefined };

/** Told by the root layout: an error page is judged by the page that led to it. */
export function noteOrigin(pathname: string): void {
  if (isErrorPage(pathname) || cameFrom.path === pathname) return;
  cameFrom.path = pathname;
  try {
    if (pathHasTopLink(pathname)) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, '1');
  } catch {
    // Without storage a reload of the error page brings the link.
  }
}

function originHasTopLink(): boolean {
  if (cameFrom.path !== undefined) return pathHasTopLink(cameFrom.path);
  try {
    return sessionStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

/** The same for the page that is open. The error page takes after the page before it (S2). */
export function useShowsTopLink(): boolean {
  const { pathname } = useLocation();
  return isErrorPage(pathname) ? originHasTopLink() : pathHasTopLink(pathname);
}

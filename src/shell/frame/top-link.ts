import { useLocation } from 'react-router';
import { routes, type Route } from '../../lib/routes.ts';

const firstSegmentOf = (path: string): string | undefined => path.split('/')[0];

/**
 * The first segments of the routes without a link to the top page (S2). Any other path below them, which
 * shows the error page, has no link either.
 */
const segmentsWithoutTopLink = Object.values<Route>(routes)
  .filter(({ hasTopLink }) => hasTopLink === false)
  .map(({ path }) => firstSegmentOf(path));

const pathHasTopLink = (pathname: string): boolean =>
  !segmentsWithoutTopLink.includes(firstSegmentOf(pathname.slice(1)));

const isErrorPage = (pathname: string): boolean => /^\/error\/?$/.test(pathname);

/**
 * The storage key for whether the page before the error page had a link to the top page. The value remains after a
 * reload, for example after a change of language. The path is not stored, because a path may contain a token.
 */
const storageKey = 'cameFromPageWithoutTopLink';

const lastPage: { path: string | undefined } = { path: undefined };

/** Stores whether a page has a link to the top page. A following error page has the link only if this page has it. */
export function recordPageBeforeError(pathname: string): void {
  if (isErrorPage(pathname) || lastPage.path === pathname) return;
  lastPage.path = pathname;
  try {
    if (pathHasTopLink(pathname)) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, '1');
  } catch {
    // Without storage, the link appears after a reload of the error page.
  }
}

function previousPageHasTopLink(): boolean {
  if (lastPage.path !== undefined) return pathHasTopLink(lastPage.path);
  try {
    return sessionStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

/** Whether the open page has a link to the top page (S2). The error page has the link if the previous page has it. */
export function useShowsTopLink(): boolean {
  const { pathname } = useLocation();
  return isErrorPage(pathname) ? previousPageHasTopLink() : pathHasTopLink(pathname);
}

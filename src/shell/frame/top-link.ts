import { useLocation } from 'react-router';

/** Pages that have no link to the top page (S2): their visitors have no login to it. */
const withoutTopLink = /^\/(downloadurl|invoiceRegisterNumber)(\/|$)/;

/** Whether a page leads to the top page. */
const hasTopLink = (pathname: string): boolean => !withoutTopLink.test(pathname);

const isErrorPage = (pathname: string): boolean => /^\/error\/?$/.test(pathname);

/** Kept over a reload of the error page, such as a change of language. Without the path: it may hold a token. */
const storageKey = 'cameFromPageWithoutTopLink';

const cameFrom: { path: string | undefined } = { path: undefined };

/** Told by the root layout: an error page is judged by the page that led to it. */
export function noteOrigin(pathname: string): void {
  if (isErrorPage(pathname) || cameFrom.path === pathname) return;
  cameFrom.path = pathname;
  try {
    if (hasTopLink(pathname)) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, '1');
  } catch {
    // Without storage a reload of the error page brings the link.
  }
}

function originHasTopLink(): boolean {
  if (cameFrom.path !== undefined) return hasTopLink(cameFrom.path);
  try {
    return sessionStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

/** The same for the page that is open. The error page takes after the page before it (S2). */
export function useShowsTopLink(): boolean {
  const { pathname } = useLocation();
  return isErrorPage(pathname) ? originHasTopLink() : hasTopLink(pathname);
}

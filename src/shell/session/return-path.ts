import { matchPath } from 'react-router';
import { getBasePath } from '../../lib/base-path.ts';
import { paths } from '../../lib/paths.ts';

/** Per customer code: a login of another portal on the same origin leads to its own page. */
const storageKey = (): string => `returnPath.${getBasePath().customerCode}`;

/** Pages nobody wants to be led to after a login. */
const notWorthReturning = [paths.login(), paths.logout(), '/error'];

/** As the router will read it: in capitals, with a slash more, or with `%6c` for `l` it is the same page. */
function isWorthReturning(path: string): boolean {
  let read: string;
  try {
    read = decodeURI(path);
  } catch {
    // No address that the portal writes.
    return false;
  }
  return !notWorthReturning.some((page) => matchPath(page, read) !== null);
}

/**
 * A path of this portal, or undefined: same origin and base path only, whatever it looks like
 * (`//host`, `/\host`, `/../other`, `javascript:`).
 *
 * @param path relative to the base path, query and fragment included
 */
export function checkedReturnPath(path: string): string | undefined {
  const { base } = getBasePath();
  if (!path.startsWith('/')) return undefined;
  let url: URL;
  try {
    url = new URL(base + path, location.origin);
  } catch {
    return undefined;
  }
  if (url.origin !== location.origin || !url.pathname.startsWith(`${base}/`)) return undefined;
  const inside = url.pathname.slice(base.length);
  if (inside.startsWith('//') || !isWorthReturning(inside)) return undefined;
  return inside + url.search + url.hash;
}

/** Keeps the page that is open, to come back to after the login. */
export function rememberReturnPath(): void {
  const { base } = getBasePath();
  const { pathname, search, hash } = location;
  try {
    sessionStorage.setItem(storageKey(), pathname.slice(base.length) + search + hash);
  } catch {
    // Without storage the login leads to the top page.
  }
}

export function forgetReturnPath(): void {
  try {
    sessionStorage.removeItem(storageKey());
  } catch {
    // As above.
  }
}

/** Where a login leads: the page asked for before it, once; the top page otherwise. */
export function takeReturnPath(): string {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(storageKey());
  } catch {
    // As above.
  }
  forgetReturnPath();
  return (stored === null ? undefined : checkedReturnPath(stored)) ?? paths.top();
}

import { matchPath } from 'react-router';
import { routes, type RouteName } from './routes.ts';

/** The path as the router decodes it; undefined for invalid encodings such as `%ff`. */
function decodePath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** Whether a path has only valid encodings. */
export const isDecodablePath = (pathname: string): boolean => decodePath(pathname) !== undefined;

/**
 * Whether a path belongs to a page, by the rules of the router: case, a trailing slash, and encodings such as `%6c`
 * for `l` make no difference.
 *
 * @param pagePattern starts with a slash; `:token` matches any value
 * @param pathname relative to the base path
 */
export function isPath(pagePattern: string, pathname: string): boolean {
  const path = decodePath(pathname);
  return path !== undefined && matchPath(pagePattern, path) !== null;
}

/**
 * Whether a path belongs to a screen, with any values.
 *
 * @param pathname relative to the base path
 */
export const isAt = (name: Exclude<RouteName, 'error'>, pathname: string): boolean =>
  isPath(`/${routes[name].path}`, pathname);

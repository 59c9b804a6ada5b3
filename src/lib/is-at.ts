import { matchPath } from 'react-router';
import { routes, type RouteName } from './routes.ts';

/** As the router reads it; undefined for what no portal writes, such as `%ff`. */
function readPath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

export const isReadable = (pathname: string): boolean => readPath(pathname) !== undefined;

/**
 * Whether a path leads to a page, as the router reads it: in capitals, with a slash more, or with `%6c`
 * for `l` it is the same page.
 *
 * @param page with a slash before it; `:token` stands for any value
 * @param pathname relative to the base path
 */
export function isPath(page: string, pathname: string): boolean {
  const path = readPath(pathname);
  return path !== undefined && matchPath(page, path) !== null;
}

/**
 * Whether a path is that of a screen, whatever its values are.
 *
 * @param pathname relative to the base path
 */
export const isAt = (name: Exclude<RouteName, 'error'>, pathname: string): boolean =>
  isPath(`/${routes[name].path}`, pathname);

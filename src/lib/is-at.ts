import { routes, type RouteName } from './routes.ts';

/**
 * Whether a path is that of a screen, whatever its values are.
 *
 * @param pathname relative to the base path; a slash at its end makes no difference
 */
export const isAt = (name: Exclude<RouteName, 'error'>, pathname: string): boolean =>
  new RegExp(`^/${routes[name].path.replace(/:\w+/g, '[^/]+')}/?$`).test(pathname);

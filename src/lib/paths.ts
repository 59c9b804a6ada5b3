import { routes } from './routes.ts';

/** One string for each value in a route's path, in their order. */
type ValuesOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [value: string, ...ValuesOf<Rest>]
  : [];

type PathBuilders<Table extends Record<string, { path: string }>> = {
  readonly [Name in keyof Table]: (...values: ValuesOf<Table[Name]['path']>) => string;
};

function buildPath(path: string, values: readonly string[]): string {
  let index = 0;
  return `/${path.replace(/:\w+/g, () => encodeURIComponent(values[index++] ?? ''))}`;
}

function pathBuildersOf<Table extends Record<string, { path: string }>>(
  table: Table,
): PathBuilders<Table>;
function pathBuildersOf(
  table: Record<string, { path: string }>,
): Record<string, (...values: string[]) => string> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { path }]) => [
      name,
      (...values: string[]) => buildPath(path, values),
    ]),
  );
}

/**
 * The address of every screen by its name in routes.ts, relative to the base path, for links and
 * navigation: `paths.top()`, `paths.downloadList(token)`. The router adds the base path itself.
 */
export const paths = {
  ...pathBuildersOf(routes),
  /** The error page: a known error code and the values of its text's fill-ins, in their order. */
  error: (code?: string, values: readonly string[] = []): string => {
    const query = new URLSearchParams(code ? { code } : {});
    for (const value of values) query.append('value', value);
    return query.size > 0 ? `/error?${query}` : '/error';
  },
};

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { routes } from '../../src/lib/routes.ts';
import { chunkOf, filesOf, type Chunk } from '../build/chunks.ts';

/**
 * What scripts weigh on their way, in KiB, compressed by gzip: the measure of the goal, whatever
 * encoding a server chooses.
 *
 * @param paths as in their addresses: `/assets/...`
 * @param folder what the server serves
 */
export function gzipKib(paths: readonly string[], folder: URL): number {
  const sizes = paths.map((path) => {
    const content = readFileSync(new URL(path.slice(1), folder));
    return gzipSync(content, { level: 9 }).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/**
 * The scripts that each screen needs besides those that the login page has loaded, without what is
 * fetched while one looks at it (the judge of answers, texts, parts that are opened later).
 *
 * @param loaded paths as in their addresses
 * @returns paths by the file of the page, such as `bills/BillListPage`
 */
export function ownScripts(
  chunks: readonly Chunk[],
  loaded: readonly string[],
): Map<string, string[]> {
  const pages = Object.values(routes).map(({ page }) => page);
  return new Map(
    [...new Set(pages)].map((page) => {
      const { scripts } = filesOf(chunks, [chunkOf(chunks, `src/pages/${page}.tsx`)]);
      return [page, scripts.map((name) => `/${name}`).filter((path) => !loaded.includes(path))];
    }),
  );
}

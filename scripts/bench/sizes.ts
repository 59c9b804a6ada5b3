import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { routes } from '../../src/lib/routes.ts';
import { chunkOf, filesOf, type Chunk } from '../build/chunks.ts';

/**
 * The size of scripts in KiB, compressed with gzip, for which the goals are set.
 *
 * @param paths such as `/assets/...`
 * @param folder the built portal
 */
export function gzipKib(paths: readonly string[], folder: URL): number {
  const sizes = paths.map((path) => {
    const content = readFileSync(new URL(path.slice(1), folder));
    return gzipSync(content, { level: 9 }).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/**
 * The scripts that each screen needs in addition to those of the login page, without scripts that are loaded later
 * (validation of answers, texts, folded parts).
 *
 * @param loaded paths of the scripts of the login page
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

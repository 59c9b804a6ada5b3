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
 * The scripts that all screens with a form share: the form library, fields, rules and their validation. A browser
 * loads them once.
 *
 * @returns paths as in their addresses
 */
export const scriptsSharedByForms = (chunks: readonly Chunk[]): string[] =>
  ['src/forms/use-entry-form.ts', 'src/forms/validate.ts'].map(
    (source) => `/${chunkOf(chunks, source).fileName}`,
  );

/**
 * The scripts that each screen needs in addition to `countedScripts`. Scripts that load after the screen has appeared
 * do not count (the validation of answers, texts, parts that are opened later).
 *
 * @param countedScripts paths as in addresses: the scripts of the login page, and the scripts that all forms share
 * @returns paths by the file of the page, such as `bills/BillListPage`
 */
export function additionalScripts(
  chunks: readonly Chunk[],
  countedScripts: readonly string[],
): Map<string, string[]> {
  const pages = Object.values(routes).map(({ page }) => page);
  return new Map(
    [...new Set(pages)].map((page) => {
      const { scripts } = filesOf(chunks, [chunkOf(chunks, `src/pages/${page}.tsx`)]);
      return [
        page,
        scripts.map((name) => `/${name}`).filter((path) => !countedScripts.includes(path)),
      ];
    }),
  );
}

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

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

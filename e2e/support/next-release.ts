import { cpSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/** The version of the release that `makeNextRelease` makes. */
export const nextVersion = '99.0.0';

/** The hashes in the names of assets. */
const hashPattern = /(?<=-)[\w-]{8}(?=\.(?:js|css|svg|png)\b)/g;

/** Copies a release next to it; its `dist` may be a link to the build. @returns the folder of the copy */
export function copyRelease(releaseFolder: string, name: string): string {
  const copyFolder = join(dirname(releaseFolder), name);
  const dist = join(releaseFolder, 'dist');
  cpSync(releaseFolder, copyFolder, { recursive: true, filter: (file) => file !== dist });
  cpSync(realpathSync(dist), join(copyFolder, 'dist'), { recursive: true });
  return copyFolder;
}

/**
 * Makes the release of another version: every asset has another name, as after a change of the sources, but no build is
 * needed.
 *
 * @returns its folder
 */
export function makeNextRelease(releaseFolder: string): string {
  const nextFolder = copyRelease(releaseFolder, nextVersion);
  const dist = join(nextFolder, 'dist');
  const assetHashes = new Set(
    readdirSync(join(dist, 'assets')).flatMap((name) => name.match(hashPattern) ?? []),
  );
  const withOtherHashes = (text: string): string =>
    text.replaceAll(hashPattern, (hash) =>
      assetHashes.has(hash) ? [...hash].toReversed().join('') : hash,
    );
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = join(dist, name);
    if (/\.(br|gz)$/.test(name)) rmSync(file);
    else if (/\.(js|css|html)$/.test(name)) {
      const text = withOtherHashes(readFileSync(file, 'utf8')).replaceAll(
        manifest.version,
        nextVersion,
      );
      if (name !== withOtherHashes(name)) rmSync(file);
      writeFileSync(join(dist, withOtherHashes(name)), text);
    }
  }
  return nextFolder;
}

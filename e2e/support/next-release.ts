import { cpSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };

/** The version of the release that `makeNextRelease` makes. */
export const nextVersion = '99.0.0';

/** The hashes in the names of assets. */
const hashPattern = /(?<=-)[\w-]{8}(?=\.(?:js|css|svg|png)\b)/g;

/** Copies a release, whose `dist` may be a link, to a folder next to the release. @returns the folder of the copy */
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
 * @returns the folder of the new release
 */
export function makeNextRelease(releaseFolder: string): string {
  const nextFolder = copyRelease(releaseFolder, nextVersion);
  const distFolder = join(nextFolder, 'dist');
  const assetHashes = new Set(
    readdirSync(join(distFolder, 'assets')).flatMap((name) => name.match(hashPattern) ?? []),
  );
  const replaceHashes = (text: string): string =>
    text.replaceAll(hashPattern, (hash) =>
      assetHashes.has(hash) ? [...hash].toReversed().join('') : hash,
    );
  for (const name of readdirSync(distFolder, { recursive: true, encoding: 'utf8' })) {
    const filePath = join(distFolder, name);
    if (/\.(br|gz)$/.test(name)) rmSync(filePath);
    else if (/\.(js|css|html)$/.test(name)) {
      const text = replaceHashes(readFileSync(filePath, 'utf8')).replaceAll(
        manifest.version,
        nextVersion,
      );
      if (name !== replaceHashes(name)) rmSync(filePath);
      writeFileSync(join(distFolder, replaceHashes(name)), text);
    }
  }
  return nextFolder;
}

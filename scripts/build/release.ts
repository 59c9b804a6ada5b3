import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, usualFolders, type BuildFolders } from './folders.ts';

/** The version in each call (S7) and in the footer (S1). */
function readVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('package.json', root), 'utf8'),
  );
  return version;
}

/**
 * Packs a build into one file for the operator (docs/deploy.md): the files to serve, the nginx configuration and the
 * guide.
 *
 * @returns the file, `mypage-VERSION.tgz` in the build's folder
 * @throws Error if `tar` fails
 */
export function packRelease(folders: BuildFolders = usualFolders): string {
  const name = `mypage-${readVersion()}`;
  const place = fileURLToPath(folders.build);
  const release = join(place, 'release', name);
  rmSync(join(place, 'release'), { recursive: true, force: true });
  mkdirSync(join(release, 'nginx'), { recursive: true });
  cpSync(folders.dist, join(release, 'dist'), { recursive: true });
  for (const from of [new URL('nginx/', folders.build), new URL('deploy/nginx/', root)]) {
    cpSync(from, join(release, 'nginx'), { recursive: true });
  }
  cpSync(new URL('docs/deploy.md', root), join(release, 'README.md'));
  const file = join(place, `${name}.tgz`);
  const { status, error } = spawnSync('tar', ['-czf', file, '-C', join(place, 'release'), name]);
  if (status !== 0) throw new Error(`tar could not pack ${name}.`, { cause: error });
  return file;
}

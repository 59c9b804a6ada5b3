import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root, defaultFolders } from './folders.ts';
import { headersFileOf } from './headers.ts';

/** Builds the portal in a separate process, unless the build is newer than its sources. */
export function buildOnce(): void {
  if (isBuildCurrent()) return;
  const cwd = fileURLToPath(root);
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed, see above.');
}

/** All sources of the build. The folders are included because a deleted file changes its folder. */
const sourcePatterns = [
  'src/**/*',
  'public/**/*',
  'generated/**/*',
  'scripts/build/**/*',
  'scripts/{build,csp}.ts',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

const modificationTimeMs = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether a build exists that is newer than all its sources. */
export function isBuildCurrent(folders = defaultFolders, projectUrl = root): boolean {
  const cwd = fileURLToPath(projectUrl);
  const newestSourceMs = Math.max(
    ...globSync(sourcePatterns, { cwd }).map((path) => modificationTimeMs(cwd + path)),
  );
  // Except for compressed copies, the build writes this file last, so the time of this file is the time of the build.
  return modificationTimeMs(fileURLToPath(headersFileOf(folders))) > newestSourceMs;
}

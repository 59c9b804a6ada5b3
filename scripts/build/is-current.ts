import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { root, usualFolders } from './folders.ts';
import { headersFile } from './headers.ts';

/** Everything that the build reads; folders tell of files that were taken away. */
const sources = [
  'src/**/*',
  'public/**/*',
  'generated/**/*',
  'scripts/build/**/*',
  'scripts/{build,csp}.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether there is a build that is newer than all it is made from. */
export function isBuildCurrent(folders = usualFolders, project = root): boolean {
  const cwd = fileURLToPath(project);
  const newest = Math.max(...globSync(sources, { cwd }).map((path) => changedAt(cwd + path)));
  // The build writes its headers last but for the compressed copies.
  return changedAt(fileURLToPath(headersFile(folders))) > newest;
}

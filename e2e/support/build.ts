import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { headersFile } from '../../scripts/build/headers.ts';
import { root } from '../../scripts/build/folders.ts';

/** Everything that the build reads. */
const sources = [
  'src/**/*',
  'generated/**/*',
  'scripts/build/**/*',
  'scripts/{build,csp}.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Once, before all tests: builds the portal unless the build is newer than all it is made from. */
export default function buildOnce(): void {
  const cwd = fileURLToPath(root);
  const newest = Math.max(...globSync(sources, { cwd }).map((path) => changedAt(cwd + path)));
  // The build writes its headers last but for the compressed copies.
  if (changedAt(fileURLToPath(headersFile())) > newest) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('The portal could not be built: see above.');
}

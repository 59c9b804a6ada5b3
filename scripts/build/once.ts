import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './folders.ts';
import { isBuildCurrent } from './is-current.ts';

/** Builds the portal in a separate process, unless the build is newer than its sources. */
export function buildOnce(): void {
  if (isBuildCurrent()) return;
  const cwd = fileURLToPath(root);
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed, see above.');
}

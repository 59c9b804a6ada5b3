import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../../scripts/build/folders.ts';
import { isBuildCurrent } from '../../scripts/build/is-current.ts';

/** Once, before all tests: builds the portal unless the build is newer than all it is made from. */
export default function buildOnce(): void {
  if (isBuildCurrent()) return;
  const cwd = fileURLToPath(root);
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('The portal could not be built: see above.');
}

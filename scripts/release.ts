// `npm run release`: builds the portal and packs it for the operator (docs/deploy.md). With `-- --twice`, checks that
// two clones of the last commit make the same bytes.
import path from 'node:path';
import { buildPortal } from './build/portal.ts';
import { packRelease, releaseTwice } from './build/release.ts';

if (process.argv.includes('--twice')) {
  const { sums, differentLines } = releaseTwice();
  for (const line of sums) console.log(line);
  console.log(
    `The same bytes in both clones: ${sums.length - differentLines.length} of ${sums.length}.`,
  );
  if (differentLines.length > 0) process.exitCode = 1;
} else {
  await buildPortal();
  const { archive, commit } = packRelease();
  console.log(`Packed: ${path.relative('.', archive)}, and the files to check it.`);
  if (commit === null) {
    console.warn('The manifest names no commit: the sources have changes that are not committed.');
  }
}

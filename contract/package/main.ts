// `npm run contract:package`: the contract and its verifier for a backend team, as one file.
import path from 'node:path';
import { inProject } from '../lib/project.ts';
import { buildPackage, packFolder } from './build.ts';

try {
  const folder = inProject('build/contract-package');
  await buildPackage(folder);
  const file = packFolder(folder, inProject('build'));
  console.log(path.relative(inProject(), file));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

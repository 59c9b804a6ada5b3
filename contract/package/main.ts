// `npm run contract:package`: packs the contract and its verifier for backend teams as one file.
//
//   --standalone linux-x64   one archive with Node and Pact's verifier (also darwin-arm64, win-x64), and its SHA-256
import path from 'node:path';
import { readOptions } from '../../scripts/setup/options.ts';
import { inProject } from '../lib/project.ts';
import { buildPackage, packFolder } from './build.ts';
import { buildStandalone } from './standalone.ts';

const { values } = readOptions('npm run contract:package', {
  options: { standalone: { type: 'string' } },
});
try {
  const folder = inProject('build/contract-package');
  const version = await buildPackage(folder);
  const file =
    values.standalone === undefined
      ? packFolder(folder, inProject('build'))
      : buildStandalone(folder, version, values.standalone);
  console.log(path.relative(inProject(), file));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

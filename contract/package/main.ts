// `npm run contract:package`: packs the contract and its verifier for backend teams as one file.
//
//   --sandbox                packs the sandbox, mock server and mailbox instead, as the package `mypage-sandbox`
//   --standalone linux-x64   packs an archive with Node and Pact's verifier, and its SHA-256 (or darwin-arm64, win-x64)
import path from 'node:path';
import { readOptions } from '../../scripts/setup/options.ts';
import { inProject } from '../lib/project.ts';
import { buildPackage, packFolder } from './build.ts';
import { buildSandboxPackage } from './sandbox.ts';
import { buildStandalone } from './standalone.ts';

const { values } = readOptions('npm run contract:package', {
  options: { sandbox: { type: 'boolean', default: false }, standalone: { type: 'string' } },
});
try {
  const folder = inProject('build/contract-package');
  const version = await buildPackage(folder);
  const sandboxFolder = inProject('build/sandbox-package');
  if (values.sandbox) await buildSandboxPackage(sandboxFolder, version);
  const packagePath =
    values.standalone === undefined
      ? packFolder(values.sandbox ? sandboxFolder : folder, inProject('build'))
      : buildStandalone(folder, version, values.standalone);
  console.log(path.relative(inProject(), packagePath));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

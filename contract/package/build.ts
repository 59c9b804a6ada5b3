import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { stringify } from 'yaml';
import { operations } from '../../generated/operations.ts';
import manifest from '../../package.json' with { type: 'json' };
import { readContract } from '../lib/contract.ts';
import { findReadFields } from '../lib/field-reads.ts';
import { pactFile } from '../lib/pact.ts';
import { inProject } from '../lib/project.ts';
import { stateDocument } from '../states/document.ts';
import { usesOfStates } from '../states/uses.ts';
import { readScreensByOperation } from '../verify/screen-names.ts';
import { toOpenApi30 } from './openapi-3.0.ts';

/** The npm package of Pact's verifier. Its installation fetches the program for the platform. */
const pactCli = '@pact-foundation/pact-cli';

async function bundleCommand(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: inProject(),
    ssr: { noExternal: true, external: [pactCli] },
    build: {
      ssr: inProject('contract/package/cli.ts'),
      outDir: path.join(folder, 'bin'),
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        output: {
          entryFileNames: 'verify.mjs',
          banner: '#!/usr/bin/env node',
          codeSplitting: false,
        },
      },
    },
  });
}

const writeJson = (filePath: string, value: unknown): void =>
  writeFileSync(filePath, `${JSON.stringify(value, null, 2)}\n`);

/**
 * Builds the package for backend teams in `folder`, which is emptied first.
 *
 * @returns the package version: the contract version, then the portal version (contract/README.md, "Versions")
 * @throws Error if a file of the package is missing
 */
export async function buildPackage(folder: string): Promise<string> {
  const contractVersion = readContract().info.version;
  const version = `${contractVersion}-portal.${manifest.version}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundleCommand(folder);
  copyFileSync(pactFile, path.join(folder, 'pact.json'));
  for (const name of ['openapi.yaml', 'openapi.json']) {
    copyFileSync(inProject('generated', name), path.join(folder, name));
  }
  const openApi30Text = stringify(toOpenApi30(readContract()), { aliasDuplicateObjects: false });
  writeFileSync(
    path.join(folder, 'openapi-3.0.yaml'),
    `# Made from openapi.yaml. Do not edit.\n${openApi30Text}`,
  );
  writeFileSync(path.join(folder, 'provider-states.md'), stateDocument(usesOfStates()));
  copyFileSync(inProject('openapi/CHANGELOG.md'), path.join(folder, 'CHANGELOG.md'));
  const readme = readFileSync(inProject('contract/package/README.package.md'), 'utf8')
    .replaceAll('CONTRACT_VERSION', contractVersion)
    .replaceAll('PORTAL_VERSION', manifest.version)
    .replaceAll('PACKAGE_VERSION', version);
  writeFileSync(path.join(folder, 'README.md'), readme);
  writeJson(
    path.join(folder, 'operations.json'),
    operations.map(({ operationId, method, path: operationPath, tag, security }) => ({
      operationId,
      method,
      path: operationPath,
      tag,
      security,
    })),
  );
  writeJson(path.join(folder, 'screens.json'), readScreensByOperation());
  writeJson(path.join(folder, 'reads.json'), [...findReadFields()]);
  writeJson(path.join(folder, 'package.json'), {
    name: 'mypage-contract',
    version,
    description: 'Verifies a server against the contract of the mypage portal',
    type: 'module',
    bin: { 'mypage-contract-verify': 'bin/verify.mjs' },
    engines: { node: '>=20.11' },
    dependencies: { [pactCli]: manifest.devDependencies[pactCli] },
  });
  return version;
}

/**
 * Packs a folder with `npm pack`.
 *
 * @returns the path of the packed file
 * @throws Error with npm's message if the command fails
 */
export function packFolder(folder: string, destinationFolder: string): string {
  const args = ['pack', '--silent', '--pack-destination', destinationFolder];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  const fileName = stdout.trim().split('\n').at(-1);
  if (status !== 0 || fileName === undefined)
    throw new Error(`npm pack failed: ${stderr || stdout}`);
  return path.join(destinationFolder, fileName);
}

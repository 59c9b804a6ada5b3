import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { inProject } from '../lib/project.ts';

const font = '@expo-google-fonts/biz-udpgothic';

function importedPackages(folder: string): string[] {
  const pattern = /(?:^import\b[^;\n]*?["']|\bimport\(["'])((?:@[\w.-]+\/)?[\w-][\w.-]*)/gm;
  const names = globSync(path.join(folder, '**/*.mjs')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name),
  );
  return [...new Set([...names, font])]
    .filter((name) => !isBuiltin(name) && !name.startsWith('node'))
    .toSorted();
}

/**
 * Makes the package `mypage-sandbox` in `folder`, which is emptied before: sandbox, mock server and mailbox as one command.
 *
 * @param version of `buildPackage`
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
        // Modules find their files next to themselves, so each keeps its place.
        output: {
          preserveModules: true,
          preserveModulesRoot: inProject(),
          entryFileNames: '[name].mjs',
        },
      },
    },
  });
  const lib = (name: string): string => path.join(folder, 'lib', name);
  mkdirSync(lib('generated'), { recursive: true });
  cpSync(inProject('generated/openapi.json'), lib('generated/openapi.json'));
  cpSync(inProject('mocks/sandbox/assets'), lib('mocks/sandbox/assets'), { recursive: true });
  const { dependencies, devDependencies } = packageJson;
  const versions: Record<string, string> = { ...dependencies, ...devDependencies };
  const used = importedPackages(lib('')).map((name) => {
    const known = versions[name];
    if (known === undefined) throw new Error(`package.json has no version of ${name}.`);
    return [name, known];
  });
  const bin = path.relative(folder, lib('contract/package/sandbox-cli.mjs'));
  const manifest = {
    name: 'mypage-sandbox',
    version,
    description: 'The mypage API with state, mail and files, for development',
    type: 'module',
    bin: { 'mypage-sandbox': bin },
    engines: { node: '>=24.18' },
    dependencies: Object.fromEntries(used),
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const cli = readFileSync(path.join(folder, bin), 'utf8');
  writeFileSync(path.join(folder, bin), `#!/usr/bin/env node\n${cli}`);
}

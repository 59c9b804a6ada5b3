import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readPact } from '../../contract/lib/pact.ts';
import { inProject } from '../../contract/lib/project.ts';
import { buildPackage, packFolder } from '../../contract/package/build.ts';
import { usage } from '../../contract/verify/options.ts';
import { operations } from '../../generated/operations.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { listen } from '../../scripts/preview/listen.ts';
import { sandboxForTests } from './support/sandbox.ts';

let folder: string;
const sandbox = sandboxForTests();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mypage-package-'));
  // A file of an earlier package.
  mkdirSync(path.join(folder, 'made'));
  writeFileSync(path.join(folder, 'made/of-before.json'), '{}');
  await buildPackage(path.join(folder, 'made'));
  const file = packFolder(path.join(folder, 'made'), folder);
  spawnSync('tar', ['xzf', file], { cwd: folder });
  // The packages that `npm install` would install.
  symlinkSync(inProject('node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the unpacked command as `npx` does, in a folder without the project's files. */
function runPackageCommand(...args: string[]): Promise<{ code: number | null; printed: string }> {
  const commandPath = path.join(folder, 'package/bin/verify.mjs');
  const child = spawn(process.execPath, [commandPath, ...args], { cwd: folder });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })));
}

describe('the package for backend teams', () => {
  const readPackaged = (name: string) => readFileSync(path.join(folder, 'package', name), 'utf8');

  it('contains exactly contract, pact, states, screens and verifier', () => {
    expect(readdirSync(path.join(folder, 'package')).toSorted()).toEqual([
      'CHANGELOG.md',
      'README.md',
      'bin',
      'openapi-3.0.yaml',
      'openapi.json',
      'openapi.yaml',
      'operations.json',
      'package.json',
      'pact.json',
      'provider-states.md',
      'reads.json',
      'screens.json',
    ]);
  });

  it('has the files, the command and the Node version that its README names', () => {
    const readme = readPackaged('README.md');
    const [, list = ''] = /## What is in here\n([^#]*)/.exec(readme) ?? [];
    const [fileList] = list.split('\n\nAn answer');
    const namedFiles = [...(fileList ?? '').matchAll(/`([\w.-]+\.(?:json|yaml|md))`/g)].map(
      ([, name = '']) => name,
    );
    const unnamedFiles = ['README.md', 'bin', 'package.json'];
    expect([...namedFiles, ...unnamedFiles].toSorted()).toEqual(
      readdirSync(path.join(folder, 'package')).toSorted(),
    );
    const { bin, engines, dependencies } = JSON.parse(readPackaged('package.json'));
    const [, commandName = ''] = /npx --package=\S+ (\S+) --provider/.exec(readme) ?? [];
    expect(usage).toContain(`Usage: ${commandName} --provider`);
    const sourceCode = readPackaged(bin[commandName]);
    expect(sourceCode).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(readme).toContain(`Node ${engines.node.replace('>=', '')} or later`);
    // All imports are modules of Node or dependencies of the package.
    const imports = [
      ...sourceCode.matchAll(/^import (?:.*? from )?["']([^"'.][^"']*)["']/gm),
      ...sourceCode.matchAll(/\.resolve\(["'`]([^"'`.][^"'`]*)["'`]/g),
    ];
    const packages = imports.map(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
    const usedDependencies = packages.filter((name) => !isBuiltin(name));
    expect(new Set(usedDependencies)).toEqual(new Set(Object.keys(dependencies)));
    const listedOperations = JSON.parse(readPackaged('operations.json'));
    expect(listedOperations).toMatchObject(operations.map(({ operationId }) => ({ operationId })));
  });

  it('has the version of the contract, followed by the version of the portal', () => {
    const version = `${contract.info.version}-portal.${manifest.version}`;
    expect(JSON.parse(readPackaged('package.json'))).toMatchObject({ version });
    expect(readdirSync(folder)).toContain(`mypage-contract-${version}.tgz`);
    expect(readPackaged('README.md')).toContain(`npx --package=./mypage-contract-${version}.tgz`);
    expect(readPackaged('README.md')).toContain(`version ${contract.info.version} of the contract`);
    expect(readPackaged('README.md')).not.toMatch(/[A-Z]+_VERSION/);
    expect(readPackaged('CHANGELOG.md')).toContain(`## ${contract.info.version} (`);
  });

  it('has the contract in OpenAPI 3.0 with valid examples', () => {
    const redoclyPath = inProject('node_modules/@redocly/cli/bin/cli.js');
    const specPath = path.join(folder, 'package/openapi-3.0.yaml');
    const lintOptions = [
      '--config',
      inProject('redocly.yaml'),
      '--skip-rule',
      'info-license-strict',
    ];
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [redoclyPath, 'lint', specPath, ...lintOptions, '--format', 'stylish'],
      { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    );
    expect(stdout + stderr).not.toMatch(/ error /);
    expect(status).toBe(0);
    expect(readFileSync(specPath, 'utf8')).toMatch(/^openapi: 3\.0\.3$/m);
  });

  it('contains no path of this machine', () => {
    const text = readFileSync(path.join(folder, 'package/bin/verify.mjs'), 'utf8');
    expect(text).not.toContain(inProject());
    expect(text).not.toContain(folder);
  });

  it('verifies a server without the sources of the portal', async () => {
    const providerArguments = ['--provider', sandbox.url, '--states-url', sandbox.statesUrl];
    const { code, printed } = await runPackageCommand(
      ...providerArguments,
      '--only',
      'setting',
      // A running timer would keep the command from ending.
      '--timeout',
      '600',
    );
    expect(printed).toMatch(/ok +getMypageLogo +(\d+)\/\1 +Login \(\/\)/);
    expect(code).toBe(0);
    const report: unknown = JSON.parse(
      readFileSync(path.join(folder, 'reports/contract-verify.json'), 'utf8'),
    );
    expect(report).toMatchObject({ failed: 0, provider: sandbox.url });
  });

  it('requires the address of a server', async () => {
    const { code, printed } = await runPackageCommand();
    expect(printed).toMatch(/^Name the server to verify by --provider\./);
    expect(code).toBe(2);
  });
});

describe('npm run contract:publish', () => {
  async function publish(environment: NodeJS.ProcessEnv) {
    const child = spawn(process.execPath, [inProject('contract/publish/main.ts')], {
      env: { ...process.env, ...environment },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (printed += data.toString()));
    const [code]: unknown[] = await once(child, 'close');
    return { code, printed };
  }

  it('sends the committed pact with version and branch', async () => {
    const sentBodies: string[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (data: Buffer) => (body += data.toString()));
      request.on('end', () => {
        if (request.method === 'POST') sentBodies.push(body);
        const href = `http://${request.headers.host}/contracts/publish`;
        response.writeHead(200, { 'Content-Type': 'application/hal+json' });
        response.end(JSON.stringify({ _links: { 'pb:publish-contracts': { href } }, logs: [] }));
      });
    });
    const { url, close } = await listen(server, 0);
    onTestFinished(close);
    const version = { PACT_CONSUMER_VERSION: '9.8.7', PACT_CONSUMER_BRANCH: 'a-branch' };
    expect(await publish({ PACT_BROKER_BASE_URL: url, ...version })).toMatchObject({ code: 0 });
    const { contracts, ...message } = JSON.parse(sentBodies[0] ?? '{}');
    expect(message).toMatchObject({ pacticipantVersionNumber: '9.8.7', branch: 'a-branch' });
    const content = JSON.parse(Buffer.from(contracts[0].content, 'base64').toString());
    expect(content.interactions).toEqual(readPact().interactions);
  });

  it.each([
    ['', 2, /^Set PACT_BROKER_BASE_URL to the address of the Pact Broker/],
    ['http://127.0.0.1:9', 1, /error sending request/],
  ])('with the broker "%s" exits with %i', async (url, code, message) => {
    const run = await publish({ PACT_BROKER_BASE_URL: url });
    expect(run).toEqual({ code, printed: expect.stringMatching(message) });
  });
});

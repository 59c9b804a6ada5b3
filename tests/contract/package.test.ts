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
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { pactFile } from '../../contract/lib/pact.ts';
import { inProject } from '../../contract/lib/project.ts';
import { buildPackage, packFolder } from '../../contract/package/build.ts';
import { publishPact } from '../../contract/publish/publish.ts';
import { usage } from '../../contract/verify/options.ts';
import { operations } from '../../generated/operations.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import manifest from '../../package.json' with { type: 'json' };

let folder: string;
let sandbox: Sandbox;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'mypage-package-'));
  // As if an older one had been made before.
  mkdirSync(path.join(folder, 'made'));
  writeFileSync(path.join(folder, 'made/of-before.json'), '{}');
  await buildPackage(path.join(folder, 'made'));
  const file = packFolder(path.join(folder, 'made'), folder);
  spawnSync('tar', ['xzf', file], { cwd: folder });
  // What `npm install` would fetch for it.
  symlinkSync(inProject('node_modules'), path.join(folder, 'node_modules'));
  sandbox = await createSandbox({ seedSize: 120 });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** Runs the unpacked command as `npx` does, in a folder that has nothing of the project. */
function command(...args: string[]): Promise<{ code: number | null; printed: string }> {
  const bin = path.join(folder, 'package/bin/verify.mjs');
  const child = spawn(process.execPath, [bin, ...args], { cwd: folder });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })));
}

describe('the package for backend teams', () => {
  it('holds the contract, the pact, the states, the screens and the verifier, and nothing else', () => {
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
      'screens.json',
    ]);
  });

  it('is what its own README tells: files, command, Node', () => {
    const read = (name: string) => readFileSync(path.join(folder, 'package', name), 'utf8');
    const readme = read('README.md');
    const [, list = ''] = /## What is in here\n([^#]*)/.exec(readme) ?? [];
    const [told] = list.split('\n\nAn answer');
    const named = [...(told ?? '').matchAll(/`([\w.-]+\.(?:json|yaml|md))`/g)].map(
      ([, name = '']) => name,
    );
    const silent = ['README.md', 'bin', 'operations.json', 'package.json'];
    expect([...named, ...silent].toSorted()).toEqual(
      readdirSync(path.join(folder, 'package')).toSorted(),
    );
    const { bin, engines, dependencies } = JSON.parse(read('package.json'));
    const [, called = ''] = /npx --package=\S+ (\S+) --provider/.exec(readme) ?? [];
    expect(usage).toContain(`Usage: ${called} --provider`);
    const code = read(bin[called]);
    expect(code).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(readme).toContain(`Node ${engines.node.replace('>=', '')} or later`);
    // Whatever it asks for when it runs is Node's own, or comes with it.
    const asked = [
      ...code.matchAll(/^import (?:.*? from )?["']([^"'.][^"']*)["']/gm),
      ...code.matchAll(/\.resolve\(["'`]([^"'`.][^"'`]*)["'`]/g),
    ];
    const packages = asked.map(([, name = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
    const foreign = packages.filter((name) => !isBuiltin(name));
    expect(new Set(foreign)).toEqual(new Set(Object.keys(dependencies)));
    const known = JSON.parse(read('operations.json'));
    expect(known).toMatchObject(operations.map(({ operationId }) => ({ operationId })));
  });

  it('has the version of the contract, and behind it that of the portal', () => {
    const read = (name: string) => readFileSync(path.join(folder, 'package', name), 'utf8');
    const version = `${contract.info.version}-portal.${manifest.version}`;
    expect(JSON.parse(read('package.json'))).toMatchObject({ version });
    expect(readdirSync(folder)).toContain(`mypage-contract-${version}.tgz`);
    expect(read('README.md')).toContain(`npx --package=./mypage-contract-${version}.tgz`);
    expect(read('README.md')).toContain(`version ${contract.info.version} of the contract`);
    expect(read('README.md')).not.toMatch(/[A-Z]+_VERSION/);
    expect(read('CHANGELOG.md')).toContain(`## ${contract.info.version} (`);
  });

  it('says which situations the pact asks for, and which can wait', () => {
    const text = readFileSync(path.join(folder, 'package/provider-states.md'), 'utf8');
    const sectionOf = (state: string): string =>
      text.split(`### ${state}\n`)[1]?.split('###')[0] ?? '';
    expect(sectionOf('the status of a bill can be set')).toContain(
      'Used by the pact for updateBillStatus. Used by behaviour checks of updateBillStatus.',
    );
    expect(sectionOf('no linkage is registered')).toMatch(/Used by|Not used yet/);
    expect(text.match(/^(Used by|Not used)/gm)).toHaveLength(text.match(/^### /gm)?.length ?? 0);
  });

  it('has the contract in OpenAPI 3.0, where every example is valid too', () => {
    const redocly = inProject('node_modules/@redocly/cli/bin/cli.js');
    const file = path.join(folder, 'package/openapi-3.0.yaml');
    const rules = ['--config', inProject('redocly.yaml'), '--skip-rule', 'info-license-strict'];
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [redocly, 'lint', file, ...rules, '--format', 'stylish'],
      { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    );
    expect(stdout + stderr).not.toMatch(/ error /);
    expect(status).toBe(0);
    expect(readFileSync(file, 'utf8')).toMatch(/^openapi: 3\.0\.3$/m);
  });

  it('knows nothing of the machine that it was made on', () => {
    const text = readFileSync(path.join(folder, 'package/bin/verify.mjs'), 'utf8');
    expect(text).not.toContain(inProject());
    expect(text).not.toContain(folder);
  });

  it('verifies a server without the sources of the portal', async () => {
    const where = [
      '--provider',
      sandbox.url,
      '--states-url',
      `${sandbox.url}/_sandbox/provider-state`,
    ];
    // What was to watch for an answer that does not come would keep the command from ending.
    const patient = ['--timeout', '600'];
    const { code, printed } = await command(...where, '--only', 'setting', ...patient);
    expect(printed).toMatch(/ok +getMypageLogo +(\d+)\/\1 +Login \(\/\)/);
    expect(code).toBe(0);
    const report: unknown = JSON.parse(
      readFileSync(path.join(folder, 'reports/contract-verify.json'), 'utf8'),
    );
    expect(report).toMatchObject({ failed: 0, provider: sandbox.url });
  });

  it('asks for the server that it has to verify', async () => {
    const { code, printed } = await command();
    expect(printed).toMatch(/^Name the server to verify by --provider\./);
    expect(code).toBe(2);
  });
});

/** A Pact Broker in a thread of its own, since publishing keeps this one; it hands over what it was sent. */
async function startBroker() {
  const worker = new Worker(
    `const { createServer } = require('node:http');
     const { parentPort } = require('node:worker_threads');
     const server = createServer(async (request, response) => {
       const own = 'http://' + request.headers.host;
       const chunks = [];
       for await (const chunk of request) chunks.push(chunk);
       const sent = Buffer.concat(chunks).toString();
       if (request.method === 'POST') parentPort.postMessage(JSON.parse(sent));
       response.writeHead(200, { 'Content-Type': 'application/hal+json' });
       response.end(JSON.stringify({
         _links: { 'pb:publish-contracts': { href: own + '/contracts/publish' } }, logs: [],
       }));
     });
     server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
    { eval: true },
  );
  onTestFinished(() => worker.terminate().then(() => undefined));
  const [port]: unknown[] = await once(worker, 'message');
  const sent = once(worker, 'message').then(([message]: unknown[]) => message);
  return { url: `http://127.0.0.1:${String(port)}`, sent };
}

describe('publishing the pact', () => {
  it('sends the committed pact, as of the version and the branch that are told', async () => {
    const { url, sent } = await startBroker();
    const told = { PACT_CONSUMER_VERSION: '9.8.7', PACT_CONSUMER_BRANCH: 'a-branch' };
    const environment = { ...process.env, PACT_BROKER_BASE_URL: url, ...told };
    expect(publishPact(environment)).toEqual({
      message: `Published version 9.8.7 to ${url}.`,
      code: 0,
    });
    const { contracts, ...message } = Object(await sent);
    expect(message).toMatchObject({ pacticipantVersionNumber: '9.8.7', branch: 'a-branch' });
    expect(contracts).toHaveLength(1);
    const content = JSON.parse(Buffer.from(contracts[0].content, 'base64').toString());
    expect(content.interactions).toEqual(JSON.parse(readFileSync(pactFile, 'utf8')).interactions);
  });

  it('says what is missing without a broker', () => {
    expect(publishPact({})).toMatchObject({
      code: 2,
      message: expect.stringMatching(
        /^There is no Pact Broker to publish to: set PACT_BROKER_BASE/,
      ),
    });
  });

  it('says that nobody answers there', () => {
    const environment = { ...process.env, PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' };
    const { code, message } = publishPact(environment);
    expect(message).toMatch(
      /^http:\/\/127\.0\.0\.1:9 did not take the pact: .*error sending request/,
    );
    expect(message.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });
});

import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';
import { checkStates } from '../../contract/verify/preflight.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { listen } from '../../scripts/preview/listen.ts';
import { verification } from './support/verification.ts';
import { startUniform } from './support/wrong-provider.ts';

let sandbox: Sandbox;
let runningServer: { close: () => Promise<void> } | undefined;

beforeAll(async () => {
  sandbox = await createSandbox({ seedSize: 60 });
});
afterAll(() => sandbox.close());
afterEach(async () => {
  await runningServer?.close();
  runningServer = undefined;
});

type Uniform = Parameters<typeof startUniform>[0];

async function uniform(answer: Uniform): Promise<string> {
  const server = await startUniform(answer);
  runningServer = server;
  return server.url;
}

/** Exit code 2, one printed sentence, and no reports. */
const onlyMessage = (message: RegExp) => ({
  code: 2,
  printed: expect.stringMatching(message),
  lines: 1,
  json: undefined,
  junit: undefined,
});

const page = (status: number, type: string, body = '', more = {}) => ({ status, type, body, more });
const jsonType = 'application/json';

describe('the verifier exits with 2 and one sentence', () => {
  it.each<[what: string, answer: Uniform, message: RegExp]>([
    ['closes during its answer', 'broken', /failed: the server closed the connection\.$/],
    ['answers HTML', page(200, 'text/html', '<p>'), /an HTML page \(status 200\) instead of JSON/],
    [
      'redirects',
      page(302, 'text/html', '', { Location: 'https://bills.example.com/login' }),
      /redirects to https:\/\/bills\.example\.com\/login \(status 302\)/,
    ],
    ['answers text', page(200, 'text/plain', 'ok'), /text\/plain \(status 200\) instead of/],
    ['answers 404', page(404, jsonType, '[]'), /\/setting\/info answered 404: is --base \/demo/],
  ])('for a server that %s', async (_, answer, message) => {
    const url = await uniform(answer);
    expect(await verification('--provider', url)).toEqual(onlyMessage(message));
  });

  it.each([
    ['never answers', undefined],
    ['never ends its answer', 'unfinished'],
  ] as const)('for a server that %s', async (_, answer) => {
    const run = await verification('--provider', await uniform(answer), '--timeout', '0.5');
    expect(run).toEqual(onlyMessage(/failed: no whole answer within 0\.5 seconds\.$/));
  });

  it('for a server that is down', async () => {
    const gone = await startUniform(undefined);
    await gone.close();
    expect(await verification('--provider', gone.url)).toEqual(
      onlyMessage(/^GET http:.* failed: nothing listens there\.$/),
    );
  });

  it.each<[what: string, answer: Uniform, message: RegExp]>([
    ['answers HTML', page(200, 'text/html', '<p>Hello'), /is not a JSON object: <p>Hello/],
    [
      'gives no values',
      page(200, jsonType, '{}'),
      /no cookie, no xsrfToken, no loginId, no password/,
    ],
    ['answers 404', page(404, jsonType, '{}'), /status 404/],
  ])('for a states address that %s', async (_, answer, message) => {
    const args = ['--provider', sandbox.url, '--states-url', await uniform(answer)];
    const start = '^The states address .* does not work \\(.*';
    expect(await verification(...args)).toEqual(onlyMessage(new RegExp(start + message.source)));
  });

  it('for a states address that never ends its answer', async () => {
    await expect(checkStates(await uniform('unfinished'), 500)).rejects.toThrow(
      /^The states address .* does not work \(.*no whole answer within 0\.5 seconds/,
    );
  });

  it.each([
    [['--provider', '127.0.0.1:8080'], /^--provider must be an address such as/],
    [['--provider', 'ftp://127.0.0.1'], /^--provider must be an address such as/],
    [['--provider', 'http://127.0.0.1:1', '--base', 'demo'], /^--base must be a path such as/],
    [['--provider', 'http://127.0.0.1:1', '--only', 'bils'], /^--only does not know "bils"/],
    [
      ['--provider', 'http://127.0.0.1:1', '--level', '1', '--only', 'bills'],
      /^--only bills begins at level 2, and --level 1 does not include it: choose --level 2/,
    ],
    [['--provider', 'http://127.0.0.1:1', '--repeat', '0'], /^--repeat must be a whole number/],
    [['--provider', 'http://127.0.0.1:1', '--timeout', 'soon'], /^--timeout must be a number of/],
  ])('for the options %j', async (args, message) => {
    expect(await verification(...args)).toEqual(onlyMessage(message));
  });

  it.each([[[]], [['--unknown']]])('and the usage, for the options %j', async (args) => {
    const run = await verification(...args);
    expect(run.code).toBe(2);
    expect(run.printed).toContain('Usage: mypage-contract-verify --provider');
    expect(run.printed).not.toMatch(/^\s+at /m);
  });
});

describe('the verifier with HTTPS', () => {
  const pemOf = (name: string): string =>
    readFileSync(inProject(`tests/contract/support/certificates/${name}.pem`), 'utf8');
  const usual = getCACertificates('default');
  // Only the certificates of trusted signers are checked further.
  beforeAll(() => setDefaultCACertificates([...usual, pemOf('expired'), pemOf('other-host')]));
  afterAll(() => setDefaultCACertificates(usual));

  async function secure(certificate: string): Promise<string> {
    const pem = pemOf(certificate);
    const server = createServer({ key: pem, cert: pem }, (_, response) => response.end('{}'));
    runningServer = await listen(server, 0);
    const { url } = { url: '', ...runningServer };
    return url.replace('http:', 'https:');
  }

  it.each([
    ['right', 'its certificate is self-signed: set NODE_EXTRA_CA_CERTS if you trust it'],
    ['expired', 'its certificate has expired'],
    ['other-host', 'its certificate is for another host'],
  ] as const)('reports the certificate "%s" of server and states address', async (name, reason) => {
    const url = await secure(name);
    expect(await verification('--provider', url)).toEqual(
      onlyMessage(new RegExp(`^GET ${url}/.* failed: ${reason}\\.$`)),
    );
    expect(await verification('--provider', sandbox.url, '--states-url', url)).toEqual(
      onlyMessage(new RegExp(`^The states address ${url} .*"a visitor": ${reason}\\)`)),
    );
  });

  it('reports a server that speaks HTTP', async () => {
    const url = await uniform(page(200, jsonType, '{}'));
    expect(await verification('--provider', url.replace('http:', 'https:'))).toEqual(
      onlyMessage(/^GET https:.* failed: the server does not speak HTTPS\.$/),
    );
  });
});

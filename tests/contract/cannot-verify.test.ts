import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inProject } from '../../contract/lib/project.ts';
import { checkStates } from '../../contract/verify/preflight.ts';
import { listen } from '../../scripts/preview/listen.ts';
import { sandboxForTests } from './support/sandbox.ts';
import { verify } from './support/verification.ts';
import { startUniformServer } from './support/wrong-provider.ts';

const sandbox = sandboxForTests();
let runningServer: { close: () => Promise<void> } | undefined;

afterEach(async () => {
  await runningServer?.close();
  runningServer = undefined;
});

type ServerAnswer = Parameters<typeof startUniformServer>[0];

async function startServerUrl(answer: ServerAnswer): Promise<string> {
  const server = await startUniformServer(answer);
  runningServer = server;
  return server.url;
}

/** Exit code 2, one printed sentence, and no reports. */
const failedRun = (message: RegExp) => ({
  code: 2,
  printed: expect.stringMatching(message),
  lines: 1,
  json: undefined,
  junit: undefined,
});

const uniformAnswer = (status: number, type: string, body = '', moreHeaders = {}) => ({
  status,
  type,
  body,
  moreHeaders,
});
const htmlAnswer = uniformAnswer(200, 'text/html', '<p>');
const textAnswer = uniformAnswer(200, 'text/plain', 'ok');
const jsonAnswer = (status: number, body = '{}') => uniformAnswer(status, 'application/json', body);

describe('the verifier exits with 2 and one sentence', () => {
  it.each<[what: string, answer: ServerAnswer, message: RegExp]>([
    ['closes the connection', 'broken', /failed: the server closed the connection\.$/],
    ['answers HTML', htmlAnswer, /an HTML page \(status 200\) instead of JSON/],
    [
      'redirects',
      uniformAnswer(302, 'text/html', '', { Location: 'https://bills.example.com/login' }),
      /redirects to https:\/\/bills\.example\.com\/login \(status 302\)/,
    ],
    ['answers text', textAnswer, /text\/plain \(status 200\) instead of/],
    ['answers 404', jsonAnswer(404, '[]'), /\/setting\/info answered 404: is --base \/demo/],
  ])('for a server that %s', async (_, answer, message) => {
    const url = await startServerUrl(answer);
    expect(await verify('--provider', url)).toEqual(failedRun(message));
  });

  it.each([
    ['never answers', undefined],
    ['never ends its answer', 'unfinished'],
  ] as const)('for a server that %s', async (_, answer) => {
    const url = await startServerUrl(answer);
    const verifierRun = await verify('--provider', url, '--timeout', '0.5');
    expect(verifierRun).toEqual(failedRun(/failed: no whole answer within 0\.5 seconds\.$/));
  });

  it('for a server that is down', async () => {
    const stoppedServer = await startUniformServer(undefined);
    await stoppedServer.close();
    expect(await verify('--provider', stoppedServer.url)).toEqual(
      failedRun(/^GET http:.* failed: nothing listens there\.$/),
    );
  });

  it.each<[what: string, answer: ServerAnswer, message: RegExp]>([
    ['answers HTML', uniformAnswer(200, 'text/html', '<p>Hello'), /is not a JSON object: <p>Hello/],
    ['gives no values', jsonAnswer(200), /no cookie, no xsrfToken, no loginId, no password/],
    ['answers 404', jsonAnswer(404), /status 404/],
  ])('for a states address that %s', async (_, answer, message) => {
    const args = ['--provider', sandbox.url, '--states-url', await startServerUrl(answer)];
    const start = '^The states address .* does not work \\(.*';
    expect(await verify(...args)).toEqual(failedRun(new RegExp(start + message.source)));
  });

  it('for a states address that never ends its answer', async () => {
    await expect(checkStates(await startServerUrl('unfinished'), 500)).rejects.toThrow(
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
    expect(await verify(...args)).toEqual(failedRun(message));
  });

  it.each([[[]], [['--unknown']]])('and prints the usage for the options %j', async (args) => {
    const verifierRun = await verify(...args);
    expect(verifierRun.code).toBe(2);
    expect(verifierRun.printed).toContain('Usage: mypage-contract-verify --provider');
    expect(verifierRun.printed).not.toMatch(/^\s+at /m);
  });
});

describe('the verifier with HTTPS', () => {
  const pemOf = (name: string): string =>
    readFileSync(inProject(`tests/contract/support/certificates/${name}.pem`), 'utf8');
  const defaultCertificates = getCACertificates('default');
  // Node reports these two faults only if it trusts the signer of the certificate.
  beforeAll(() =>
    setDefaultCACertificates([...defaultCertificates, pemOf('expired'), pemOf('other-host')]),
  );
  afterAll(() => setDefaultCACertificates(defaultCertificates));

  async function startSecureServer(certificate: string): Promise<string> {
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
    const url = await startSecureServer(name);
    expect(await verify('--provider', url)).toEqual(
      failedRun(new RegExp(`^GET ${url}/.* failed: ${reason}\\.$`)),
    );
    expect(await verify('--provider', sandbox.url, '--states-url', url)).toEqual(
      failedRun(new RegExp(`^The states address ${url} .*"a visitor": ${reason}\\)`)),
    );
  });

  it('reports a server that speaks HTTP', async () => {
    const url = await startServerUrl(jsonAnswer(200));
    expect(await verify('--provider', url.replace('http:', 'https:'))).toEqual(
      failedRun(/^GET https:.* failed: the server does not speak HTTPS\.$/),
    );
  });
});

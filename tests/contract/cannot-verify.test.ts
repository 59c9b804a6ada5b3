import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pactFile } from '../../contract/lib/pact.ts';
import type { PactDocument } from '../../contract/lib/pact-verifier.ts';
import { inProject } from '../../contract/lib/project.ts';
import { operationIdOf } from '../../contract/verify/verify.ts';
import { operations } from '../../generated/operations.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { startUniform } from './support/wrong-provider.ts';
import { verification } from './support/verification.ts';

let sandbox: Sandbox;
let running: { close: () => Promise<void> } | undefined;

beforeAll(async () => {
  sandbox = await createSandbox({ seedSize: 60 });
});
afterAll(() => sandbox.close());
afterEach(async () => {
  await running?.close();
  running = undefined;
});

async function uniform(answer: Parameters<typeof startUniform>[0]): Promise<string> {
  const server = await startUniform(answer);
  running = server;
  return server.url;
}

/** One sentence, a code of its own, no trace of our own code, and no reports of nothing. */
const onlySaying = (sentence: RegExp) => ({
  code: 2,
  printed: expect.stringMatching(sentence),
  lines: 1,
  json: undefined,
  junit: undefined,
});

describe('a provider that cannot be verified', () => {
  it('is down', async () => {
    const gone = await startUniform(undefined);
    await gone.close();
    expect(await verification('--provider', gone.url)).toEqual(
      onlySaying(/^The provider cannot be reached at http:.*: nothing listens there\.$/),
    );
  });

  it.each([
    ['is too slow', undefined],
    ['begins an answer and does not end it', 'unfinished'],
  ] as const)('%s', async (_, answer) => {
    const url = await uniform(answer);
    expect(await verification('--provider', url, '--timeout', '0.2')).toEqual(
      onlySaying(/^The provider is too slow: GET .* had no answer within 0\.2 seconds/),
    );
  });

  it('answers HTML', async () => {
    const url = await uniform({ status: 200, type: 'text/html', body: '<!doctype html><p>Hello' });
    expect(await verification('--provider', url)).toEqual(
      onlySaying(/answered an HTML page \(status 200\) instead of JSON: is --base/),
    );
  });

  it('sends on to another address', async () => {
    const more = { Location: 'https://bills.example.com/login' };
    const url = await uniform({ status: 302, type: 'text/html', body: '', more });
    expect(await verification('--provider', url)).toEqual(
      onlySaying(/was sent on to https:\/\/bills\.example\.com\/login \(status 302\): name the/),
    );
  });

  it('closes in the middle of its answer', async () => {
    const url = await uniform('broken');
    expect(await verification('--provider', url)).toEqual(
      onlySaying(/^The provider cannot be reached at .*: the server broke the connection off\.$/),
    );
  });

  it('answers another media type', async () => {
    const url = await uniform({ status: 200, type: 'text/plain', body: 'ok' });
    expect(await verification('--provider', url)).toEqual(
      onlySaying(/answered text\/plain \(status 200\) instead of application\/json\.$/),
    );
  });

  it('has nothing at the base', async () => {
    const url = await uniform({ status: 404, type: 'application/json', body: '[]' });
    expect(await verification('--provider', url, '--base', '/other')).toEqual(
      onlySaying(/GET .*\/other\/setting\/info answered 404: is --base \/other right\?$/),
    );
  });

  it('lacks the states address', async () => {
    expect(await verification('--provider', sandbox.url)).toEqual(
      onlySaying(
        new RegExp(
          `^The states address ${sandbox.url}/_pact/provider-state does not work \\(.*status 404.*--states-url`,
        ),
      ),
    );
  });

  it('has a states address that begins an answer and does not end it', async () => {
    const args = ['--provider', sandbox.url, '--states-url', await uniform('unfinished')];
    expect(await verification(...args, '--timeout', '1')).toEqual(
      onlySaying(/^The states address .* does not work \(.*no answer within 1 seconds/),
    );
  });

  it('has a page where the states address should be', async () => {
    const url = await uniform({ status: 200, type: 'text/html', body: '<p>Hello' });
    expect(await verification('--provider', sandbox.url, '--states-url', url)).toEqual(
      onlySaying(/^The states address .* does not work \(.*no JSON object but: <p>Hello/),
    );
  });

  it('has a states address that gives nothing', async () => {
    const url = await uniform({ status: 200, type: 'application/json', body: '{}' });
    expect(await verification('--provider', sandbox.url, '--states-url', url)).toEqual(
      onlySaying(/it gives no cookie, no xsrfToken, no loginId, no password\)/),
    );
  });
});

describe('a provider behind HTTPS that cannot be verified', () => {
  const pemOf = (name: string): string =>
    readFileSync(inProject(`tests/contract/support/certificates/${name}.pem`), 'utf8');
  const usual = getCACertificates('default');
  // As if the machine trusted who signed them: what is wrong with them besides is looked at only then.
  beforeAll(() => setDefaultCACertificates([...usual, pemOf('expired'), pemOf('other-host')]));
  afterAll(() => setDefaultCACertificates(usual));

  async function secure(certificate: string): Promise<string> {
    const pem = pemOf(certificate);
    const server = createServer({ key: pem, cert: pem }, (_, response) => response.end('{}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    running = {
      close: async () => {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      },
    };
    const address = server.address();
    return `https://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  const certificates = [
    ['right', 'its certificate is signed by itself: name it in NODE_EXTRA_CA_CERTS if it is meant'],
    ['expired', 'its certificate has expired'],
    ['other-host', 'its certificate is of another host'],
  ] as const;

  it.each(certificates)('has the certificate "%s"', async (name, reason) => {
    const url = await secure(name);
    expect(await verification('--provider', url)).toEqual(
      onlySaying(new RegExp(`^The provider cannot be reached at ${url}: ${reason}\\.$`)),
    );
  });

  it.each(certificates)('has a states address with the certificate "%s"', async (name, reason) => {
    const url = await secure(name);
    expect(await verification('--provider', sandbox.url, '--states-url', url)).toEqual(
      onlySaying(
        new RegExp(
          `^The states address ${url} does not work \\(POST of the state "a visitor": ${reason}\\)`,
        ),
      ),
    );
  });

  it('speaks HTTP where HTTPS was named', async () => {
    const url = await uniform({ status: 200, type: 'application/json', body: '{}' });
    expect(await verification('--provider', url.replace('http:', 'https:'))).toEqual(
      onlySaying(
        /^The provider cannot be reached at https:.*: what answers does not speak HTTPS\.$/,
      ),
    );
  });

  it('speaks HTTPS where HTTP was named', async () => {
    const url = await secure('right');
    expect(await verification('--provider', url.replace('https:', 'http:'))).toEqual(
      onlySaying(/^The provider cannot be reached at http:.*: the server broke the connection off/),
    );
  });
});

describe('a command that makes no sense', () => {
  it.each([
    [['--provider', '127.0.0.1:8080'], /^--provider has to be an address such as/],
    [['--provider', 'ftp://127.0.0.1'], /^--provider has to be an address such as/],
    [['--provider', 'http://127.0.0.1:1', '--base', 'demo'], /^--base has to be a path such as/],
    [['--provider', 'http://127.0.0.1:1', '--only', 'bils'], /^--only knows no "bils": name an op/],
    [['--provider', 'http://127.0.0.1:1', '--repeat', '0'], /^--repeat is a number of runs from 1/],
    [
      ['--provider', 'http://127.0.0.1:1', '--timeout', 'soon'],
      /^--timeout is a number of seconds/,
    ],
  ])('%j is answered by a sentence', async (args, sentence) => {
    expect(await verification(...args)).toEqual(onlySaying(sentence));
  });

  it('of an operation that no screen uses yet is answered by a sentence', async () => {
    const document: PactDocument = JSON.parse(readFileSync(pactFile, 'utf8'));
    const used = document.interactions.map(({ description }) => operationIdOf(description));
    const unused = operations.find(({ operationId }) => !used.includes(operationId));
    // Once every operation has its screen, there is no such command.
    if (!unused) return;
    const args = ['--provider', 'http://127.0.0.1:1', '--only', unused.operationId];
    expect(await verification(...args)).toEqual(
      onlySaying(/^The pact has no call of these operations yet\.$/),
    );
  });

  it.each([[[]], [['--unknown']]])('%j is answered by the usage', async (args) => {
    const run = await verification(...args);
    expect(run.code).toBe(2);
    expect(run.printed).toContain('Usage: mypage-contract-verify --provider');
    expect(run.printed).not.toMatch(/^\s+at /m);
  });
});

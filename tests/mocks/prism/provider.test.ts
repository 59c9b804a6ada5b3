import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { readFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { inProject } from '../../../contract/lib/project.ts';
import type { Provider } from '../../../mocks/prism/provider.ts';
import { createMockServer } from '../../../mocks/prism/server.ts';
import { listen } from '../../../scripts/preview/listen.ts';
import { call, fetchControl, orderNextAnswer, writeContractFile } from './harness.ts';

const jsonHeaders = { 'Content-Type': 'application/json' };
const readLog = (): string => vi.mocked(console.error).mock.calls.flat().join('\n');

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

async function startMockInFrontOf(provider: Provider) {
  const specPath = writeContractFile();
  const mock = await createMockServer({ mode: 'provider', provider, specPath });
  onTestFinished(mock.close);
  return mock;
}

/** A mock server with the small contract in front of a fake backend. */
async function startWithBackend(backend: RequestListener, options: Partial<Provider> = {}) {
  const backendServer = await listen(createServer(backend), 0);
  onTestFinished(backendServer.close);
  return startMockInFrontOf({ url: `${backendServer.url}/site`, ...options });
}

const htmlHeaders = { 'Content-Type': 'text/html' };
const invalidBills = '[ {"billId": "b1"} ]';

describe('a backend that breaks the contract', () => {
  it('has its answer forwarded unchanged, and each violation listed with operation, position and value', async () => {
    const zippedBody = gzipSync(invalidBills);
    const server = await startWithBackend((_, response) => {
      response
        .writeHead(200, { ...jsonHeaders, 'Content-Encoding': 'gzip', 'X-Own': 'kept' })
        .end(zippedBody);
    });
    const answer = await call(server, '/bills?page=x');
    expect([answer.status, answer.headers.get('x-own')]).toEqual([200, 'kept']);
    expect(await answer.text()).toBe(invalidBills);
    expect(server.violations()).toMatchObject([
      { direction: 'request', operationId: 'searchBills', position: 'query.page', value: 'x' },
      { direction: 'response', operationId: 'searchBills', position: 'body.0.price' },
    ]);
    const [listedCall] = await fetchControl(server, 'calls');
    expect(listedCall).toMatchObject({
      status: 200,
      violations: [{ position: 'query.page' }, { position: 'body.0.price' }],
    });
    expect(readLog()).toContain('Contract broken by the response of searchBills');
  });

  it('also receives calls that the contract does not have; each call is listed as a violation', async () => {
    const server = await startWithBackend((request, response) =>
      response.end(`${request.method} ${request.url}`),
    );
    expect(await (await call(server, '/unknown')).text()).toBe('GET /site/demo/mypage-api/unknown');
    expect(server.violations()).toMatchObject([{ direction: 'request', position: 'path' }]);
  });

  it.each([
    ['an HTML page', 200, htmlHeaders, 'an HTML page (status 200) instead of JSON'],
    ['an HTML page without a media type', 502, {}, 'an HTML page (status 502) instead of JSON'],
    ['a redirect', 302, { Location: 'https://login.example/' }, 'the backend redirects'],
  ])('is reported in one sentence if it answers with %s', async (_, status, headers, sentence) => {
    const server = await startWithBackend((__, response) => {
      response.writeHead(status, headers).end('<!DOCTYPE html><h1>Login</h1>');
    });
    const answer = await call(server, '/bills', { redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect(server.violations()).toHaveLength(1);
    expect(server.violations()[0]?.message).toContain(
      `${sentence}: correct --provider, --base or --customer-code`,
    );
  });
});

it('the mock server streams a download while it arrives', async () => {
  let sendRest: (() => void) | undefined;
  const server = await startWithBackend((_, response) => {
    const headers = { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment' };
    response.writeHead(200, headers);
    response.write('first');
    sendRest = () => response.end('last');
  });
  const answer = await call(server, '/bills/zip');
  const reader = answer.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
  // The backend sends the rest only after the first piece has arrived.
  sendRest?.();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last');
  expect(server.violations()).toEqual([]);
});

it('the mock server adapts addresses and cookies to the backend’s paths, host and protocol, and removes the headers of the panel', async () => {
  let receivedRequest: IncomingMessage | undefined;
  const server = await startWithBackend(
    (request, response) => {
      receivedRequest = request;
      const cookies = [
        'S=1; Domain=backend.example; Path=/site/v1/api; HttpOnly; Secure; SameSite=None; Partitioned',
        'X=2; Path=/site/acme; Secure; SameSite=Lax',
        '__Host-Y=3; Path=/; Secure; SameSite=None',
        '__Secure-Z=4; Path=/site/v1/api-2; Secure; Max-Age=9',
      ];
      response.writeHead(200, { ...jsonHeaders, 'Set-Cookie': cookies }).end('[]');
    },
    { base: '/v1/api', customerCode: 'acme' },
  );
  const answer = await call(server, '/bills?billTypeId=a%20b', {
    headers: { Origin: 'http://127.0.0.1:3000', Referer: 'http://localhost:3000/demo/mypage' },
  });
  expect(receivedRequest?.url).toBe('/site/v1/api/bills?billTypeId=a%20b');
  const backend = `http://${receivedRequest?.headers.host}`;
  const addresses = { origin: backend, referer: `${backend}/demo/mypage` };
  expect(receivedRequest?.headers).toMatchObject(addresses);
  expect(answer.headers.getSetCookie()).toEqual([
    'S=1; Path=/demo/mypage-api; HttpOnly; SameSite=Lax',
    'X=2; Path=/demo; SameSite=Lax',
    '__Host-Y=3; Path=/; Secure; SameSite=None',
    '__Secure-Z=4; Path=/; Secure; Max-Age=9',
  ]);
  const otherAddresses = { origin: 'https://evil.example', referer: 'http://[::1]:3000/a' };
  await call(server, '/bills', { headers: { ...otherAddresses, 'X-Page': '/', 'X-Presses': '' } });
  expect(receivedRequest?.headers).toMatchObject({ ...otherAddresses, referer: `${backend}/a` });
  expect(receivedRequest?.rawHeaders.join()).not.toMatch(/x-(forwarded-for|page|presses)/i);
});

it('a request of the control panel replaces the backend’s answer by an example, or damages the answer', async () => {
  const server = await startWithBackend((_, response) => {
    response.writeHead(200, { ...jsonHeaders, 'Content-Length': '2' }).end('[]');
  });
  await orderNextAnswer(server, { operationId: 'searchBills', code: '401-1-00-01' });
  await orderNextAnswer(server, { operationId: 'searchBills', kind: 'truncate' });
  expect((await call(server, '/bills')).status).toBe(401);
  await expect(call(server, '/bills').then((answer) => answer.text())).rejects.toThrow(
    'terminated',
  );
  expect(await (await call(server, '/bills')).text()).toBe('[]');
});

describe('the log and the panel explain in one sentence a backend', () => {
  /** The error message of the last call; the log and the panel show the same message. */
  async function readProblem(
    server: Awaited<ReturnType<typeof startWithBackend>>,
  ): Promise<string> {
    const [listedCall] = await fetchControl(server, 'calls');
    expect(readLog()).toBe(listedCall.problem);
    return listedCall.problem;
  }

  it('that is down', async () => {
    const server = await startMockInFrontOf({ url: 'http://127.0.0.1:9' });
    const answer = await call(server, '/bills');
    expect(answer.status).toBe(502);
    const message =
      'GET http://127.0.0.1:9/demo/mypage-api/bills has no answer: nothing listens there: check that the backend is running and that --provider is right.';
    const { title, detail } = await answer.json();
    expect([title, detail]).toEqual(['The backend gave no answer', message]);
    expect(await readProblem(server)).toBe(message);
  });

  const pem = readFileSync(inProject('tests/contract/support/certificates/right.pem'));
  it.each([
    ['without TLS', createServer(), 'the server does not speak HTTPS: check that'],
    [
      'whose certificate is unknown',
      createSecureServer({ key: pem, cert: pem }),
      'its certificate is self-signed: set NODE_EXTRA_CA_CERTS if you trust it.',
    ],
  ])('%s', async (_, backend, reason) => {
    const backendServer = await listen(backend, 0);
    onTestFinished(backendServer.close);
    const server = await startMockInFrontOf({ url: backendServer.url.replace('http:', 'https:') });
    expect((await call(server, '/bills')).status).toBe(502);
    expect(await readProblem(server)).toContain(`has no answer: ${reason}`);
  });

  it('that is slow', async () => {
    const server = await startWithBackend(
      (_, response) => {
        void vi
          .waitUntil(() => readLog() !== '')
          .then(() => response.writeHead(200, jsonHeaders).end('[]'));
      },
      { slowWarningMs: 1 },
    );
    expect(await (await call(server, '/bills')).text()).toBe('[]');
    expect(await readProblem(server)).toMatch(
      /has no answer after 0.001 seconds, .*: search for the flow id flow-0001 in the backend's log\.$/,
    );
  });

  it.each(['/bills', '/bills/zip'])('that truncates its answer to %s', async (path) => {
    const server = await startWithBackend((request, response) => {
      const type = request.url?.endsWith('zip') ? 'application/zip' : 'application/json';
      response.writeHead(200, { 'Content-Type': type, 'Content-Disposition': 'attachment' });
      response.write('[', () => response.destroy());
    });
    const answer = await call(server, path);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(await readProblem(server)).toMatch(
      /^The backend broke off in the middle of its answer to GET/,
    );
  });
});

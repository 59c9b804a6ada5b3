import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as startRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { compressFiles } from '../../scripts/build/compress.ts';
import { writeHeaders } from '../../scripts/build/headers.ts';
import { hasNginx, startNginx } from '../../scripts/deploy/nginx.ts';
import { findFreePort, listen, type RunningServer } from '../../scripts/preview/listen.ts';
import { startPreview } from '../../scripts/preview/server.ts';
import { FIRST_BYTE_TIMEOUT_MS } from '../../src/api/downloads.ts';
import { routes } from '../../src/lib/routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'mypage-serving-'));
const folders = {
  dist: pathToFileURL(`${folder}/dist/`),
  build: pathToFileURL(`${folder}/build/`),
};
const scriptPath = '/assets/index-Abcd1234.js';
let api: RunningServer;

beforeAll(async () => {
  mkdirSync(new URL('assets/', folders.dist), { recursive: true });
  const repeatedText = 'the same again and again '.repeat(40);
  writeFileSync(new URL('login.html', folders.dist), `<p>The login page ${repeatedText}`);
  writeFileSync(new URL('index.html', folders.dist), `<p>Any page ${repeatedText}`);
  writeFileSync(new URL(`.${scriptPath}`, folders.dist), `console.log("${repeatedText}")`);
  writeFileSync(new URL('chat.html', folders.dist), `<p>The frame ${repeatedText}`);
  writeFileSync(new URL('robots.txt', folders.dist), 'User-agent: *');
  writeFileSync(new URL('favicon.ico', folders.dist), 'an icon');
  writeFileSync(new URL('favicon.svg', folders.dist), '<svg/>');
  writeFileSync(new URL('licenses.txt', folders.dist), `Licences ${repeatedText}`);
  const page = { scripts: ["'sha256-x'"], styles: [] };
  await writeHeaders({ page, chat: { scripts: ["'sha256-y'"], styles: [] } }, folders);
  await compressFiles(folders.dist);
  const server = createServer((request, response) => {
    response.setHeader('Set-Cookie', ['a=1; Path=/demo', 'b=2; Path=/demo']);
    request.resume().on('end', () => {
      const text = `API ${request.method} ${request.url}`;
      if (request.headers.accept !== 'application/json') return response.end(text);
      const body = JSON.stringify({ text, filler: 'again and again '.repeat(100) });
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      });
      if (!request.url?.endsWith('?half')) return response.end(body);
      return response.write(body.slice(0, 500), () => response.destroy());
    });
  });
  api = await listen(server, 0);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Requests a path without the normalisation that `fetch` does. */
function requestUnnormalised(
  url: string,
  path: string,
  method = 'GET',
  acceptEncoding = '',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': acceptEncoding };
    const request = startRequest(url, { path, method, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    });
    request.on('error', reject).end();
  });
}

const servers = [
  { name: 'the preview server', start: () => startPreview({ port: 0, mockUrl: api.url, folders }) },
  ...(hasNginx() ? [{ name: 'nginx', start: () => startNginx({ apiUrl: api.url, folders }) }] : []),
];

describe.each(servers)('$name', ({ start }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  it.each(['/demo/mypage', '/demo/mypage/', '/plain/mypage/?x=1'])(
    'serves the login page at %s',
    async (path) => {
      const { status, headers, body } = await requestUnnormalised(server.url, path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('The login page');
    },
  );

  it.each(['/demo/mypage/top', '/', '/demo', '/demo/mypages', '//mypage', '/demo/mypage/a.b/c'])(
    'serves the portal at %s',
    async (path) => {
      const { status, body } = await requestUnnormalised(server.url, path);
      expect(status).toBe(200);
      expect(body).toContain('Any page');
    },
  );

  it.each(['/demo/mypage/', '/demo/mypage/downloadurl/list/secret'])(
    'sends %s with the security headers and no-store',
    async (path) => {
      const { headers } = await requestUnnormalised(server.url, path);
      expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-x'");
      // blob: is for the preview of a bill's PDF.
      expect(headers['content-security-policy']).toContain("frame-src 'self' blob:;");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    },
  );

  it('sends the page of the chat frame with the policy of that page', async () => {
    const { status, headers, body } = await requestUnnormalised(server.url, '/chat.html');
    expect(status).toBe(200);
    expect(body).toContain('The frame');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("script-src 'sha256-y'");
    expect(headers['content-security-policy']).toMatch(/; sandbox allow-scripts /);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/robots.txt', 'text/plain', 'User-agent: *'],
    ['/favicon.ico', 'image/', 'an icon'],
    ['/favicon.svg', 'image/svg+xml', '<svg/>'],
    ['/licenses.txt', 'text/plain', 'Licences'],
  ])('serves %s with the right type', async (path, type, content) => {
    const { status, headers, body } = await requestUnnormalised(server.url, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(new RegExp(`^${type.replace('+', '\\+')}`));
    expect(body).toContain(content);
  });

  it.each([
    '/demo/mypage/',
    '/demo/mypage/top',
    '/chat.html',
    '/robots.txt',
    scriptPath,
    '/assets/gone-12345678.js',
    '/demo/mypage-api/bills',
    '/_docs/_common/browser.pdf',
  ])('forbids other sites to embed %s', async (path) => {
    const { headers } = await requestUnnormalised(server.url, path);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    ['gzip', 'gzip, br;q=0'],
    ['br', 'gzip;q=0, br;q=1.0'],
    [undefined, 'br;q=0, gzip;q=0.0'],
    [undefined, ''],
  ])('uses the content encoding %s for Accept-Encoding %j', async (encoding, accepted) => {
    for (const path of ['/demo/mypage/', '/demo/mypage/top', scriptPath]) {
      const { headers } = await requestUnnormalised(server.url, path, 'GET', accepted);
      expect(headers['content-encoding']).toBe(encoding);
      // The plain copy has the header too: otherwise a cache would serve one copy to every browser.
      expect(headers['vary']).toContain('Accept-Encoding');
    }
  });

  it('marks assets as immutable', async () => {
    const { headers } = await requestUnnormalised(server.url, scriptPath);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/assets/gone-12345678.js', '/assets/', '/assets/a/b.js'])(
    'answers %s with an error that is not cached',
    async (path) => {
      const { status, headers, body } = await requestUnnormalised(server.url, path);
      expect(body).not.toMatch(/The login page|Any page/);
      expect([400, 403, 404]).toContain(status);
      expect(headers['cache-control'] ?? '').not.toContain('immutable');
    },
  );

  it.each([
    '/assets/../../build/headers.json',
    '/assets/%2e%2e/%2e%2e/build/headers.json',
    '/assets/..%2f..%2fbuild/headers.json',
    '/../build/headers.json',
  ])('serves no file outside the build at %s', async (path) => {
    expect((await requestUnnormalised(server.url, path)).body).not.toContain('Referrer-Policy');
  });

  it('forwards API calls and keeps each cookie of the answer', async () => {
    const { headers, body } = await requestUnnormalised(
      server.url,
      '/demo/mypage-api/bills?keyword=%20a',
      'POST',
    );
    expect(body).toBe('API POST /demo/mypage-api/bills?keyword=%20a');
    expect(headers['set-cookie']).toEqual(['a=1; Path=/demo', 'b=2; Path=/demo']);
  });

  const fetchJson = (path: string, encoding = 'gzip, br'): Promise<Response> =>
    fetch(`${server.url}/demo/mypage-api/${path}`, {
      headers: { Accept: 'application/json', 'Accept-Encoding': encoding },
    });

  it.each([
    'bills?keyword=a&page=1',
    'bills/search-options',
    'notices?page=2',
    'notices/operator',
    'status-history?billId=1',
    'setting/info',
    'setting/legal-texts/privacyPolicy',
  ])('compresses the answer of %s, which contains no secret', async (path) => {
    const answer = await fetchJson(path);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    expect(await answer.json()).toMatchObject({ text: `API GET /demo/mypage-api/${path}` });
  });

  it.each([
    'auth/login',
    'auth/password-settings/token',
    'user/me',
    'user/account-settings',
    'bills/42/upload-tokens',
    'bills/42/pdf',
    'downloads/token/files',
    'registration/token',
    'e-storage/linkage',
    'e-storage/by-token/token/linkage',
    'invoice-number/token',
    'user/bills',
    'billsandmore',
  ])('does not compress the answer of %s', async (path) => {
    const answer = await fetchJson(path);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.json()).toMatchObject({ text: `API GET /demo/mypage-api/${path}` });
  });

  it('sends bills uncompressed for Accept-Encoding: identity', async () => {
    const answer = await fetchJson('bills', 'identity');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.json()).toMatchObject({ text: 'API GET /demo/mypage-api/bills' });
  });

  it('forwards requests for documents to the API', async () => {
    const { body } = await requestUnnormalised(server.url, '/_docs/_common/browser.pdf?123');
    expect(body).toBe('API GET /_docs/_common/browser.pdf?123');
  });

  it('rejects POST to a page, so that the login form cannot send a password before its script has loaded', async () => {
    expect((await requestUnnormalised(server.url, '/demo/mypage/', 'POST')).status).toBe(405);
  });
});

describe.runIf(hasNginx())('nginx, unlike the preview server,', () => {
  it('waits longer for the API than the portal does', () => {
    const [, seconds] =
      /proxy_read_timeout (\d+)s;/.exec(
        readFileSync(new URL('../../deploy/nginx/portal.conf', import.meta.url), 'utf8'),
      ) ?? [];
    expect(Number(seconds) * 1000).toBeGreaterThan(FIRST_BYTE_TIMEOUT_MS);
  });

  it('logs the flow id of each call for support', async () => {
    const flowId = '0123456789abcdef0123456789abcdef';
    let logs = '';
    const server = await startNginx({ apiUrl: api.url, folders, onLogs: (text) => (logs = text) });
    await fetch(`${server.url}/demo/mypage-api/bills`, { headers: { 'X-Flow-Id': flowId } });
    await server.close();
    expect(logs).toMatch(new RegExp(`GET /demo/mypage-api/bills 200 .* ${flowId}$`, 'm'));
  });

  /** Requests addresses while the API is down. @returns the logs of nginx */
  async function logsOf(addresses: readonly string[]): Promise<string> {
    let logs = '';
    const apiUrl = `http://127.0.0.1:${await findFreePort()}`;
    const server = await startNginx({ apiUrl, folders, onLogs: (text) => (logs = text) });
    for (const address of addresses) {
      const { status } = await requestUnnormalised(server.url, address);
      expect(status).toBe(address.includes('mypage-api') ? 502 : 200);
    }
    await server.close();
    return logs;
  }

  const secretToken = 's3cret-token';
  /** Every page whose address ends in a token. */
  const pageAddresses = Object.values(routes)
    .filter(({ path }) => path.endsWith('/:token'))
    .map(({ path }) => `/demo/mypage/${path.replace(':token', '')}`);
  /** Every operation of the contract with a token in its path, up to the token. */
  const callAddresses = [
    ...new Set(
      operations
        .filter(({ path }) => path.includes('{token}'))
        .map(({ path }) => `/demo/mypage-api${path.slice(0, path.indexOf('{token}'))}`),
    ),
  ];

  it('logs no token of a mailed link, not even when the API is down', async () => {
    expect(pageAddresses).toHaveLength(7);
    expect(callAddresses).toHaveLength(5);
    const addresses = [...pageAddresses, ...callAddresses];
    const logs = await logsOf(addresses.map((address) => `${address}${secretToken}?x=1`));
    for (const address of addresses) expect(logs).toContain(`GET ${address}*** `);
    expect(logs).toContain(' 502 ');
    expect(logs).not.toContain(secretToken);
  });

  it('logs no token when the address is spelled differently', async () => {
    const spellings = [...pageAddresses, ...callAddresses].flatMap((address) => {
      const [, code = '', appSegment = '', ...path] = address.split('/');
      const base = `/${code}/${appSegment}`;
      return [
        `${base}/${path.join('/').toUpperCase()}${secretToken}`,
        `${base}//${path.join('//')}${secretToken}`,
        `${base}/${path.join('%2f')}${secretToken}`,
        `${base}/${path.join('%2F').replace('e', '%65')}${secretToken}/`,
        `${base}/x/../${path.join('/./')}${secretToken}`,
        `/other-issuer/${appSegment}/${path.join('/')}${secretToken}`,
      ];
    });
    const logs = await logsOf(spellings);
    expect(logs.match(/\*\*\* (200|502) /g)).toHaveLength(spellings.length);
    expect(logs).not.toContain(secretToken);
  });

  it('logs requests in the format of docs/deploy.md', async () => {
    expect(await logsOf(['/demo/mypage-api/bills'])).toMatch(
      /^127\.0\.0\.1 \[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d\] GET \/demo\/mypage-api\/bills 502 \d+ \d+\.\d{3} 502 -$/m,
    );
  });

  it('logs other addresses unchanged, with their query', async () => {
    expect(await logsOf(['/demo/mypage/top?x=1', '/robots.txt'])).toMatch(
      /GET \/demo\/mypage\/top\?x=1 200 .*GET \/robots.txt 200 /s,
    );
  });
});

it.each(['/demo/mypage-api/notices?half', '/demo/mypage-api/user/me?half'])(
  'the preview server sends headers before a truncated answer, so that the browser does not retry: %s',
  async (path) => {
    const server = await startPreview({ port: 0, mockUrl: api.url, folders });
    // The call is repeated, because the outcome depends on the timing of the compressor.
    for (let calls = 0; calls < 50; calls += 1) {
      const headers = { Accept: 'application/json' };
      const answer = await fetch(`${server.url}${path}`, { headers });
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow('terminated');
    }
    await server.close();
  },
);

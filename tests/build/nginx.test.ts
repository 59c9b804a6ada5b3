import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as startRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFiles } from '../../scripts/build/compress.ts';
import { writeHeaders } from '../../scripts/build/headers.ts';
import { hasNginx, startNginx, type RunningNginx } from '../../scripts/deploy/nginx.ts';
import { listen, type RunningServer } from '../../scripts/preview/listen.ts';

/* Directives of deploy/nginx/ that serving.test.ts does not cover. */

const folder = mkdtempSync(join(tmpdir(), 'mypage-nginx-test-'));
const folders = {
  dist: pathToFileURL(`${folder}/dist/`),
  build: pathToFileURL(`${folder}/build/`),
};

/** Bodies just below and above the minimum size for compression. */
const smallBody = JSON.stringify({ filler: 'again and again '.repeat(60) });
const largeBody = JSON.stringify({ filler: 'again and again '.repeat(100) });

const calls: IncomingMessage[] = [];
let api: RunningServer;
let server: RunningNginx;

beforeAll(async () => {
  if (!hasNginx()) return;
  mkdirSync(new URL('assets/', folders.dist), { recursive: true });
  for (const name of ['login.html', 'index.html', 'chat.html', 'licenses.txt', 'robots.txt'])
    writeFileSync(new URL(name, folders.dist), `${name}: あ`);
  writeFileSync(new URL('assets/a-Abcd1234.js', folders.dist), '"あ"');
  writeFileSync(new URL('assets/a-Abcd1234.css', folders.dist), '/* あ */');
  const page = { scripts: [], styles: [] };
  await writeHeaders({ page, chat: page }, folders);
  await compressFiles(folders.dist);
  api = await listen(
    createServer((request, response) => {
      calls.push(request);
      // A backend may send these headers too; the browser must receive each header only once.
      const backendHeaders = {
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Content-Type-Options': 'no',
      };
      const body = request.url?.includes('small') ? smallBody : largeBody;
      const status = request.url?.includes('refused') ? 404 : 200;
      const isStreamed = request.headers['expect-answer'] === 'at-once';
      const sendAnswer = (): void => {
        const length = Buffer.byteLength(body);
        const headers = {
          ...backendHeaders,
          'Content-Type': 'application/json',
          'Content-Length': length,
        };
        response.writeHead(status, headers).end(body);
      };
      if (isStreamed) request.once('data', sendAnswer);
      else request.resume().on('end', sendAnswer);
    }),
    0,
  );
  server = await startNginx({ apiUrl: api.url, folders });
});
afterAll(async () => {
  if (!hasNginx()) return;
  await server.close();
  await api.close();
  rmSync(folder, { recursive: true });
});

const fetchPath = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers });

const requireLastCall = (): IncomingMessage => {
  const call = calls.at(-1);
  if (!call) throw new Error('No call has come.');
  return call;
};

describe.runIf(hasNginx())('nginx', () => {
  it('redirects HTTP to the same address with HTTPS', async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = {
        socketPath: server.redirectSocket,
        path: '/demo/mypage/top?x=1',
        method: 'POST',
        headers: { Host: 'another.example.com' },
      };
      startRequest(options, resolve).on('error', reject).end();
    });
    answer.resume();
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe('https://another.example.com/demo/mypage/top?x=1');
  });

  it('hides its version', async () => {
    expect((await fetchPath('/demo/mypage/')).headers.get('server')).toBe('nginx');
  });

  it.each([
    ['/licenses.txt', 'text/plain'],
    ['/assets/a-Abcd1234.js', 'application/javascript'],
    ['/assets/a-Abcd1234.css', 'text/css'],
    ['/demo/mypage/', 'text/html'],
  ])('sends the charset of %s', async (path, type) => {
    expect((await fetchPath(path)).headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  });

  it.each([
    '/assets/none-12345678.js',
    '/licenses.txt',
    '/robots.txt',
    '/favicon.ico',
    '/_docs/refused.pdf',
    '/_docs/mypage-api/refused',
  ])('sends nosniff and same-origin for %s, also in error answers', async (path) => {
    const { headers } = await fetchPath(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it.each(['/robots.txt', '/licenses.txt'])('allows caching of %s for a day', async (path) => {
    expect((await fetchPath(path)).headers.get('cache-control')).toBe('public, max-age=86400');
  });

  it('never passes an asset request to the API', async () => {
    const callCountBefore = calls.length;
    expect((await fetchPath('/assets/mypage-api/bills')).status).toBe(404);
    expect(calls).toHaveLength(callCountBefore);
  });

  it('answers 404 for a root file that the build does not have', async () => {
    expect((await fetchPath('/favicon.ico')).status).toBe(404);
  });

  it.each(['/demo/mypage-api/bills', '/demo/mypage-api/refused', '/demo/mypage-api/user/me'])(
    'sends one Cross-Origin-Resource-Policy header for %s',
    async (path) => {
      const { headers } = await fetchPath(path);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    },
  );

  it.each([
    '/demo/mypage-api/bills',
    '/demo/mypage-api/user/me',
    '/demo/mypage-api',
    '/other-issuer/mypage-api/bills',
    '/_docs/_common/browser.pdf',
  ])('passes the Host header of %s to the API', async (path) => {
    await fetchPath(path);
    expect(requireLastCall().url).toBe(path);
    expect(requireLastCall().headers.host).toBe(new URL(server.url).host);
  });

  it.each(['/demo/mypage-api/bills', '/demo/mypage-api/user/me'])(
    'passes the client address and scheme of %s to the API',
    async (path) => {
      await fetchPath(path, { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'gopher' });
      expect(requireLastCall().headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
      expect(requireLastCall().headers['x-forwarded-proto']).toBe('http');
      expect(requireLastCall().httpVersion).toBe('1.1');
      expect(requireLastCall().headers.connection).toBeUndefined();
    },
  );

  it.each([
    '/other/demo/mypage-api/bills',
    '/demo/mypage-apis/bills',
    '/demo/_docs/browser.pdf',
    '/other/demo/mypage',
    '/robotsxtxt',
    '/faviconxico',
    '/licensesxtxt',
    '/licenses.txt.old',
    '/demo/chat.html',
    '/chat.html.old',
    '/old/robots.txt',
  ])('serves %s from the portal, not from the API', async (path) => {
    const callCountBefore = calls.length;
    expect(await (await fetchPath(path)).text()).toBe('index.html: あ');
    expect(calls).toHaveLength(callCountBefore);
  });

  it('compresses only large answers, also behind another proxy', async () => {
    const encodingOf = async (path: string, headers = {}): Promise<string | null> =>
      (
        await fetchPath(`/demo/mypage-api/${path}`, { 'Accept-Encoding': 'gzip', ...headers })
      ).headers.get('content-encoding');
    expect(await encodingOf('bills?small')).toBeNull();
    expect(await encodingOf('bills')).toBe('gzip');
    expect(
      (await fetchPath('/other-issuer/mypage-api/bills')).headers.get('content-encoding'),
    ).toBe('gzip');
    expect(await encodingOf('bills', { Via: '1.1 proxy.example.com' })).toBe('gzip');
    expect(await encodingOf('setting/legal-texts/terms/more')).toBeNull();
    expect(await encodingOf('bills/search-options/more')).toBeNull();
  });

  it('streams an upload that is much larger than the API allows', async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const size = 150 * 1024 * 1024;
      const headers = { 'Content-Length': size, 'Expect-Answer': 'at-once' };
      const upload = startRequest(`${server.url}/demo/mypage-api/bills/1/returned-file`, {
        method: 'POST',
        headers,
      });
      // The rest of the upload never arrives: the API answers only if nginx streamed the first bytes.
      upload.on('response', resolve).on('error', reject).write('the beginning');
    });
    expect(answer.statusCode).toBe(200);
    answer.destroy();
  });

  const sendReport = (body: string): Promise<Response> =>
    fetch(`${server.url}/_reports`, { method: 'POST', body });

  it('logs each request with error reports as one line of JSON, even if the text is long or has line breaks', async () => {
    const bodies = ['[{"kind":"crash"}]', '[]\n{"receivedAt":"forged"}', '"\\ あ'.repeat(2500)];
    for (const body of bodies) expect((await sendReport(body)).status).toBe(204);
    const readLines = (): { reports: string }[] => {
      const lines = server.readReports().trim().split('\n');
      return lines.map((line) => JSON.parse(line));
    };
    // nginx writes the line of a request after it has sent the answer.
    await expect.poll(() => readLines().map(({ reports }) => reports)).toEqual(bodies);
    expect(Object.keys(readLines()[0] ?? {})).toEqual(['receivedAt', 'reports']);
  });

  it('refuses reports by another method, reports that are too long, and too many reports in a minute', async () => {
    expect((await fetchPath('/_reports')).status).toBe(403);
    expect((await fetchPath('/_reports/read')).status).toBe(404);
    expect((await sendReport('x'.repeat(17_000))).status).toBe(413);
    const answers = await Promise.all(Array.from({ length: 40 }, () => sendReport('[]')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 429]));
  });

  it('sends the URL for error reports in a header of the portal’s pages, unless reports are switched off', async () => {
    const { headers } = await fetchPath('/demo/mypage/');
    expect(headers.get('server-timing')).toBe('report;desc="/_reports"');
    expect((await fetchPath('/chat.html')).headers.get('server-timing')).toBeNull();
    const nginxWithoutReports = await startNginx({ apiUrl: api.url, folders, hasReports: false });
    const page = await fetch(`${nginxWithoutReports.url}/demo/mypage/`);
    await nginxWithoutReports.close();
    expect(page.status).toBe(200);
    expect(page.headers.get('server-timing')).toBeNull();
  });
});

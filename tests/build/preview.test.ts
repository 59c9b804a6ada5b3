import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as startRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeHeaders } from '../../scripts/build/headers.ts';
import { freePort } from '../../scripts/preview/free-port.ts';
import { listen, type Listening } from '../../scripts/preview/listen.ts';
import { startPreview } from '../../scripts/preview/server.ts';
import { startPreviewOfAll } from '../../scripts/preview/start.ts';

/* What the preview server does by itself, or has to do as nginx does (nginx.test.ts). */

const place = mkdtempSync(join(tmpdir(), 'mypage-preview-'));
const folders = {
  dist: pathToFileURL(`${place}/dist/`),
  build: pathToFileURL(`${place}/build/`),
};
const large = 'again and again '.repeat(100);
const files = {
  'a-Abcd1234.css': 'text/css; charset=utf-8',
  'a-Abcd1234.png': 'image/png',
  'a-Abcd1234.json': 'application/json',
  'a-Abcd1234.other': 'application/octet-stream',
};

let api: Listening;
let server: Listening;

beforeAll(async () => {
  mkdirSync(new URL('assets/', folders.dist), { recursive: true });
  writeFileSync(new URL('login.html', folders.dist), 'login');
  writeFileSync(new URL('index.html', folders.dist), 'index');
  for (const name of Object.keys(files)) {
    writeFileSync(new URL(`assets/${name}`, folders.dist), 'asset');
  }
  const page = { scripts: [], styles: [] };
  await writeHeaders({ page, chat: page }, folders);
  api = await listen(
    createServer((request, response) => {
      const query = new URL(request.url ?? '/', 'http://api').searchParams;
      response.writeHead(Number(query.get('status') ?? 200), {
        'Content-Type': query.get('type') ?? 'application/json',
        ...(query.has('encoded') && { 'Content-Encoding': 'x-own' }),
        'Content-Length': query.has('small') ? 900 : large.length,
      });
      response.end(query.has('small') ? large.slice(0, 900) : large);
    }),
    0,
  );
  server = await startPreview({ port: 0, mockUrl: api.url, folders });
});
afterAll(async () => {
  await server.close();
  await api.close();
  rmSync(place, { recursive: true });
});

function ask(path: string, method = 'GET', url = server.url): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const sent = startRequest(url, { path, method, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer));
    });
    sent.on('error', reject).end();
  });
}

describe('the preview server', () => {
  it.each([
    ['GET', '', 'gzip'],
    ['POST', '', undefined],
    ['GET', '?status=404', undefined],
    ['GET', '?type=text/plain', undefined],
    ['GET', '?encoded', 'x-own'],
    ['GET', '?small', undefined],
  ])('compresses an answer as nginx does: %s bills%s', async (method, query, encoding) => {
    const { headers } = await ask(`/demo/mypage-api/bills${query}`, method);
    expect(headers['content-encoding']).toBe(encoding);
  });

  it.each(['/_mock/operations', '/_sandbox/state', '/_docs/a.pdf', '/demo/mypage-api'])(
    'passes %s on',
    async (path) => {
      expect((await ask(path)).headers['content-type']).toBe('application/json');
    },
  );

  it.each(['/_mockery', '/demo/mypage-apis', '/demo/_mock/x'])(
    'leaves %s to the portal',
    async (path) => {
      expect((await ask(path)).headers['content-type']).toBe('text/html; charset=utf-8');
    },
  );

  it.each(Object.entries(files))('says what %s is: %s', async (name, type) => {
    const { headers, statusCode } = await ask(`/assets/${name}`);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
  });

  it('answers a question for the head alone without the file', async () => {
    const { headers } = await ask('/assets/a-Abcd1234.css', 'HEAD');
    expect(headers['content-length']).toBe('5');
  });

  it('says 502 where the mock server does not answer', async () => {
    const mockUrl = `http://127.0.0.1:${await freePort()}`;
    const alone = await startPreview({ port: 0, mockUrl, folders });
    const { statusCode } = await ask('/demo/mypage-api/bills', 'GET', alone.url);
    await alone.close();
    expect(statusCode).toBe(502);
  });
});

describe('npm run preview', () => {
  const start = () => startPreviewOfAll(async () => undefined, folders);
  function portsAre(portal: number, mock: number): void {
    vi.stubEnv('MYPAGE_PORTAL_PORT', String(portal));
    vi.stubEnv('MYPAGE_MOCK_PORT', String(mock));
  }
  afterEach(() => vi.unstubAllEnvs());
  const portOf = ({ url }: Listening): number => Number(new URL(url).port);

  it('starts a mock server with the examples, says so, and ends it again', async () => {
    const ports = [await freePort(), await freePort()] as const;
    const [portal, mock] = ports.map((port) => `http://127.0.0.1:${port}`);
    portsAre(...ports);
    const { told, close } = await start();
    expect(told).toBe(`Portal        ${portal}/demo/mypage\nMock server   ${mock}  (examples)`);
    const operations = await fetch(`${portal}/_mock/operations`);
    expect(await operations.text()).toContain('"operationId"');
    await close();
    await expect(fetch(`${mock}/_mock/operations`)).rejects.toThrow('fetch failed');
  });

  it('takes a mock server that runs, says so, and leaves it running', async () => {
    const running = await listen(
      createServer((_, response) => void response.end('[{"operationId": "login"}]')),
      0,
    );
    portsAre(await freePort(), portOf(running));
    const { told, close } = await start();
    expect(told).toContain(`Mock server   ${running.url}  (running already)`);
    await close();
    expect((await fetch(running.url)).status).toBe(200);
    await running.close();
  });

  it('takes no other program for a mock server, and no port for both', async () => {
    portsAre(await freePort(), portOf(api));
    await expect(start()).rejects.toThrow(/^The mock server cannot start: port \d+ is taken\./);
    portsAre(portOf(api), await freePort());
    await expect(start()).rejects.toThrow(/^The portal cannot start: port \d+ is taken\./);
    const port = await freePort();
    portsAre(port, port);
    await expect(start()).rejects.toThrow('The portal and the mock server cannot both have port');
  });
});

it('compresses by the same addresses as nginx', () => {
  const read = (file: string): string =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const [, own] = /mypage-api\\\/\(\?:(.+)\)\$\//.exec(read('scripts/preview/pass-on.ts')) ?? [];
  const [, nginx] =
    /mypage-api\/\((bills\|.+)\)\$" \{/.exec(read('deploy/nginx/portal.conf')) ?? [];
  expect(own?.replaceAll('\\/', '/')).toBe(nginx ?? 'a list of nginx');
});

it('listens on this machine alone, as all servers do', async () => {
  const here = createServer();
  const running = await listen(here, 0);
  expect(here.address()).toMatchObject({ address: '127.0.0.1' });
  await running.close();
});

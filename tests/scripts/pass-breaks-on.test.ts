import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createDevelopmentServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Listening } from '../../scripts/preview/listen.ts';
import { passBreaksOn } from '../../scripts/start/pass-breaks-on.ts';

/* What a browser meets that asks through the development server, when the one behind it breaks off. */

const root = mkdtempSync(join(tmpdir(), 'mypage-breaks-'));
let behind: Listening;
let development: Awaited<ReturnType<typeof createDevelopmentServer>>;

beforeAll(async () => {
  behind = await listen(
    createServer((request, response) => {
      if (request.url === '/api/dropped') return void response.destroy();
      response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 6 });
      if (request.url === '/api/whole') response.end('answer');
      else response.write('ans', () => response.destroy());
    }),
    0,
  );
  development = await createDevelopmentServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [passBreaksOn],
    server: {
      host: '127.0.0.1',
      port: 0,
      watch: null,
      ws: false,
      proxy: { '^/api/': { target: behind.url } },
    },
  });
  await development.listen();
});
afterAll(async () => {
  await development.close();
  await behind.close();
  rmSync(root, { recursive: true });
});

const ask = (path: string): Promise<Response> => {
  const address = development.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return fetch(`http://127.0.0.1:${port}/api/${path}`);
};

it('a whole answer is passed on', async () => {
  expect(await (await ask('whole')).text()).toBe('answer');
});

it('a dropped connection is no answer, and none that a server between might have given', async () => {
  await expect(ask('dropped')).rejects.toThrow('fetch failed');
});

it('a truncated answer breaks off, rather than be waited for', async () => {
  const answer = await ask('truncated');
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow('terminated');
});

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { chatPage } from '../../src/lib/chat-frame.ts';
import { chatFrame } from '../../scripts/start/chat-frame.ts';

it('the chat’s frame has in development the page and the policy that the build has', async () => {
  vi.stubEnv('MYPAGE_CHAT_HOSTS', 'chat.example.com');
  const root = mkdtempSync(join(tmpdir(), 'mypage-chat-'));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [chatFrame],
    server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
  });
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await server.close();
    rmSync(root, { recursive: true });
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await fetch(`http://127.0.0.1:${port}${chatPage}?host=chat.example.com`);
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script);
  expect(scripts).toHaveLength(1);
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain(`'sha256-${hash}'`);
  expect(policy).toContain('chat.example.com');
});

import { createServer } from 'node:http';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { startMock } from '../../mocks/main.ts';
import { findFreePort, listen } from '../../scripts/preview/listen.ts';
import { callHeaders, writeContractFile } from './prism/harness.ts';

afterEach(() => vi.unstubAllEnvs());

/** Runs `npm run mock` with these options in front of a fake sandbox. */
async function runMock(...args: string[]) {
  const backend = await listen(
    createServer((request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(request.url?.startsWith('/_sandbox') ? '{"now":"later"}' : '[]');
    }),
    0,
  );
  onTestFinished(backend.close);
  const port = await findFreePort();
  vi.stubEnv('MYPAGE_MOCK_PORT', String(port));
  vi.stubEnv('MYPAGE_SANDBOX_PORT', new URL(backend.url).port);
  const { startMessage, close } = await startMock(args, writeContractFile());
  onTestFinished(close);
  const fetchText = async (path: string): Promise<string> =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: callHeaders })).text();
  return { startMessage, fetchText, port };
}

it('npm run mock answers with examples and prints its address', async () => {
  const { startMessage, fetchText, port } = await runMock();
  expect(startMessage).toBe(
    `Mock server   http://127.0.0.1:${port}/demo/mypage-api  (examples)\nControls      http://127.0.0.1:${port}/_mock/operations`,
  );
  expect(await fetchText('/demo/mypage-api/bills')).toContain('"b1"');
  expect(await fetchText('/_mock/operations')).toContain('"searchBills"');
});

it('npm run mock -- --mode sandbox forwards to the sandbox’s port', async () => {
  const { startMessage, fetchText } = await runMock('--mode', 'sandbox');
  expect(startMessage).toContain('  (sandbox)\n');
  expect(await fetchText('/demo/mypage-api/bills')).toBe('[]');
  expect(await fetchText('/_sandbox/state')).toBe('{"now":"later"}');
});

it('npm run mock rejects an unknown option and a second start', async () => {
  await expect(startMock(['--mode', 'example'])).rejects.toThrow(
    '--mode is examples or sandbox, not example.',
  );
  const { port } = await runMock();
  await expect(startMock([])).rejects.toThrow(
    new RegExp(
      `^mypage is already running \\(port ${port}\\): .* \`MYPAGE_MOCK_PORT=\\d+ npm run mock\``,
    ),
  );
});

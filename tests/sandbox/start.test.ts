import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { startSandbox } from '../../mocks/sandbox/start.ts';
import { databasePath } from '../../mocks/sandbox/paths.ts';
import { freePort } from '../../scripts/preview/free-port.ts';

afterEach(() => vi.unstubAllEnvs());

async function start(more: Record<string, string> = {}) {
  const [sandbox, mailbox] = [await freePort(), await freePort()];
  const ports = { MYPAGE_SANDBOX_PORT: String(sandbox), MYPAGE_MAILBOX_PORT: String(mailbox) };
  const environment = { ...ports, MYPAGE_SANDBOX_DB: ':memory:', ...more };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { startMessage, close } = await startSandbox();
  onTestFinished(close);
  return { startMessage, sandbox, mailbox };
}

async function linkInMail(sandbox: number, mailbox: number): Promise<string | undefined> {
  await fetch(`http://127.0.0.1:${sandbox}/_sandbox/issuer-mail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"kind": "download"}',
  });
  const mails = await fetch(`http://127.0.0.1:${mailbox}/mails.json`);
  return /https?:\/\/[^/]+(?=\/demo\/mypage)/.exec(await mails.text())?.[0];
}

it('npm run sandbox listens where it is startMessage, says so, and names what is in its way', async () => {
  const { startMessage, sandbox, mailbox } = await start({
    MYPAGE_PORTAL_URL: 'https://portal.example',
  });
  expect(startMessage).toBe(
    `Sandbox http://127.0.0.1:${sandbox} (for development only), mailbox http://127.0.0.1:${mailbox}`,
  );
  expect(await linkInMail(sandbox, mailbox)).toBe('https://portal.example');
  await expect(startSandbox()).rejects.toThrow(
    `The sandbox cannot start: port ${sandbox} is taken. End the program that has it`,
  );
  vi.stubEnv('MYPAGE_SANDBOX_PORT', String(mailbox));
  await expect(startSandbox()).rejects.toThrow('cannot both have port');
});

it('a variable that is set to nothing is not set', async () => {
  vi.stubEnv('MYPAGE_SANDBOX_DB', '');
  expect(databasePath()).toMatch(/\.cache.sandbox.sandbox\.sqlite$/);
  vi.stubEnv('MYPAGE_PORTAL_PORT', '3100');
  const { sandbox, mailbox } = await start({ MYPAGE_PORTAL_URL: '' });
  expect(await linkInMail(sandbox, mailbox)).toBe('http://localhost:3100');
});

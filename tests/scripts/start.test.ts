import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../scripts/preview/listen.ts';

const root = join(import.meta.dirname, '../..');

/** Starting everything takes some seconds on a busy machine. */
const timeoutMs = 60_000;

async function listenOnAnyPort(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, port: address.port };
}

async function freePorts(): Promise<Record<'portal' | 'mock' | 'sandbox' | 'mailbox', number>> {
  const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort(), findFreePort()]);
  const [portal, mock, sandbox, mailbox] = ports;
  return { portal, mock, sandbox, mailbox };
}

function startPortal(
  ports: Awaited<ReturnType<typeof freePorts>>,
  env: NodeJS.ProcessEnv = {},
  options: string[] = [],
): { process: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [join(root, 'scripts/start/main.ts'), ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      MYPAGE_PORTAL_PORT: String(ports.portal),
      MYPAGE_MOCK_PORT: String(ports.mock),
      MYPAGE_SANDBOX_PORT: String(ports.sandbox),
      MYPAGE_MAILBOX_PORT: String(ports.mailbox),
      MYPAGE_SANDBOX_DB: ':memory:',
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { process: child, output: () => text };
}

/** Resolves when the process prints `text`, or when it exits. */
const waitForText = (child: ChildProcess, output: () => string, text: string): Promise<void> =>
  new Promise((resolve) => {
    child.stdout?.on('data', () => {
      if (output().includes(text)) resolve();
    });
    child.once('exit', () => resolve());
  });

it(
  'npm start prints every address, uses MYPAGE_PORTAL_URL in mails, and stops on Ctrl-C',
  async () => {
    const ports = await freePorts();
    const { process: child, output } = startPortal(ports, {
      MYPAGE_PORTAL_URL: 'https://portal.example',
    });
    await waitForText(child, output, 'Ctrl-C stops everything');
    expect(output()).toContain(`http://127.0.0.1:${ports.portal}/demo/mypage`);

    const addresses = {
      portal: `http://127.0.0.1:${ports.portal}/demo/mypage/`,
      mock: `http://127.0.0.1:${ports.mock}/_mock/operations`,
      mailbox: `http://127.0.0.1:${ports.mailbox}/`,
    };
    for (const address of Object.values(addresses)) expect((await fetch(address)).status).toBe(200);

    const mailOrder = await fetch(`http://127.0.0.1:${ports.mock}/_sandbox/issuer-mail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'download', loginId: 'demo-user' }),
    });
    expect(mailOrder.ok).toBe(true);
    const mails = await fetch(`http://127.0.0.1:${ports.mailbox}/mails.json`);
    expect(await mails.text()).toContain('https://portal.example/demo/mypage/downloadurl/');

    child.kill('SIGINT');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    for (const address of Object.values(addresses))
      await expect(fetch(address)).rejects.toThrow('fetch failed');
  },
  timeoutMs,
);

it(
  'npm start -- --examples starts only the portal and the mock server',
  async () => {
    const ports = await freePorts();
    // Another program has the sandbox's port, which --examples does not need.
    const { server, port: sandbox } = await listenOnAnyPort();
    server.on('connection', (socket) => socket.destroy());
    onTestFinished(() => void server.close());
    const { process: child, output } = startPortal({ ...ports, sandbox }, {}, ['--examples']);
    await waitForText(child, output, 'Ctrl-C stops everything');
    expect(output()).toContain(`http://127.0.0.1:${ports.portal}/demo/mypage`);
    expect((await fetch(`http://127.0.0.1:${ports.portal}/demo/mypage/`)).status).toBe(200);
    // The call goes through the portal's proxy, as the calls of its pages do.
    const stateAddress = `http://127.0.0.1:${ports.portal}/demo/mypage-api/registration/any-token`;
    const headers = {
      'X-Flow-Id': '0123456789abcdef0123456789abcdef',
      'X-Language': 'ja',
      'X-Front-Version': '999.0.0',
    };
    const answer = await fetch(stateAddress, { headers });
    expect(answer.status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${ports.sandbox}/`)).rejects.toThrow('fetch failed');
    await expect(fetch(`http://127.0.0.1:${ports.mailbox}/`)).rejects.toThrow('fetch failed');
  },
  timeoutMs,
);

it(
  'npm start -- --provider starts the portal in front of a backend, and prints why the backend does not answer',
  async () => {
    const ports = await freePorts();
    const backend = `http://127.0.0.1:${ports.sandbox}`;
    const options = ['--provider', `${backend}/`, '--customer-code', 'acme', '--base', '/v1'];
    const { process: child, output } = startPortal(ports, {}, options);
    await waitForText(child, output, 'nothing listens there');
    expect(output()).toContain(`http://127.0.0.1:${ports.portal}/acme/mypage\n`);
    expect(output()).toContain(`GET ${backend}/v1/setting/info failed: nothing listens there.`);
    const call = await fetch(`http://127.0.0.1:${ports.portal}/acme/mypage-api/setting/info`);
    expect(call.status).toBe(502);
    expect(await call.text()).toContain(`GET ${backend}/v1/setting/info has no answer`);
  },
  timeoutMs,
);

it.each([
  [['--provider', 'backend'], '--provider is an address such as https://backend.example'],
  [['--base', '/v1'], '--base and --customer-code belong to --provider URL.'],
  [['--example'], 'npm start does not know --example; its options: --examples, --provider <value>'],
])('npm start refuses the options %s', async (options, sentence) => {
  const { process: child, output } = startPortal(await freePorts(), {}, options);
  await once(child, 'close');
  expect(output()).toContain(sentence);
});

it(
  'npm start names a port that is taken and the variable that changes the port',
  async () => {
    const { server, port } = await listenOnAnyPort();
    onTestFinished(() => void server.close());
    const { process: child, output } = startPortal({ ...(await freePorts()), mock: port });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output().trim()).toBe(
      `The mock server cannot start: port ${port} is taken. Stop the program that uses it, or choose another port with the environment variable MYPAGE_MOCK_PORT.`,
    );
  },
  timeoutMs,
);

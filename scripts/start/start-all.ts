import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import type { Provider } from '../../mocks/prism/provider.ts';
import type { Scenario } from '../../mocks/scenario/scenario-file.ts';
import { createMockServer, type MockServer } from '../../mocks/prism/server.ts';
import { readDatabasePath } from '../../mocks/sandbox/main.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { urlOf, type readServerPorts, readEnvironmentVariable } from '../setup/ports.ts';

/**
 * Passes dropped connections and truncated answers on to the browser. By default, the proxy of the development server
 * answers a dropped connection with 502 and waits forever for the rest of a truncated answer, so the portal would not
 * experience the faults that a developer sets in the mock server.
 */
const faultForwarder: Plugin = {
  name: 'mypage-forward-faults',
  config({ server }) {
    for (const options of Object.values(server?.proxy ?? {})) {
      if (typeof options === 'string') continue;
      options.configure = (proxy) => {
        proxy.on('error', (_error, _request, response) => {
          // A browser repeats a request after an empty answer, but not after bytes that are not HTTP.
          if ('headersSent' in response && !response.headersSent) response.socket?.end('dropped');
          else response.destroy();
        });
        proxy.on('proxyRes', (answer, _request, response) => {
          answer.once('close', () => {
            if (!answer.complete) response.destroy();
          });
        });
      };
    }
  },
};

/** One or several running servers, which `close` stops. */
export type Closable = { close(): Promise<void> };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The portal from its sources; vite.config.ts reads the same port variables. */
async function startPortal(port: number, isWatching: boolean): Promise<Closable> {
  const server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    // A second server in the same folder would make the prepared packages of the first one unusable.
    cacheDir: `${root}node_modules/.vite/${isWatching ? port : 'test'}`,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [faultForwarder],
    server: { port, ...(isWatching ? {} : { watch: null }) },
  });
  await server.listen();
  return server;
}

type ServerPorts = ReturnType<typeof readServerPorts>;

/** `isWatching`: whether pages reload when a source changes; `recordFilePath`: the file in which calls are recorded. */
type StartOptions = { isWatching?: boolean; recordFilePath?: string | undefined };

/**
 * Starts servers one after another.
 *
 * @param start passes each running server to `addServer`
 * @throws Error if a server cannot start; then the started servers are stopped
 */
async function startInTurn<T>(
  start: (addServer: <R extends Closable>(running: R) => R) => Promise<T>,
): Promise<Closable & T> {
  const startedServers: Closable[] = [];
  const close = async () => {
    // The last server uses the others, so it stops first.
    for (const running of startedServers.toReversed()) await running.close();
  };
  try {
    const result = await start((running) => {
      startedServers.push(running);
      return running;
    });
    return { ...result, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Starts the sandbox, the mock server in front of it, and the portal.
 *
 * @throws Error if a server cannot start; then the started servers are stopped
 */
export const startAll = (
  { portal, mock, sandbox, mailbox }: ServerPorts,
  { isWatching = true, recordFilePath }: StartOptions = {},
): Promise<Closable & { sandbox: Sandbox; mock: MockServer }> =>
  startInTurn(async (addServer) => {
    const sandboxServer = addServer(
      await createSandbox({
        dbPath: readDatabasePath(),
        port: sandbox.port,
        mailboxPort: mailbox.port,
        portalUrl: readEnvironmentVariable('MYPAGE_PORTAL_URL') ?? urlOf(portal),
      }),
    );
    const mockServer = addServer(
      await createMockServer({
        mode: 'sandbox',
        port: mock.port,
        sandboxUrl: urlOf(sandbox),
        recordFilePath,
      }),
    );
    addServer(await startPortal(portal.port, isWatching));
    return { sandbox: sandboxServer, mock: mockServer };
  });

/**
 * Starts the mock server and the portal without the sandbox.
 *
 * @param options the backend, or the scenario to replay; neither for the contract's examples
 * @throws Error if a server cannot start; then the other server is stopped
 */
export const startWithoutSandbox = (
  { portal, mock }: Pick<ServerPorts, 'portal' | 'mock'>,
  {
    provider,
    scenario,
    recordFilePath,
    isWatching = true,
  }: StartOptions & { provider?: Provider | undefined; scenario?: Scenario | undefined },
): Promise<Closable & { mock: MockServer }> =>
  startInTurn(async (addServer) => {
    const source = provider
      ? { mode: 'provider' as const, provider }
      : scenario
        ? { mode: 'scenario' as const, scenario }
        : { mode: 'examples' as const };
    const mockServer = addServer(
      await createMockServer({ ...source, port: mock.port, recordFilePath }),
    );
    addServer(await startPortal(portal.port, isWatching));
    return { mock: mockServer };
  });

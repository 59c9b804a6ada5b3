import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Provider } from '../../mocks/prism/provider.ts';
import type { Scenario } from '../../mocks/scenario/scenario-file.ts';
import { createMockServer, type MockServer } from '../../mocks/prism/server.ts';
import { databasePath } from '../../mocks/sandbox/start.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { urlOf, type readPlaces, variable } from '../setup/ports.ts';
import { forwardFaults } from './pass-breaks-on.ts';

/** A running server, or several. */
export type Running = { close(): Promise<void> };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The portal from its sources; vite.config.ts reads the same port variables. */
async function startPortal(port: number, isWatching: boolean): Promise<Running> {
  const server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    // A second server in the same folder would make the prepared packages of the first one unusable.
    cacheDir: `${root}node_modules/.vite/${isWatching ? port : 'test'}`,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [forwardFaults],
    server: { port, ...(isWatching ? {} : { watch: null }) },
  });
  await server.listen();
  return server;
}

type Places = ReturnType<typeof readPlaces>;

/** `isWatching`: whether pages reload when a source changes; `recordFile`: where calls are recorded. */
type Options = { isWatching?: boolean; recordFile?: string | undefined };

/**
 * Starts servers one after another.
 *
 * @param start passes each running server to `add`
 * @throws Error if a server cannot start; then the others are stopped
 */
async function startInTurn<T>(
  start: (add: <R extends Running>(running: R) => R) => Promise<T>,
): Promise<Running & T> {
  const started: Running[] = [];
  const close = async () => {
    // The last server uses the others, so it stops first.
    for (const running of started.toReversed()) await running.close();
  };
  try {
    const all = await start((running) => {
      started.push(running);
      return running;
    });
    return { ...all, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Starts the sandbox, the mock server in front of it, and the portal.
 *
 * @throws Error if a server cannot start; then the others are stopped
 */
export const startAll = (
  { portal, mock, sandbox, mailbox }: Places,
  { isWatching = true, recordFile }: Options = {},
): Promise<Running & { sandbox: Sandbox; mock: MockServer }> =>
  startInTurn(async (add) => {
    const provider = add(
      await createSandbox({
        dbPath: databasePath(),
        port: sandbox.port,
        mailboxPort: mailbox.port,
        portalUrl: variable('MYPAGE_PORTAL_URL') ?? urlOf(portal),
      }),
    );
    const front = add(
      await createMockServer({
        mode: 'sandbox',
        port: mock.port,
        sandboxUrl: urlOf(sandbox),
        recordFile,
      }),
    );
    add(await startPortal(portal.port, isWatching));
    return { sandbox: provider, mock: front };
  });

/**
 * Starts the mock server and the portal without the sandbox.
 *
 * @param options the backend, or the scenario to replay; neither for the contract's examples
 * @throws Error if a server cannot start; then the other is stopped
 */
export const startBefore = (
  { portal, mock }: Pick<Places, 'portal' | 'mock'>,
  {
    provider,
    scenario,
    recordFile,
    isWatching = true,
  }: Options & { provider?: Provider | undefined; scenario?: Scenario | undefined },
): Promise<Running & { mock: MockServer }> =>
  startInTurn(async (add) => {
    const source = provider
      ? { mode: 'provider' as const, provider }
      : scenario
        ? { mode: 'scenario' as const, scenario }
        : { mode: 'examples' as const };
    const front = add(await createMockServer({ ...source, port: mock.port, recordFile }));
    add(await startPortal(portal.port, isWatching));
    return { mock: front };
  });

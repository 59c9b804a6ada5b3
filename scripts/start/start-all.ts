import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { createMockServer, type MockServer } from '../../mocks/prism/server.ts';
import { databasePath } from '../../mocks/sandbox/paths.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { urlOf, type readPlaces } from '../setup/ports.ts';
import { variable } from '../setup/variable.ts';
import { passBreaksOn } from './pass-breaks-on.ts';

/** What was started, and the way to end all of it. */
export type Running = { close(): Promise<void> };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The portal from its sources; vite.config.ts reads the same port variables. */
async function startPortal(port: number, isWatching: boolean): Promise<Running> {
  const server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'warn',
    clearScreen: false,
    plugins: [passBreaksOn],
    server: { port, ...(isWatching ? {} : { watch: null }) },
  });
  await server.listen();
  return server;
}

type Places = ReturnType<typeof readPlaces>;

/** `isWatching`: whether pages are loaded anew when a source changes. */
type Options = { isWatching?: boolean };

/**
 * Starts one server after the other.
 *
 * @param start hands each server that runs to `add`
 * @throws Error if one cannot be started; those started before it are ended
 */
async function startInTurn<T>(
  start: (add: <R extends Running>(running: R) => R) => Promise<T>,
): Promise<Running & T> {
  const started: Running[] = [];
  const close = async () => {
    // The last started stands before the others.
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
 * Starts the sandbox, the mock server before it and the portal before that.
 *
 * @throws Error if one cannot be started; those started before it are ended
 */
export const startAll = (
  { portal, mock, sandbox, mailbox }: Places,
  { isWatching = true }: Options = {},
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
      await createMockServer({ mode: 'sandbox', port: mock.port, sandboxUrl: urlOf(sandbox) }),
    );
    add(await startPortal(portal.port, isWatching));
    return { sandbox: provider, mock: front };
  });

/**
 * Starts the mock server on the contract's examples and the portal before it.
 *
 * @throws Error if one cannot be started; one started before it is ended
 */
export const startOnExamples = (
  { portal, mock }: Pick<Places, 'portal' | 'mock'>,
  { isWatching = true }: Options = {},
): Promise<Running & { mock: MockServer }> =>
  startInTurn(async (add) => {
    const front = add(await createMockServer({ mode: 'examples', port: mock.port }));
    add(await startPortal(portal.port, isWatching));
    return { mock: front };
  });

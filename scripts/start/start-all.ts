import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { createMockServer, type MockServer } from '../../mocks/prism/server.ts';
import { databasePath } from '../../mocks/sandbox/paths.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { urlOf, type readPlaces } from '../setup/ports.ts';
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

/**
 * Starts the sandbox, the mock server before it and the portal before that.
 *
 * @param options `isWatching`: whether pages are loaded anew when a source changes
 * @throws Error if one cannot be started; those started before it are ended
 */
export async function startAll(
  places: ReturnType<typeof readPlaces>,
  { isWatching = true } = {},
): Promise<Running & { sandbox: Sandbox; mock: MockServer }> {
  const { portal, mock, sandbox, mailbox } = places;
  const started: Running[] = [];
  const close = async () => {
    // The last started stands before the others.
    for (const running of started.toReversed()) await running.close();
  };
  try {
    const provider = await createSandbox({
      dbPath: databasePath(),
      port: sandbox.port,
      mailboxPort: mailbox.port,
      portalUrl: process.env['MYPAGE_PORTAL_URL'] || urlOf(portal),
    });
    started.push(provider);
    const front = await createMockServer({
      mode: 'sandbox',
      port: mock.port,
      sandboxUrl: urlOf(sandbox),
    });
    started.push(front);
    started.push(await startPortal(portal.port, isWatching));
    return { close, sandbox: provider, mock: front };
  } catch (error) {
    await close();
    throw error;
  }
}

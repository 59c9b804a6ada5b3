import { fileURLToPath } from 'node:url';
import { createSandbox } from './server.ts';
import { assertPortsFree, readPlaces, variable } from '../../scripts/setup/ports.ts';
import type { Started } from '../../scripts/setup/run-until-stopped.ts';

/** The database file: MYPAGE_SANDBOX_DB, or a file in the project's cache folder. */
export const databasePath = (): string =>
  variable('MYPAGE_SANDBOX_DB') ??
  fileURLToPath(new URL('../../.cache/sandbox/sandbox.sqlite', import.meta.url));

/**
 * Starts the sandbox alone, on the ports of the environment.
 *
 * @throws Error with one sentence if a port is taken or invalid
 */
export async function startSandbox(): Promise<Started> {
  const { sandbox, mailbox } = readPlaces();
  await assertPortsFree([sandbox, mailbox]);
  const running = await createSandbox({
    dbPath: databasePath(),
    port: sandbox.port,
    mailboxPort: mailbox.port,
  });
  const { url, mailboxUrl } = running;
  return {
    startMessage: `Sandbox ${url} (for development only), mailbox ${mailboxUrl}`,
    close: () => running.close(),
  };
}

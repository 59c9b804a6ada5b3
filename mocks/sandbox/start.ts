import { assertPortsFree, readPlaces } from '../../scripts/setup/ports.ts';
import type { Started } from '../../scripts/setup/run-until-stopped.ts';
import { databasePath } from './paths.ts';
import { createSandbox } from './server.ts';

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

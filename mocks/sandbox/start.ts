import { assertPortsFree, readPlaces } from '../../scripts/setup/ports.ts';
import { databasePath } from './paths.ts';
import { createSandbox } from './server.ts';

/** What was started, what a person is told of it, and the way to end it. */
export type SandboxAlone = { told: string; close: () => Promise<void> };

/**
 * Starts the sandbox alone where the environment says.
 *
 * @throws Error with one sentence if a port is taken, or is none
 */
export async function startSandbox(): Promise<SandboxAlone> {
  const { sandbox, mailbox } = readPlaces();
  await assertPortsFree([sandbox, mailbox]);
  const running = await createSandbox({
    dbPath: databasePath(),
    port: sandbox.port,
    mailboxPort: mailbox.port,
  });
  const { url, mailboxUrl } = running;
  return {
    told: `Sandbox ${url} (for development only), mailbox ${mailboxUrl}`,
    close: () => running.close(),
  };
}

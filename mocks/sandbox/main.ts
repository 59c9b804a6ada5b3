// `npm run sandbox` starts only the sandbox. Start the mock server with another command.
import { fileURLToPath } from 'node:url';
import { runUntilStopped, type StartedServers } from '../../scripts/setup/run-until-stopped.ts';
import { createSandbox } from './server.ts';
import {
  assertPortsFree,
  readServerPorts,
  readEnvironmentVariable,
} from '../../scripts/setup/ports.ts';

/** The path of the database file: MYPAGE_SANDBOX_DB, or a file in the project's cache folder. */
export const readDatabasePath = (): string =>
  readEnvironmentVariable('MYPAGE_SANDBOX_DB') ??
  fileURLToPath(new URL('../../.cache/sandbox/sandbox.sqlite', import.meta.url));

/**
 * Starts only the sandbox, on the ports from the environment variables.
 *
 * @throws Error with one sentence if a port is taken or invalid
 */
async function startSandbox(): Promise<StartedServers> {
  const { sandbox, mailbox } = readServerPorts();
  await assertPortsFree([sandbox, mailbox]);
  const runningSandbox = await createSandbox({
    dbPath: readDatabasePath(),
    port: sandbox.port,
    mailboxPort: mailbox.port,
  });
  return {
    startMessage: `Sandbox ${runningSandbox.url} (for development only), mailbox ${runningSandbox.mailboxUrl}`,
    close: () => runningSandbox.close(),
  };
}

if (import.meta.main) await runUntilStopped(startSandbox);

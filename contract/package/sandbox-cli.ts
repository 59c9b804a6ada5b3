// `mypage-sandbox`: the API with state, mail and files, for teams whose own backend does not exist yet.
import {
  assertPortsFree,
  readServerPorts,
  urlOf,
  readEnvironmentVariable,
} from '../../scripts/setup/ports.ts';
import { runUntilStopped } from '../../scripts/setup/run-until-stopped.ts';
import { createMockServer } from '../../mocks/prism/server.ts';
import { createSandbox } from '../../mocks/sandbox/server.ts';

await runUntilStopped(async () => {
  const addresses = readServerPorts();
  const { sandbox, mailbox } = addresses;
  await assertPortsFree([addresses.mock, sandbox, mailbox]);
  const sandboxServer = await createSandbox({
    dbPath: readEnvironmentVariable('MYPAGE_SANDBOX_DB') ?? ':memory:',
    port: sandbox.port,
    mailboxPort: mailbox.port,
  });
  const mockServer = await createMockServer({
    mode: 'sandbox',
    port: addresses.mock.port,
    sandboxUrl: urlOf(sandbox),
  });
  const lines = [
    `API, validated against the contract   ${mockServer.url}/demo/mypage-api`,
    `Mailbox                               ${sandboxServer.mailboxUrl}`,
    `Control address of the sandbox        ${sandboxServer.url}/_sandbox/state`,
    'Log in as demo-user, password Demo-Pass-2026.',
  ];
  return {
    startMessage: lines.join('\n'),
    close: async () => {
      await mockServer.close();
      await sandboxServer.close();
    },
  };
});

// `mypage-sandbox`: the API with state, mail and files, for teams whose own backend does not exist yet.
import {
  assertPortsFree,
  readServerPorts,
  urlOf,
  environmentVariable,
} from '../../scripts/setup/ports.ts';
import { runUntilStopped } from '../../scripts/setup/run-until-stopped.ts';
import { createMockServer } from '../../mocks/prism/server.ts';
import { createSandbox } from '../../mocks/sandbox/server.ts';

await runUntilStopped(async () => {
  const places = readServerPorts();
  const { sandbox, mailbox } = places;
  await assertPortsFree([places.mock, sandbox, mailbox]);
  const provider = await createSandbox({
    dbPath: environmentVariable('MYPAGE_SANDBOX_DB') ?? ':memory:',
    port: sandbox.port,
    mailboxPort: mailbox.port,
  });
  const mock = await createMockServer({
    mode: 'sandbox',
    port: places.mock.port,
    sandboxUrl: urlOf(sandbox),
  });
  const lines = [
    `API, validated against the contract   ${mock.url}/demo/mypage-api`,
    `Mailbox                               ${provider.mailboxUrl}`,
    `Control address of the sandbox        ${provider.url}/_sandbox/state`,
    'Log in as demo-user, password Demo-Pass-2026.',
  ];
  return {
    startMessage: lines.join('\n'),
    close: async () => {
      await mock.close();
      await provider.close();
    },
  };
});

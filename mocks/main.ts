// `npm run mock [-- --mode sandbox]` starts only the mock server. Start the portal with another command.
import { runUntilStopped, type StartedServers } from '../scripts/setup/run-until-stopped.ts';
import { assertNotRunning } from '../scripts/setup/already-running.ts';
import { parseOptions } from '../scripts/setup/options.ts';
import { assertPortsFree, readServerPorts, urlOf } from '../scripts/setup/ports.ts';
import { createMockServer } from './prism/server.ts';

/** @throws Error with one sentence for an unknown option */
function readMode(args: string[]): 'examples' | 'sandbox' {
  const { values } = parseOptions('npm run mock', {
    args,
    options: { mode: { type: 'string', default: 'examples' } },
  });
  if (values.mode === 'examples' || values.mode === 'sandbox') return values.mode;
  throw new Error(`--mode is examples or sandbox, not ${values.mode}.`);
}

/**
 * Starts only the mock server, on the ports from the environment variables.
 *
 * @param args of the command: `--mode sandbox` for answers of the sandbox
 * @param specPath path of the contract's bundle; default: generated/openapi.json
 * @throws Error with one sentence if the start fails
 */
export async function startMock(args: string[], specPath?: string): Promise<StartedServers> {
  const mode = readMode(args);
  const { mock, sandbox } = readServerPorts();
  await assertNotRunning([mock], mock, 'npm run mock');
  await assertPortsFree([mock]);
  const server = await createMockServer({
    mode,
    port: mock.port,
    sandboxUrl: urlOf(sandbox),
    ...(specPath !== undefined && { specPath }),
  });
  const lines = [
    `Mock server   ${server.url}/demo/mypage-api  (${mode})`,
    `Controls      ${server.url}/_mock/operations`,
  ];
  return { startMessage: lines.join('\n'), close: () => server.close() };
}

if (import.meta.main) await runUntilStopped(() => startMock(process.argv.slice(2)));

// `npm run mock [-- --mode sandbox]`: the mock server alone, for a portal that is started otherwise.
import { parseArgs } from 'node:util';
import { assertNotRunning } from '../scripts/setup/already-running.ts';
import { assertPortsFree, readPlaces, urlOf } from '../scripts/setup/ports.ts';
import { onStopRequest } from '../scripts/setup/stop-request.ts';
import { createMockServer } from './prism/server.ts';

function readMode(): 'examples' | 'sandbox' {
  const { values } = parseArgs({ options: { mode: { type: 'string', default: 'examples' } } });
  if (values.mode === 'examples' || values.mode === 'sandbox') return values.mode;
  throw new Error(`--mode is examples or sandbox, not ${values.mode}.`);
}

try {
  const mode = readMode();
  const { mock, sandbox } = readPlaces();
  await assertNotRunning([mock], mock, 'npm run mock');
  await assertPortsFree([mock]);
  const server = await createMockServer({ mode, port: mock.port, sandboxUrl: urlOf(sandbox) });
  console.log(`Mock server   ${server.url}/demo/mypage-api  (${mode})`);
  console.log(`Controls      ${server.url}/_mock/operations`);
  onStopRequest(() => void server.close().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// `npm run mock [-- --mode sandbox]`: the mock server alone, for front-end work without a sandbox.
import { parseArgs } from 'node:util';
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
  await assertPortsFree([mock]);
  const server = await createMockServer({ mode, port: mock.port, sandboxUrl: urlOf(sandbox) });
  console.log(`Mock server   ${server.url}/demo/mypage-api  (${mode})`);
  console.log(`Controls      ${server.url}/_mock/operations`);
  onStopRequest(() => void server.close().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

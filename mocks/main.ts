// `npm run mock [-- --mode sandbox]`: the mock server alone, for front-end work without a sandbox.
import { parseArgs } from 'node:util';
import { portTaken } from '../scripts/setup/ports.ts';
import { onStopRequest } from '../scripts/setup/stop-request.ts';
import { createMockServer } from './prism/server.ts';

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'examples' } } });
const { mode } = values;
if (mode !== 'examples' && mode !== 'sandbox') {
  console.error(`--mode is examples or sandbox, not ${mode}.`);
  process.exit(1);
}
const port = Number(process.env['MYPAGE_MOCK_PORT'] ?? 4010);
const sandboxUrl = `http://127.0.0.1:${process.env['MYPAGE_SANDBOX_PORT'] ?? 4020}`;

try {
  const server = await createMockServer({ mode, port, sandboxUrl });
  console.log(
    `Mock server   ${server.url}/demo/mypage-api (${mode}; controls at /_mock/operations)`,
  );
  onStopRequest(() => void server.close().then(() => process.exit(0)));
} catch (error) {
  console.error(portTaken(error, 'The mock server', port, 'MYPAGE_MOCK_PORT') ?? error);
  process.exit(1);
}

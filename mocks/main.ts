// `npm run mock [-- --mode sandbox]`: the mock server alone, for a portal that is started otherwise.
import { onStopRequest } from '../scripts/setup/stop-request.ts';
import { startMock } from './start.ts';

try {
  const { told, close } = await startMock(process.argv.slice(2));
  console.log(told);
  onStopRequest(() => void close().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

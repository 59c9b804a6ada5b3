// `npm run mock [-- --mode sandbox]`: the mock server alone, for a portal from another command.
import { runUntilStopped } from '../scripts/setup/run-until-stopped.ts';
import { startMock } from './start.ts';

await runUntilStopped(() => startMock(process.argv.slice(2)));

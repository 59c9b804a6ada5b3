// `npm run sandbox`: the sandbox alone, for a mock server that is started otherwise.
import { runUntilStopped } from '../../scripts/setup/run-until-stopped.ts';
import { startSandbox } from './start.ts';

await runUntilStopped(startSandbox);

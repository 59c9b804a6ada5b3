// `npm run sandbox`: the sandbox alone, for a mock server from another command.
import { runUntilStopped } from '../../scripts/setup/run-until-stopped.ts';
import { startSandbox } from './start.ts';

await runUntilStopped(startSandbox);

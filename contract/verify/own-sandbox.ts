import { createSandbox } from '../../mocks/sandbox/server.ts';
import type { StartedProvider } from './run.ts';

/** Starts the sandbox for a verification. Its 120 bills fill more than two pages. */
export async function startOwnSandbox(): Promise<StartedProvider> {
  const sandbox = await createSandbox({ demoBillCount: 120 });
  return {
    url: sandbox.url,
    statesUrl: `${sandbox.url}/_sandbox/provider-state`,
    close: () => sandbox.close(),
  };
}

import { createSandbox } from '../../mocks/sandbox/server.ts';
import type { OwnProvider } from './run.ts';

/** Starts the sandbox for a verification, with more than two pages of 50 bills. */
export async function startOwnSandbox(): Promise<OwnProvider> {
  const sandbox = await createSandbox({ seedSize: 120 });
  return {
    url: sandbox.url,
    statesUrl: `${sandbox.url}/_sandbox/provider-state`,
    close: () => sandbox.close(),
  };
}

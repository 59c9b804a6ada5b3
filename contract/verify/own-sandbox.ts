import { watchSandbox, type WatchOptions } from '../lib/watched-sandbox.ts';
import type { OwnProvider } from './run.ts';

/**
 * Starts the project's own sandbox for a verification. The calls of the pact reach it through the mock server, so
 * that one replay shows both: whether it keeps the pact, and whether whole answers keep the contract.
 */
export async function startOwnSandbox(options?: WatchOptions): Promise<OwnProvider> {
  const { url, sandboxUrl, begin, faultsOf, close } = await watchSandbox(options);
  return {
    url: sandboxUrl,
    statesUrl: `${sandboxUrl}/_sandbox/provider-state`,
    watch: {
      url,
      begin,
      faultsOf: (description) =>
        faultsOf(description).map((fault) => ({
          where: 'what passed the mock server',
          expected: 'what the contract says',
          got: fault,
        })),
    },
    close,
  };
}

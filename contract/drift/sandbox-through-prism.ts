import type { FullOperation } from '../lib/contract.ts';
import { verifyPact, type PactDocument } from '../lib/pact-verifier.ts';
import { operationOf, type Interaction } from '../lib/pacts.ts';
import type { Case } from '../lib/results.ts';
import { watchSandbox, type WatchOptions } from '../lib/watched-sandbox.ts';

const base = '/demo/mypage-api';

/**
 * Brings about a provider state at a sandbox's control address.
 *
 * @returns the values that the state gives
 * @throws Error with the sandbox's words if it has no such state
 */
async function setSandboxState(
  sandboxUrl: string,
  state: string,
  params: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${sandboxUrl}/_sandbox/provider-state`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state, params, customerCode: 'demo', action: 'setup' }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`"${state}": ${text}`);
  const values: Record<string, unknown> = JSON.parse(text);
  return values;
}

type Options = WatchOptions & {
  /** Told before each interaction. */
  begin?: (description: string) => void;
};

/**
 * Makes calls of the pact at the sandbox as `npm run contract:verify` does, through the mock server: Pact judges
 * the answer by what the portal expects, Prism and the rules of paging judge it by the contract.
 */
export async function sandboxThroughPrism(
  operations: readonly FullOperation[],
  pact: PactDocument,
  interactions: readonly Interaction[],
  { begin, ...options }: Options = {},
): Promise<Case[]> {
  const sandbox = await watchSandbox(options);
  try {
    const results = await verifyPact({
      pact,
      providerUrl: sandbox.url,
      basePath: base,
      begin: (description) => {
        sandbox.begin(description);
        begin?.(description);
      },
      setState: (state, params) => setSandboxState(sandbox.sandboxUrl, state, params),
    });
    const mismatches = new Map(results.map((one) => [one.description, one.mismatches]));
    return interactions.map((interaction) => {
      const name = interaction.description;
      const operationId = operationOf(interaction, operations)?.operationId;
      const faults = [
        ...sandbox.faultsOf(name),
        ...(mismatches.get(name) ?? ['was not verified']).map((fault) => `Pact: ${fault}`),
      ];
      return { group: 'sandbox through Prism', name, faults, ...(operationId && { operationId }) };
    });
  } finally {
    await sandbox.close();
  }
}

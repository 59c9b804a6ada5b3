import { createMockServer } from '../../mocks/prism/server.ts';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import type { FullOperation } from '../lib/contract.ts';
import { verifyPact, type PactDocument } from '../lib/pact-verifier.ts';
import { operationOf, type Interaction } from '../lib/pacts.ts';
import type { Case } from '../lib/results.ts';

const group = 'sandbox through Prism';
const base = '/demo/mypage-api';

/** Bills of the sandbox: more than two pages of 50, and a reset takes little. */
const seedSize = 120;

/**
 * Brings about a provider state at a sandbox's control address.
 *
 * @returns the values that the state gives
 * @throws Error with the sandbox's words if it has no such state
 */
export async function setSandboxState(
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

/** How the sandbox is looked at. */
type Options = {
  /** The contract's bundle; the project's own unless told. */
  specPath?: string;
  /** Something between mock server and sandbox: takes the sandbox's address, gives its own. */
  through?: (sandboxUrl: string) => Promise<{ url: string; close(): Promise<void> }>;
};

/**
 * Makes each call of the pact at the sandbox, through the mock server: Pact judges the answer by what
 * the portal expects, Prism judges request and answer by the contract.
 */
export async function sandboxThroughPrism(
  operations: readonly FullOperation[],
  pact: PactDocument,
  interactions: readonly Interaction[],
  { specPath, through }: Options = {},
): Promise<Case[]> {
  const sandbox = await createSandbox({ seedSize });
  const between = await through?.(sandbox.url);
  const mock = await createMockServer({
    mode: 'sandbox',
    sandboxUrl: between?.url ?? sandbox.url,
    ...(specPath && { specPath }),
  });
  const broken = new Map<string, string[]>();
  let current = '';
  let seen = 0;
  const collect = (): void => {
    const all = mock.violations();
    const own = all
      .slice(seen)
      .map(({ direction, place, message }) => `${direction} ${place}: ${message}`);
    seen = all.length;
    if (own.length > 0) broken.set(current, own);
  };
  try {
    const results = await verifyPact({
      pact,
      providerUrl: mock.url,
      basePath: base,
      begin: (description) => {
        collect();
        current = description;
      },
      setState: (state, params) => setSandboxState(sandbox.url, state, params),
    });
    collect();
    const mismatches = new Map(results.map((one) => [one.description, one.mismatches]));
    return interactions.map((interaction) => {
      const name = interaction.description;
      const operationId = operationOf(interaction, operations)?.operationId;
      const faults = [
        ...(broken.get(name) ?? []).map((fault) => `Prism: ${fault}`),
        ...(mismatches.get(name) ?? ['was not verified']).map((fault) => `Pact: ${fault}`),
      ];
      return { group, name, faults, ...(operationId && { operationId }) };
    });
  } finally {
    await mock.close();
    await between?.close();
    await sandbox.close();
  }
}

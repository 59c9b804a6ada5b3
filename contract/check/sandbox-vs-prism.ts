import { createMockServer } from '../../mocks/prism/server.ts';
import type { Violation } from '../../mocks/prism/violations.ts';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { headerOf, standBetween, type PassingAnswer, type PassingCall } from '../lib/between.ts';
import type { FullOperation } from '../lib/contract.ts';
import { verifyPact, type PactDocument } from '../lib/pact-verifier.ts';
import { operationOf, type Interaction } from '../lib/pacts.ts';
import type { Case } from '../lib/results.ts';
import { pagingFaults } from './paging.ts';

/** Name of these checks in the report. */
export const sandboxGroup = 'sandbox through Prism';
const base = '/demo/mypage-api';

/** Bills of the sandbox: more than two pages of 50, and a reset takes little. */
export const seedSize = 120;

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

/** How the sandbox is looked at. */
type Options = {
  /** The contract's bundle; the project's own unless told. */
  specPath?: string;
  /** A sandbox that runs already, of `seedSize` bills; else one is started and ended. */
  sandboxUrl?: string;
  /** Changes an answer on its way to the mock server, for the proof that a change is found. */
  change?: (answer: PassingAnswer, call: PassingCall) => PassingAnswer;
  /** Told before each interaction. */
  begin?: (description: string) => void;
};

/** Who found what is wrong with an answer. */
const words = { prism: 'Prism', paging: 'paging', pact: 'Pact' };

/** Collects what Prism and the rules of paging say, for the interaction that is under way. */
class Watcher {
  readonly faults = new Map<string, string[]>();
  #current = '';
  #seen = 0;

  add(who: keyof typeof words, faults: string[]): void {
    if (faults.length === 0) return;
    const own = this.faults.get(this.#current) ?? [];
    own.push(...faults.map((fault) => `${words[who]}: ${fault}`));
    this.faults.set(this.#current, own);
  }

  /** Takes over the violations since the last time. */
  take(violations: Violation[]): void {
    const found = violations.slice(this.#seen);
    this.#seen = violations.length;
    this.add(
      'prism',
      found.map(({ direction, place, message }) => `${direction} ${place}: ${message}`),
    );
  }

  begin(description: string, violations: Violation[]): void {
    this.take(violations);
    this.#current = description;
  }
}

/**
 * Makes each call of the pact at the sandbox, through the mock server: Pact judges the answer by what
 * the portal expects, Prism judges request and answer by the contract, and paging has to be as asked.
 */
export async function sandboxThroughPrism(
  operations: readonly FullOperation[],
  pact: PactDocument,
  interactions: readonly Interaction[],
  { specPath, sandboxUrl, change = (answer) => answer, begin }: Options = {},
): Promise<Case[]> {
  const own = sandboxUrl === undefined ? await createSandbox({ seedSize }) : undefined;
  const provider = sandboxUrl ?? own?.url ?? '';
  const watcher = new Watcher();
  const between = await standBetween(provider, (sent, call) => {
    const answer = change(sent, call);
    const mediaType = headerOf(answer.rawHeaders, 'content-type') ?? '';
    watcher.add('paging', pagingFaults({ ...call, ...answer, mediaType }));
    return answer;
  });
  const mock = await createMockServer({
    mode: 'sandbox',
    sandboxUrl: between.url,
    ...(specPath && { specPath }),
  });
  try {
    const results = await verifyPact({
      pact,
      providerUrl: mock.url,
      basePath: base,
      begin: (description) => {
        watcher.begin(description, mock.violations());
        begin?.(description);
      },
      setState: (state, params) => setSandboxState(provider, state, params),
    });
    watcher.take(mock.violations());
    const mismatches = new Map(results.map((one) => [one.description, one.mismatches]));
    return interactions.map((interaction) => {
      const name = interaction.description;
      const operationId = operationOf(interaction, operations)?.operationId;
      const faults = [
        ...(watcher.faults.get(name) ?? []),
        ...(mismatches.get(name) ?? ['was not verified']).map((fault) => `${words.pact}: ${fault}`),
      ];
      return { group: sandboxGroup, name, faults, ...(operationId && { operationId }) };
    });
  } finally {
    await mock.close();
    await between.close();
    await own?.close();
  }
}

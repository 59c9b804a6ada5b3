import { createMockServer } from '../../mocks/prism/server.ts';
import type { Violation } from '../../mocks/prism/violations.ts';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { headerOf, standBetween, type PassingAnswer, type PassingCall } from '../lib/between.ts';
import { pagingFaults } from './paging.ts';

/** Bills of the sandbox: more than two pages of 50, and a reset takes little. */
export const seedSize = 120;

/** How a sandbox is looked at. */
export type WatchOptions = {
  /** The contract's bundle; the project's own unless told. */
  specPath?: string;
  /** A sandbox that runs already, of `seedSize` bills; else one is started and ended. */
  sandboxUrl?: string;
  /** Changes an answer on its way to the mock server, for the proof that a change is found. */
  change?: (answer: PassingAnswer, call: PassingCall) => PassingAnswer;
};

/** A sandbox behind the mock server, and what is wrong with its answers. */
export type WatchedSandbox = {
  /** The mock server before it: what is called there passes byte for byte, or is refused as a break. */
  url: string;
  /** The sandbox itself. */
  sandboxUrl: string;
  /** Says which interaction the calls from here on belong to. */
  begin: (description: string) => void;
  /** What was wrong with the calls of an interaction so far, a sentence each: `Prism: ...`, `paging: ...`. */
  faultsOf: (description: string) => string[];
  close: () => Promise<void>;
};

/** Who found what is wrong with an answer. */
const words = { prism: 'Prism', paging: 'paging' };

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
 * Starts the mock server before a sandbox: Prism judges each request and each answer as a whole by the contract,
 * also what no screen reads, and paging has to be as asked.
 */
export async function watchSandbox({
  specPath,
  sandboxUrl,
  change = (answer) => answer,
}: WatchOptions = {}): Promise<WatchedSandbox> {
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
  return {
    url: mock.url,
    sandboxUrl: provider,
    begin: (description) => watcher.begin(description, mock.violations()),
    faultsOf: (description) => {
      watcher.take(mock.violations());
      return watcher.faults.get(description) ?? [];
    },
    close: async () => {
      await mock.close();
      await between.close();
      await own?.close();
    },
  };
}

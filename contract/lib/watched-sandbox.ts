import { createMockServer } from '../../mocks/prism/server.ts';
import type { Violation } from '../../mocks/prism/violations.ts';
import { createSandbox } from '../../mocks/sandbox/server.ts';
import { headerOf, startProxy, type ProxiedAnswer, type ProxiedCall } from './proxy.ts';
import { pagingFaults } from './paging.ts';

/** Bills of the sandbox: more than two pages of 50, few enough for a fast reset. */
export const seedSize = 120;

/** Options of a watched sandbox. */
export type WatchOptions = {
  /** Path of the contract's bundle; default: the project's. */
  specPath?: string;
  /** Address of a running sandbox with `seedSize` bills; by default, one is started and stopped. */
  sandboxUrl?: string;
  /** Changes an answer before the mock server, for tests that a change is noticed. */
  change?: (answer: ProxiedAnswer, call: ProxiedCall) => ProxiedAnswer;
};

/** A sandbox behind the mock server, and the faults of its answers. */
export type WatchedSandbox = {
  /** Address of the mock server: it passes each call unchanged to the sandbox, or refuses a breach of the contract. */
  url: string;
  /** Address of the sandbox. */
  sandboxUrl: string;
  /** Assigns the following calls to an interaction. */
  begin: (description: string) => void;
  /** The faults of an interaction's calls so far, a sentence each: `Prism: ...`, `paging: ...`. */
  faultsOf: (description: string) => string[];
  close: () => Promise<void>;
};

/** The checks, as named in a fault. */
const words = { prism: 'Prism', paging: 'paging' };

/** Collects the faults from Prism and the paging rules for the current interaction. */
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

  /** Adds the violations since the last call. */
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
 * Starts the mock server in front of a sandbox: Prism validates each complete request and answer against the contract,
 * including fields that no screen reads, and the paging must be the requested one.
 */
export async function watchSandbox({
  specPath,
  sandboxUrl,
  change = (answer) => answer,
}: WatchOptions = {}): Promise<WatchedSandbox> {
  const own = sandboxUrl === undefined ? await createSandbox({ seedSize }) : undefined;
  const provider = sandboxUrl ?? own?.url ?? '';
  const watcher = new Watcher();
  const proxy = await startProxy(provider, (sent, call) => {
    const answer = change(sent, call);
    const mediaType = headerOf(answer.rawHeaders, 'content-type') ?? '';
    watcher.add('paging', pagingFaults({ ...call, ...answer, mediaType }));
    return answer;
  });
  const mock = await createMockServer({
    mode: 'sandbox',
    sandboxUrl: proxy.url,
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
      await proxy.close();
      await own?.close();
    },
  };
}

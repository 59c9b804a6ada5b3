/**
 * Runs tests of Node within the mutation tester's own process (a test runner for Stryker). Vitest begins a
 * process, loads all code and starts every server again for each change; here that is done once, and a change
 * costs what the tests cost that meet it. The quickest come first, since one that fails is enough.
 */
import { registerHooks } from 'node:module';
import { performance } from 'node:perf_hooks';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { beginFile, declared, runTest, tidyUp, type Test } from './tests-of-node.ts';

const stub = new URL('tests-of-node.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL !== stub
      ? { url: stub, shortCircuit: true }
      : next(specifier, context),
});

/** What the changed code reads and writes: which change is on, and which were met by which test. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: unknown;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

interface MutantRun {
  activeMutant: { id: string };
  testFilter?: string[];
  hitLimit?: number;
}

interface Failed {
  message: string;
  isTimeout: boolean;
}

/** Milliseconds in which nothing at all goes on: what a test waits for then comes no more. */
const patience = 4000;

/** Looks whether the process has been idle for too long; a slow machine is no idleness. */
async function untilIdle(isOver: () => boolean): Promise<Failed | undefined> {
  let idle = 0;
  while (!isOver()) {
    const before = performance.eventLoopUtilization();
    await wait(500, undefined, { ref: false });
    const { utilization } = performance.eventLoopUtilization(before);
    idle = utilization < 0.02 ? idle + 500 : 0;
    if (idle >= patience) return { message: 'waits for ever', isTimeout: true };
  }
  return undefined;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export class NodeRunner {
  readonly #files: string[];
  readonly #board: Switchboard = {};
  readonly #times = new Map<string, number>();
  #tests = new Map<string, Test>();

  constructor(options: { nodeTests: string[] }) {
    this.#files = options.nodeTests;
    // The name that the changed code has for it.
    Object.assign(globalThis, { __stryker__: this.#board });
  }

  capabilities = () => ({ reloadEnvironment: false });

  async #load(): Promise<void> {
    if (this.#tests.size > 0) return;
    for (const file of this.#files) {
      beginFile(file);
      await import(pathToFileURL(file).href);
    }
    this.#tests = new Map(declared.map((test) => [test.id, test]));
  }

  /** @returns why it failed; undefined if it did not */
  async #run(test: Test): Promise<Failed | undefined> {
    const written: string[] = [];
    const kept = { ...console };
    const write = (...values: unknown[]): void => void written.push(values.map(String).join(' '));
    Object.assign(console, { debug: write, error: write, info: write, log: write, warn: write });
    let isOver = false;
    const outcome = runTest(test).then(
      (): Failed | undefined =>
        written.length > 0
          ? { message: `wrote: ${written.join('; ')}`, isTimeout: false }
          : undefined,
      (error: unknown): Failed => ({ message: messageOf(error), isTimeout: false }),
    );
    try {
      return await Promise.race([
        outcome,
        untilIdle(() => isOver).then((failed) => failed ?? outcome),
      ]);
    } finally {
      isOver = true;
      Object.assign(console, kept);
    }
  }

  async dryRun() {
    await this.#load();
    const tests = [];
    for (const [id, test] of this.#tests) {
      this.#board.currentTestId = id;
      const started = process.cpuUsage();
      const failed = await this.#run(test);
      const { user, system } = process.cpuUsage(started);
      const timeSpentMs = (user + system) / 1000;
      this.#times.set(id, timeSpentMs);
      const common = { id, name: id, fileName: resolve(test.file), timeSpentMs };
      tests.push(
        failed
          ? { ...common, status: 1, failureMessage: failed.message }
          : { ...common, status: 0 },
      );
    }
    this.#board.currentTestId = undefined;
    return { status: 'complete', tests, mutantCoverage: this.#board.mutantCoverage };
  }

  async #runChanged(test: Test, { activeMutant, hitLimit }: MutantRun) {
    Object.assign(this.#board, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const failed = await this.#run(test);
    const isLoop = hitLimit !== undefined && (this.#board.hitCount ?? 0) > hitLimit;
    Object.assign(this.#board, { activeMutant: undefined, hitCount: undefined });
    return failed && { ...failed, isTimeout: failed.isTimeout || isLoop };
  }

  async mutantRun(run: MutantRun) {
    await this.#load();
    const wanted = run.testFilter ?? [...this.#tests.keys()];
    const inOrder = wanted.toSorted(
      (a, b) => (this.#times.get(a) ?? 0) - (this.#times.get(b) ?? 0),
    );
    let nrOfTests = 0;
    for (const id of inOrder) {
      const test = this.#tests.get(id);
      if (!test) throw new Error(`There is no test ${id}`);
      nrOfTests += 1;
      let failed = await this.#runChanged(test, run);
      if (failed && !failed.isTimeout && (await this.#run(test))) {
        // Fails without the change, too: what an earlier one has left behind. Begun anew, it is asked again.
        await tidyUp(test);
        failed = await this.#runChanged(test, run);
        await tidyUp(test);
      } else if (failed?.isTimeout) await tidyUp(test);
      if (failed?.isTimeout) return { status: 'timeout', reason: failed.message };
      if (failed) {
        return { status: 'killed', killedBy: [id], failureMessage: failed.message, nrOfTests };
      }
    }
    return { status: 'survived', nrOfTests };
  }

  dispose = async (): Promise<void> => {
    for (const test of this.#tests.values()) await tidyUp(test);
  };
}

export const strykerPlugins = [
  {
    kind: 'TestRunner',
    name: 'node',
    factory: Object.assign((options: { nodeTests: string[] }) => new NodeRunner(options), {
      inject: ['options'],
    }),
  },
];

/** What the configuration has for this runner alone. */
export const strykerValidationSchema = {
  properties: { nodeTests: { type: 'array', items: { type: 'string' } } },
};

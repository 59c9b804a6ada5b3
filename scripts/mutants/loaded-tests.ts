import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { beginFile, declared, runTest, type Test } from './declared-tests.ts';

/** Where the tests run. */
export interface House {
  /** Loads a test file, which declares its tests meanwhile. Once more if what it had kept is to be forgotten. */
  load: (file: string) => Promise<void>;
  /** Makes ready for a test of this file. */
  enter?: (file: string) => void;
  /** Ends what a test's file has begun, so that its next test begins it anew. */
  leave: (test: Test) => Promise<void>;
  /** Whether a test gives up sooner what does not come: for a first look at a change, which decides nothing. */
  hurry?: (isHurried: boolean) => Promise<void>;
  /** Whether a file has to be loaded once more to be as new. */
  isLoadedAnew: boolean;
}

export interface Failed {
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

export interface Logger {
  warn: (message: string) => void;
}

/** Test files loaded in this process, and their tests one at a time. */
export class LoadedTests {
  readonly #house: House;
  readonly #logger: Logger;
  readonly #tests = new Map<string, Test>();
  readonly #leftOut = new Set<string>();
  /** Milliseconds of computing. */
  readonly #times = new Map<string, number>();
  /** What was written, or failed where no test waits for it, while a test runs. */
  #written: string[] = [];

  constructor(house: House, logger: Logger) {
    this.#house = house;
    this.#logger = logger;
  }

  /** From now on an error that nobody catches fails the test that runs, not the process. */
  catchAll(): void {
    for (const event of ['uncaughtException', 'unhandledRejection']) {
      process.on(event, (error: unknown) => this.#written.push(messageOf(error)));
    }
  }

  /** As they stand in their files. */
  get ids(): string[] {
    return [...this.#tests.keys()];
  }

  timeOf = (id: string): number => this.#times.get(id) ?? 0;

  fileOf = (id: string): string => this.#find(id).file;

  #find(id: string): Test {
    const test = this.#tests.get(id);
    if (!test) throw new Error(`There is no test ${id}`);
    return test;
  }

  async #loadFile(file: string): Promise<void> {
    beginFile(file);
    await this.#house.load(file);
    for (const test of declared) {
      if (test.file === file && !this.#leftOut.has(test.id)) this.#tests.set(test.id, test);
    }
  }

  async load(files: readonly string[]): Promise<void> {
    for (const file of files) {
      try {
        await this.#loadFile(file);
      } catch (error) {
        this.#logger.warn(`${file} is left out, since it cannot be loaded: ${messageOf(error)}`);
      }
    }
  }

  /** @returns why it failed; undefined if it did not */
  async run(id: string): Promise<Failed | undefined> {
    const test = this.#find(id);
    const written: string[] = [];
    this.#written = written;
    const kept = { ...console };
    const write = (...values: unknown[]): void => void written.push(values.map(String).join(' '));
    Object.assign(console, { debug: write, error: write, info: write, log: write, warn: write });
    let isOver = false;
    this.#house.enter?.(test.file);
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

  /** What an earlier test or change has left behind is gone. */
  async beginAnew(id: string): Promise<void> {
    const test = this.#find(id);
    await this.#house.leave(test);
    if (this.#house.isLoadedAnew) await this.#loadFile(test.file);
  }

  /**
   * Whether a test holds as the code stands, at the second try at last. It is left out otherwise.
   *
   * @param isRunning hears when it begins and ends
   */
  async holds(id: string, isRunning: (is: boolean) => void = () => undefined): Promise<boolean> {
    const run = async () => {
      isRunning(true);
      const failed = await this.run(id);
      isRunning(false);
      return failed;
    };
    const started = process.cpuUsage();
    let failed = await run();
    const { user, system } = process.cpuUsage(started);
    this.#times.set(id, (user + system) / 1000);
    if (failed) {
      await this.beginAnew(id);
      failed = await run();
    }
    if (!failed) return true;
    this.#logger.warn(`${id} is left out, since it fails here: ${failed.message.slice(0, 300)}`);
    this.#tests.delete(id);
    this.#leftOut.add(id);
    return false;
  }

  async leave(): Promise<void> {
    for (const test of this.#tests.values()) await this.#house.leave(test);
  }
}

/**
 * Judges changes within the mutation tester's own process (what its test runners for Stryker share). Vitest
 * begins a process and loads all code again for each change; here that is done once, and a change costs what
 * the tests cost that meet it, up to the first that fails.
 */
import { resolve } from 'node:path';
import { LoadedTests, type Failed, type House, type Logger } from './loaded-tests.ts';

type Counts = Record<string, number>;

interface Coverage {
  /** By no test: what runs when a file is loaded. */
  static: Counts;
  perTest: Record<string, Counts>;
}

/** What the changed code reads and writes: which change is on, and which were met by which test. */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: Coverage | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

interface MutantRun {
  activeMutant: { id: string; fileName: string };
  /** From the beginning, or only while tests run. */
  mutantActivation?: 'static' | 'runtime';
  testFilter?: string[];
  hitLimit?: number;
}

/** A test runner, as Stryker asks for it. */
export class QuickRunner {
  readonly #house: House;
  readonly #files: string[];
  readonly #tests: LoadedTests;
  readonly #board: Switchboard = {};
  /** The changes that were on when a file was loaded. */
  readonly #loadedWith = new Map<string, string | undefined>();
  /** Whether a test holds without a change where nothing was left behind. */
  readonly #holdingAnew = new Map<string, boolean>();
  /** By file: how many changes of it each test has noticed. */
  readonly #noticing = new Map<string, Map<string, number>>();
  #hasBegun = false;
  #isFromStart = false;

  constructor(house: House, files: string[], logger: Logger) {
    this.#house = house;
    this.#files = files;
    this.#tests = new LoadedTests(house, logger);
    // The name that the changed code has for it.
    Object.assign(globalThis, { __stryker__: this.#board });
  }

  capabilities = () => ({ reloadEnvironment: this.#house.isLoadedAnew });

  async #begin(): Promise<void> {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    await this.#tests.load(this.#files);
    if (!this.#house.isLoadedAnew) return;
    // Once for what is loaded on the way: it counts as loaded, not as met by the test that came first.
    for (const id of this.#tests.ids) await this.#tests.holds(id);
  }

  async dryRun() {
    await this.#begin();
    const tests = [];
    for (const id of this.#tests.ids) {
      const isWell = await this.#tests.holds(id, (is) => {
        this.#board.currentTestId = is ? id : undefined;
      });
      if (!isWell) continue;
      const fileName = resolve(this.#tests.fileOf(id));
      tests.push({ id, name: id, fileName, timeSpentMs: this.#tests.timeOf(id), status: 0 });
    }
    const coverage = this.#board.mutantCoverage;
    for (const met of Object.values(coverage?.perTest ?? {})) {
      for (const id of Object.keys(met)) delete coverage?.static[id];
    }
    return { status: 'complete', tests, mutantCoverage: coverage };
  }

  /** Runs a test with the change or without. What is made when its file is loaded is made again for it. */
  async #run(id: string, run?: MutantRun): Promise<Failed | undefined> {
    const change = run?.activeMutant.id;
    Object.assign(this.#board, { activeMutant: change, hitCount: 0, hitLimit: run?.hitLimit });
    const wanted = this.#isFromStart ? change : undefined;
    const file = this.#tests.fileOf(id);
    try {
      if (this.#house.isLoadedAnew && this.#loadedWith.get(file) !== wanted) {
        this.#loadedWith.set(file, wanted);
        await this.#tests.beginAnew(id);
      }
      return await this.#tests.run(id);
    } catch (error) {
      return { message: `cannot be loaded: ${String(error)}`, isTimeout: false };
    } finally {
      this.#board.activeMutant = undefined;
    }
  }

  /** The file as new, without a change: one that is on from the start is still to be made with it. */
  async #beginAnew(id: string): Promise<void> {
    this.#loadedWith.delete(this.#tests.fileOf(id));
    await this.#tests.beginAnew(id);
  }

  async #runChanged(id: string, run: MutantRun): Promise<Failed | undefined> {
    const failed = await this.#run(id, run);
    const isLoop = run.hitLimit !== undefined && (this.#board.hitCount ?? 0) > run.hitLimit;
    return failed && { ...failed, isTimeout: failed.isTimeout || isLoop };
  }

  async #holdsAnew(id: string): Promise<boolean> {
    const known = this.#holdingAnew.get(id);
    if (known !== undefined) return known;
    await this.#beginAnew(id);
    const holds = (await this.#run(id)) === undefined;
    this.#holdingAnew.set(id, holds);
    return holds;
  }

  /** What the change alone makes fail, and nothing that an earlier one has left behind. */
  async #judge(id: string, run: MutantRun): Promise<Failed | undefined> {
    const { isLoadedAnew, hurry } = this.#house;
    await hurry?.(true);
    const failed = await this.#runChanged(id, run);
    await hurry?.(false);
    if (!failed) return undefined;
    // A server takes long to begin: it is kept as long as a test holds on it.
    if (!isLoadedAnew && !failed.isTimeout && !(await this.#run(id))) return failed;
    if (!(await this.#holdsAnew(id))) return undefined;
    await this.#beginAnew(id);
    const again = await this.#runChanged(id, run);
    if (!isLoadedAnew) await this.#beginAnew(id);
    return again;
  }

  /** Once more, since a test may have held only by what an earlier one has left behind: each file as new. */
  async #judgeAnew(ids: readonly string[], run: MutantRun): Promise<[string, Failed] | undefined> {
    const begun = new Set<string>();
    for (const id of ids) {
      const file = this.#tests.fileOf(id);
      if (!begun.has(file)) await this.#beginAnew(id);
      begun.add(file);
      const failed = await this.#judge(id, run);
      if (failed) return [id, failed];
    }
    return undefined;
  }

  #remember(file: string, id: string): void {
    const known = this.#noticing.get(file) ?? new Map<string, number>();
    this.#noticing.set(file, known.set(id, (known.get(id) ?? 0) + 1));
  }

  /** First by the tests that have noticed most in the same file, then by the quickest. */
  async #notice(ids: readonly string[], run: MutantRun): Promise<[string, Failed] | undefined> {
    const { timeOf } = this.#tests;
    const known = this.#noticing.get(run.activeMutant.fileName) ?? new Map<string, number>();
    const noticedBy = (id: string): number => known.get(id) ?? 0;
    const inOrder = ids.toSorted((a, b) => noticedBy(b) - noticedBy(a) || timeOf(a) - timeOf(b));
    for (const id of inOrder) {
      const failed = await this.#judge(id, run);
      if (failed) return [id, failed];
    }
    return this.#house.isLoadedAnew ? this.#judgeAnew(ids, run) : undefined;
  }

  async mutantRun(run: MutantRun) {
    this.#isFromStart = run.mutantActivation === 'static';
    await this.#begin();
    const wanted = run.testFilter && new Set(run.testFilter);
    const ids = this.#tests.ids.filter((id) => wanted?.has(id) ?? true);
    const nrOfTests = ids.length;
    const noticed = await this.#notice(ids, run);
    if (!noticed) return { status: 'survived', nrOfTests };
    const [id, { isTimeout, message }] = noticed;
    this.#remember(run.activeMutant.fileName, id);
    return isTimeout
      ? { status: 'timeout', reason: message }
      : { status: 'killed', killedBy: [id], failureMessage: message, nrOfTests };
  }

  init = async (): Promise<void> => this.#tests.catchAll();

  dispose = (): Promise<void> => this.#tests.leave();
}

/** What Stryker takes a test runner from. */
export const pluginOf = (name: string, house: House) => [
  {
    kind: 'TestRunner',
    name,
    factory: Object.assign(
      ({ quickTests }: { quickTests: string[] }, logger: Logger) =>
        new QuickRunner(house, quickTests, logger),
      { inject: ['options', 'logger'] },
    ),
  },
];

/** What the configuration has for these runners alone. */
export const strykerValidationSchema = {
  properties: { quickTests: { type: 'array', items: { type: 'string' } } },
};

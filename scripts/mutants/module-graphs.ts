/**
 * Loads test files of the portal in this process, each with modules of its own: what the modules of one file
 * keep, those of another do not see. Vite makes JavaScript of them, as it does for Vitest. Packages are loaded
 * once.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import {
  ESModulesEvaluator,
  ModuleRunner,
  ssrModuleExportsKey,
  type EvaluatedModuleNode,
  type FetchResult,
  type ModuleRunnerContext,
  type ModuleRunnerTransport,
} from 'vite/module-runner';
import * as z from 'zod';

/** What answers the modules' questions. */
export type Invoke = NonNullable<ModuleRunnerTransport['invoke']>;

/** A module that Vite is asked for, and by whom. */
const Asked = z.object({
  data: z.object({
    name: z.literal('fetchModule'),
    data: z.tuple([z.string(), z.string().optional()], z.unknown()),
  }),
});

const stub = new URL('tests-of-node.ts', import.meta.url).href;

/** Asks Vite once for each module, whoever wants it. */
function askVite(server: ViteDevServer): Invoke {
  const environment = server.environments.ssr;
  const known = new Map<string, Promise<FetchResult>>();
  return async (payload) => {
    const [url, importer] = Asked.safeParse(payload).data?.data.data ?? [];
    if (url === undefined) return environment.hot.handleInvoke(payload);
    if (url === 'vitest') return { result: { externalize: stub, type: 'module' } };
    const key = url.startsWith('/') ? url : `${importer} ${url}`;
    const fetched = known.get(key) ?? environment.fetchModule(url, importer);
    known.set(key, fetched);
    try {
      // It is as new to none but the first.
      const result = await fetched;
      return { result: 'invalidate' in result ? { ...result, invalidate: false } : { ...result } };
    } catch (error) {
      return { error };
    }
  };
}

/** Class names are those of the style sheet, as in vitest.config.ts. */
const styles: Plugin = {
  name: 'mutants:styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles' : undefined),
  load: (id) =>
    id === '\0styles' ? 'export default new Proxy({}, { get: (_, name) => name });' : undefined,
};

/** `vi.mock(import(path), ...)` is the same as `vi.mock(path, ...)`, and loads nothing. */
const mockPaths: Plugin = {
  name: 'mutants:mock-paths',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('.test.') && code.includes('vi.mock(')
      ? code.replaceAll(/vi\.mock\(import\(('[^']+')\)/g, 'vi.mock($1')
      : undefined,
};

/** Files of which a test file says by `vi.mock` what they are. Vitest puts these calls before all imports. */
function mockedBy(testFile: string): string[] {
  const code = readFileSync(testFile, 'utf8');
  return [...code.matchAll(/^vi\.mock\((?:import\()?'([^']+)'/gm)].map(([, path]) =>
    resolve(dirname(testFile), path ?? ''),
  );
}

/** What stands in the place of a file. Where that is imported first, the test file says later what it is. */
interface Mocked {
  exports: object;
  isImported: boolean;
  make?: () => Promise<void> | undefined;
}

/** The modules of one test file. */
export class ModuleGraph extends ESModulesEvaluator {
  readonly #testFile: string;
  readonly #modules: ModuleRunner;
  readonly #mocked: ReadonlyMap<string, Mocked>;
  readonly #pending: Promise<void>[] = [];
  /** How many modules Vite is asked for. */
  #asking = 0;

  constructor(invoke: Invoke, testFile: string) {
    super();
    this.#testFile = resolve(testFile);
    this.#mocked = new Map(
      mockedBy(this.#testFile).map((file) => [file, { exports: {}, isImported: false }]),
    );
    const ask: Invoke = async (payload) => {
      this.#asking += 1;
      try {
        return await invoke(payload);
      } finally {
        this.#asking -= 1;
      }
    };
    this.#modules = new ModuleRunner(
      { transport: { invoke: ask }, hmr: false, sourcemapInterceptor: false },
      this,
    );
  }

  override async runInlinedModule(
    context: ModuleRunnerContext,
    code: string,
    module?: Readonly<EvaluatedModuleNode>,
  ): Promise<unknown> {
    const mocked = this.#mocked.get(module?.id ?? '');
    if (!mocked) return super.runInlinedModule(context, code);
    // Read when it is used, since the test file may not have said yet what it is.
    const known = new Proxy({}, { get: (_, name) => Reflect.get(mocked.exports, name) });
    Object.setPrototypeOf(context[ssrModuleExportsKey], known);
    mocked.isImported = true;
    return mocked.make?.();
  }

  /** `vi.mock` of the test file. */
  mock(path: string, factory: (original: () => Promise<unknown>) => unknown): void {
    const file = resolve(dirname(this.#testFile), path);
    const mocked = this.#mocked.get(file);
    if (!mocked) throw new Error(`vi.mock stands not at the beginning of a line: ${path}`);
    const keep = (exports: unknown): void => {
      mocked.exports = Object(exports);
    };
    mocked.make = () => {
      const made = factory(() => this.#modules.import(`${file}?original`));
      if (made instanceof Promise) return made.then(keep);
      keep(made);
      return undefined;
    };
    const pending = mocked.isImported ? mocked.make() : undefined;
    if (pending) this.#pending.push(pending);
  }

  /** `vi.resetModules`: what is imported from now on is loaded anew. */
  reset(): void {
    this.#modules.clearCache();
  }

  /** `vi.dynamicImportSettled`: all that was imported has come. */
  async settled(): Promise<void> {
    await setImmediate();
    const known = [...this.#modules.evaluatedModules.idToModuleMap.values()];
    const coming = known.flatMap(({ promise, evaluated }) =>
      promise && !evaluated ? [promise] : [],
    );
    if (coming.length === 0 && this.#asking === 0) return;
    await Promise.allSettled(coming);
    return this.settled();
  }

  async load(...files: string[]): Promise<void> {
    for (const file of files) await this.#modules.import(resolve(file));
    await Promise.all(this.#pending);
  }
}

export const startVite = async (): Promise<Invoke> =>
  askVite(
    await createServer({
      configFile: false,
      mode: 'test',
      logLevel: 'error',
      plugins: [styles, mockPaths],
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { middlewareMode: true, watch: null, ws: false },
      appType: 'custom',
    }),
  );

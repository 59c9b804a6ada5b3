/**
 * Runs tests of the portal within the mutation tester's own process, in the simulated browser that Vitest has
 * for them, too. It is one page for all test files, and swept before it is another's turn.
 */
import { builtinEnvironments } from 'vitest/runtime';
import { tidyUp } from './declared-tests.ts';
import { ModuleGraph, startVite, type Invoke } from './module-graphs.ts';
import { pluginOf } from './quick-runner.ts';
import { vi } from './tests-of-node.ts';

/** As in vitest.config.ts. */
const setupFiles = ['tests/support/silent-console.ts', 'tests/support/browser.ts'];
const start = 'http://localhost:3000/demo/mypage/';

/** Milliseconds until what a test looks for comes no more. A test that gives up in a hurry is asked again. */
const patience = { hurried: 1000, usual: 4000 };

async function hurry(isHurried: boolean): Promise<void> {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: isHurried ? patience.hurried : patience.usual });
}

let vite: Invoke | undefined;
const graphs = new Map<string, ModuleGraph>();
/** Whose turn it is. */
let current = '';

const graph = (): ModuleGraph => {
  const known = graphs.get(current);
  if (!known) throw new Error(`${current} was not loaded.`);
  return known;
};

Object.assign(vi, {
  mock: (...args: Parameters<ModuleGraph['mock']>) => graph().mock(...args),
  resetModules: () => graph().reset(),
  dynamicImportSettled: () => graph().settled(),
});

// What Vitest's own process tells its timers: the defaults.
Object.assign(globalThis, {
  __vitest_worker__: {
    config: { fakeTimers: { loopLimit: 10_000, shouldClearNativeTimers: true } },
  },
});

async function openBrowser(): Promise<Invoke> {
  process.env['NODE_ENV'] = 'test';
  const started = await startVite();
  await builtinEnvironments['happy-dom'].setup(globalThis, { happyDOM: { url: start } });
  return started;
}

function sweep(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', start);
}

async function load(file: string): Promise<void> {
  vite ??= await openBrowser();
  const made = new ModuleGraph(vite, file);
  graphs.set(file, made);
  enter(file);
  await made.load(...setupFiles, file);
  await hurry(false);
}

function enter(file: string): void {
  if (file === current) return;
  current = file;
  sweep();
}

export const strykerPlugins = pluginOf('browser', {
  load,
  enter,
  hurry,
  leave: async (test) => {
    await tidyUp(test);
    current = '';
  },
  isLoadedAnew: true,
});

export { strykerValidationSchema } from './quick-runner.ts';

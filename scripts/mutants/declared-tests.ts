/**
 * `describe`, `it` and the hooks of Vitest, for tests that run in the mutation tester's own process: what a
 * file declares is written down here, and run when it is asked for.
 */
type Work = () => unknown;
type Kind = 'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach';

interface Suite {
  name: string;
  parent: Suite | undefined;
  hooks: Record<Kind, Work[]>;
  /** Whether `beforeAll` was run and `afterAll` was not. */
  isUp: boolean;
}

export interface Test {
  /** File and names, as they stand below each other; each once. */
  id: string;
  file: string;
  suite: Suite;
  work: Work;
}

export const declared: Test[] = [];

const newSuite = (name: string, parent?: Suite): Suite => ({
  name,
  parent,
  hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] },
  isUp: false,
});

let current = newSuite('');

/** What is declared from now on belongs to this file; what it has declared before is forgotten. */
export function beginFile(file: string): void {
  for (const { id } of declared.filter((one) => one.file === file)) seen.delete(id);
  declared.splice(0, Infinity, ...declared.filter((one) => one.file !== file));
  current = newSuite(file);
}

/** The outermost first. */
const suitesOf = (suite: Suite): Suite[] =>
  suite.parent ? [...suitesOf(suite.parent), suite] : [suite];

let finished: Work[] = [];

/** After every test, whoever has declared it. */
export const afterAnyTest: Work[] = [];

async function takeDown(suites: readonly Suite[]): Promise<void> {
  for (const suite of suites.toReversed()) {
    if (!suite.isUp) continue;
    suite.isUp = false;
    for (const work of suite.hooks.afterAll) await work();
  }
}

/** Runs one test with the hooks around it. @throws whatever it throws */
export async function runTest({ suite, work }: Test): Promise<void> {
  const suites = suitesOf(suite);
  for (const one of suites) {
    if (one.isUp) continue;
    one.isUp = true;
    for (const hook of one.hooks.beforeAll) await hook();
  }
  try {
    for (const one of suites) for (const hook of one.hooks.beforeEach) await hook();
    await work();
  } finally {
    for (const hook of finished.splice(0)) await hook();
    for (const one of suites.toReversed())
      for (const hook of one.hooks.afterEach.toReversed()) await hook();
    for (const hook of afterAnyTest) await hook();
  }
}

/** Ends what the test's file has begun, so that its next test begins it anew. */
export const tidyUp = ({ suite }: Test): Promise<void> => takeDown(suitesOf(suite));

const seen = new Map<string, number>();

function declare(name: string, work: Work): void {
  const names = [...suitesOf(current).map((suite) => suite.name), name].join(' > ');
  const times = (seen.get(names) ?? 0) + 1;
  seen.set(names, times);
  const id = times === 1 ? names : `${names} (${times})`;
  declared.push({ id, file: suitesOf(current)[0]?.name ?? '', suite: current, work });
}

function group(name: string, work: Work): void {
  const outer = current;
  current = newSuite(name, outer);
  work();
  current = outer;
}

const withEach = (one: (name: string, work: Work) => void) =>
  Object.assign(one, {
    each: (rows: readonly unknown[]) => (name: string, work: (...values: unknown[]) => unknown) => {
      for (const row of rows) {
        const values: unknown[] = Array.isArray(row) ? row : [row];
        one(`${name} ${JSON.stringify(row)?.slice(0, 80)}`, () => work(...values));
      }
    },
  });

const hook =
  (kind: Kind) =>
  (work: Work): void => {
    current.hooks[kind].push(work);
  };

export const it = withEach(declare);
export const describe = withEach(group);
export const beforeAll = hook('beforeAll');
export const afterAll = hook('afterAll');
export const beforeEach = hook('beforeEach');
export const afterEach = hook('afterEach');
export const onTestFinished = (work: Work): void => {
  finished.push(work);
};

import { afterEach, expect, it } from 'vitest';
import { it as declare } from '../../scripts/mutants/declared-tests.ts';
import type { House } from '../../scripts/mutants/loaded-tests.ts';
import { QuickRunner } from '../../scripts/mutants/quick-runner.ts';

/** What the changed code asks: whether the change is on. */
const isChanged = (): boolean => Reflect.get(globalThis, '__stryker__').activeMutant === '1';

/** A runner of one test file, and how often that was loaded. */
function runnerOf(file: () => void, hurry?: House['hurry']) {
  let loaded = 0;
  const warnings: string[] = [];
  const runner = new QuickRunner(
    {
      load: async () => {
        loaded += 1;
        file();
      },
      leave: async () => undefined,
      ...(hurry && { hurry }),
      isLoadedAnew: true,
    },
    ['a.test.ts'],
    { warn: (message) => warnings.push(message) },
  );
  return { runner, warnings, timesLoaded: () => loaded };
}

const change = { activeMutant: { id: '1', fileName: 'a.ts' } };

afterEach(() => Reflect.deleteProperty(globalThis, '__stryker__'));

it('a change is noticed by a test that fails with it and holds without', async () => {
  const { runner } = runnerOf(() => {
    declare('looks elsewhere', () => undefined);
    declare('looks here', () => expect(isChanged()).toBe(false));
  });
  const { tests } = await runner.dryRun();
  expect(tests.map(({ id }) => id)).toEqual([
    'a.test.ts > looks elsewhere',
    'a.test.ts > looks here',
  ]);
  expect(await runner.mutantRun(change)).toMatchObject({
    status: 'killed',
    killedBy: ['a.test.ts > looks here'],
  });
  expect(
    await runner.mutantRun({ ...change, testFilter: ['a.test.ts > looks elsewhere'] }),
  ).toEqual({
    status: 'survived',
    nrOfTests: 1,
  });
});

it('a test that fails each second time notices nothing', async () => {
  const { runner } = runnerOf(() => {
    let times = 0;
    declare('of two minds', () => expect((times += 1) % 2).toBe(1));
  });
  await runner.dryRun();
  expect(await runner.mutantRun(change)).toMatchObject({ status: 'survived' });
  expect(await runner.mutantRun(change)).toMatchObject({ status: 'survived' });
});

it('a test that fails in a hurry alone notices nothing', async () => {
  let isHurried = false;
  const { runner } = runnerOf(
    () => declare('takes its time', () => expect(isHurried && isChanged()).toBe(false)),
    async (is) => {
      isHurried = is;
    },
  );
  const { tests } = await runner.dryRun();
  expect(tests).toHaveLength(1);
  expect(await runner.mutantRun(change)).toMatchObject({ status: 'survived' });
});

it('a change is noticed, too, that shows only where nothing was left behind', async () => {
  const { runner } = runnerOf(() => {
    let kept: boolean | undefined;
    declare('asks once', () => expect((kept ??= isChanged())).toBe(false));
  });
  await runner.dryRun();
  expect(await runner.mutantRun(change)).toMatchObject({ status: 'killed' });
});

it('what is made when a file is loaded is made again where the change is on from the start', async () => {
  const { runner, timesLoaded } = runnerOf(() => {
    const made = isChanged();
    declare('looks at it', () => expect(made).toBe(false));
  });
  await runner.dryRun();
  expect(timesLoaded()).toBe(1);
  expect(await runner.mutantRun(change)).toMatchObject({ status: 'survived' });
  expect(await runner.mutantRun({ ...change, mutantActivation: 'static' })).toMatchObject({
    status: 'killed',
  });
  expect(await runner.mutantRun(change)).toMatchObject({ status: 'survived' });
});

it('a test notices each change that is on from the start, not only its first', async () => {
  const { runner } = runnerOf(() => {
    const made = isChanged();
    declare('looks at it', () => expect(made).toBe(false));
  });
  await runner.dryRun();
  for (const fileName of ['a.ts', 'b.ts', 'c.ts']) {
    const run = { activeMutant: { id: '1', fileName }, mutantActivation: 'static' as const };
    expect(await runner.mutantRun(run)).toMatchObject({ status: 'killed' });
  }
});

it('a test that does not hold without a change is left out, and said so', async () => {
  const { runner, warnings } = runnerOf(() => {
    declare('holds', () => undefined);
    declare('does not', () => {
      throw new Error('not here');
    });
    declare('writes', () => console.log('a word'));
  });
  const { tests } = await runner.dryRun();
  expect(tests).toHaveLength(1);
  expect(warnings).toEqual([
    'a.test.ts > does not is left out, since it fails here: not here',
    'a.test.ts > writes is left out, since it fails here: wrote: a word',
  ]);
});

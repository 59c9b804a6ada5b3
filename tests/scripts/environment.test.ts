import type { Page } from '@playwright/test';
import { afterEach, expect, it, vi } from 'vitest';
import {
  environmentOfBrowserTests,
  environmentOfProperties,
} from '../../scripts/test/environment.ts';

afterEach(() => vi.unstubAllEnvs());

/** A module as it is in a process of this environment; `asked` is another one each time. */
async function moduleIn<T>(path: string, environment: NodeJS.ProcessEnv, asked: string) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return vi.importActual<T>(`${path}?${asked}`);
}

it.each([
  ['twenty times as far, with the seed that is named', {}, 200],
  ['no further than asked for', { PROPERTY_FACTOR: '3' }, 30],
])('npm run test:properties goes %s', async (_, own, numRuns) => {
  const { runs } = await moduleIn<typeof import('../properties/settings.ts')>(
    '../properties/settings.ts',
    environmentOfProperties({ ...own, PROPERTY_SEED: '1' }, '77'),
    String(numRuns),
  );
  expect(runs(10)).toEqual({ seed: 77, numRuns, endOnFailure: false });
});

it.each([
  ['all tests', true, {}, 0],
  ['all tests, where they are asked for', true, { PICTURES: 'on' }, 1],
  ['some tests', false, {}, 1],
])('a run of %s (%s, %o) takes %s picture', async (_, isOfAll, own, taken) => {
  const pictures = await moduleIn<typeof import('../../e2e/support/pictures.ts')>(
    '../../e2e/support/pictures.ts',
    environmentOfBrowserTests(own, isOfAll),
    `${isOfAll}${taken}`,
  );
  const screenshot = vi.fn<Page['screenshot']>(async () => Buffer.from(''));
  await pictures.keepPicture({ screenshot }, 'a.png');
  expect(screenshot).toHaveBeenCalledTimes(taken);
});

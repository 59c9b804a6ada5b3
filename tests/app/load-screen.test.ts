import { expect, it, vi } from 'vitest';
import { earlyFetchLoaders } from '../../src/app/early-fetches.ts';
import { loadScreen } from '../../src/app/load-screen.ts';
import type { Screen } from '../../src/app/screens.ts';
import { t } from '../../src/i18n/i18n.ts';

const Page = () => null;

it('a screen is loaded once, with its texts', async () => {
  let loadCount = 0;
  const screen: Screen = {
    name: 'x',
    path: 'x',
    layout: 'public',
    texts: ['login'],
    load: () => {
      loadCount += 1;
      return Promise.resolve(Page);
    },
  };
  expect(loadScreen(screen)).toBe(loadScreen(screen));
  expect(await loadScreen(screen)).toBe(Page);
  expect(loadCount).toBe(1);
  // React's `use` reads these properties, and renders without suspending.
  expect(loadScreen(screen)).toMatchObject({ status: 'fulfilled', value: Page });
  expect(t('login.submit')).toBe('ログイン');
});

it('a screen is loaded again after a failure', async () => {
  let isBroken = true;
  const screen: Screen = {
    name: 'y',
    path: 'y',
    layout: 'public',
    texts: [],
    load: () => (isBroken ? Promise.reject(new Error('gone')) : Promise.resolve(Page)),
  };
  await expect(loadScreen(screen)).rejects.toThrow('gone');
  isBroken = false;
  expect(await loadScreen(screen)).toBe(Page);
});

it('the code of early requests is loaded before the code of their screen', () => {
  const startedLoads: string[] = [];
  const billRequestLoader = earlyFetchLoaders.get('bills');
  if (!billRequestLoader) throw new Error('The bill list has no early requests.');
  vi.spyOn(billRequestLoader, 'load').mockImplementation(() => {
    startedLoads.push('requests');
    return Promise.reject(new Error('gone'));
  });
  const load = () => {
    startedLoads.push('screen');
    return Promise.resolve(Page);
  };
  void loadScreen({ name: 'bills', path: 'bills', layout: 'loggedIn', texts: [], load });
  expect(startedLoads).toEqual(['requests', 'screen']);
});

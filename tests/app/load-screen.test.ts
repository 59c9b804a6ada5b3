import { expect, it, vi } from 'vitest';
import { earlyFetchLoaders } from '../../src/app/early-fetches.ts';
import { loadScreen } from '../../src/app/load-screen.ts';
import type { Screen } from '../../src/app/screens.ts';
import { t } from '../../src/i18n/i18n.ts';

const Page = () => null;

it('loads a screen once, with its texts', async () => {
  let loads = 0;
  const screen: Screen = {
    name: 'x',
    path: 'x',
    layout: 'public',
    texts: ['login'],
    load: () => {
      loads += 1;
      return Promise.resolve(Page);
    },
  };
  expect(loadScreen(screen)).toBe(loadScreen(screen));
  expect(await loadScreen(screen)).toBe(Page);
  expect(loads).toBe(1);
  // React's `use` reads these properties, and renders without suspending.
  expect(loadScreen(screen)).toMatchObject({ status: 'fulfilled', value: Page });
  expect(t('login.submit')).toBe('ログイン');
});

it('loads a screen again after a failure', async () => {
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

it('loads the code of the early requests before the code of the screen', () => {
  const started: string[] = [];
  const early = earlyFetchLoaders.get('bills');
  if (!early) throw new Error('The bill list has no early requests.');
  vi.spyOn(early, 'load').mockImplementation(() => {
    started.push('requests');
    return Promise.reject(new Error('gone'));
  });
  const load = () => {
    started.push('screen');
    return Promise.resolve(Page);
  };
  void loadScreen({ name: 'bills', path: 'bills', layout: 'loggedIn', texts: [], load });
  expect(started).toEqual(['requests', 'screen']);
});

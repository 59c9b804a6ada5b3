import { afterEach, expect, it, vi } from 'vitest';
import { prefetchAfter } from '../../src/app/prefetch.ts';
import { screens, type Screen } from '../../src/app/screens.ts';
import type { RouteName } from '../../src/lib/routes.ts';

const screenOf = (name: RouteName): Screen => {
  const found = screens.find((screen) => screen.name === name);
  if (!found) throw new Error(`No screen ${name}`);
  return found;
};
const top = screenOf('top');
const bills = screenOf('bills');

afterEach(() => void vi.unstubAllGlobals());

it('loads nothing beside the login page before the form is sent', () => {
  const load = vi.spyOn(top, 'load').mockReturnValue(new Promise(() => undefined));
  const stop = prefetchAfter(screenOf('login'));
  expect(load).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('submit'));
  expect(load).toHaveBeenCalledOnce();
  stop?.();
});

it('loads the tabs once a customer’s page is done', () => {
  const loads = [bills, screenOf('user')].map((screen) =>
    vi.spyOn(screen, 'load').mockReturnValue(new Promise(() => undefined)),
  );
  let work = (): void => undefined;
  vi.stubGlobal('requestIdleCallback', (given: () => void) => {
    work = given;
    return 1;
  });
  prefetchAfter(top);
  for (const load of loads) expect(load).not.toHaveBeenCalled();
  work();
  for (const load of loads) expect(load).toHaveBeenCalledOnce();
});

it('loads nothing ahead on public pages', () => {
  expect(prefetchAfter(screenOf('applyMailAddress'))).toBeUndefined();
});

import { afterEach, expect, it, vi } from 'vitest';
import { prefetchAfter } from '../../src/app/prefetch.ts';
import { screens, type Screen } from '../../src/app/screens.ts';

const screenOf = (path: string): Screen => {
  const found = screens.find((screen) => screen.path === path);
  if (!found) throw new Error(`No screen ${path}`);
  return found;
};
const top = screenOf('top');
const bills = screenOf('bapPublishedBillAppSearch');

afterEach(() => void vi.unstubAllGlobals());

it('loads nothing beside the login page before the form is sent', () => {
  const load = vi.spyOn(top, 'load').mockReturnValue(new Promise(() => undefined));
  const stop = prefetchAfter(screenOf(''));
  expect(load).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('submit'));
  expect(load).toHaveBeenCalledOnce();
  stop?.();
});

it('loads the tabs once a customer’s page is done', () => {
  const load = vi.spyOn(bills, 'load').mockReturnValue(new Promise(() => undefined));
  let work = (): void => undefined;
  vi.stubGlobal('requestIdleCallback', (given: () => void) => {
    work = given;
    return 1;
  });
  prefetchAfter(top);
  expect(load).not.toHaveBeenCalled();
  work();
  expect(load).toHaveBeenCalledOnce();
});

it('loads nothing ahead on public pages', () => {
  expect(prefetchAfter(screenOf('apply/step1'))).toBeUndefined();
});

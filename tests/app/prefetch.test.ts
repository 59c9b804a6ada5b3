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

const never = new Promise<never>(() => undefined);
/** What is loaded, in its order; what `there` names is there at once. */
function watchLoads(there: readonly string[] = []): string[] {
  const order: string[] = [];
  for (const screen of [top, bills, screenOf('user')])
    vi.spyOn(screen, 'load').mockImplementation(() => {
      order.push(screen.name);
      return there.includes(screen.name) ? Promise.resolve(() => null) : never;
    });
  return order;
}

it('loads nothing beside the login page before the form is sent, and then first the page it leads to', async () => {
  const order = watchLoads();
  const stop = prefetchAfter(screenOf('login'));
  await import('../../src/app/pages.ts');
  expect(order).toEqual([]);
  document.dispatchEvent(new Event('submit'));
  await vi.waitFor(() => expect(order).toEqual(['top']));
  stop?.();
});

it('loads the bill list at once when a customer’s page is open, the other tabs in an idle moment', async () => {
  const order = watchLoads(['bills']);
  let work: (() => void) | undefined;
  vi.stubGlobal('requestIdleCallback', (given: () => void) => {
    work = given;
    return 1;
  });
  prefetchAfter(top);
  await vi.waitFor(() => expect(work).toBeDefined());
  expect(order).toEqual(['bills']);
  work?.();
  // The page after the login is there since the test before.
  expect(order).toEqual(['bills', 'user']);
});

it('loads nothing ahead on public pages', () => {
  expect(prefetchAfter(screenOf('applyMailAddress'))).toBeUndefined();
});

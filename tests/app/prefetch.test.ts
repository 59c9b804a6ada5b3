import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Screen } from '../../src/app/screens.ts';
import type { RouteName } from '../../src/lib/routes.ts';

/** What is loaded, in its order. */
let order: string[] = [];
/** What is there at once; all else is on its way. */
let there: readonly string[] = [];

async function prefetchAfter(name: RouteName): Promise<(() => void) | undefined> {
  const { prefetchAfter: prefetch } = await import('../../src/app/prefetch.ts');
  const { screens } = await import('../../src/app/screens.ts');
  const load = (screen: Screen) => (): ReturnType<Screen['load']> => {
    order.push(screen.name);
    return there.includes(screen.name)
      ? Promise.resolve(() => null)
      : new Promise<never>(() => undefined);
  };
  for (const screen of screens) vi.spyOn(screen, 'load').mockImplementation(load(screen));
  const found = screens.find((screen) => screen.name === name);
  if (!found) throw new Error(`No screen ${name}`);
  // So that whatever is loaded for nothing would be seen.
  await import('../../src/app/next-screens.ts');
  return prefetch(found);
}

/** Something that happens to an element of the page. */
function happen(event: string, tag: 'h1' | 'input' | 'form'): void {
  const element = document.createElement(tag);
  document.body.append(element);
  element.dispatchEvent(new Event(event, { bubbles: true }));
  element.remove();
}

beforeEach(() => {
  order = [];
  there = [];
});

afterEach(async () => {
  // A screen is loaded once; what still comes belongs to the test that wanted it.
  await vi.dynamicImportSettled();
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['somebody goes to a field', ['focusin', 'input'], ['input', 'input']],
  ['something is typed', ['input', 'input'], ['submit', 'form']],
  ['the form is sent, as the browser has filled it in', ['submit', 'form'], ['input', 'input']],
] as const)(
  'loads nothing beside the login page before %s, and then the page it leads to, the bill list behind it, once',
  async (_when, first, second) => {
    const stop = await prefetchAfter('login');
    // The heading of the page has the focus after a logout.
    happen('focusin', 'h1');
    await import('../../src/app/next-screens.ts');
    expect(order).toEqual([]);
    happen(first[0], first[1]);
    await vi.waitFor(() => expect(order).toEqual(['top', 'bills']));
    happen(second[0], second[1]);
    await import('../../src/app/next-screens.ts');
    expect(order).toEqual(['top', 'bills']);
    stop?.();
  },
);

it.each([
  ['there', () => Promise.resolve(new Response('h1 {}'))],
  ['not to be had, which nobody need know', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'has the styles that stand in the login page’s HTML kept for the next load, last: %s',
  async (_what, answer) => {
    there = ['bills'];
    const fetched: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      fetched.push(`${new URL(address).pathname} after ${order.join(', ')}`);
      return answer();
    });
    document.head.innerHTML = '<link rel="stylesheet" disabled href="/assets/index-12345678.css">';
    const later = vi.spyOn(globalThis, 'setTimeout');
    const stop = await prefetchAfter('login');
    happen('focusin', 'input');
    await vi.waitFor(() =>
      expect(fetched).toEqual(['/assets/index-12345678.css after top, bills']),
    );
    // The page it leads to loads the other tabs.
    await new Promise((resolve) => setImmediate(resolve));
    expect(later.mock.calls.filter(([, ms]) => ms === 2000)).toEqual([]);
    document.head.replaceChildren();
    stop?.();
  },
);

it('loads nothing for a login page that was left', async () => {
  (await prefetchAfter('login'))?.();
  happen('input', 'input');
  await import('../../src/app/next-screens.ts');
  expect(order).toEqual([]);
});

it('loads the bill list at once when a customer’s page is open, the other tabs in an idle moment some time later', async () => {
  there = ['bills'];
  let work: (() => void) | undefined;
  vi.stubGlobal('requestIdleCallback', (given: () => void) => {
    work = given;
    return 1;
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await prefetchAfter('top');
  await vi.waitUntil(() => order.length > 0 && vi.getTimerCount() > 0);
  vi.advanceTimersByTime(1900);
  expect(work).toBeUndefined();
  vi.advanceTimersByTime(100);
  expect(order).toEqual(['bills']);
  work?.();
  expect(order).toEqual(['bills', 'top', 'user']);
});

it('loads the other tabs some time later, too, where the browser knows no idle moments', async () => {
  there = ['bills'];
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await prefetchAfter('top');
  await vi.waitUntil(() => order.length > 0 && vi.getTimerCount() > 0);
  expect(order).toEqual(['bills']);
  vi.advanceTimersByTime(2000);
  expect(order).toEqual(['bills', 'top', 'user']);
});

it('has what the tabs ask for there, so that a press of one asks at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await prefetchAfter('notices');
  await vi.waitUntil(() => order.length > 0);
  await vi.dynamicImportSettled();
  const { prepare } = await import('../../src/app/prepare.ts');
  const { getPending } = await import('../../src/api/pending.ts');
  const asksAtOnce = (tab: string): boolean => {
    const before = getPending();
    prepare(tab);
    return getPending() > before;
  };
  const tabs = ['/top', '/bapPublishedBillAppSearch'];
  expect(tabs.filter(asksAtOnce)).toEqual(tabs);
});

it('loads nothing ahead on public pages', async () => {
  expect(await prefetchAfter('applyMailAddress')).toBeUndefined();
  expect(order).toEqual([]);
});

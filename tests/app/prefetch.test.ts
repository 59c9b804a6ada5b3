import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Screen } from '../../src/app/screens.ts';
import type { RouteName } from '../../src/lib/routes.ts';

let loadedNames: string[] = [];
/** The screens whose load completes. The loads of the other screens never end. */
let availableNames: readonly string[] = [];

async function prefetchAfter(name: RouteName): Promise<(() => void) | undefined> {
  const { prefetchScreensAfter } = await import('../../src/app/prefetch.ts');
  const { screens } = await import('../../src/app/screens.ts');
  const recordLoad = (screen: Screen) => (): ReturnType<Screen['load']> => {
    loadedNames.push(screen.name);
    return availableNames.includes(screen.name)
      ? Promise.resolve(() => null)
      : new Promise<never>(() => undefined);
  };
  for (const screen of screens) vi.spyOn(screen, 'load').mockImplementation(recordLoad(screen));
  const openScreen = screens.find((screen) => screen.name === name);
  if (!openScreen) throw new Error(`No screen ${name}`);
  // This module is loaded here, so that an unwanted prefetch happens at once.
  await import('../../src/app/next-screens.ts');
  return prefetchScreensAfter(openScreen);
}

function fireEvent(event: string, tag: 'h1' | 'input' | 'form'): void {
  const element = document.createElement(tag);
  document.body.append(element);
  element.dispatchEvent(new Event(event, { bubbles: true }));
  element.remove();
}

beforeEach(() => {
  loadedNames = [];
  availableNames = [];
});

afterEach(async () => {
  // A screen is loaded only once: imports that are still running belong to this test.
  await vi.dynamicImportSettled();
  vi.resetModules();
});

describe('the login page', () => {
  it.each([
    ['the focus on a field', ['focusin', 'input'], ['input', 'input']],
    ['an input', ['input', 'input'], ['submit', 'form']],
    ['the submit of a form that the browser filled in', ['submit', 'form'], ['input', 'input']],
  ] as const)(
    'prefetches the top page and the bill list once, after %s',
    async (_, firstEvent, secondEvent) => {
      const stopPrefetch = await prefetchAfter('login');
      // The heading of the page has the focus after a logout.
      fireEvent('focusin', 'h1');
      await import('../../src/app/next-screens.ts');
      expect(loadedNames).toEqual([]);
      fireEvent(firstEvent[0], firstEvent[1]);
      await vi.waitFor(() => expect(loadedNames).toEqual(['top', 'bills']));
      fireEvent(secondEvent[0], secondEvent[1]);
      await import('../../src/app/next-screens.ts');
      expect(loadedNames).toEqual(['top', 'bills']);
      stopPrefetch?.();
    },
  );

  it.each([
    ['succeeds', () => Promise.resolve(new Response('h1 {}'))],
    ['fails silently', () => Promise.reject(new TypeError('fetch failed'))],
  ])(
    'prefetches the style files last, and no other tabs, if the request of a style file %s',
    async (_, answerStyleFile) => {
      availableNames = ['bills'];
      const styleRequests: string[] = [];
      vi.stubGlobal('fetch', (address: string) => {
        styleRequests.push(`${new URL(address).pathname} after ${loadedNames.join(', ')}`);
        return answerStyleFile();
      });
      document.head.innerHTML =
        '<link rel="stylesheet" disabled href="/assets/index-12345678.css">';
      const setTimeoutSpy = vi.spyOn(globalThis, 'setTimeout');
      const stopPrefetch = await prefetchAfter('login');
      fireEvent('focusin', 'input');
      await vi.waitFor(() =>
        expect(styleRequests).toEqual(['/assets/index-12345678.css after top, bills']),
      );
      await new Promise((resolve) => setImmediate(resolve));
      expect(setTimeoutSpy.mock.calls.filter(([, delayMs]) => delayMs === 2000)).toEqual([]);
      document.head.replaceChildren();
      stopPrefetch?.();
    },
  );

  it('prefetches nothing after the customer has left it', async () => {
    (await prefetchAfter('login'))?.();
    fireEvent('input', 'input');
    await import('../../src/app/next-screens.ts');
    expect(loadedNames).toEqual([]);
  });
});

describe('a page of a logged-in customer', () => {
  it.each([true, false])(
    'prefetches the bill list at once, the other tabs after two seconds; browser with idle callbacks: %s',
    async (hasIdleCallbacks) => {
      availableNames = ['bills'];
      let onIdle: (() => void) | undefined;
      const requestIdleCallback = (callback: () => void): void => {
        onIdle = callback;
      };
      vi.stubGlobal('requestIdleCallback', hasIdleCallbacks ? requestIdleCallback : undefined);
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      await prefetchAfter('top');
      await vi.waitUntil(() => loadedNames.length > 0 && vi.getTimerCount() > 0);
      vi.advanceTimersByTime(1900);
      expect([loadedNames, onIdle]).toEqual([['bills'], undefined]);
      vi.advanceTimersByTime(100);
      expect(loadedNames).toEqual(hasIdleCallbacks ? ['bills'] : ['bills', 'top', 'user']);
      onIdle?.();
      expect(loadedNames).toEqual(['bills', 'top', 'user']);
    },
  );

  it('loads the code that sends the requests of the tabs, so that a press sends them at once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    await prefetchAfter('notices');
    await vi.waitUntil(() => loadedNames.length > 0);
    await vi.dynamicImportSettled();
    const { fetchPageEarly } = await import('../../src/app/fetch-early.ts');
    const { getPendingCount } = await import('../../src/api/pending.ts');
    const sendsRequestsAtOnce = (tabPath: string): boolean => {
      const countBefore = getPendingCount();
      fetchPageEarly(tabPath);
      return getPendingCount() > countBefore;
    };
    const tabs = ['/top', '/bapPublishedBillAppSearch'];
    expect(tabs.filter(sendsRequestsAtOnce)).toEqual(tabs);
  });
});

it('a public page prefetches nothing', async () => {
  expect(await prefetchAfter('applyMailAddress')).toBeUndefined();
  expect(loadedNames).toEqual([]);
});

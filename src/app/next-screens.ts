import type { RouteName } from '../lib/routes.ts';
import { loadScreen } from './load-screen.ts';
import { loadEarlyFetchCode } from './fetch-early.ts';
import { screens, type Screen } from './screens.ts';

/** Loads a screen in advance. Ignores a failure: when the customer opens the screen, the portal repeats the load. */
async function preloadScreen(name: RouteName): Promise<void> {
  const screen = screens.find((candidate) => candidate.name === name);
  if (screen) await loadScreen(screen).catch(() => undefined);
}

/** Delay in milliseconds before prefetching, so that the requests of the open page come first. */
const PREFETCH_DELAY_MS = 2000;

function runWhenIdle(callback: () => void): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') callback();
    else requestIdleCallback(callback, { timeout: 3000 });
  }, PREFETCH_DELAY_MS);
}

/**
 * Loads the style files into the browser's cache, for the next document. The login page has its styles in
 * its HTML, and lists the files as disabled links (scripts/build/pages.ts).
 */
async function cacheStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  const downloads = Array.from(links, async ({ href }) => (await fetch(href)).text());
  await Promise.all(downloads).catch(() => undefined);
}

/**
 * Loads the screens of the tabs (S2): the bill list at once, because most customers press its tab first,
 * the others when the browser is idle.
 *
 * @param screen the open screen; on the login page, the top page is loaded first
 */
export async function prefetchNextScreens(screen: Pick<Screen, 'name'>): Promise<void> {
  // Not awaited, because the connection can load the other screens in parallel.
  if (screen.name === 'login') void preloadScreen('top');
  loadEarlyFetchCode();
  await preloadScreen('bills');
  if (screen.name === 'login') return cacheStyles();
  runWhenIdle(() => {
    void preloadScreen('top');
    void preloadScreen('user');
  });
}

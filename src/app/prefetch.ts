import { loadTexts } from '../i18n/i18n.ts';
import { loadedScreen, loadScreen } from './load-screen.ts';
import type { RouteName } from '../lib/routes.ts';
import { screens, type Screen } from './screens.ts';

/** The tabs of the header (S2): where customers go from any page. */
const nextAfterLogin: readonly RouteName[] = ['top', 'bills', 'user'];

/** What fails here is asked for again, and explained, when the customer goes there. */
function load(names: readonly string[]): void {
  for (const screen of screens) {
    if (names.includes(screen.name)) void loadScreen(screen).catch(() => undefined);
  }
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(request);
}

/**
 * Asks for what the screen at a path will show, if the screen itself is there: one that is still to be
 * loaded would ask a second time.
 *
 * @param path relative to the base path, without a query
 */
export function prepare(path: string): void {
  const screen = screens.find((known) => `/${known.path}` === path);
  if (screen) loadedScreen(screen)?.prepare?.();
}

/**
 * Loads what the customer will want next: during the login call the page it leads to, on a
 * customer's page the tabs, as soon as the page itself is done. Nothing on the first load of any
 * other page.
 *
 * @returns how to stop waiting for the moment
 */
export function prefetchAfter(screen: Screen): (() => void) | undefined {
  if (screen.layout === 'loggedIn') return whenIdle(() => load(nextAfterLogin));
  if (screen.name !== 'login') return undefined;
  const listener = (): void => {
    load(['top']);
    void Promise.all([import('../shell/frame/LoggedInLayout.tsx'), loadTexts('frame')]).catch(
      () => undefined,
    );
  };
  document.addEventListener('submit', listener, { once: true });
  return () => document.removeEventListener('submit', listener);
}

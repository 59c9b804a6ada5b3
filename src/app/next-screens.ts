import type { RouteName } from '../lib/routes.ts';
import { loadScreen } from './load-screen.ts';
import { loadPrepares } from './prepare.ts';
import { screens, type Screen } from './screens.ts';

/** A failed load is repeated, and its failure displayed, when the customer opens the screen. */
async function load(name: RouteName): Promise<void> {
  const screen = screens.find((known) => known.name === name);
  if (screen) await loadScreen(screen).catch(() => undefined);
}

/** Delay in milliseconds before prefetching, so that the requests of the opened page come first. */
const SETTLED_MS = 2000;

function whenSettled(work: () => void): void {
  setTimeout(() => {
    if (typeof requestIdleCallback === 'undefined') work();
    else requestIdleCallback(work, { timeout: 3000 });
  }, SETTLED_MS);
}

/**
 * The login page has its styles in its HTML, and names their files for later (scripts/build/pages.ts). All other pages
 * want them as files: one that is loaded anew finds them in the browser's cache then.
 */
async function keepStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  const kept = Array.from(links, async ({ href }) => (await fetch(href)).text());
  await Promise.all(kept).catch(() => undefined);
}

/**
 * Loads the tabs of the header (S2), where customers go from any page. The bill list at once, since most come for it
 * and press as soon as they see its tab; the others in an idle moment some time later.
 *
 * @param screen that is open: from the login the page it leads to comes first
 */
export async function prefetchNext(screen: Pick<Screen, 'name'>): Promise<void> {
  // Those of the top page are asked for first; waiting for them would leave the line idle.
  if (screen.name === 'login') void load('top');
  loadPrepares();
  await load('bills');
  if (screen.name === 'login') return keepStyles();
  whenSettled(() => {
    void load('top');
    void load('user');
  });
}

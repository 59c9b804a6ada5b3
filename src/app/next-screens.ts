import type { RouteName } from '../lib/routes.ts';
import { loadScreen } from './load-screen.ts';
import { loadPrepares } from './prepare.ts';
import { screens, type Screen } from './screens.ts';

/** What fails here is asked for again, and explained, when the customer goes there. */
async function load(name: RouteName): Promise<void> {
  const screen = screens.find((known) => known.name === name);
  if (screen) await loadScreen(screen).catch(() => undefined);
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, 1000);
  else requestIdleCallback(work, { timeout: 3000 });
}

/**
 * Loads the tabs of the header (S2), where customers go from any page. The bill list at once, since most come for it
 * and press as soon as they see its tab; the others in an idle moment.
 *
 * @param screen that is open: from the login the page it leads to comes first
 */
export async function prefetchNext(screen: Pick<Screen, 'name'>): Promise<void> {
  if (screen.name === 'login') await load('top');
  loadPrepares();
  await load('bills');
  if (screen.name === 'login') return;
  whenIdle(() => {
    void load('top');
    void load('user');
  });
}

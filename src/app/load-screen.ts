import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/texts.ts';
import type { Screen, ScreenComponent } from './screens.ts';

interface Load {
  promise: Promise<ScreenComponent>;
  /** Once everything is there. */
  component?: ScreenComponent;
  /** The visit that a failed load was tried for. */
  failedFor?: string;
}

const loads = new Map<Screen, Load>();

/** Texts of the frame that every screen stands in. */
export const frameTexts: readonly Namespace[] = ['common', 'shell', 'ui'];

/**
 * Loads a screen's chunk and its texts, at the same time and once.
 *
 * @returns the same promise each time, as React's `use` wants it; once settled it carries its result
 *   (`status`, `value`), which lets `use` read it without a pause: hydration needs that
 * @param visit of which place in the history; a load that failed is tried again for another visit,
 *   but not for the same one: React would ask again and again
 * @throws what the failed load throws; a call without `visit` tries again
 */
export function loadScreen(screen: Screen, visit = ''): Promise<ScreenComponent> {
  const known = loads.get(screen);
  if (known && (known.failedFor === undefined || (visit !== '' && known.failedFor === visit))) {
    return known.promise;
  }
  const promise: Promise<ScreenComponent> = Promise.all([
    screen.load(),
    loadTexts(...frameTexts, ...screen.texts),
  ]).then(([component]) => {
    void Object.assign(promise, { status: 'fulfilled', value: component });
    return component;
  });
  const load: Load = { promise };
  loads.set(screen, load);
  promise.then(
    (component) => {
      load.component = component;
    },
    () => {
      load.failedFor = visit;
    },
  );
  return promise;
}

/** The screen's component if it is there already. */
export const loadedScreen = (screen: Screen): ScreenComponent | undefined =>
  loads.get(screen)?.component;

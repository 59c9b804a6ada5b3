import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/texts.ts';
import { createLoader, type Loader } from '../lib/load-again.ts';
import { earlyFetchLoaders } from './early-fetches.ts';
import type { ScreenComponent } from './pages.ts';
import type { Screen } from './screens.ts';

const loadersByScreen = new Map<Screen, Loader<ScreenComponent>>();

/** Texts of the frame around every screen. */
export const frameTexts: readonly Namespace[] = ['common', 'shell', 'ui'];

function loaderOf(screen: Screen): Loader<ScreenComponent> {
  const existingLoader = loadersByScreen.get(screen);
  if (existingLoader) return existingLoader;
  const loader = createLoader(async () => {
    // If this code fails to load, the screen sends its requests itself.
    earlyFetchLoaders
      .get(screen.name)
      ?.load()
      .catch(() => undefined);
    const [component] = await Promise.all([
      screen.load(),
      loadTexts(...frameTexts, ...screen.texts),
    ]);
    return component;
  });
  loadersByScreen.set(screen, loader);
  return loader;
}

/**
 * Loads the chunk and the texts of a screen, in parallel and once.
 *
 * @param visitKey key of the history entry: a new visit repeats a failed load (`Loader.load`)
 */
export const loadScreen = (screen: Screen, visitKey?: string): Promise<ScreenComponent> =>
  loaderOf(screen).load(visitKey);

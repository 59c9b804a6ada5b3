import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/texts.ts';
import { createLoader, type Loader } from '../lib/load-again.ts';
import { earlyFetches } from './early-fetches.ts';
import type { ScreenComponent } from './pages.ts';
import type { Screen } from './screens.ts';

const loaders = new Map<Screen, Loader<ScreenComponent>>();

/** Texts of the frame around every screen. */
export const frameTexts: readonly Namespace[] = ['common', 'shell', 'ui'];

function loaderOf(screen: Screen): Loader<ScreenComponent> {
  const known = loaders.get(screen);
  if (known) return known;
  const loader = createLoader(async () => {
    // In parallel with the code that needs it (pages.ts). If the load fails, the screen sends the requests itself.
    earlyFetches
      .get(screen.name)
      ?.load()
      .catch(() => undefined);
    const [component] = await Promise.all([
      screen.load(),
      loadTexts(...frameTexts, ...screen.texts),
    ]);
    return component;
  });
  loaders.set(screen, loader);
  return loader;
}

/** Loads the chunk and the texts of a screen, in parallel and once (`Loader.load`). */
export const loadScreen = (screen: Screen, visit?: string): Promise<ScreenComponent> =>
  loaderOf(screen).load(visit);

import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/texts.ts';
import type { Screen } from './screens.ts';

const components = new Map<Screen, ComponentType>();
const pending = new Map<Screen, Promise<ComponentType>>();

/** Texts of the frame that every screen stands in. */
export const frameTexts: readonly Namespace[] = ['common', 'shell', 'ui'];

/** A screen's component, if it has been loaded. */
export const loadedScreen = (screen: Screen): ComponentType | undefined => components.get(screen);

/**
 * Loads a screen's chunk and its texts, at the same time and once.
 *
 * @returns the same promise for as long as it is under way, as React's `use` wants it
 * @throws what the failed load throws; the next call tries again
 */
export function loadScreen(screen: Screen): Promise<ComponentType> {
  const running = pending.get(screen);
  if (running) return running;
  const promise = Promise.all([screen.load(), loadTexts(...frameTexts, ...screen.texts)]).then(
    ([component]) => {
      components.set(screen, component);
      return component;
    },
  );
  pending.set(screen, promise);
  promise.catch(() => pending.delete(screen));
  return promise;
}

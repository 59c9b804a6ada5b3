import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/i18n.ts';
import type { Namespace } from '../i18n/texts.ts';
import type { Screen } from './screens.ts';

const pending = new Map<Screen, Promise<ComponentType>>();

/** Texts of the frame that every screen stands in. */
export const frameTexts: readonly Namespace[] = ['common', 'shell', 'ui'];

/**
 * Loads a screen's chunk and its texts, at the same time and once.
 *
 * @returns the same promise each time, as React's `use` wants it; once settled it carries its result
 *   (`status`, `value`), which lets `use` read it without a pause: hydration needs that
 * @throws what the failed load throws; the next call tries again
 */
export function loadScreen(screen: Screen): Promise<ComponentType> {
  const running = pending.get(screen);
  if (running) return running;
  const promise: Promise<ComponentType> = Promise.all([
    screen.load(),
    loadTexts(...frameTexts, ...screen.texts),
  ]).then(([component]) => {
    void Object.assign(promise, { status: 'fulfilled', value: component });
    return component;
  });
  pending.set(screen, promise);
  promise.catch(() => pending.delete(screen));
  return promise;
}

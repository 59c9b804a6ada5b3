import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadTexts } from './i18n.ts';
import type { Namespace } from './texts.ts';

/** A component that comes as a chunk of its own, together with its texts. */
export function lazyWithTexts<Props>(
  namespaces: readonly Namespace[],
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts(...namespaces)]);
    return { default: component };
  });
}

const Nothing = (): null => null;

/** The same for what a page can do without: if it does not load, nothing stands in its place. */
export const lazyExtra = <Props>(
  namespaces: readonly Namespace[],
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    Promise.all([load(), loadTexts(...namespaces)]).then(
      ([component]) => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  );

import { createElement, lazy, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { createLoader } from '../lib/load-again.ts';
import { loadTexts } from './i18n.ts';
import type { Namespace } from './texts.ts';

type Part<Props> = ComponentType<Props>;

/**
 * `React.lazy` keeps a failure for the life of the document: so there is one for each try, and the next
 * try is made when the customer goes to another place.
 */
function lazyAgain<Props extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<Part<Props>>,
  instead?: Part<Props>,
): Part<Props> {
  const loader = createLoader(async () => {
    const [part] = await Promise.all([load(), loadTexts(...namespaces)]);
    return part;
  });
  const parts = new WeakMap<Promise<Part<Props>>, Part<Props>>();
  const partOf = (attempt: Promise<Part<Props>>): Part<Props> => {
    const known = parts.get(attempt);
    if (known) return known;
    const part = lazy(() =>
      attempt.then(
        (loaded) => ({ default: loaded }),
        (error: unknown) => {
          if (instead === undefined) throw error;
          return { default: instead };
        },
      ),
    );
    parts.set(attempt, part);
    return part;
  };
  return function Later(props) {
    return createElement(partOf(loader.load(useLocation().key)), props);
  };
}

/** A component in its own chunk, loaded together with its texts. */
export const lazyWithTexts = <Props extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<Part<Props>>,
): Part<Props> => lazyAgain(namespaces, load);

const Nothing = (): null => null;

/** The same for an optional part: if it cannot be loaded, nothing is rendered. */
export const lazyExtra = <Props extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<Part<Props>>,
): Part<Props> => lazyAgain(namespaces, load, Nothing);

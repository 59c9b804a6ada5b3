import { createElement, lazy, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { createLoader } from '../lib/load-again.ts';
import { loadTexts } from './i18n.ts';
import type { Namespace } from './texts.ts';

type LazyPart<Props> = ComponentType<Props>;

/**
 * `React.lazy` keeps a failure for the lifetime of the document. So each attempt has its own lazy component, and the
 * next attempt starts with the next navigation.
 */
function lazyWithRetry<Props extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<LazyPart<Props>>,
  fallback?: LazyPart<Props>,
): LazyPart<Props> {
  const loader = createLoader(async () => {
    const [component] = await Promise.all([load(), loadTexts(...namespaces)]);
    return component;
  });
  const partByAttempt = new WeakMap<Promise<LazyPart<Props>>, LazyPart<Props>>();
  const partOf = (attempt: Promise<LazyPart<Props>>): LazyPart<Props> => {
    const existingPart = partByAttempt.get(attempt);
    if (existingPart) return existingPart;
    const lazyPart = lazy(() =>
      attempt.then(
        (component) => ({ default: component }),
        (error: unknown) => {
          if (fallback === undefined) throw error;
          return { default: fallback };
        },
      ),
    );
    partByAttempt.set(attempt, lazyPart);
    return lazyPart;
  };
  return function LazyComponent(props) {
    return createElement(partOf(loader.load(useLocation().key)), props);
  };
}

/** A component in its own chunk, loaded together with its texts. */
export const lazyWithTexts = <Props extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<LazyPart<Props>>,
): LazyPart<Props> => lazyWithRetry(namespaces, load);

const EmptyPart = (): null => null;

/** Like `lazyWithTexts`, for an optional part of a page: if the part cannot be loaded, nothing is rendered. */
export const lazyOptionalPart = <Props extends object>(
  namespaces: readonly Namespace[],
  load: () => Promise<LazyPart<Props>>,
): LazyPart<Props> => lazyWithRetry(namespaces, load, EmptyPart);

/*
 * The bundler's code adds the stylesheet link of a chunk only once: a second import of the chunk would not load
 * failed styles. So a new attempt first loads the failed stylesheets again.
 */
const failedStyleLinks = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  const recordFailedStyle = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      failedStyleLinks.add(target);
  };
  // Error events of elements do not bubble, but a capturing listener receives them.
  document.addEventListener('error', recordFailedStyle, true);
}

function reloadStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    failedStyleLinks.delete(link);
    const newLink = document.createElement('link');
    newLink.rel = 'stylesheet';
    newLink.addEventListener('load', () => resolve());
    newLink.addEventListener('error', () =>
      reject(new Error(`Unable to preload CSS for ${newLink.href}`)),
    );
    newLink.href = link.href;
    link.replaceWith(newLink);
  });
}

/** Loads a value once, and again after a failure. */
export interface Loader<T> {
  /**
   * Starts the load, or returns the pending or completed load.
   *
   * @returns the same promise each time, as React's `use` requires. A fulfilled promise carries its result
   *   (`status`, `value`), so that `use` reads the result without suspending, which hydration requires
   * @param visitKey key of the history entry; a failed load is repeated only for another visit, because React would
   *   otherwise repeat the load endlessly. Without a key, each call repeats a failed load
   * @throws the error of the failed load
   */
  load: (visitKey?: string) => Promise<T>;
  /** The loaded value; undefined before the load has succeeded. */
  getLoadedValue: () => T | undefined;
}

interface Attempt<T> {
  promise: Promise<T>;
  value?: T;
  /** The key of the visit for which the attempt failed. */
  failedVisitKey?: string;
}

/** Creates a loader. `React.lazy` would keep a failure for the lifetime of the document. */
export function createLoader<T>(load: () => Promise<T>): Loader<T> {
  let lastAttempt: Attempt<T> | undefined;

  function startAttempt(visitKey: string): Promise<T> {
    const pendingStyles = [...failedStyleLinks].map(reloadStyle);
    const pendingLoad = pendingStyles.length === 0 ? load() : Promise.all(pendingStyles).then(load);
    const promise: Promise<T> = pendingLoad.then((value) => {
      void Object.assign(promise, { status: 'fulfilled', value });
      return value;
    });
    const attempt: Attempt<T> = { promise };
    lastAttempt = attempt;
    promise.then(
      (value) => {
        attempt.value = value;
      },
      () => {
        attempt.failedVisitKey = visitKey;
      },
    );
    return promise;
  }

  const isRetryNeeded = ({ failedVisitKey }: Attempt<T>, visitKey: string): boolean =>
    failedVisitKey !== undefined && (visitKey === '' || failedVisitKey !== visitKey);

  return {
    load: (visitKey = '') =>
      lastAttempt === undefined || isRetryNeeded(lastAttempt, visitKey)
        ? startAttempt(visitKey)
        : lastAttempt.promise,
    getLoadedValue: () => lastAttempt?.value,
  };
}

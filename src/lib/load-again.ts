/*
 * The bundler's code adds the stylesheet link of a chunk only once: a second import of the chunk would not load
 * failed styles. So failed stylesheets are loaded again first.
 */
const failedStyles = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  const recordFailedStyle = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  };
  // Error events of elements do not bubble, but a capturing listener receives them.
  document.addEventListener('error', recordFailedStyle, true);
}

function reloadStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    failedStyles.delete(link);
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
   * @param visit key of the history entry; a failed load is repeated only for another visit, because React would
   *   repeat it endlessly. Without a key, each call repeats a failed load
   * @throws the error of the failed load
   */
  load: (visit?: string) => Promise<T>;
  /** The loaded value; undefined before the load has succeeded. */
  loaded: () => T | undefined;
}

interface Attempt<T> {
  promise: Promise<T>;
  value?: T;
  /** The visit for which the attempt failed. */
  failedFor?: string;
}

/** Creates a loader. `React.lazy` would keep a failure for the lifetime of the document. */
export function createLoader<T>(load: () => Promise<T>): Loader<T> {
  let lastAttempt: Attempt<T> | undefined;

  function startAttempt(visit: string): Promise<T> {
    const pendingStyles = [...failedStyles].map(reloadStyle);
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
        attempt.failedFor = visit;
      },
    );
    return promise;
  }

  const isNewAttempt = (visit: string): boolean =>
    lastAttempt === undefined ||
    (lastAttempt.failedFor !== undefined && (visit === '' || lastAttempt.failedFor !== visit));

  return {
    load: (visit = '') =>
      lastAttempt === undefined || isNewAttempt(visit) ? startAttempt(visit) : lastAttempt.promise,
    loaded: () => lastAttempt?.value,
  };
}

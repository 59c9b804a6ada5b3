/*
 * A chunk's styles are a link in the document, which the bundler's own code writes once: a second import
 * of the chunk would come without them. So those that failed are loaded again first.
 */
const lostStyles = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  const note = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lostStyles.add(target);
  };
  // Errors of elements do not bubble, but they are seen on their way down.
  document.addEventListener('error', note, true);
}

function loadStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    lostStyles.delete(link);
    const fresh = document.createElement('link');
    fresh.rel = 'stylesheet';
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () =>
      reject(new Error(`Unable to preload CSS for ${fresh.href}`)),
    );
    fresh.href = link.href;
    link.replaceWith(fresh);
  });
}

/** Loads something once, and again after a failure. */
export interface Loader<T> {
  /**
   * Loads it, or gives what is loaded or on its way.
   *
   * @returns the same promise each time, as React's `use` wants it; once settled it carries its result
   *   (`status`, `value`), which lets `use` read it without a pause: hydration needs that
   * @param visit of which place in the history; a load that failed is tried again for another visit,
   *   but not for the same one: React would ask again and again. Without it a failed load is tried again
   * @throws what the failed load throws
   */
  load: (visit?: string) => Promise<T>;
  /** What was loaded; undefined if it is not there. */
  loaded: () => T | undefined;
}

interface Attempt<T> {
  promise: Promise<T>;
  value?: T;
  /** The visit that it was made for, once it has failed. */
  failedFor?: string;
}

/** A loader. `React.lazy` would keep a failure for the life of the document. */
export function createLoader<T>(load: () => Promise<T>): Loader<T> {
  let last: Attempt<T> | undefined;

  function begin(visit: string): Promise<T> {
    const styles = [...lostStyles].map(loadStyle);
    const all = styles.length === 0 ? load() : Promise.all(styles).then(load);
    const promise: Promise<T> = all.then((value) => {
      void Object.assign(promise, { status: 'fulfilled', value });
      return value;
    });
    const attempt: Attempt<T> = { promise };
    last = attempt;
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

  const isToBeTried = (visit: string): boolean =>
    last === undefined ||
    (last.failedFor !== undefined && (visit === '' || last.failedFor !== visit));

  return {
    load: (visit = '') => (last === undefined || isToBeTried(visit) ? begin(visit) : last.promise),
    loaded: () => last?.value,
  };
}

/** Something that is loaded once, and again if that failed. */
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
    const promise: Promise<T> = load().then((value) => {
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

/** A signal that also ends by itself, and says so. */
export interface Deadline {
  signal: AbortSignal;
  /** Whether time ran out (and not the caller's own signal ended it). */
  timedOut: () => boolean;
  /** Starts the time anew, of another length if given. */
  extend: (milliseconds?: number) => void;
  /** To be called when the work is over. */
  clear: () => void;
}

/**
 * A deadline for one call.
 *
 * @param milliseconds until the signal ends by itself
 * @param outer the caller's signal, which ends it too
 */
export function startDeadline(milliseconds: number, outer?: AbortSignal | null): Deadline {
  const controller = new AbortController();
  let timedOut = false;
  let length = milliseconds;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => controller.abort(outer?.reason);
  const extend = (next = length): void => {
    length = next;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timedOut = true;
      controller.abort();
    }, length);
  };

  extend();
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    timedOut: () => timedOut,
    extend,
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
}

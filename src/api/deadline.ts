/** An abort signal with a time limit. */
export interface Deadline {
  signal: AbortSignal;
  /** Whether the time limit, and not the caller's signal, aborted the call. */
  timedOut: () => boolean;
  /** Restarts the timer, with another length if given. */
  extend: (milliseconds?: number) => void;
  /** Stops the timer. Call it when the call has ended. */
  clear: () => void;
}

/**
 * A deadline for one call.
 *
 * @param milliseconds until the signal aborts
 * @param outer the caller's signal; when it aborts, the deadline's signal aborts too
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

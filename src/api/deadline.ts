/** An abort signal with a time limit. */
export interface Deadline {
  signal: AbortSignal;
  /** Whether the time limit, and not the caller's signal, aborted the call. */
  hasTimedOut: () => boolean;
  /** Restarts the timer; a new time limit replaces the current one. */
  extend: (timeoutMs?: number) => void;
  /** Stops the timer. Call it when the call has ended. */
  clear: () => void;
}

/**
 * A deadline for one call.
 *
 * @param timeoutMs until the signal aborts
 * @param callerSignal the caller's signal; when it aborts, the deadline's signal aborts too
 */
export function startDeadline(timeoutMs: number, callerSignal?: AbortSignal | null): Deadline {
  const controller = new AbortController();
  let hasTimedOut = false;
  let currentTimeoutMs = timeoutMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const abortWithCaller = (): void => controller.abort(callerSignal?.reason);
  const extend = (nextTimeoutMs = currentTimeoutMs): void => {
    currentTimeoutMs = nextTimeoutMs;
    clearTimeout(timer);
    timer = setTimeout(() => {
      hasTimedOut = true;
      controller.abort();
    }, currentTimeoutMs);
  };

  extend();
  if (callerSignal?.aborted) abortWithCaller();
  callerSignal?.addEventListener('abort', abortWithCaller);
  return {
    signal: controller.signal,
    hasTimedOut: () => hasTimedOut,
    extend,
    clear: () => {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abortWithCaller);
    },
  };
}

import { useCallback, useRef, type MouseEvent } from 'react';

/** How long a second press is ignored (S9), in milliseconds. */
export const BUTTON_GUARD_MS = 500;
export const LINK_GUARD_MS = 1000;

/**
 * Ignores the second click of a double click (S9).
 * @param interval milliseconds after an accepted press in which another press is ignored
 * @returns a wrapper for a click handler; an ignored event does not run the handler, submit or navigate
 */
export function useClickGuard(interval: number) {
  const acceptedAt = useRef(Number.NEGATIVE_INFINITY);
  return <T extends Element>(handler: ((event: MouseEvent<T>) => void) | undefined) =>
    (event: MouseEvent<T>): void => {
      const now = performance.now();
      if (now - acceptedAt.current < interval) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      acceptedAt.current = now;
      handler?.(event);
    };
}

/**
 * The same guard (S9) for many buttons with one owner, such as those of a list.
 * @returns whether to accept the press of the button with this key; the function is stable
 */
export function usePressGuard(interval = BUTTON_GUARD_MS): (key: string) => boolean {
  const last = useRef<{ key: string; at: number }>(undefined);
  return useCallback(
    (key) => {
      const now = performance.now();
      if (last.current?.key === key && now - last.current.at < interval) return false;
      last.current = { key, at: now };
      return true;
    },
    [interval],
  );
}

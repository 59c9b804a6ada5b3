import { useCallback, useRef, type MouseEvent } from 'react';

/** The times in milliseconds in which a second press is ignored (S9). */
export const BUTTON_GUARD_MS = 500;
export const LINK_GUARD_MS = 1000;

/**
 * Ignores the second click of a double click (S9).
 * @param intervalMs milliseconds after an accepted press in which another press is ignored
 * @returns a wrapper for a click handler; an ignored event does not run the handler, submit or navigate
 */
export function useClickGuard(intervalMs: number) {
  const acceptedAtRef = useRef(Number.NEGATIVE_INFINITY);
  return <T extends Element>(handler: ((event: MouseEvent<T>) => void) | undefined) =>
    (event: MouseEvent<T>): void => {
      const now = performance.now();
      if (now - acceptedAtRef.current < intervalMs) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      acceptedAtRef.current = now;
      handler?.(event);
    };
}

/**
 * Like `useClickGuard`, for all buttons of a component, such as the buttons of a list (S9).
 * @returns whether to accept the press of the button with this key; the function is stable
 */
export function usePressGuard(intervalMs = BUTTON_GUARD_MS): (key: string) => boolean {
  const lastPressRef = useRef<{ key: string; pressedAt: number }>(undefined);
  return useCallback(
    (key) => {
      const now = performance.now();
      if (lastPressRef.current?.key === key && now - lastPressRef.current.pressedAt < intervalMs)
        return false;
      lastPressRef.current = { key, pressedAt: now };
      return true;
    },
    [intervalMs],
  );
}

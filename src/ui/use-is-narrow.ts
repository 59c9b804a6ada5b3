import { useState, useSyncExternalStore } from 'react';

/** Up to this width, lists are cards and searches show one field. The style sheets use the same width. */
const NARROW = '(max-width: 56rem)';

/** Whether lists are cards now. */
export const isNarrow = (): boolean => matchMedia(NARROW).matches;

/**
 * Measures only at the start and at changes, because reading a media query during a render can force a layout
 * of new rows.
 */
function watchWindow() {
  const query = matchMedia(NARROW);
  let { matches } = query;
  return {
    get: (): boolean => matches,
    subscribe: (notify: () => void): (() => void) => {
      const change = (): void => {
        matches = query.matches;
        notify();
      };
      query.addEventListener('change', change);
      return () => query.removeEventListener('change', change);
    },
  };
}

/** Whether lists are cards, also after the window changes. */
export function useIsNarrow(): boolean {
  const [window] = useState(watchWindow);
  return useSyncExternalStore(window.subscribe, window.get);
}

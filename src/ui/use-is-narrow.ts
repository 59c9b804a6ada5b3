import { useState, useSyncExternalStore } from 'react';

/** Up to this width, lists are cards and searches show one field. The style sheets use the same width. */
const NARROW_QUERY = '(max-width: 56rem)';

/** Whether lists are cards now. */
export const isNarrow = (): boolean => matchMedia(NARROW_QUERY).matches;

/**
 * Measures only at the start and at changes, because reading a media query during a render can force a layout
 * of new rows.
 */
function createNarrowQuery() {
  const mediaQuery = matchMedia(NARROW_QUERY);
  let { matches } = mediaQuery;
  return {
    get: (): boolean => matches,
    subscribe: (notify: () => void): (() => void) => {
      const onChange = (): void => {
        matches = mediaQuery.matches;
        notify();
      };
      mediaQuery.addEventListener('change', onChange);
      return () => mediaQuery.removeEventListener('change', onChange);
    },
  };
}

/** Whether lists are cards, also after the window changes. */
export function useIsNarrow(): boolean {
  const [narrowQuery] = useState(createNarrowQuery);
  return useSyncExternalStore(narrowQuery.subscribe, narrowQuery.get);
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a part that may go while the focus is in it, such as a message with its button: the focus does not fall to
 * nothing, where a keyboard would begin at the top of the document and a screen reader lose its place.
 * @param to ids of what may take the focus then, such as the control that the part belongs to; the first that is
 *   there has it. Without any, the nearest place around that can take it: the page's contents, if nothing nearer
 */
export function useFocusReturn<Part extends HTMLElement>(
  ...to: readonly string[]
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const ids = to.join(' ');
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element === null || !element.contains(document.activeElement)) return;
      const around = placesAround(element);
      // When everything that goes has gone, and what comes instead has come.
      queueMicrotask(() => {
        const hasFocus =
          document.activeElement !== null && document.activeElement !== document.body;
        if (hasFocus) return;
        const named = ids.split(' ').map((id) => document.getElementById(id));
        const place = [...named, ...around].find(
          (candidate) => candidate?.isConnected && !candidate.matches(':disabled'),
        );
        place?.focus({ preventScroll: true });
      });
    };
  }, [ids]);
  return part;
}

function placesAround(element: HTMLElement): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
  return place === null ? [] : [place, ...placesAround(place)];
}

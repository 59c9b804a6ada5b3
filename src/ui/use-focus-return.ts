import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a part that may go while the focus is in it, such as a message with its button: the focus does not fall to
 * nothing, where a keyboard would begin at the top of the document and a screen reader lose its place.
 * @param to id of the control that the part belongs to. Without one, or should it be gone too, the nearest place
 *   around that can take the focus has it: the page's own contents, if nothing nearer
 */
export function useFocusReturn<Part extends HTMLElement>(to?: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
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
        const control = to === undefined ? null : document.getElementById(to);
        const place = control ?? around.find((candidate) => candidate.isConnected);
        place?.focus({ preventScroll: true });
      });
    };
  }, [to]);
  return part;
}

function placesAround(element: HTMLElement): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
  return place === null ? [] : [place, ...placesAround(place)];
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Focuses the page's heading: the focused element was removed, or the page shows other content. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** Focuses the heading if the focused element was removed; otherwise the focus does not move. */
export function restoreLostFocus(): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) focusHeading();
}

/**
 * Moves the focus when an element with the focus is removed, such as a message with a button. Otherwise the
 * browser would move the focus to the document, and the keyboard would start at the top of the page.
 *
 * @param targetIds ids of the elements that may get the focus, such as the control that opened the element; the
 *   first existing element gets it. If none exists, the nearest focusable ancestor gets it
 */
export function useFocusReturn<FocusElement extends HTMLElement>(
  ...targetIds: readonly string[]
): RefObject<FocusElement | null> {
  const elementRef = useRef<FocusElement>(null);
  const ids = targetIds.join(' ');
  useLayoutEffect(() => {
    const element = elementRef.current;
    return () => {
      if (element === null || !element.contains(document.activeElement)) return;
      const ancestors = focusableAncestors(element);
      // Waits until the update has removed and added all its elements.
      queueMicrotask(() => {
        const hasFocus =
          document.activeElement !== null && document.activeElement !== document.body;
        if (hasFocus) return;
        const targetElements = ids.split(' ').map((id) => document.getElementById(id));
        const newFocusElement = [...targetElements, ...ancestors].find(
          (candidate) => candidate?.isConnected && !candidate.matches(':disabled'),
        );
        newFocusElement?.focus({ preventScroll: true });
      });
    };
  }, [ids]);
  return elementRef;
}

function focusableAncestors(element: HTMLElement): HTMLElement[] {
  const ancestor = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
  return ancestor === null ? [] : [ancestor, ...focusableAncestors(ancestor)];
}

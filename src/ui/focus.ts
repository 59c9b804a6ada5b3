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
 * For a part that may be removed while it has the focus, such as a message with a button. Without this, the
 * browser would move the focus to the document, and the keyboard would start from the top of the page.
 *
 * @param to ids of the elements that may get the focus, such as the control that the part belongs to; the
 *   first existing element gets it. If none exists, the nearest focusable ancestor gets it
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
      const around = focusableAncestors(element);
      // After the update has removed and added all its elements.
      queueMicrotask(() => {
        const hasFocus =
          document.activeElement !== null && document.activeElement !== document.body;
        if (hasFocus) return;
        const named = ids.split(' ').map((id) => document.getElementById(id));
        const target = [...named, ...around].find(
          (candidate) => candidate?.isConnected && !candidate.matches(':disabled'),
        );
        target?.focus({ preventScroll: true });
      });
    };
  }, [ids]);
  return part;
}

function focusableAncestors(element: HTMLElement): HTMLElement[] {
  const ancestor = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]') ?? null;
  return ancestor === null ? [] : [ancestor, ...focusableAncestors(ancestor)];
}

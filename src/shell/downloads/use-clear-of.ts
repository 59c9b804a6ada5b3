import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a bar that stays at the lower edge of the window while the page is scrolled below it: what takes the focus is
 * scrolled clear of it, however high it is (WCAG 2.2, focus not obscured). Where the bar does not stay, since
 * the window is too low for it (its style sheet says so), nothing is kept clear.
 */
export function useClearOf<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const page = document.documentElement.style;
    const measure = (): void => {
      const { position, bottom } = getComputedStyle(element);
      page.scrollPaddingBottom =
        position === 'sticky'
          ? `${element.offsetHeight + 2 * (Number.parseFloat(bottom) || 0)}px`
          : '';
    };
    // Measures for the first time, too, once the bar is laid out.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', measure);
      page.scrollPaddingBottom = '';
    };
  }, []);
  return bar;
}
